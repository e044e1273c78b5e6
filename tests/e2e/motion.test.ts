import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { byDay, hang, second } from '../games/vendetta/tables.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices } from '../web/page.ts';
import { openTable, reach } from './tables.ts';

const visit = devices(sharedBrowser());

/** Notes from now on what is laid over the page, and whether it is moved and can be touched. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const over: object[] = [];
    Object.assign(window, { over });
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof HTMLElement) || getComputedStyle(added).position !== 'fixed') continue;
        const moves = added.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
        over.push({ moves, touched: getComputedStyle(added).pointerEvents !== 'none' });
      }
    }).observe(document.body, { childList: true });
  });
const seen = (page: Page): Promise<unknown> => page.evaluate(() => (window as unknown as { over: object[] }).over);

const theme = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-theme');
const children = (page: Page): Promise<number> => page.evaluate(() => document.body.childElementCount);

describe.each([
  ['night falls by and by, under the fingers, and nothing stays over the page', true, [{ moves: [600], touched: false }]],
  ['night is there at once for whoever wants no motion', false, []],
])('on the host’s screen', (title, motion, laid) => {
  it(title, async () => {
    const [page, host] = await openTable(visit, hang(byDay(), 'Tom Abe'), { motion });
    expect(await theme(page)).not.toBe('dim');
    const before = await children(page);
    await watch(page);
    await host.next();
    await expect.poll(() => theme(page)).toBe('dim');
    await expect.poll(() => children(page)).toBe(before);
    expect(await seen(page)).toEqual(laid);
  });

  it(`a card that is held up ${motion ? 'turns' : 'does not turn'}`, async () => {
    const shown = reach(second(), 'detective.card', { 'detective.ability': 'investigate', 'detective.investigate': 'Tom' });
    const [page, host] = await openTable(visit, shown, { motion });
    await host.show(async () => {
      const card = page.locator('nd-ask-show nd-card-view');
      await card.waitFor();
      // What is left of it is not waited for: it has been begun, or is none.
      const turning = await card.evaluate((one) => [getComputedStyle(one).animationName, getComputedStyle(one).animationDuration]);
      expect(turning).toEqual(motion ? ['turn', '0.32s'] : ['none', '0s']);
    });
  });
});
