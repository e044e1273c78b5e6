import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { buildApp, root } from '../../src/cli/build.ts';
import { serveFolder } from '../../src/cli/server.ts';
import { heldUp, printAndCut } from '../e2e/printed-cards.ts';
import { findBrowser } from '../support/browser.ts';
import type { CanvasCamera } from '../support/fake-camera.ts';
import { toPng } from '../support/pictures.ts';
import { drawIcons } from './icons.ts';
import { drawDeck } from './deck.ts';
import { camera, drawScreenshots, hosted, pageOf } from './hosting.ts';
import { toWebp } from './webp.ts';

/** `npm run pictures`: draws the icons, the screenshots of the manifest and the pictures of README anew, from the real printer and the real app. */
const folder = join(root, 'docs', 'pictures');

const browser = await chromium.launch(await findBrowser());
const dist = join(root, 'dist');
buildApp(dist);
const server = await serveFolder(dist, { host: '127.0.0.1', port: 0 });
const app = `http://localhost:${server.port}/`;
mkdirSync(folder, { recursive: true });
try {
  await drawIcons(browser);
  // Cards and their backs alternate; facilitator cards with their backs and the night card come last.
  await keep('deck', await drawDeck(browser, ['princeton', '--players', '12', '--parts', 'cards,backs,facilitator,night'], [0, 1, -3, -1]));
  await keep('ktulu', await drawDeck(browser, ['ktulu', '--parts', 'cards'], [3, 5]));
  await scanning(browser);
  for (const name of ['night', 'vote'] as const) await keep(name, await hosted(browser, app, name));
  await drawScreenshots(browser, app);
} finally {
  await browser.close();
  await server.close();
}

async function keep(name: string, png: Buffer): Promise<void> {
  const webp = await toWebp(browser, png);
  writeFileSync(join(folder, `${name}.webp`), webp);
  console.log(`docs/pictures/${name}.webp: ${Math.ceil(webp.length / 1000)} KB`);
}

/** Some cards scanned, the next one before the camera. */
async function scanning(from: Browser): Promise<void> {
  const cards = await printAndCut('princeton', { mafia: 3, angelHeart: 1, civilian: 8 });
  const page = await pageOf(from);
  await page.goto(`${app}#/setup`);
  await page.getByRole('button', { name: 'Deal and scan' }).click();
  await page.locator('nd-camera-view').waitFor();
  for (const [i, card] of cards.slice(0, 5).entries()) {
    const picture = Buffer.from(toPng(heldUp(card, camera.width, camera.height, (i % 3) * 6 - 6))).toString('base64');
    await page.evaluate((url) => (globalThis as unknown as { camera: CanvasCamera }).camera.show(url), `data:image/png;base64,${picture}`);
    await page.waitForFunction((wanted) => {
      const find = (node: Element | ShadowRoot): Element | null =>
        node.querySelector('nd-counter') ??
        [...node.querySelectorAll('*')].map((one) => (one.shadowRoot ? find(one.shadowRoot) : null)).find((one) => one !== null) ??
        null;
      return (find(document.documentElement) as { now?: number } | null)?.now === wanted;
    }, i + 1);
  }
  await keep('scan', await page.screenshot());
  await page.context().close();
}
