import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildApp, root } from '../../src/cli/build.ts';
import { serveFolder } from '../../src/cli/server.ts';
import type { Entry } from '../../src/kernel/answer.ts';
import { played } from '../e2e/played.ts';
import { heldUp, printAndCut } from '../e2e/printed-cards.ts';
import { dealtGame, store } from '../e2e/stored.ts';
import { findBrowser } from '../support/browser.ts';
import { canvasCamera, type CanvasCamera } from '../support/fake-camera.ts';
import { toPng } from '../support/pictures.ts';
import { drawIcons } from './icons.ts';
import { drawDeck } from './deck.ts';
import { toWebp } from './webp.ts';

/** `npm run pictures`: draws the icons and the pictures of README anew, from the real printer and the real app. */
const folder = join(root, 'docs', 'pictures');
const camera = { width: 960, height: 720 };

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
  await hosting(browser);
} finally {
  await browser.close();
  await server.close();
}

async function keep(name: string, png: Buffer): Promise<void> {
  const webp = await toWebp(browser, png);
  writeFileSync(join(folder, `${name}.webp`), webp);
  console.log(`docs/pictures/${name}.webp: ${Math.ceil(webp.length / 1000)} KB`);
}

async function phone(from: Browser): Promise<Page> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  // Functions handed to the page bring a helper of the TypeScript runner along; there it may do nothing.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(canvasCamera, camera);
  return context.newPage();
}

/** Some cards scanned, the next one before the camera. */
async function scanning(from: Browser): Promise<void> {
  const cards = await printAndCut('princeton', { mafia: 3, angelHeart: 1, civilian: 8 });
  const page = await phone(from);
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

/** The host's screen at night and at a vote. */
async function hosting(from: Browser): Promise<void> {
  const game = dealtGame('pictures');
  const night = played(game, [], 'mafia.kill');
  const vote = played(
    game,
    [
      ['mafia.kill', { seats: [2] }],
      ['angelHeart.check', { seats: [5] }],
      ['day.accuser', { seats: [3] }],
      ['day.accused', { seats: [5] }],
      ['day.second', { seats: [4] }],
    ],
    'day.verdict',
  );
  for (const [name, entries] of [
    ['night', night],
    ['vote', vote],
  ] as const) {
    const page = await open(from, game, entries);
    if (name === 'vote') for (const seat of [3, 4, 7, 9, 10]) await page.locator(`nd-ask-ballot [data-seat="${seat}"]`).click();
    else await page.locator('nd-ask-choose [data-seat="2"]').click();
    await page.waitForTimeout(400);
    await keep(name, await page.screenshot());
    await page.context().close();
  }
}

async function open(from: Browser, game: ReturnType<typeof dealtGame>, entries: readonly Entry[]): Promise<Page> {
  const page = await phone(from);
  await page.goto(app);
  await page.locator('main h1').waitFor();
  await store(page, game, entries);
  await page.goto(`${app}#/host/${game.id}`);
  await page.reload();
  await page.locator('nd-question-view').waitFor();
  return page;
}
