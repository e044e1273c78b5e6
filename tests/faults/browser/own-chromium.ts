import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findBrowser } from '../../support/browser.ts';

/** A Chromium with a profile of its own on the disk, which can be killed like any program and started again. */
export class OwnChromium {
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  /** `profile`: the folder everything is kept in. */
  constructor(readonly profile: string) {}

  get context(): BrowserContext {
    const context = this.#browser?.contexts()[0];
    if (!context) throw new Error('the browser does not run');
    return context;
  }

  get runs(): boolean {
    return this.#browser?.isConnected() === true;
  }

  async start(): Promise<void> {
    const { executablePath, args, env } = await findBrowser();
    const told = join(this.profile, 'DevToolsActivePort');
    rmSync(told, { force: true });
    // A process group of its own: killed as a whole, as a machine without power ends everything at once.
    const child = spawn(
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
      { detached: true, stdio: 'ignore', env: { ...process.env, ...env } },
    );
    this.#process = child;
    const port = await until(() => (existsSync(told) ? readFileSync(told, 'utf8').split('\n')[0] : undefined) ?? '');
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    // What is run in pages was compiled with names kept, by a helper that pages do not have.
    await this.context.addInitScript('globalThis.__name ??= (it) => it');
  }

  /** Sends a signal to the browser and all its processes. */
  signal(name: NodeJS.Signals): void {
    const pid = this.#process?.pid;
    if (pid === undefined) return;
    try {
      process.kill(-pid, name);
    } catch {
      // It has ended by itself.
    }
  }

  /** Ends it with this signal and waits until it is gone. */
  async end(name: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    const browser = this.#browser;
    this.#process = this.#browser = undefined;
    if (child?.pid === undefined) return;
    const gone = new Promise<void>((done) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', () => done()) : done(),
    );
    try {
      process.kill(-child.pid, name);
    } catch {
      // It has ended by itself.
    }
    await gone;
    if (name !== 'SIGKILL') killRest(child.pid);
    await browser?.close().catch(() => undefined);
    for (const lock of ['SingletonLock', 'SingletonSocket', 'SingletonCookie']) rmSync(join(this.profile, lock), { force: true });
  }
}

function killRest(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

/** Asks until there is an answer; throws after two minutes, of which a busy machine may need the most. */
export async function until<T>(ask: () => T | Promise<T>, within = 120_000): Promise<NonNullable<T>> {
  const end = Date.now() + within;
  for (;;) {
    const got = await Promise.resolve(ask()).catch(() => undefined);
    if (got) return got;
    if (Date.now() > end) throw new Error(`nothing came of: ${ask.toString().slice(0, 200)}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
