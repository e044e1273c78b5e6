import { describe, expect, it } from 'vitest';
import { printAndCut, type CutCard } from '../e2e/printed-cards.ts';
import { distanceFor, view, type Placed } from '../support/frames.ts';
import { toPng } from '../support/pictures.ts';
import { devices } from './page.ts';

const visit = devices();
const cast = { mafia: 3, angelHeart: 1, civilian: 8 };
const columns = 4;

/** Cards laid out on a table in rows, none quite straight, as a phone held above them sees them. */
function onTheTable(cards: readonly CutCard[]): Uint8Array<ArrayBuffer> {
  const [width, height] = [2300, 2400];
  const placed = cards.map(({ sheet }, i): Placed => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return { sheet, pose: { x: (column - 1.5) * 70, y: (row - 1) * 97, distance: distanceFor(8, width), turn: ((i * 5) % 9) - 4 } };
  });
  return toPng(view(width, height, placed));
}

describe('a photo of the dealt cards', () => {
  it('seats all twelve printed cards at once, in the order they lie', { timeout: 240_000 }, async () => {
    const cards = await printAndCut('princeton', cast);
    // Not in the order of the deck: seven is prime to twelve.
    const dealt = cards.map((_, i) => cards[(i * 7 + 3) % cards.length] as CutCard);
    const page = await visit('#/setup');
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Scan the deal' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: Buffer.from(onTheTable(dealt)) });
    const start = page.getByRole('button', { name: 'Start the night' });
    await start.waitFor({ timeout: 120_000 });
    expect(await page.locator('.receipt p').innerText()).toContain('12');
    await start.click();
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
