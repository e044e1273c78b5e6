import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { findDeck } from '../../src/cli/find-deck.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible } from './page.ts';
import { received, toScan, type } from './scan-page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const [vendetta, princeton] = await Promise.all([findDeck('vendetta'), findDeck('princeton')]);
/** Vendetta for twelve: six bystanders, nurse, bodyguard, detective, two thugs, thief. */
const chosen = [1, 2, 3, 4, 5, 6, 9, 10, 14, 19, 20, 23];

/** Types the codes of the cards seat by seat; cards the chosen set has no use for are taken all the same. */
async function deal(page: Page, numbers: readonly number[]): Promise<void> {
  await page.getByRole('radio', { name: /Vendetta/ }).check();
  await page.locator('nd-cast-editor nd-disclosure').waitFor();
  await toScan(page);
  for (const [i, no] of numbers.entries()) {
    await type(page, makeCode(vendetta, no));
    if (!chosen.includes(no)) await page.getByRole('button', { name: 'Yes, use it' }).click();
    await expect.poll(() => received(page)).toBe(`Card taken · Seat ${String(i + 1)}`);
  }
}

describe('cards that differ from the chosen set', () => {
  it('are explained role by role, and become the chosen set when the rules allow it', async () => {
    const page = await visit('#/setup');
    await deal(
      page,
      chosen.map((no) => (no === 9 ? 11 : no)),
    );
    await page.getByRole('button', { name: 'Start the night' }).click();
    const sheet = page.locator('nd-sheet');
    await sheet.getByText('Vixen: 1 more than chosen').waitFor();
    await sheet.getByText('Nurse: 1 fewer than chosen').waitFor();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Play with these cards' }).click();
    await expect.poll(() => page.url()).toMatch(/#\/host\/\w+/);
  });

  it('cannot be played when the rules forbid it, and the clause is named', async () => {
    const page = await visit('#/setup');
    await deal(
      page,
      chosen.map((no) => (no === 9 ? 15 : no)),
    );
    await page.getByRole('button', { name: 'Start the night' }).click();
    const sheet = page.locator('nd-sheet');
    await sheet.getByText('Jailer: 1 more than chosen').waitFor();
    await sheet.getByText('VD-22').waitFor();
    expect(await sheet.getByRole('button', { name: 'Play with these cards' }).isDisabled()).toBe(true);
  });

  it('and cards of another deck are named as such and not taken', async () => {
    const page = await visit('#/setup');
    await deal(page, []);
    await type(page, makeCode(princeton, 1));
    await page.locator('nd-sheet').getByText('This card is from the deck “Princeton Mafia”; this game uses').waitFor();
    await page.keyboard.press('Escape');
    await type(page, makeCode({ ...princeton, edition: 'QQQ' }, 1));
    await page.locator('nd-sheet').getByText('This card is from a deck that this device does not know').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '12 cards missing' }).waitFor();
  });
});
