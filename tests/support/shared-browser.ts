import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { beforeAll } from 'vitest';
import { findBrowser } from './browser.ts';
import { fontEnvironment } from './font-sets.ts';

/**
 * Arguments for a Chromium with a camera that shows a test picture and lets every page use it: the fewest a second that
 * it can, as every picture in which nothing is found is searched with great effort.
 */
export const fakeCamera: readonly string[] = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream=fps=5'];

/** What devices of the tests have in common: where neither is what is tried, a page that stands still and has no service worker takes less time. */
export const plainDevice = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** The browser found here, with the same fonts on every machine. */
async function found(args: readonly string[]): Promise<LaunchOptions> {
  const browser = await findBrowser();
  return { ...browser, args: [...browser.args, ...args], env: { ...process.env, ...browser.env, ...fontEnvironment('noto') } };
}

/** The browser of this worker; it ends with it. One for all workers would pass everything through the process that starts them. */
let ofThisWorker: Promise<Browser> | undefined;

/** The browser that all files of a worker share; it has a fake camera. Each of its contexts is a device of its own. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    ofThisWorker ??= ownBrowser(fakeCamera);
    browser = await ofThisWorker;
  });
  return () => {
    if (!browser) throw new Error('the shared browser is there from beforeAll on');
    return browser;
  };
}

/** Launches a browser for tests whose arguments concern the whole browser, such as another camera. Close it again. */
export async function ownBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch(await found(args));
}
