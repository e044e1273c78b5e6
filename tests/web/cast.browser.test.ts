import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../src/text/message.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, focused } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const { title } = JSON.parse(readFileSync(new URL('../../decks/vendetta.json', import.meta.url), 'utf8')) as {
  title: Record<Language, string>;
};

/** The setup screen with the Vendetta deck chosen: twenty roles in four factions. */
async function vendetta(more: { language?: Language; width?: number; height?: number } = {}): Promise<Page> {
  const page = await visit('#/setup', more);
  await page.getByRole('radio', { name: new RegExp(title[more.language ?? 'en']) }).check();
  await page.locator('nd-cast-editor nd-disclosure').waitFor();
  return page;
}

const counted = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('nd-cast-editor')
    .getByRole('spinbutton')
    .evaluateAll((all) => Object.fromEntries(all.map((one) => [one.getAttribute('aria-label') ?? '', (one as HTMLInputElement).value])));

describe('choosing the cards of a deck with many roles', () => {
  it('shows what is dealt by faction and folds the other roles away', async () => {
    const page = await vendetta();
    expect(await counted(page)).toEqual({ Bystander: '6', Nurse: '1', Bodyguard: '1', Detective: '1', Thug: '2', Thief: '1' });
    expect(await page.locator('nd-cast-editor').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Civilians\n9', 'Mafia\n3']);
    await page.getByText('14 more roles').click();
    expect(Object.keys(await counted(page))).toHaveLength(20);
    await expectAccessible(page);
    await expectTouchable(page);
  });

  it('unfolds by keyboard, and a role counted up or down stays where it is', async () => {
    const page = await vendetta();
    const summary = page.locator('nd-disclosure summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const vixen = page.getByRole('button', { name: 'More: Vixen' });
    const before = (await vixen.boundingBox())?.x;
    await vixen.focus();
    await page.keyboard.press('Enter');
    await page.getByText('1 card', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Less: Nurse' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => counted(page)).toMatchObject({ Nurse: '0', Vixen: '1' });
    expect((await vixen.boundingBox())?.x).toBe(before);
    expect(await page.locator('nd-disclosure').getByRole('spinbutton', { name: 'Nurse' }).count()).toBe(0);
    expect(await focused(page)).not.toBe('body');
  });

  it('swaps roles of a class, and every remark names its clause', async () => {
    const page = await vendetta();
    await page.getByText('14 more roles').click();
    await page.getByRole('button', { name: 'Less: Nurse' }).click();
    await page.getByRole('button', { name: 'More: Vixen' }).click();
    const findings = page.locator('nd-findings');
    await findings.getByText('VD-33').waitFor();
    expect(await page.getByRole('button', { name: 'Deal and scan' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Less: Vixen' }).click();
    await page.getByRole('button', { name: 'More: Jailer' }).click();
    await findings.getByText('VD-22').waitFor();
    expect(await page.getByRole('button', { name: 'Deal and scan' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Take the suggestion' }).click();
    await expect.poll(() => findings.getByText(/VD-/).count()).toBe(0);
  });

  it('stands in two columns where there is room, names and steppers on one line', async () => {
    const page = await vendetta({ width: 1280, height: 800 });
    const boxes = await page
      .locator('nd-cast-editor')
      .getByRole('spinbutton')
      .evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect()));
    const [first, second] = boxes;
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 99))).toBeLessThan(24);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + 200);
  });

  it.each(languages)('gives abilities the full width of 360 px in %s', async (language) => {
    const page = await vendetta({ language });
    await page.locator('nd-disclosure summary').click();
    await expectNoSideways(page);
    const narrow = await page
      .locator('nd-cast-editor .about')
      .evaluateAll(
        (all) => all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 250 || height > 150).length,
      );
    expect(narrow).toBe(0);
    expect(await page.locator('main').innerText()).not.toContain('⟦');
  });
});
