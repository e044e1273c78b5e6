import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import { blank, type Gray } from '../../src/cards/read/gray.ts';
import { canvasCamera } from './fake-camera.ts';
import { cardSheet, codeBelowMiddle, distanceFor, view } from './frames.ts';
import { toPng } from './pictures.ts';
import { plainDevice } from './shared-browser.ts';

const read = parseDeck(readFileSync(new URL('../../decks/princeton.json', import.meta.url), 'utf8'));
const deck = ('deck' in read ? read.deck : undefined) as Deck;
/** Cards of a game of twelve: three mafia, an angel, eight civilians. */
export const dealt = [1, 8, 2, 9, 10, 6, 11, 12, 3, 13, 14, 15];
export const frame = { width: 1280, height: 720 };

/** Codes side by side on a table, each in a field of its own, px. */
export function row(texts: readonly string[], field: number): Gray {
  const strip = blank(field * texts.length, frame.height, 90);
  for (const [i, text] of texts.entries()) {
    const pose = { distance: distanceFor(5 / (25 / 21), field), y: -codeBelowMiddle, turn: (i % 3) * 4 - 4 };
    const card = view(field, frame.height, [{ sheet: cardSheet(text, { seed: i + 1 }), pose }]);
    for (let y = 0; y < frame.height; y++) strip.data.set(card.data.subarray(y * field, (y + 1) * field), y * strip.width + i * field);
  }
  return strip;
}

export const address = (picture: Gray): string => `data:image/png;base64,${Buffer.from(toPng(picture)).toString('base64')}`;
export const codes = (numbers: readonly number[]): string[] => numbers.map((no) => makeCode(deck, no));

/** The scanner of a new game on a phone whose camera shows what `camera` of the page is told to. */
export async function scanner(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...plainDevice });
  await context.addInitScript(canvasCamera, frame);
  const page = await context.newPage();
  await page.goto(`${inject('app')}#/setup`);
  await page.getByRole('button', { name: 'Deal and scan' }).click();
  await page.locator('nd-camera-view .scanning').waitFor();
  return page;
}

/** Numbers of the cards the seats hold, seat 1 first. */
export const held = (page: Page): Promise<(number | undefined)[]> =>
  page
    .locator('nd-deal-seats')
    .evaluate((element) => (element as unknown as { deal: { held: ({ no?: number } | null)[] } }).deal.held.map((one) => one?.no));
