import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import { blank, type Gray } from '../../src/cards/read/gray.ts';
import { canvasCamera, type CanvasCamera } from '../support/fake-camera.ts';
import { cardSheet, codeBelowMiddle, distanceFor, view } from '../support/frames.ts';
import { toPng } from '../support/pictures.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

declare const camera: CanvasCamera;

const read = parseDeck(readFileSync(new URL('../../decks/princeton.json', import.meta.url), 'utf8'));
const deck = ('deck' in read ? read.deck : undefined) as Deck;
/** Cards of a game of twelve: three mafia, an angel, eight civilians. */
const dealt = [1, 8, 2, 9, 10, 6, 11, 12, 3, 13, 14, 15];
const frame = { width: 1280, height: 720 };
const browser = sharedBrowser();

/** Codes side by side on a table, each in a field of its own, px. */
function row(texts: readonly string[], field: number): Gray {
  const strip = blank(field * texts.length, frame.height, 90);
  for (const [i, text] of texts.entries()) {
    const pose = { distance: distanceFor(5 / (25 / 21), field), y: -codeBelowMiddle, turn: (i % 3) * 4 - 4 };
    const card = view(field, frame.height, [{ sheet: cardSheet(text, { seed: i + 1 }), pose }]);
    for (let y = 0; y < frame.height; y++) strip.data.set(card.data.subarray(y * field, (y + 1) * field), y * strip.width + i * field);
  }
  return strip;
}

const address = (picture: Gray): string => `data:image/png;base64,${Buffer.from(toPng(picture)).toString('base64')}`;
const codes = (numbers: readonly number[]): string[] => numbers.map((no) => makeCode(deck, no));

async function scanner(): Promise<Page> {
  const context = await browser().newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript(canvasCamera, frame);
  const page = await context.newPage();
  await page.goto(`${inject('app')}#/setup`);
  await page.getByRole('button', { name: 'Deal and scan' }).click();
  await page.locator('nd-camera-view .scanning').waitFor();
  return page;
}

/** Numbers of the cards the seats hold, seat 1 first. */
const held = (page: Page): Promise<(number | undefined)[]> =>
  page
    .locator('nd-deal-seats')
    .evaluate((element) => (element as unknown as { deal: { held: ({ no?: number } | null)[] } }).deal.held.map((one) => one?.no));

describe('cards that lie side by side', () => {
  it('are all taken, in the order in which the camera passes them, at a card a second', async () => {
    const page = await scanner();
    // Half a frame before the first card and behind the last, so that each of them passes the middle.
    const empty = Math.ceil((frame.width / 2 - 200) / 400);
    const cards = row(codes(dealt), 400);
    const strip = blank(cards.width + 2 * empty * 400, frame.height, 90);
    for (let y = 0; y < frame.height; y++)
      strip.data.set(cards.data.subarray(y * cards.width, (y + 1) * cards.width), y * strip.width + empty * 400);
    await page.evaluate(([url, ms]) => camera.pan(url, ms), [address(strip), (dealt.length + 1) * 1000] as const);
    await expect.poll(() => held(page)).toEqual(dealt);
    await page.context().close();
  });

  it('wait for their turn at the edge, and while the host is typing', async () => {
    const page = await scanner();
    const two = row(codes([8, 9]), 900);
    const at = (left: number): Promise<void> => page.evaluate(([url, x]) => camera.show(url, x), [address(two), left] as const);
    // The first in the middle, the second at the edge; then the other way round.
    await at(-190);
    await expect.poll(async () => (await held(page))[0]).toBe(8);
    await page.getByRole('button', { name: 'Type code' }).click();
    await at(-710);
    await expect.poll(() => page.locator('nd-camera-view polygon').count()).toBeGreaterThan(0);
    expect((await held(page))[1]).toBeUndefined();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await held(page))[1]).toBe(9);
    await page.context().close();
  });

  it('are read though a code that is no card lies nearer to the middle', async () => {
    const page = await scanner();
    await page.evaluate(([url, x]) => camera.show(url, x), [address(row(['HTTPS://EXAMPLE.ORG', ...codes([8])], 600)), 200] as const);
    await expect.poll(async () => (await held(page))[0]).toBe(8);
    await page.context().close();
  });
});
