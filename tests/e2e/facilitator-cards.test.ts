import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { second } from '../games/vendetta/tables.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, hold, settled } from '../web/page.ts';
import { openTable, reach } from './tables.ts';

const out = join(root, 'out', 'e2e');
const visit = devices(sharedBrowser(), { usedAgain: true });

beforeAll(() => void mkdirSync(out, { recursive: true }));

/** The Detective has asked about Tom and is to be shown his card. */
const investigated = () => reach(second(), 'detective.card', { 'detective.ability': 'investigate', 'detective.investigate': 'Tom' });

/** Waits until a card stands there as a picture and returns the SVG it was drawn from. */
async function drawn(page: Page, selector: string): Promise<string> {
  const card = page.locator(`${selector} nd-card-view`).first();
  await card.locator('img').waitFor({ timeout: 30_000 });
  await expect.poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  return card.evaluate((element) => (element as unknown as { svg: string }).svg);
}

/** Mean luminance of a picture, of 1, and its brightest channel, of 255. */
async function lightOf(png: Buffer): Promise<{ mean: number; most: number }> {
  const { channels } = await sharp(png).removeAlpha().stats();
  const [red, green, blue] = channels.map(({ mean }) => mean / 255);
  return { mean: 0.2126 * (red ?? 1) + 0.7152 * (green ?? 1) + 0.0722 * (blue ?? 1), most: Math.max(...channels.map(({ max }) => max)) };
}

/** By how much what is held up is higher than its place, px. */
const overflow = (page: Page): Promise<number> =>
  page.locator('nd-ask-show .what').evaluate((what) => what.scrollHeight - what.clientHeight);

describe('facilitator cards on the host’s screen', () => {
  it('hold the target’s card up after an investigation, as it is printed, and nothing else', async () => {
    const [page, host] = await openTable(visit, investigated(), { width: 360, height: 740 });
    await host.show(async () => {
      const svg = await drawn(page, 'nd-ask-show');
      expect(svg).toContain('Thug');
      // A card that is turned stands still before it is looked at.
      await settled(page);
      const card = await page.locator('nd-ask-show nd-card-view').boundingBox();
      expect(card?.height).toBeGreaterThan(370);
      expect(await page.locator('nd-board .dock, nd-board .bar, nd-night-list, nd-table-view, nd-role-cards').count()).toBe(0);
      const text = await host.allText();
      for (const word of ['Detective', 'Nurse', 'Bystander', 'Abe', 'Dora']) expect(text).not.toContain(word);
      await expectNoSideways(page);
      await expectAccessible(page);
      const light = await lightOf(await page.screenshot({ path: join(out, 'held-up-card.png') }));
      // A printed card is white; held up at night it must not light the face of who looks at it.
      expect(light.mean).toBeLessThanOrEqual(0.1);
      expect(light.most).toBeLessThan(215);
      await page.setViewportSize({ width: 740, height: 360 });
      await expect.poll(() => overflow(page)).toBe(0);
    });
  });

  it('speak the host’s language', async () => {
    const [page, host] = await openTable(visit, investigated(), { language: 'zh', width: 1280, height: 800 });
    await host.show(async () => {
      expect(await drawn(page, 'nd-ask-show')).toContain('打手');
      await page.screenshot({ path: join(out, 'held-up-card-zh.png') });
    });
  });

  it('show every role that was dealt, and who has them and in what state only while the host holds', async () => {
    const [page, host] = await openTable(visit, reach(second(), 'detective.ability', { 'thief.choose': 'Nina' }));
    await page.locator('[data-sheet="cards"]').click();
    await expect.poll(() => page.locator('nd-role-cards img').count(), { timeout: 30_000 }).toBe(6);
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.screenshot({ path: join(out, 'cards.png') });
    expect(await host.text('nd-role-cards')).not.toContain('Nina');
    const button = page.locator('nd-role-cards nd-hold-button button');
    await button.focus();
    await page.keyboard.down(' ');
    const nurse = page.locator('[data-role="nurse"] .bearers');
    await nurse.waitFor();
    expect(await nurse.innerText()).toMatch(/Nina\s+robbed/);
    await page.screenshot({ path: join(out, 'cards-peek.png') });
    await page.keyboard.up(' ');
    await nurse.waitFor({ state: 'detached' });

    // For the pocket: nothing of the game can be seen or touched until a button has been held.
    await page.keyboard.press('Escape');
    await page.locator('[data-sheet="more"]').click();
    await page.locator('nd-more .cover').click();
    const cover = page.locator('nd-cover .cover');
    await cover.waitFor();
    expect(await page.locator('nd-board').evaluate((board) => (board as HTMLElement).inert)).toBe(true);
    await expect.poll(() => cover.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    await expectAccessible(page);
    await hold(page.locator('nd-cover nd-hold-button button'));
    await cover.waitFor({ state: 'detached' });
    await page.mouse.up();
    await page.locator('[data-sheet="more"]').click();
  });
});
