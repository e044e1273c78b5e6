import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { preview } from 'vite';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serveFolder } from '../../src/cli/server.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { settled } from '../web/page.ts';
import { dealtGame, store } from './stored.ts';

const browser = sharedBrowser();
let context: BrowserContext;
let folder: string;

// Each test spoils the copy it serves, and a second try needs a whole one.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightdeck-offline-'));
  cpSync(inject('appFolder'), folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the app and waits until the whole of it is kept on the device. */
async function visit(address: string): Promise<BrowserContext> {
  const fresh = await browser().newContext();
  const page = await fresh.newPage();
  await page.goto(address);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state !== 'activated')
      await new Promise((done) => registration.active?.addEventListener('statechange', done, { once: true }));
  });
  return fresh;
}

/** What the page offers to press, inside every element. */
async function offers(from: BrowserContext, address: string): Promise<string[]> {
  const page = await from.newPage();
  await page.goto(address);
  const doors = page.locator('a:visible, button:visible');
  await doors.first().waitFor();
  // Read when nothing is on its way any more.
  await page.locator('main h1').waitFor();
  await settled(page);
  const texts = await doors.allInnerTexts();
  await page.close();
  return texts;
}

/** In the page: the versions of the app that the device keeps; copies of games lie in a cache of another name. */
const versions = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith('nightdeck-'));

/** In the page: how many files of the app the device keeps. */
const keptFiles = async (): Promise<number> => {
  let files = 0;
  for (const name of await caches.keys()) if (name.startsWith('nightdeck-')) files += (await (await caches.open(name)).keys()).length;
  return files;
};

describe('without a network', () => {
  it('the app opens after one visit although its server is gone', async () => {
    const server: Serving = await serveFolder(folder, { host: '127.0.0.1', port: 0 });
    const address = `http://localhost:${server.port}/`;
    context = await visit(address);
    const before = await offers(context, address);
    // A copy that the device has lost is made anew at the next visit.
    const [page] = context.pages();
    const files = await page?.evaluate(keptFiles);
    await page?.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    expect(await page?.evaluate(keptFiles)).toBe(0);
    await page?.reload();
    await expect.poll(() => page?.evaluate(keptFiles)).toBe(files);
    await server.close();
    await expect(fetch(address)).rejects.toThrow();
    expect(await offers(context, address)).toEqual(before);
    expect(await offers(context, `${address}?from=poster`)).toEqual(before);
    await context.close();
  });

  it('so it does from hosts that answer with Vary: Origin', async () => {
    const server = await preview({
      configFile: false,
      root: folder,
      base: './',
      appType: 'mpa',
      build: { outDir: folder },
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'silent',
    });
    const address = `http://localhost:${String((server.httpServer.address() as { port: number }).port)}/`;
    expect((await fetch(address)).headers.get('vary')).toContain('Origin');
    context = await visit(address);
    const before = await offers(context, address);
    await server.close();
    expect(await offers(context, address)).toEqual(before);
    await context.close();
  });

  it('a newer version waits until it is asked in, and fetches only what has changed', async () => {
    const server = await serveFolder(folder, { host: '127.0.0.1', port: 0 });
    const address = `http://localhost:${server.port}/`;
    context = await visit(address);
    writeFileSync(
      join(folder, 'sw.js'),
      readFileSync(join(folder, 'sw.js'), 'utf8').replace(/"version":"\w+"/, '"version":"newer0000000"'),
    );

    const page = await context.newPage();
    await page.goto(address);
    // What has a hash in its name is gone from the server: installing can only succeed with what is kept.
    rmSync(join(folder, 'assets'), { recursive: true });
    const state = (): Promise<{ waiting: boolean; caches: string[] }> =>
      page.evaluate(async () => ({
        waiting: (await navigator.serviceWorker.getRegistration())?.waiting !== null,
        caches: (await caches.keys()).filter((name) => name.startsWith('nightdeck-')).sort(),
      }));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(async () => (await state()).waiting).toBe(true);
    expect((await state()).caches).toHaveLength(2);

    for (const other of context.pages()) if (other !== page) await other.close();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('update'));
    await expect.poll(async () => (await state()).caches).toEqual(['nightdeck-newer0000000']);
    await context.close();
    await server.close();
  });

  it('a newer version waits for the game in every window, and windows of the older one keep their screens', async () => {
    const server = await serveFolder(folder, { host: '127.0.0.1', port: 0 });
    const address = `http://localhost:${server.port}/`;
    context = await visit(address);
    const [older] = context.pages();
    if (!older) throw new Error('There is no page');
    await store(older, dealtGame('one'));
    await older.goto(`${address}#/host/one`);
    await older.locator('nd-board').waitFor();
    // The newer version has another file in place of a screen nobody has been to, and the server forgets the old one.
    const about = readdirSync(join(folder, 'assets')).find((name) => /^about-.*\.js$/.test(name)) ?? '';
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    writeFileSync(join(folder, 'sw.js'), worker.replace(/"version":"\w+"/, '"version":"newer0000000"').replace(`"assets/${about}",`, ''));
    rmSync(join(folder, 'assets', about));

    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const take = page.getByRole('button', { name: 'Load it now' });
    await take.click();
    await page.getByText('A game is open in another window.').waitFor();
    const cached = (): Promise<string[]> => page.evaluate(versions);
    expect(await cached()).toHaveLength(2);

    await older.evaluate(() => (location.hash = '#/'));
    await older.locator('nd-home').waitFor();
    // The other window has let go of the game when its screen has changed; a tap before that is answered as before. In one step:
    // once the newer version is let in the page is loaded anew, and the button goes.
    await expect
      .poll(async () => {
        await take.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
        return page.evaluate(active);
      })
      .toContain('newer');
    expect(await cached()).toHaveLength(2);
    await older.evaluate(() => (location.hash = '#/about'));
    await older.locator('nd-about h1').waitFor();

    for (const open of context.pages()) await open.close();
    const fresh = await context.newPage();
    await fresh.goto(address);
    await expect.poll(() => fresh.evaluate(versions)).toEqual(['nightdeck-newer0000000']);
    await context.close();
    await server.close();
  });
});

/** Whether the newer service worker is in charge or still waits. */
const active = async (): Promise<string> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.waiting ? 'waits' : registration?.active?.state === 'activated' ? 'newer' : '';
};
