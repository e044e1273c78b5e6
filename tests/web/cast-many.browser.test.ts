import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const out = join(root, 'out', 'web');

beforeAll(() => void mkdirSync(out, { recursive: true }));

async function ktulu(width = 360, height = 740): Promise<Page> {
  const page = await visit('#/setup', { width, height });
  await page.getByRole('radio', { name: /Ktulu/ }).check();
  await page.locator('nd-cast-editor nd-disclosure').first().waitFor();
  return page;
}

const editor = (page: Page) => page.locator('nd-cast-editor');
const shown = (page: Page): Promise<string[]> =>
  editor(page)
    .getByRole('spinbutton')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('aria-label') ?? ''));

describe('choosing the cards of a deck with very many roles', () => {
  it('shows each side with what is dealt of it, the rest folded beside it, in about two screens of a phone', async () => {
    const page = await ktulu();
    const dealt = await shown(page);
    expect(dealt.length).toBeGreaterThan(5);
    expect(dealt.length).toBeLessThan(20);
    expect((await editor(page).boundingBox())?.height).toBeLessThan(1700);
    await editor(page).screenshot({ path: join(out, 'cast-many.png') });
    await editor(page)
      .getByText(/more roles$/)
      .first()
      .click();
    await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(dealt.length);
    await editor(page).locator('details .name').first().click();
    await editor(page).screenshot({ path: join(out, 'cast-many-open.png') });
    await expectNoSideways(page);
    await expectTouchable(page);
    await expectAccessible(page);
  });

  it.each(['en', 'pl'] as const)('has no name run into its number at 360 px, in %s', async (language) => {
    const page = await visit('#/setup', { language });
    await page.getByRole('radio', { name: /Ktulu/ }).check();
    await page.locator('nd-cast-editor nd-disclosure').first().waitFor();
    await page.locator('nd-cast-editor nd-disclosure').evaluateAll((all) => all.forEach((one) => Object.assign(one, { open: true })));
    await expect.poll(async () => (await shown(page)).length).toBe(50);
    expect(
      await editor(page)
        .locator('summary.name')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)),
    ).toEqual([]);
  });

  it('finds a role by a part of its name and counts it in from there', async () => {
    const page = await ktulu();
    const field = page.getByRole('textbox', { name: 'Find a role' });
    await field.fill('WARR');
    await expect.poll(() => shown(page)).toEqual(['Warrior']);
    await editor(page).getByRole('button', { name: 'More: Warrior' }).click();
    await page.getByRole('button', { name: '1 card too many. Take one away.' }).waitFor();
    await field.fill('no such role');
    await editor(page).getByText('0 roles found').last().waitFor();
    await page.keyboard.press('Tab');
    await field.fill('');
    await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(5);
    await page.getByRole('button', { name: '1 card too many. Take one away.' }).waitFor();
  });

  it('leads from a refusal at the foot to what is wrong, and on to the house rule that settles it', async () => {
    const page = await ktulu();
    const deal = page.getByRole('button', { name: 'Deal and scan' });
    // A card of a side of its own in place of another card, while that side does not play.
    const field = page.getByRole('textbox', { name: 'Find a role' });
    await field.fill('Parson');
    await editor(page).getByRole('button', { name: 'Less: Parson' }).click();
    await field.fill('Janosik');
    await editor(page).getByRole('button', { name: 'More: Janosik' }).click();
    await expect.poll(() => deal.isDisabled()).toBe(true);
    await page.locator('.refusal').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'To the house rule' }).click();
    await page.getByRole('switch', { name: 'Janosik' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await deal.isDisabled()).toBe(false);
    expect(await page.locator('.refusal').count()).toBe(0);
  });

  it('folds many house rules by group, and says how many of each are the house’s own', async () => {
    const page = await ktulu();
    await page.getByRole('button', { name: 'House rules…' }).click();
    const form = page.locator('nd-sheet nd-options-form');
    await form.locator('nd-disclosure').first().waitFor();
    const group = form.locator('nd-disclosure').filter({ hasText: 'KT-R93' });
    await group.locator('summary').first().click();
    await group.locator('.option').filter({ hasText: 'KT-R93' }).getByRole('switch').click();
    await group.locator('summary').filter({ hasText: '1 house rule' }).waitFor();
    await page.screenshot({ path: join(out, 'rules-many.png') });
    const ship = form.locator('.option').filter({ hasText: 'KT-033' });
    await form.locator('nd-disclosure').filter({ hasText: 'KT-033' }).locator('summary').first().click();
    await ship.getByRole('switch').click();
    await ship.getByRole('spinbutton').fill('4');
    await page.keyboard.press('Tab');
    await page.screenshot({ path: join(out, 'rules-ship.png') });
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByText('2 house rules', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('2 house rules', { exact: true }).waitFor();
  });

  it('stands in two columns where there is room', async () => {
    const page = await ktulu(1280, 900);
    await editor(page).screenshot({ path: join(out, 'cast-many-desk.png') });
    await expectNoSideways(page);
  });
});
