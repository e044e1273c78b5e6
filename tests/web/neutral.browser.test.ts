import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { devices, expectAccessible, expectNoSideways } from './page.ts';

const visit = devices();
const out = join(root, 'out', 'web');

beforeAll(() => void mkdirSync(out, { recursive: true }));

const names = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('nd-cast-editor')
    .getByRole('spinbutton')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

describe('a deck printed in neutral names', () => {
  it('is offered where the game has them, and games set up from it then speak so', async () => {
    const page = await visit('#/print');
    const neutral = page.getByRole('switch', { name: /^Neutral names/ });
    expect(await neutral.count()).toBe(0);
    await page.getByRole('radio', { name: /Ktulu/ }).check();
    await neutral.click();
    await page.getByText(/^Page \d+ of \d+$/).waitFor({ timeout: 90_000 });
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.screenshot({ path: join(out, 'print-neutral.png'), fullPage: true });
    await page.goto(`${inject('app')}#/setup`);
    await page.locator('nd-setup').getByRole('radio', { name: /Ktulu/ }).check();
    await page.locator('section[aria-labelledby="rules"] > .spread').getByText('1 house rule').waitFor();
    await expect.poll(() => names(page)).toContain('Courtesan');
    await page.getByRole('button', { name: 'House rules…' }).click();
    await page.getByRole('button', { name: 'Back to the rulebook' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => names(page)).not.toContain('Courtesan');
  });
});
