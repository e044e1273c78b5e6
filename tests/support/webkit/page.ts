import { writeFileSync } from 'node:fs';
import type { Session } from './driver.ts';
import { inPage, type Found, type Step, type Wish } from './in-page.ts';
import { again, patience, WebKitLocator, type Asked, type Call, type Mouse, type Point } from './locator.ts';

/** MiniBrowser's toolbar makes no window narrower than this, px. */
const narrowest = 447;

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Reply {
  readonly value?: unknown;
  readonly at?: string;
  readonly error?: string;
}
/**
 * The part of Playwright's `Page` that the host's hands and the scanning of a deal use, over WebDriver. Names and
 * meaning are Playwright's, with one difference: init scripts run as soon as a page has loaded, not before its own.
 */
export class WebKitPage implements Asked {
  readonly #session: Session;
  readonly #scripts: string[] = [];
  #address = '';
  #pointer: Point = { x: 0, y: 0 };

  constructor(session: Session) {
    this.#session = session;
  }

  /** Where the page was when something was last asked of it. */
  url(): string {
    return this.#address;
  }

  addInitScript(script: Call, argument?: unknown): Promise<void> {
    this.#scripts.push(`(${String(script)})(${argument === undefined ? '' : JSON.stringify(argument)})`);
    return Promise.resolve();
  }

  async goto(url: string): Promise<void> {
    await this.#session.send('POST', '/url', { url });
    await this.#loaded();
  }

  async reload(): Promise<void> {
    await this.#session.send('POST', '/refresh');
    await this.#loaded();
  }

  evaluate(call: Call, argument?: unknown): Promise<unknown> {
    return this.#run(`(${String(call)})(given[0])`, argument);
  }

  locator(css: string): WebKitLocator {
    return new WebKitLocator(this, [{ css }]);
  }

  getByRole(role: string, { name = '' }: { readonly name?: string } = {}): WebKitLocator {
    return new WebKitLocator(this, [{ role, name }]);
  }

  getByText(text: string): WebKitLocator {
    return new WebKitLocator(this, [{ text }]);
  }

  readonly mouse: Mouse = {
    move: (x: number, y: number): Promise<void> => {
      this.#pointer = { x: Math.round(x), y: Math.round(y) };
      return this.#act({ type: 'pointerMove', duration: 0, ...this.#pointer });
    },
    down: (): Promise<void> => this.#act({ type: 'pointerDown', button: 0 }),
    up: (): Promise<void> => this.#act({ type: 'pointerUp', button: 0 }),
  };

  async screenshot({ path }: { readonly path?: string } = {}): Promise<Buffer> {
    const picture = Buffer.from((await this.#session.send('GET', '/screenshot')) as string, 'base64');
    if (path !== undefined) writeFileSync(path, picture);
    return picture;
  }

  /** Makes the page's own area so large; a window cannot be narrower than 447 px. */
  async setViewportSize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    const inner = (): Promise<unknown> => this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const end = Date.now() + patience;
    for (;;) {
      const [now, outer] = [(await inner()) as Size, (await this.#session.send('GET', '/window/rect')) as Size];
      if (now.height === height && now.width === Math.max(width, narrowest)) return;
      if (Date.now() > end) throw new Error(`the window stays ${JSON.stringify(now)}`);
      // Bars and frames are the difference between the two.
      const rect = { width: Math.max(width, narrowest) + outer.width - now.width, height: height + outer.height - now.height };
      await this.#session.send('POST', '/window/rect', rect);
      for (let i = 0; i < 20 && JSON.stringify(await inner()) === JSON.stringify(now); i++)
        await new Promise((later) => setTimeout(later, again));
    }
  }

  async close(): Promise<void> {
    await this.#session.close();
  }

  /** Asks the page about what a look-up finds. */
  async ask(steps: readonly Step[], wish: Wish, call: Call = () => null, argument?: unknown): Promise<Found> {
    return (await this.#run(`(${String(inPage)})(given[0], given[1], ${String(call)}, given[2])`, steps, wish, argument)) as Found;
  }

  /** Presses and lets go at a point, and waits until the page has heard it. */
  async tap(point: Point): Promise<void> {
    await this.evaluate(() => {
      const page = globalThis as { heard?: Promise<unknown> };
      page.heard = new Promise((heard) => addEventListener('click', heard, { capture: true, once: true }));
    });
    this.#pointer = point;
    await this.#act({ type: 'pointerMove', duration: 0, ...point }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
    await this.evaluate(async () => void (await (globalThis as { heard?: Promise<unknown> }).heard));
  }

  async #act(...actions: readonly object[]): Promise<void> {
    const source = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions };
    await this.#session.send('POST', '/actions', { actions: [source] });
  }

  async #loaded(): Promise<void> {
    for (const script of this.#scripts) await this.#run(script);
  }

  /** What an expression comes to in the page, with `given` standing for these values. */
  async #run(expression: string, ...given: readonly unknown[]): Promise<unknown> {
    const script = `const given = [...arguments], done = given.pop();
      (async () => (${expression}))().then((value) => done({ value, at: location.href }), (error) => done({ error: String(error) }));`;
    const args = given.map((value) => value ?? null);
    const { value, at, error } = (await this.#session.send('POST', '/execute/async', { script, args })) as Reply;
    if (error !== undefined) throw new Error(error);
    this.#address = at ?? '';
    return value;
  }
}
