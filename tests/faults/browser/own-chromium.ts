import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findBrowser } from '../../support/browser.ts';
import { until, type OwnBrowser } from './own-browser.ts';
import { OwnProcess } from './own-process.ts';

/** A Chromium of its own, steered by its developer tools. */
export class OwnChromium implements OwnBrowser {
  // With the worker that fills it: one that stays would miss the app's own files, which lie there too, until the next version.
  readonly places = { database: /\/IndexedDB$/, copies: /\/Service Worker$/ };
  readonly #process = new OwnProcess();
  #browser: Browser | undefined;

  constructor(readonly profile: string) {}

  get #context(): BrowserContext {
    const context = this.#browser?.contexts()[0];
    if (!context) throw new Error('the browser does not run');
    return context;
  }

  get runs(): boolean {
    return this.#browser?.isConnected() === true;
  }

  pages(): readonly Page[] {
    return this.#context.pages();
  }

  async newPage(): Promise<Page> {
    return this.#context.newPage();
  }

  async start(): Promise<void> {
    const { executablePath, args, env } = await findBrowser();
    const told = join(this.profile, 'DevToolsActivePort');
    rmSync(told, { force: true });
    this.#process.start(
      executablePath,
      [
        ...args,
        '--headless=new',
        '--no-sandbox',
        '--no-first-run',
        '--no-default-browser-check',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--password-store=basic',
        '--disable-background-networking',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        'about:blank',
      ],
      env,
    );
    const port = await until(() => (existsSync(told) ? readFileSync(told, 'utf8').split('\n')[0] : undefined) ?? '');
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    // What is run in pages was compiled with names kept, by a helper that pages do not have.
    await this.#context.addInitScript('globalThis.__name ??= (it) => it');
  }

  signal(name: NodeJS.Signals): void {
    this.#process.signal(name);
  }

  async end(name: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    await this.#process.end(name);
    await browser?.close().catch(() => undefined);
    for (const lock of ['SingletonLock', 'SingletonSocket', 'SingletonCookie']) rmSync(join(this.profile, lock), { force: true });
  }

  async dispose(): Promise<void> {
    await this.end();
  }
}
