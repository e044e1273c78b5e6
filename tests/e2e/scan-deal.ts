import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RoleId } from '../../src/kernel/types.ts';
import type { CanvasCamera } from '../support/fake-camera.ts';
import { toPng } from '../support/pictures.ts';
import { heldUp, type CutCard } from './printed-cards.ts';

/** What the canvas camera of these tests sees. */
export const frame = { width: 960, height: 720 };

/** The cards of a printed deck in the order in which they were dealt. */
export function inSeatOrder(cards: readonly CutCard[], dealt: readonly RoleId[]): CutCard[] {
  const pile = [...cards];
  return dealt.map((role) => {
    const at = pile.findIndex((card) => card.role === role);
    const [card] = at < 0 ? [] : pile.splice(at, 1);
    if (!card) throw new Error(`no ${role} left in the pile`);
    return card;
  });
}

/** How many cards the scanner has taken. */
export const taken = (page: Page): Promise<number> =>
  page
    .locator('nd-counter')
    .first()
    .evaluate((element) => (element as unknown as { now: number }).now);

/** Pictures of cards held up so far, as data addresses: the same deal is scanned in several browsers. */
const pictures = new WeakMap<CutCard, string>();

function pictureOf(card: CutCard, i: number): string {
  const known = pictures.get(card);
  if (known !== undefined) return known;
  const png = toPng(heldUp(card, frame.width, frame.height, (i % 5) * 6 - 12));
  const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  pictures.set(card, address);
  return address;
}

/** Holds each printed card before the camera, seat after seat, until it has been taken. */
export async function scanDeal(
  page: Page,
  cards: readonly CutCard[],
  after: (seat: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [i, card] of cards.entries()) {
    await page.evaluate((url) => (globalThis as unknown as { camera: CanvasCamera }).camera.show(url), pictureOf(card, i));
    await expect.poll(() => taken(page), { timeout: 100_000 }).toBe(i + 1);
    await after(i + 1);
  }
}
