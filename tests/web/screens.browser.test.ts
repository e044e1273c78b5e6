import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/text/message.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, settled } from './page.ts';
import { expectWordsWhole } from './whole-words.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const screens = [
  '',
  '#/setup',
  '#/print',
  '#/workshop',
  '#/settings',
  '#/about',
  '#/nowhere',
  '#/scan/unknown',
  '#/pile/unknown',
  '#/resume',
  '#/recorded/unknown',
];

/** Goes over to a theme by its button, or opens the screen again in it where the screen has none. */
async function changeTheme(page: Page, theme: 'night' | 'day'): Promise<void> {
  const shown = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['theme']);
  if ((await shown()) === theme) return;
  const button = page.locator(`header nd-button[icon="${theme === 'day' ? 'sun' : 'moon'}"] button`);
  if ((await button.count()) > 0) await button.click();
  else {
    await page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage.getItem('nightdeck.settings') ?? '{}') as object;
      localStorage.setItem('nightdeck.settings', JSON.stringify({ ...kept, theme: wanted }));
    }, theme);
    await page.reload();
    await page.locator('main h1').waitFor();
  }
  await expect.poll(shown).toBe(theme);
}

describe.each(languages)('every screen in %s', (language) => {
  it.each(screens)('%s fits 360 px, breaks no word and has no finding of axe in either theme', async (hash) => {
    const page = await visit(hash, { language, theme: 'night' });
    for (const theme of ['night', 'day'] as const) {
      await changeTheme(page, theme);
      await settled(page);
      await expectNoSideways(page);
      await expectWordsWhole(page);
      await expectTouchable(page);
      await expectAccessible(page);
      expect(await page.locator('main').innerText()).not.toContain('⟦');
    }
  });
});

describe('the app', () => {
  it('puts the focus on the heading of the screen gone to, and names the screen in the title', async () => {
    const page = await visit('');
    await page.locator('main').getByRole('link', { name: 'New game' }).click();
    await page.getByRole('heading', { level: 1, name: 'Deck and players' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.shadowRoot?.activeElement?.tagName))
      .toBe('H1');
    expect(await page.title()).toBe('Deck and players · Nightdeck');
  });

  it('speaks another language at once, without losing the screen', async () => {
    const page = await visit('#/settings');
    await page.getByText('Polski').click();
    await page.getByRole('heading', { level: 1, name: 'Ustawienia' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ustawienia' }).waitFor();
  });

  it('keeps the theme', async () => {
    const page = await visit('');
    await page.getByRole('button', { name: 'Light theme' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Night theme' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('day');
  });
});
