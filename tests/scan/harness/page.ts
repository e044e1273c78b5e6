import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { canvasCamera } from '../../support/fake-camera.ts';
import { cardSheet, codeBelowMiddle, distanceFor, view } from '../../support/frames.ts';
import { bright, degrade } from '../../support/frames-degrade.ts';
import { toPng } from '../../support/pictures.ts';
import type { Bench } from './main.ts';
import { serveHarness } from './serve.ts';

declare const bench: Bench;

/** Size of the canvas camera's picture, px. */
export const size = { width: 1280, height: 720 };

/** A picture as an address. */
export const dataUrl = (picture: ReturnType<typeof view>): string =>
  `data:image/png;base64,${Buffer.from(toPng(picture)).toString('base64')}`;

/** A card in front of the camera, its modules about so many pixels. */
export function cardFrame(text: string, perModule = 5, turn = 12): string {
  const pose = { distance: distanceFor(perModule / (25 / 21), size.width), y: -codeBelowMiddle, turn, tilt: 15 };
  return dataUrl(degrade(view(size.width, size.height, [{ sheet: cardSheet(text), pose }]), bright));
}

export const withCanvas =
  (torch = false) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(canvasCamera, { ...size, torch });

export const waitForCode = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((code) => bench.seen.has(code), text, { timeout: 200_000 });

/** Builds and serves the scanner's page for a test file; answers with what opens it in a context of its own. */
export function harness(): (on: Browser, prepare?: (page: Page) => Promise<unknown>) => Promise<Page> {
  let served: Awaited<ReturnType<typeof serveHarness>>;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    served = await serveHarness();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => served.close());
  return async (on, prepare = () => Promise.resolve()) => {
    const context = await on.newContext();
    contexts.push(context);
    const page = await context.newPage();
    await prepare(page);
    await page.goto(served.url);
    await page.waitForFunction(() => 'bench' in globalThis);
    return page;
  };
}
