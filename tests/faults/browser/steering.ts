import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { policy } from '../../../src/cli/content-policy.ts';
import { filesOf } from '../../../src/cli/served-file.ts';
import { steered } from './steered-script.ts';

/** How long a page that asks for orders waits for one, ms, before it asks again. */
const longestWait = 20_000;

interface Order {
  readonly number: number;
  readonly script: string;
  readonly given: unknown;
  done(value: unknown): void;
  fail(why: Error): void;
}

interface Done {
  readonly number: number;
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * Serves the app to a browser that no driver steers, since under its driver it keeps nothing on the disk: the page itself asks
 * for orders. Of two pages the one that came last is heard.
 */
export class Steering {
  readonly #server: Server;
  readonly #orders: Order[] = [];
  readonly #given = new Map<number, Order>();
  /** Hears what pages say on their console. */
  said: (text: string) => void = () => undefined;
  #page: string | undefined;
  #waiting: ServerResponse | undefined;
  #arrived: (() => void)[] = [];
  readonly #left = new Set<string>();
  #number = 0;

  private constructor(folder: string) {
    const index = join(folder, 'index.html');
    // An order is a script made of text, which the app's own policy forbids.
    const open = (text: string): string => text.replaceAll('script-src ', "script-src 'unsafe-eval' ");
    writeFileSync(index, open(readFileSync(index, 'utf8')).replace('<head>', '<head><script src="./steered.js"></script>'));
    writeFileSync(join(folder, 'steered.js'), steered);
    const fileAt = filesOf(folder);
    this.#server = createServer((request, response) => {
      response.setHeader('Content-Security-Policy', open(policy));
      if (request.method === 'POST') return void this.#hear(request, response).catch(() => response.destroy());
      const file = fileAt(request.url ?? '/');
      if (file === undefined) return void response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' }).end(file.bytes);
    });
  }

  /** Serves the built app in this folder, which is changed for it. */
  static async serve(folder: string): Promise<Steering> {
    const steering = new Steering(folder);
    steering.#server.listen(0, '127.0.0.1');
    await once(steering.#server, 'listening');
    return steering;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  async close(): Promise<void> {
    this.forget(new Error('the campaign is over'));
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Resolves when the next page has come. */
  arrival(): Promise<void> {
    return new Promise((come) => this.#arrived.push(come));
  }

  /** What a script comes to in the page that is there, or in the next one that comes. */
  order(script: string, given: unknown): Promise<unknown> {
    return new Promise((done, fail) => {
      this.#orders.push({ number: ++this.#number, script, given, done, fail });
      this.#next();
    });
  }

  /** The page is gone: nothing will come of what it was told. */
  forget(why: Error): void {
    this.#page = undefined;
    for (const order of [...this.#given.values(), ...this.#orders.splice(0)]) order.fail(why);
    this.#given.clear();
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [what, page = ''] = (request.url ?? '').replace('/steer/', '').split('?');
    const body = await text(request);
    if (what === 'clear') return void response.writeHead(200, { 'Clear-Site-Data': '"cache", "storage"' }).end();
    if (what === 'next') return this.#ask(page, response);
    response.end();
    if (what === 'said') this.said(JSON.parse(body) as string);
    if (what === 'done') this.#done(JSON.parse(body) as Done);
  }

  #ask(page: string, response: ServerResponse): void {
    if (this.#left.has(page)) return void response.end('leave');
    if (page !== this.#page) {
      if (this.#page !== undefined) this.#left.add(this.#page);
      this.forget(new Error('the page was left'));
      this.#page = page;
      for (const come of this.#arrived.splice(0)) come();
    }
    this.#waiting?.end();
    this.#waiting = response;
    const timer = setTimeout(() => response.end(), longestWait);
    response.once('close', () => {
      clearTimeout(timer);
      if (this.#waiting === response) this.#waiting = undefined;
    });
    this.#next();
  }

  #next(): void {
    const response = this.#waiting;
    const order = response && this.#orders.shift();
    if (!response || !order) return;
    this.#waiting = undefined;
    this.#given.set(order.number, order);
    const { number, script, given } = order;
    response.end(JSON.stringify({ number, script, given }));
  }

  #done({ number, value, error }: Done): void {
    const order = this.#given.get(number);
    this.#given.delete(number);
    if (error === undefined) order?.done(value);
    else order?.fail(new Error(error));
  }
}
