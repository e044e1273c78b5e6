import type { Locator } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { crop } from '../../src/cards/read/gray.ts';
import { pictureOf } from '../../src/cli/picture.ts';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { town } from '../../src/games/town/index.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import type { Answer } from '../../src/kernel/answer.ts';
import { table } from '../support/play.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, frames, hold, settled } from '../web/page.ts';
import { longestVote } from './long-names.ts';
import { played } from './played.ts';
import { dealtGame, store } from './stored.ts';
import { openTable, reach } from './tables.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });

/** Where things stand, px. */
const boxes = (all: Locator): Promise<{ x: number; y: number; right: number; bottom: number }[]> =>
  all.evaluateAll((found) =>
    found.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { x: Math.round(left), y: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
    }),
  );

describe('beside a question on a large screen', () => {
  it.each([
    [1280, 800],
    [1180, 820],
    [1920, 1080],
  ])('all forty roles are in sight while they are held, and neither the button nor a seat moves (%i × %i)', async (width, height) => {
    const cards = cardsOf(ktulu.suggest(40, ktulu.options.parse({})));
    const crowd = table(ktulu, cards.map((role, i) => `P${String(i + 1)} ${role}`).join(', '));
    const [page] = await openTable(visit, reach(crowd, 'hooker.learn'), { width, height, language: 'pl' });
    await settled(page);
    await frames(page, 8);
    const button = page.locator('nd-table-view nd-hold-button button').first();
    const standing = page.locator('.ask [data-seat]');
    const before = [await boxes(button), await boxes(standing)];
    await hold(button);
    const roles = page.locator('nd-table-view .roles li');
    await expect.poll(() => roles.count()).toBe(40);
    expect([await boxes(button), await boxes(standing)]).toEqual(before);
    for (const { y, right, bottom } of await boxes(roles)) {
      expect(y).toBeGreaterThan(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(before[0]?.[0]?.y ?? 0);
    }
    await page.mouse.up();
    await expect.poll(() => roles.count()).toBe(0);
  });

  it('who holds a token is told over it, and nothing moves', async () => {
    const [page] = await openTable(visit, longestVote(), { width: 1280, height: 800 });
    await settled(page);
    const button = page.locator('nd-table-view [data-token] button');
    const standing = page.locator('.ask [data-seat]');
    const before = [await boxes(button), await boxes(standing)];
    await hold(button);
    await page.locator('nd-table-view .over .token p').first().waitFor();
    await settled(page);
    expect([await boxes(button), await boxes(standing)]).toEqual(before);
    const [over] = await boxes(page.locator('nd-table-view .over'));
    expect(over?.y).toBeGreaterThan(0);
    await page.mouse.up();
  });

  it('what is known of a player is read whole while it is held, and the night card stays where it was', async () => {
    const game = dealtGame('table');
    const nights = [5, 6, 7].flatMap((seat, i): [string, Answer][] => [
      ...(i > 0 ? [['day.accuser', { seats: [] }] satisfies [string, Answer]] : []),
      ['mafia.kill', { seats: [] }],
      ['angelHeart.check', { seats: [seat] }],
    ]);
    const page = await visit('#/about', { width: 1280, height: 640, language: 'pl' });
    await store(page, game, played(game, nights, 'day.accuser'));
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('nd-ask-choose [data-seat="3"]').click();
    await settled(page);
    const button = page.locator('nd-player-page nd-hold-button button');
    const before = await boxes(button);
    await hold(button);
    await page.locator('nd-player-page .knows').waitFor();
    expect(await boxes(button)).toEqual(before);
    const inside = await page
      .locator('nd-player-page .knows li')
      .last()
      .evaluate((one) => {
        const { left, bottom, width } = one.getBoundingClientRect();
        const root = one.getRootNode() as ShadowRoot;
        return root.elementFromPoint(left + width / 2, bottom - 4)?.closest('.secret') !== null;
      });
    expect(inside).toBe(true);
    await page.mouse.up();
    await frames(page, 2);
    expect(await boxes(button)).toEqual(before);
  });

  it('the night card says who wakes, and not that what happens by itself does', async () => {
    const [page] = await openTable(visit, longestVote(), { width: 1280, height: 800 });
    const lines = page.locator('nd-board aside nd-night-list li');
    const name = page.locator('strong');
    const tags = async (of: Locator): Promise<string[]> => [...new Set(await of.locator('.tag').allInnerTexts())];
    expect(await tags(lines.filter({ has: name }))).toContain('wakes');
    expect(await tags(lines.filter({ hasNot: name }))).toEqual(['']);
  });

  it('what is shown to one player after the other can be held: no tool lies over its button', async () => {
    const seven = 'Mia Max mafioso, Meg medium, Doc doctor, Det detective, Tom Tia townie';
    const [page, host] = await openTable(visit, reach(table(town, seven), 'feedback'), { width: 1280, height: 800 });
    await host.asked('feedback');
    await host.show(async () => {
      expect(await page.locator('nd-ask-show .what').isVisible()).toBe(true);
    });
  });

  it('no words are seen around the button they are scrolled under, where colours are forced either', async () => {
    const cards = cardsOf(ktulu.suggest(30, ktulu.options.parse({})));
    const crowd = table(ktulu, cards.map((role, i) => `P${String(i + 1)} ${role}`).join(', '));
    const [page] = await openTable(visit, crowd, { width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await frames(page, 4);
    const [words] = await boxes(page.locator('nd-words .say'));
    const [button] = await boxes(page.locator('nd-ask-say nd-button'));
    if (!words || !button) throw new Error('There are no words, or there is no button');
    expect(words.bottom).toBeGreaterThan(800);
    const below = { x: words.x + 8, y: button.bottom + 1, width: words.right - words.x - 16, height: 799 - button.bottom };
    const { data } = crop(await pictureOf(await page.screenshot()), below);
    await page.emulateMedia({ forcedColors: null });
    expect(new Set(data).size).toBe(1);
  });
});
