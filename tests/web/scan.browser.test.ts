import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable } from './page.ts';
import { received, toScan, type } from './scan-page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const read = parseDeck(readFileSync(new URL('../../decks/princeton.json', import.meta.url), 'utf8'));
const deck = ('deck' in read ? read.deck : undefined) as Deck;
/** Cards of a game of twelve: three mafia, an angel, eight civilians. */
const dealt = [1, 2, 3, 6, 8, 9, 10, 11, 12, 13, 14, 15];

describe('scanning the deal', () => {
  it('takes typed codes in seat order, keeps what is missing in view, and leads to the game', async () => {
    const page = await visit('#/setup');
    await toScan(page);
    for (const [i, no] of dealt.entries()) {
      await type(page, makeCode(deck, no).toLowerCase());
      await expect.poll(() => received(page)).toBe(`Card taken · Seat ${String(i + 1)}`);
      if (i === 6) {
        await page.getByRole('button', { name: '5 cards missing' }).waitFor();
        await page.getByText('Next: Seat 8').waitFor();
      }
    }
    await page.getByRole('button', { name: 'Start the night' }).click();
    await expect.poll(() => page.url()).toMatch(/#\/host\/\w+/);
  });

  it('ignores a card read twice, takes the last card back, and keeps the deal over a reload', async () => {
    const page = await visit('#/setup');
    await toScan(page);
    await type(page, makeCode(deck, 1));
    await type(page, makeCode(deck, 8));
    await type(page, makeCode(deck, 1));
    await expect.poll(() => received(page)).toContain('Already scanned');
    await page.getByRole('button', { name: 'Take the last card back' }).click();
    await page.getByRole('button', { name: 'Seat 2, next' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Seat 1, card read' }).waitFor();
    await page.getByRole('button', { name: '11 cards missing' }).waitFor();
  });

  it('says what is wrong with a code and changes nothing', async () => {
    const page = await visit('#/setup');
    await toScan(page);
    await type(page, 'HTTPS://EXAMPLE.ORG');
    await page.locator('nd-sheet').getByText('This code is not from a Nightdeck card.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '12 cards missing' }).waitFor();
  });

  it('asks before another card takes a seat, and before a card the chosen set has no use for', async () => {
    const page = await visit('#/setup');
    await toScan(page);
    await type(page, makeCode(deck, 1));
    await page.getByRole('button', { name: 'Seat 1, card read' }).click();
    await page.getByRole('button', { name: 'Next card goes here' }).click();
    await type(page, makeCode(deck, 2));
    const dialog = page.locator('nd-sheet');
    await dialog.getByText('Seat 1 already has a card. Replace it with this one?').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await type(page, makeCode(deck, 7));
    await dialog.getByText(/not in the chosen set/).waitFor();
    await dialog.getByRole('button', { name: 'Yes, use it' }).click();
    await expect.poll(() => received(page)).toBe('Card taken · Seat 2');
  });

  it('deals from the role list alone, and fills what is left', async () => {
    const page = await visit('#/setup');
    await toScan(page);
    await page.getByRole('button', { name: 'Role list' }).click();
    for (const role of ['Mafia', 'Mafia', 'Mafia', 'Heart angel'])
      await page
        .locator('nd-sheet')
        .getByRole('button', { name: new RegExp(`^${role}`) })
        .click();
    await page.getByRole('button', { name: 'The 8 empty seats: Civilian' }).click();
    await page.getByRole('button', { name: 'Start the night' }).waitFor();
  });

  it('shows no role unless the host holds, with a finger or with the space bar', async () => {
    const page = await visit('#/setup');
    await toScan(page);
    await type(page, makeCode(deck, 1));
    await expect.poll(() => received(page)).toContain('Card taken');
    expect(await page.locator('main').innerText()).not.toContain('Mafia');
    await page.getByRole('button', { name: 'Hold to peek' }).focus();
    await page.keyboard.down(' ');
    await page.getByRole('button', { name: 'Seat 1, card read, Mafia' }).waitFor();
    await page.keyboard.up(' ');
    await expect.poll(() => page.locator('main').innerText()).not.toContain('Mafia');
  });

  it.each(['en', 'zh', 'pl'] as const)('fits 360 px in %s, with nothing for axe to find', async (language) => {
    const page = await visit('#/setup', { language });
    await page.locator('.foot button').click();
    await page.locator('nd-deal-seats').waitFor();
    await expectNoSideways(page);
    await expectTouchable(page);
    await expectAccessible(page);
  });

  it('names the deck of a card that belongs to another one', async () => {
    const page = await visit('#/setup');
    await toScan(page);
    const other = parseDeck(readFileSync(new URL('../../decks/vendetta.json', import.meta.url), 'utf8'));
    await type(page, makeCode(('deck' in other ? other.deck : undefined) as Deck, 1));
    await expect.poll(() => received(page)).toContain('Vendetta');
  });

  it.each([
    [740, 360],
    [844, 390],
  ])('shows what was read and the next seat beside the camera on a phone on its side, %i × %i', async (width, height) => {
    const page = await visit('#/setup', { width, height });
    await toScan(page);
    await type(page, makeCode(deck, 1));
    const camera = await page.locator('nd-camera-view .view').boundingBox();
    for (const what of [page.locator('.receipt').last(), page.getByText('Next: Seat 2')]) {
      const box = await what.boundingBox();
      expect(box?.x).toBeGreaterThan((camera?.x ?? 0) + (camera?.width ?? 0));
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    }
    await expectNoSideways(page);
  });
});
