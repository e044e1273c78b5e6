import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import { printAndCut, type CutCard } from '../e2e/printed-cards.ts';
import { distanceFor, view, type Placed } from '../support/frames.ts';
import { toPng } from '../support/pictures.ts';
import { twelve } from '../e2e/stored.ts';
import { sameSeats } from '../support/seats.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { dealtTable } from '../support/dealt-table.ts';
import { onPicture, scanPage, toTable, waitingGame } from '../support/table-page.ts';
import { photoOf } from '../support/table-photo.ts';
import { devices } from './page.ts';

const browser = sharedBrowser();
const visit = devices(browser, { usedAgain: true });
const read = parseDeck(readFileSync(new URL('../../decks/princeton.json', import.meta.url), 'utf8'));
const deck = ('deck' in read ? read.deck : undefined) as Deck;
const cast = { mafia: 3, angelHeart: 1, civilian: 8 };
const columns = 4;

/** Cards laid out on a table in rows, none quite straight, as a phone held above them sees them. */
function onTheTable(cards: readonly CutCard[]): Uint8Array<ArrayBuffer> {
  const [width, height] = [1800, 1880];
  const placed = cards.map(({ sheet }, i): Placed => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return { sheet, pose: { x: (column - 1.5) * 70, y: (row - 1) * 97, distance: distanceFor(6.25, width), turn: ((i * 5) % 9) - 4 } };
  });
  return toPng(view(width, height, placed));
}

describe('a photo of the dealt cards', () => {
  it('finds all twelve printed cards and seats them, in the order they lie, when the host says so', { timeout: 240_000 }, async () => {
    const cards = await printAndCut('princeton', cast);
    // Not in the order of the deck: seven is prime to twelve.
    const dealt = cards.map((_, i) => cards[(i * 7 + 3) % cards.length] as CutCard);
    const page = await visit('#/setup');
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Scan the deal' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: Buffer.from(onTheTable(dealt)) });
    const seat = page.getByRole('button', { name: 'Seat these 12' });
    await seat.waitFor({ timeout: 120_000 });
    expect(await page.locator('.receipt p').innerText()).toContain('12');
    await page.getByText('0 of 12', { exact: true }).waitFor();
    await seat.click();
    await page.getByText('12 of 12', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('0 of 12', { exact: true }).waitFor();
    await seat.click();
    await page.getByRole('button', { name: 'Start the night' }).click();
    await expect.poll(() => page.url()).toMatch(/#\/host\/\w+/);
    const id = page.url().split('/').at(-1) ?? '';
    const roles = await page.evaluate(
      (key) =>
        new Promise<string[]>((got) => {
          const request = indexedDB.open('nightdeck');
          request.onsuccess = () => {
            const game = request.result.transaction('games').objectStore('games').get(key);
            game.onsuccess = () => got((game.result as { deal: { role: string }[] }).deal.map(({ role }) => role));
          };
        }),
      id,
    );
    expect(roles).toEqual(dealt.map(({ role }) => role));
  });

  it('of a ring seats each card beside its neighbours, leaves the place of one that cannot be read empty, and is filled by a second photo', async () => {
    const page = await scanPage(browser(), { width: 740, height: 360 });
    const table = dealtTable(deck, 'ring', 12, 4.2, { seed: 2 });
    await toTable(page, waitingGame('photo', deck, twelve));
    const choose = (faceDown: readonly number[], turn: number): Promise<void> => {
      const picture = toPng(photoOf(table, { width: 2000, height: 1500, tilt: 25, turn, faceDown }));
      return page.locator('input[type=file]').setInputFiles({ name: 'ring.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
    };
    await choose([7], 40);
    await page.getByRole('button', { name: 'Seat these 11' }).waitFor({ timeout: 120_000 });
    const first = await onPicture(page);
    const codes = table.seats.map(({ text }) => text);
    expect(sameSeats(first, codes.with(6, ''), true), first.join(' ')).toBe(true);
    await page.getByRole('button', { name: 'Seat these 11' }).click();
    await choose([2], 190);
    await page.getByRole('button', { name: 'Seat this card' }).click({ timeout: 120_000 });
    const both = await onPicture(page);
    expect(both).toEqual(first.map((code) => code || codes[6]));
    await page.getByRole('button', { name: 'Start the night' }).waitFor();
    await page.context().close();
  });

  it('may come from the gallery as well as from the camera', async () => {
    const page = await visit('#/setup');
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    const chooser = page.locator('nd-scan input[type=file]');
    await chooser.waitFor({ state: 'attached' });
    expect(await chooser.getAttribute('capture')).toBeNull();
    expect(await chooser.getAttribute('accept')).toBe('image/*');
  });

  it('without a card in it, or that is no picture at all, changes nothing and says so', async () => {
    const page = await visit('#/setup');
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Scan the deal' }).waitFor();
    const said = page.locator('.receipt.bad p');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.from(toPng(view(400, 300, []))) });
    await said.waitFor({ timeout: 60_000 });
    const nothing = await said.innerText();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') });
    await expect.poll(() => said.innerText(), { timeout: 60_000 }).not.toBe(nothing);
    await page.getByRole('button', { name: '12 cards missing' }).waitFor();
  });
});
