import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, focused, holdBack, settled } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const princeton = JSON.parse(readFileSync(new URL('../../decks/princeton.json', import.meta.url), 'utf8')) as Record<string, unknown>;

/** Keeps the rules of Ktulu from arriving, once its deck is there to be chosen. */
async function holdBackKtulu(page: Page): Promise<() => void> {
  await page.getByRole('radio', { name: /Ktulu/ }).waitFor();
  return holdBack(page, '**/assets/ktulu-*.js');
}

describe('deck and players', () => {
  it('suggests the cards of the rulebook for the number of players', async () => {
    const page = await visit('#/setup');
    const count = page.getByRole('spinbutton', { name: 'How many players' });
    const cards = async (): Promise<string[]> =>
      page
        .locator('nd-cast-editor')
        .getByRole('spinbutton')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await expect.poll(cards).toEqual(['3', '1', '0', '8']);
    await count.fill('9');
    await count.press('Tab');
    await expect.poll(cards).toEqual(['2', '1', '0', '6']);
  });

  it('keeps the number that is being typed when the rules of the deck just chosen arrive', async () => {
    const page = await visit('#/setup');
    const arrive = await holdBackKtulu(page);
    await page.getByRole('radio', { name: /Ktulu/ }).check();
    const count = page.getByRole('spinbutton', { name: 'How many players' });
    await count.fill('14');
    arrive();
    await page.locator('nd-cast-editor').getByText('Sheriff').first().waitFor();
    expect(await count.inputValue()).toBe('14');
    await count.press('Tab');
    await page.getByText('14 cards for 14 players').waitFor();
  });

  it('shows the deck just chosen as the chosen one while its rules are on their way', async () => {
    const page = await visit('#/setup');
    const arrive = await holdBackKtulu(page);
    const ktulu = page.getByRole('radio', { name: /Ktulu/ });
    await ktulu.check();
    await page.getByRole('button', { name: 'More: How many players' }).click();
    await page.getByText('13 cards for 13 players').waitFor();
    expect(await ktulu.isChecked()).toBe(true);
    arrive();
    await page.locator('nd-cast-editor').getByText('Sheriff').first().waitFor();
    expect(await ktulu.isChecked()).toBe(true);
  });

  it('deals the deck just chosen even where its rules arrive later', async () => {
    // The screen gone to has been there before, so that nothing but the rules is waited for.
    const page = await visit('#/scan/unknown');
    await page.goto(`${inject('app')}#/setup`);
    const arrive = await holdBackKtulu(page);
    await page.getByRole('radio', { name: /Ktulu/ }).check();
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    arrive();
    await page.getByRole('button', { name: 'Role list' }).click();
    await page.locator('nd-sheet').getByText('Sheriff').first().waitFor();
  });

  it('keeps a cast the host has changed, says what is wrong with it, and will not deal it', async () => {
    const page = await visit('#/setup');
    await page.getByRole('button', { name: 'Less: Civilian' }).click();
    await page.getByRole('button', { name: '1 card too few. Add one.' }).waitFor();
    const deal = page.getByRole('button', { name: 'Deal and scan' });
    expect(await deal.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'More: Mafia' }).click();
    await expect.poll(() => deal.isEnabled()).toBe(true);
    await page.locator('nd-findings').getByText('PR-14').waitFor();
    await page.getByRole('button', { name: 'Take the suggestion' }).click();
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Civilian' }).inputValue()).toBe('8');
  });

  it('moves a player with the arrow keys and keeps the focus on the one moved', async () => {
    const page = await visit('#/setup');
    await page.getByRole('textbox', { name: 'Name at seat 1', exact: true }).fill('Anna');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('input');
    await page.keyboard.type('Bo');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Move Anna/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('textbox', { name: 'Name at seat 2' }).inputValue()).toBe('Anna');
    expect(await page.getByRole('textbox', { name: 'Name at seat 1', exact: true }).inputValue()).toBe('Bo');
    await expect.poll(() => focused(page)).toContain('Move Anna');
    await page.getByText('Anna now sits at seat 2.').waitFor({ state: 'attached' });
  });

  it('moves a player by dragging', async () => {
    const page = await visit('#/setup', { width: 800, height: 1600 });
    await page.getByRole('textbox', { name: 'Name at seat 1', exact: true }).fill('Anna');
    await page.keyboard.press('Enter');
    await settled(page);
    const handle = await page.getByRole('button', { name: /^Move Anna/ }).boundingBox();
    const third = await page.getByRole('textbox', { name: 'Name at seat 3' }).boundingBox();
    if (!handle || !third) throw new Error('nothing to drag');
    await page.mouse.move(handle.x + 10, handle.y + 20);
    await page.mouse.down();
    await page.mouse.move(handle.x + 10, third.y + 20, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => page.getByRole('textbox', { name: 'Name at seat 3' }).inputValue()).toBe('Anna');
  });

  it('keeps everything over a reload and lists the game at home, where deleting can be undone', async () => {
    const page = await visit('#/setup');
    await page.getByRole('textbox', { name: 'Name at seat 4' }).fill('Zoë');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#\/setup\/\w+/);
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Name at seat 4' }).inputValue()).toBe('Zoë');
    await page.getByRole('link', { name: 'Nightdeck' }).click();
    const game = page.getByRole('link', { name: /Being set up/ });
    await game.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Delete/ }).click();
    // What is offered stays as long as it has the focus.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await expect.poll(() => game.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await game.waitFor();
  });

  it('makes the house rules from the options of the game, and counts those that differ', async () => {
    const page = await visit('#/setup');
    await page.getByRole('button', { name: 'House rules…' }).click();
    await page.locator('nd-sheet').getByText('Somebody must be killed').click();
    await page.locator('nd-sheet').getByRole('switch').first().click();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
    await page.getByText('2 house rules').waitFor();
  });

  it('opens a deck of the host’s own, with its own names, and refuses one it cannot use', async () => {
    const page = await visit('#/setup');
    const open = async (deck: unknown): Promise<void> =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(deck)) });
    await open({
      ...princeton,
      id: 'wolves',
      title: { en: 'Wolves' },
      languages: ['en'],
      edition: undefined,
      roles: { mafia: { name: { en: 'Wolf' } } },
    });
    await page.getByRole('spinbutton', { name: 'Wolf' }).waitFor();
    expect(await page.getByRole('radio', { name: /Wolves/ }).isChecked()).toBe(true);
    await open({ ...princeton, cards: [{ no: 1, role: 'wizard' }] });
    await page.getByRole('alert').filter({ hasText: 'wizard' }).waitFor();
    expect(await page.getByRole('spinbutton', { name: 'Wolf' }).count()).toBe(1);
  });
});
