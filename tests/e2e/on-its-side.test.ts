import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { byDay } from '../games/ktulu/tables.ts';
import { sit as vendettaOf } from '../games/vendetta/tables.ts';
import { byDay as speeches } from '../games/yakuza/seats.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, frames, hold, settled } from '../web/page.ts';
import { board } from './any-question.ts';
import { firstTrial } from './played.ts';
import { dealtGame, store } from './stored.ts';
import { openTable, reach } from './tables.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const side = { width: 740, height: 360 } as const;

/** From the upper edge of the highest to the lower edge of the lowest, px. */
const height = (all: Locator): Promise<number> =>
  all.evaluateAll((found) => {
    const seen = found.map((one) => one.getBoundingClientRect());
    return Math.max(...seen.map(({ bottom }) => bottom)) - Math.min(...seen.map(({ top }) => top));
  });

async function tableSheet(): Promise<Page> {
  const page = await visit('#/about', side);
  await board(page, vendetta, 16);
  await page.locator('[data-sheet="table"]').click();
  await settled(page);
  await frames(page, 8);
  return page;
}

describe('on a phone on its side', () => {
  it('the table on its sheet takes the height there is', async () => {
    const page = await tableSheet();
    expect(await height(page.locator('nd-sheet [data-seat]'))).toBeGreaterThan(side.height / 2);
  });

  it('sixteen roles are in sight at once while a button is held', async () => {
    const page = await tableSheet();
    await hold(page.locator('nd-table-view nd-hold-button button').first());
    const roles = page.locator('nd-table-view .roles li');
    await expect.poll(() => roles.count()).toBe(16);
    const low = await roles.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    expect(low).toBeLessThanOrEqual(side.height);
    await page.mouse.up();
  });

  it('long words stand smaller before they are scrolled, so that what is asked is read', async () => {
    const [page] = await openTable(visit, reach(vendettaOf(), 'thief.choose'), side);
    await settled(page);
    await frames(page, 8);
    const hidden = await page.locator('nd-words .say').evaluate((say) => say.scrollHeight - say.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });

  it('a clock and the button that ends it stand within their frame', async () => {
    const [page] = await openTable(visit, speeches().until('day.speech'), { ...side, language: 'pl' });
    await settled(page);
    const over = await page.locator('nd-question-view .clock').evaluate((clock) => {
      const last = clock.querySelector('.expired')?.getBoundingClientRect().right ?? Infinity;
      return last - clock.getBoundingClientRect().right;
    });
    expect(over).toBeLessThanOrEqual(0);
  });

  it('what an unfinished vote would mean is read whole beside the table', async () => {
    const game = dealtGame('table');
    const page = await visit('#/about', { ...side, language: 'pl' });
    await store(page, game, firstTrial(game));
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('nd-ask-ballot [data-seat="3"]').click();
    const outcome = page.locator('nd-ask-ballot .outcome');
    await outcome.waitFor();
    expect(await outcome.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  });

  it('both sides of a vote are whole above what the rest of the table may be given', async () => {
    const citizens = 'Ada sheriff, Bea parson, Cyd judge, Dot mayor, Eve guard, Flo hooker, Gus goodGunman';
    const robbers = 'Hal badGunman, Ian avenger, Jim thief, Kim bandit, Leo shaman, Max leader, Ned burningRage';
    const searched = byDay(`${citizens}, ${robbers}`, 'Jim').pick('day.next', 'search');
    const [page] = await openTable(visit, searched.at('search.nominees', 'Ada Bea').until('mistreat.any'), side);
    await settled(page);
    await frames(page, 8);
    const hidden = await page.locator('nd-ask-ballot .candidates').evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });
});
