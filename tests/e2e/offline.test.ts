import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { preview } from 'vite';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serveFolder } from '../../src/cli/server.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

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
  const texts = await doors.allInnerTexts();
  await page.close();
  return texts;
}

describe('without a network', () => {
  it('the app opens after one visit although its server is gone', async () => {
    const server: Serving = await serveFolder(folder, { host: '127.0.0.1', port: 0 });
    const address = `http://localhost:${server.port}/`;
    context = await visit(address);
    const before = await offers(context, address);
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
        caches: (await caches.keys()).sort(),
      }));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(async () => (await state()).waiting).toBe(true);
    expect((await state()).caches).toHaveLength(2);

    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('update'));
    await expect.poll(async () => (await state()).caches).toEqual(['nightdeck-newer0000000']);
    await context.close();
    await server.close();
  });
});
