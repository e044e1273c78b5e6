import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../src/cli/build.ts';
import type { Entry } from '../../src/kernel/answer.ts';
import { firstTrial, played } from '../e2e/played.ts';
import { dealtGame, store } from '../e2e/stored.ts';
import { canvasCamera } from '../support/fake-camera.ts';
import { toWebp } from './webp.ts';

/** What the camera of these pages sees, px. */
export const camera = { width: 960, height: 720 };

const game = dealtGame('pictures');
const states = {
  night: played(game, [], 'mafia.kill'),
  vote: firstTrial(game),
};

const phone = { width: 390, height: 844, scale: 1.5 };
const laptop = { width: 1280, height: 800, scale: 1 };

/** What a browser shows of the app before it is installed; the manifest says how large these are. */
export async function drawScreenshots(from: Browser, app: string): Promise<void> {
  const folder = join(root, 'web/public/screenshots');
  mkdirSync(folder, { recursive: true });
  for (const [name, state, device] of [
    ['night', 'night', phone],
    ['vote', 'vote', phone],
    ['wide', 'vote', laptop],
  ] as const)
    writeFileSync(join(folder, `${name}.webp`), await toWebp(from, await hosted(from, app, state, device)));
}

/** The host's screen at night or at a vote, on a phone. */
export async function hosted(from: Browser, app: string, name: keyof typeof states, device = phone): Promise<Buffer> {
  const page = await open(from, app, states[name], device);
  if (name === 'vote') for (const seat of [3, 4, 7, 9, 10]) await page.locator(`nd-ask-ballot [data-seat="${seat}"]`).click();
  else await page.locator('nd-ask-choose [data-seat="2"]').click();
  await page.waitForTimeout(400);
  const png = await page.screenshot();
  await page.context().close();
  return png;
}

async function open(from: Browser, app: string, entries: readonly Entry[], device: typeof phone): Promise<Page> {
  const page = await pageOf(from, device);
  await page.goto(app);
  await page.locator('main h1').waitFor();
  await store(page, game, entries);
  await page.goto(`${app}#/host/${game.id}`);
  await page.reload();
  await page.locator('nd-question-view').waitFor();
  return page;
}

/** A page on a device with a camera that shows what it is given. */
export async function pageOf(from: Browser, { width, height, scale } = phone): Promise<Page> {
  const context = await from.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: width < 600,
    serviceWorkers: 'block',
  });
  // Functions handed to the page bring a helper of the TypeScript runner along; there it may do nothing.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(canvasCamera, camera);
  return context.newPage();
}
