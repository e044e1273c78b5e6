import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, focused, settled } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });

async function houseRules(deck: RegExp, width = 360, height = 740): Promise<{ page: Page; sheet: Locator }> {
  const page = await visit('#/setup', { width, height });
  await page.getByRole('radio', { name: deck }).check();
  await page.getByRole('button', { name: 'House rules…' }).click();
  const sheet = page.locator('nd-sheet');
  await sheet.locator('nd-options-form').waitFor();
  return { page, sheet };
}

const order = (list: Locator): Promise<string[]> =>
  list.locator('li').evaluateAll((rows) => rows.map((row) => row.textContent.replace(/\s+/g, '').replace(/^\d+/, '')));

describe('house rules', () => {
  it('put things in an order with the arrow keys, take one out and put another in', async () => {
    const { page, sheet } = await houseRules(/Vendetta/);
    const list = sheet.getByRole('group', { name: 'Specialists' });
    expect(await order(list)).toEqual(['Nurse', 'Bodyguard', 'Vixen']);
    await list.getByRole('button', { name: /^Move Nurse/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => order(list)).toEqual(['Bodyguard', 'Nurse', 'Vixen']);
    await expect.poll(() => focused(page)).toContain('Move Nurse');
    await list.getByRole('button', { name: 'Remove Bodyguard' }).click();
    await list.getByRole('button', { name: 'Add Hypnotist' }).click();
    await expect.poll(() => order(list)).toEqual(['Nurse', 'Vixen', 'Hypnotist']);
    await expectAccessible(page);
    await expectNoSideways(page);
    await expectTouchable(page);
    await page.keyboard.press('Escape');
    await page.getByText('1 house rule', { exact: true }).waitFor();
    // The cast nobody has touched follows the order agreed.
    await page.getByRole('spinbutton', { name: 'Vixen' }).waitFor();
    await page.reload();
    await page.getByText('1 house rule', { exact: true }).waitFor();
  });

  it('show no figure where the number is the usual one, and say so beside it', async () => {
    const { sheet } = await houseRules(/Princeton/);
    const field = sheet.getByRole('spinbutton', { name: 'Number of mafia' });
    await sheet.getByText('the usual number', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe('');
    await sheet.getByRole('button', { name: 'More: Number of mafia' }).click();
    await expect.poll(() => field.inputValue()).toBe('1');
    await field.fill('0');
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('put things in an order by dragging', async () => {
    const { page, sheet } = await houseRules(/Vendetta/, 800, 1200);
    const list = sheet.getByRole('group', { name: 'Specialists' });
    await list.scrollIntoViewIfNeeded();
    await settled(page);
    const from = await list.getByRole('button', { name: /^Move Nurse/ }).boundingBox();
    const to = await list.getByRole('button', { name: /^Move Vixen/ }).boundingBox();
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, to.y + 20, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => order(list)).toEqual(['Bodyguard', 'Vixen', 'Nurse']);
  });

  it('choose one of several, set numbers with nought for off, and switch; each has its sentence of help and its clause', async () => {
    const { page, sheet } = await houseRules(/Vendetta/);
    const form = sheet.locator('nd-options-form');
    const options = form.locator('.option');
    expect(await options.count()).toBeGreaterThan(10);
    expect(await options.locator('.help').count()).toBe(await options.count());
    expect(await options.locator('.clause').filter({ hasText: /VD-/ }).count()).toBe(await options.count());
    const talk = options.filter({ hasText: 'VD-55' });
    await talk.getByText('Off').waitFor();
    await talk.getByRole('spinbutton').fill('90');
    await page.keyboard.press('Tab');
    await talk.getByText('seconds').waitFor();
    await options.filter({ hasText: 'VD-104' }).getByRole('switch').click();
    await options.filter({ hasText: 'VD-85' }).getByRole('radio').nth(2).check();
    await expect.poll(() => form.locator('.own').count()).toBe(3);
    await sheet.getByRole('button', { name: 'Back to the rulebook' }).click();
    await expect.poll(() => form.locator('.own').count()).toBe(0);
    await talk.getByText('Off').waitFor();
  });
});
