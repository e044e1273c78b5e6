import type { Page } from 'playwright-core';

/** A browser with a folder of its own on the disk, which can be killed like any program and started again. */
export interface OwnBrowser {
  /** The folder everything is kept in. */
  readonly profile: string;
  /** How the folders end in which it keeps the databases and copies of sites, at any depth below its own. */
  readonly places: { readonly database: RegExp; readonly copies: RegExp };
  readonly runs: boolean;
  start(): Promise<void>;
  /** Sends a signal to the browser and all its processes. */
  signal(name: NodeJS.Signals): void;
  /** Ends it with this signal and waits until it is gone; SIGKILL where none is named. */
  end(name?: NodeJS.Signals): Promise<void>;
  /** Its windows. One that has a single window for good tells none. */
  pages(): readonly Page[];
  /** Opens a window; the only one is opened anew. */
  newPage(): Promise<Page>;
  /** Takes away what no later start of it needs, such as a display. */
  dispose(): Promise<void>;
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
