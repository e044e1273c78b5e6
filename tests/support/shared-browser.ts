import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { findBrowser } from './browser.ts';
import { fontEnvironment } from './font-sets.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of the whole run listens: `inject('browserAt')`. */
    browserAt: string;
  }
}

/** Arguments for a Chromium with a camera that shows a test picture and lets every page use it. */
export const fakeCamera: readonly string[] = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

/** The browser found here, with the same fonts on every machine. */
async function found(args: readonly string[]): Promise<LaunchOptions> {
  const browser = await findBrowser();
  return { ...browser, args: [...browser.args, ...args], env: { ...process.env, ...browser.env, ...fontEnvironment('noto') } };
}

/** Starts the one browser that all files of a run connect to; it has a fake camera. */
export async function startSharedBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ ...(await found(fakeCamera)), host: '127.0.0.1' });
}

/**
 * Connects a test file to the browser of the run, for the time of the file. Each of its contexts is a
 * device of its own. A connected browser keeps no files here: what a page gives out is read as a stream, not by its path.
 */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserAt'));
  });
  afterAll(() => browser?.close());
  return () => {
    if (!browser) throw new Error('the shared browser is there from beforeAll on');
    return browser;
  };
}

/** Launches a browser for tests whose arguments concern the whole browser, such as another camera. Close it again. */
export async function ownBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch(await found(args));
}
