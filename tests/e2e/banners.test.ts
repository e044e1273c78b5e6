import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, settled } from '../web/page.ts';
import { longestQuestion, longestVote } from './long-names.ts';
import { openTable } from './tables.ts';

const visit = devices(sharedBrowser());
const screens = [
  [1280, 800],
  [1920, 1080],
  [844, 390],
  [740, 360],
] as const;

/** In the page: from now on the device is full. */
function fill(): void {
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

const seats = (page: Page): Promise<DOMRect[]> =>
  page.locator('nd-ask-ballot [data-seat]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

describe('a device that is full', () => {
  it.each(screens)('is told of without pressing the table flat (%i × %i)', async (width, height) => {
    const [still] = await openTable(visit, longestVote(), { language: 'pl', width, height });
    await settled(still);
    const usual = await seats(still);

    const [page, host] = await openTable(visit, longestQuestion(), { language: 'pl', width, height });
    await page.evaluate(fill);
    for (const seat of [1, 2, 3, 4]) await page.locator(`nd-ask-choose [data-seat="${String(seat)}"]`).click();
    await page.locator('nd-ask-choose .confirm').click();
    await host.asked('search.vote');
    const banner = page.locator('nd-board .banner.bad');
    await banner.waitFor();
    await settled(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    const now = await seats(page);
    const span = (all: readonly DOMRect[]): number => Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top));
    expect(span(now)).toBeGreaterThanOrEqual(0.8 * span(usual));
    const { x, y, width: wide, height: high } = (await banner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(now.filter(({ left, right, top, bottom }) => left < x + wide && right > x && top < y + high && bottom > y)).toEqual([]);
    expect(Math.max(...now.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height);
    await expectNoSideways(page);
    await expectAccessible(page);
    // Where it is one line, a tap unfolds what can be done.
    if (height < 480) await banner.locator('summary').click();
    await banner.locator('.file button').waitFor();
  });
});

it('the bar has room for where the game stands, in letters twice as large on the narrowest phone too', async () => {
  const [page] = await openTable(visit, longestVote(), { language: 'pl', width: 320, height: 640 });
  const tools = await page.context().newCDPSession(page);
  for (const size of [16, 24, 32]) {
    await tools.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await settled(page);
    const ends = await page.locator('nd-board .where > *').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().right;
      }),
    );
    const deeds = await page.locator('nd-board .deeds').evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const where = await page.locator('nd-board .where').evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const beside = deeds.top < where.bottom;
    for (const end of ends) expect(end, String(size)).toBeLessThanOrEqual(beside ? deeds.left : 320);
    await expectNoSideways(page);
  }
});
