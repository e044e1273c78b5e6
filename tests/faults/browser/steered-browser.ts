import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { OwnBrowser } from './own-browser.ts';
import { OwnProcess } from './own-process.ts';
import { SteeredPage } from './steered-page.ts';
import type { Steering } from './steering.ts';

/** A browser with one window, whose page asks for orders. */
export abstract class SteeredBrowser implements OwnBrowser {
  abstract readonly places: OwnBrowser['places'];
  /** Which of its processes show the page, and which keep what it stores, by their command lines. */
  abstract readonly parts: { readonly page: RegExp; readonly storage?: RegExp };
  protected readonly process = new OwnProcess();
  readonly #steering: Steering;

  constructor(
    readonly profile: string,
    steering: Steering,
  ) {
    this.#steering = steering;
  }

  /** Starts the program at this address. */
  protected abstract run(address: string): Promise<void>;

  get runs(): boolean {
    return this.process.runs;
  }

  pages(): readonly Page[] {
    return [];
  }

  newPage(): Promise<Page> {
    return Promise.resolve(new SteeredPage(this.#steering) as unknown as Page);
  }

  async start(): Promise<void> {
    mkdirSync(this.profile, { recursive: true });
    const come = this.#steering.arrival();
    await this.run(`http://localhost:${String(this.#steering.port)}/#/about`);
    await come;
  }

  signal(name: NodeJS.Signals): void {
    this.process.signal(name);
  }

  /** Kills the processes of one part; how many those were. */
  killPart(part: RegExp): number {
    return this.process.killMembers(part);
  }

  async end(name: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.process.end(name);
    this.#steering.forget(new Error('the browser has ended'));
  }

  dispose(): Promise<void> {
    return this.end();
  }
}
