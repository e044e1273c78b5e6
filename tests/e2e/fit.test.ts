import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { byDay, second } from '../games/vendetta/tables.ts';
import { byDay as speeches } from '../games/yakuza/seats.ts';
import { table } from '../support/play.ts';
import { town } from '../../src/games/town/index.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, hold, settled } from '../web/page.ts';
import { longestQuestion, longestVote } from './long-names.ts';
import { storedEntries } from './stored.ts';
import { openTable, reach } from './tables.ts';

const out = join(root, 'out', 'e2e');
const visit = devices(sharedBrowser(), { usedAgain: true });
const people = Array.from({ length: 18 }, (_, i) => `P${String(i + 1)}`).join(' ');
const crowd = () =>
  reach(
    table(town, `Mia Max Moe Mac mafioso, Doc doctor, Det detective, ${people} townie`, {}, { round: 2, phase: 'night' }),
    'doctor.treat',
  );
const chooser = () => reach(second(), 'mafia.kill');

beforeAll(() => void mkdirSync(out, { recursive: true }));

/** Lower edge of the confirm button on the screen, px. */
async function foot(page: Page): Promise<number> {
  const box = await page.locator('nd-ask-choose .confirm').boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

/** How far the answers stand below the lowest seat, or below one of them, px; words and seats take some frames to find their places. */
const beneath = (page: Page, ask: string, seat?: number): Promise<number> =>
  page.locator(ask).evaluate((element, one) => {
    const seats = element.shadowRoot
      ?.querySelector('nd-seat-ring')
      ?.shadowRoot?.querySelectorAll(one === undefined ? '[data-seat]' : `[data-seat="${String(one)}"]`);
    const foot = element.shadowRoot?.querySelector('.foot')?.getBoundingClientRect().top ?? -Infinity;
    return foot - Math.max(...[...(seats ?? [])].map((each) => each.getBoundingClientRect().bottom));
  }, seat);

describe('choosing seats', () => {
  it.each([
    ['en', 'night'],
    ['pl', 'day'],
  ] as const)('shows words, the whole ring and the answer at 1280 × 800 without scrolling (%s, %s)', async (language, theme) => {
    const [page] = await openTable(visit, chooser(), { width: 1280, height: 800, language, theme });
    await page.locator('nd-ask-choose [data-seat="7"]').click();
    await settled(page);
    await page.screenshot({ path: join(out, `desk-${language}.png`) });
    await expect.poll(() => foot(page)).toBeLessThanOrEqual(800);
    await expect.poll(() => beneath(page, 'nd-ask-choose', 7)).toBeGreaterThanOrEqual(0);
    expect(await page.locator('nd-seat-ring').count()).toBe(1);
    await expectAccessible(page);
  });

  it('shows the longest question of a day, the whole ring and the answer on a phone without scrolling, and unfolds its note', async () => {
    const [page] = await openTable(visit, longestQuestion(), { language: 'pl' });
    await page.locator('nd-words .note[aria-expanded="false"]').waitFor();
    await expect.poll(() => beneath(page, 'nd-ask-choose')).toBeGreaterThanOrEqual(0);
    await expect.poll(() => foot(page)).toBeLessThanOrEqual(740);
    await page.locator('nd-words .note').click();
    expect(await page.locator('nd-words .note').getAttribute('aria-expanded')).toBe('true');
    await expectAccessible(page);
  });

  it('shows every voter on a phone, and no word about what an unfinished vote would be', async () => {
    const [page] = await openTable(visit, longestVote(), { language: 'pl' });
    await page.locator('nd-words .note[aria-expanded="false"]').waitFor();
    await page.screenshot({ path: join(out, 'ballot-pl.png') });
    await expect.poll(() => beneath(page, 'nd-ask-ballot')).toBeGreaterThanOrEqual(0);
    expect(await page.locator('nd-ask-ballot .outcome').count()).toBe(0);
    await expectTouchable(page);
    await expectAccessible(page);
  });

  it('has all 24 in sight who sit round a phone', async () => {
    const [page, host] = await openTable(visit, crowd(), { language: 'pl', theme: 'day' });
    await expectNoSideways(page);
    await page.screenshot({ path: join(out, 'crowd.png') });
    await expect.poll(() => foot(page)).toBeLessThanOrEqual(740);
    await expect.poll(() => beneath(page, 'nd-ask-choose')).toBeGreaterThanOrEqual(0);
    expect(await page.locator('nd-ask-choose [data-seat]').count()).toBe(24);
    await host.choose('doctor.treat', 24);
  });

  it.each([
    [1180, 820],
    [1280, 800],
    [1920, 1080],
  ])(
    'gives the table most of the breadth of a laptop, and leaves the words large, their note beside them and all names whole (%i × %i)',
    async (width, height) => {
      const [page] = await openTable(visit, longestVote(), { language: 'pl', width, height });
      await settled(page);
      const breadth = async (part: string): Promise<number> => (await page.locator(part).boundingBox())?.width ?? 0;
      const beside = Math.max(await breadth('nd-words'), await breadth('nd-board .board > aside'));
      expect(await breadth('nd-ask-ballot nd-seat-ring')).toBeGreaterThan(1.2 * beside);
      const large = await page.locator('nd-words .lines').evaluate((lines) => parseFloat(getComputedStyle(lines).fontSize));
      expect(large).toBeGreaterThanOrEqual(22);
      expect((await page.locator('nd-words .note').boundingBox())?.width).toBeGreaterThan(200);
      const sideways = await page
        .locator('nd-board .board > aside section')
        .evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth));
      expect(sideways).not.toContain(true);
      const cut = await page
        .locator('nd-ask-ballot nd-seat-ring .name')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect(cut).toEqual([]);
    },
  );

  it('is done by the number of a seat on a keyboard', async () => {
    const [page, host] = await openTable(visit, chooser(), { width: 1280, height: 800 });
    // In one step: digits of one number come within a moment.
    await page.evaluate(() => {
      for (const key of ['1', '2']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    });
    expect(await page.locator('nd-ask-choose [data-seat="12"]').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('7');
    await page.keyboard.press('Enter');
    await expect.poll(() => host.key()).not.toBe('mafia.kill');
    expect((await storedEntries(page, 'table')).at(-1)).toEqual(['mafia.kill', { seats: [7] }]);
  });
});

describe('two windows', () => {
  it('of one game: the second only shows it, says so, and goes on from there when the first is closed', async () => {
    const [first, host] = await openTable(visit, chooser(), { width: 1280, height: 800 });
    const other = await first.context().newPage();
    await other.goto(`${inject('app')}#/host/table`);
    await other.getByText('hosted in another window').waitFor();
    expect(await other.locator('nd-board .undo').count()).toBe(0);
    await expectAccessible(other);
    await other.screenshot({ path: join(out, 'second-window.png') });
    await host.choose('mafia.kill', 7);
    const asked = await host.key();
    await first.close();
    await other.getByText('hosted in another window').waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        other
          .locator('nd-question-view')
          .evaluate((element) => (element as unknown as { question: { key: string } }).question.key)
          .catch(() => ''),
      )
      .toBe(asked);
  });

  it('one of them public: shows the clock that runs at the table, and nothing of the night', async () => {
    const [first, host] = await openTable(visit, reach(speeches(undefined, { speechSeconds: 600 }), 'day.speech'), {
      width: 1280,
      height: 800,
      clocked: true,
    });
    const tv = await first.context().newPage();
    await tv.goto(`${inject('app')}#/public/table`);
    await expect.poll(() => tv.locator('nd-public .clock').innerText()).toMatch(/^(10:00|9:\d\d)$/);
    await first.locator('nd-clock nd-button').first().click();
    const stood = await first.locator('nd-clock .time').innerText();
    await tv.clock.fastForward(1_500);
    // What the host does comes to the other window a moment later.
    await expect.poll(() => tv.locator('nd-public .clock').innerText()).toBe(stood);
    await expectAccessible(tv);
    await expectNoSideways(tv);
    await tv.screenshot({ path: join(out, 'public.png') });
    await tv.close();
    // On a phone whose picture a television mirrors it takes the place of the host's screen, and is left by a button that is held.
    await first.setViewportSize({ width: 740, height: 360 });
    await first.locator('[data-sheet="more"]').click();
    await first.locator('nd-more .publicHere').click();
    await expect.poll(() => first.locator('nd-public .clock').innerText()).toBe(stood);
    expect(await first.locator('nd-board').count()).toBe(0);
    await expectAccessible(first);
    await first.screenshot({ path: join(out, 'public-here.png') });
    await hold(first.locator('nd-public nd-hold-button button'));
    await host.asked('day.speech');
    await first.mouse.up();
    expect(await first.locator('nd-clock .time').innerText()).toBe(stood);
  });
});

describe('what was taken back', () => {
  it('can be redone after a reload', async () => {
    const [page, host] = await openTable(visit, chooser());
    await host.choose('mafia.kill', 7);
    const after = await host.key();
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await host.asked('mafia.kill');
    await page.reload();
    await page.locator('nd-question-view').waitFor();
    await host.asked('mafia.kill');
    await page.locator('nd-board .redo button').click();
    await host.asked(after);
  });
});

describe('the story', () => {
  it('is read and changed by keyboard alone, without a finding of axe', async () => {
    const [page, host] = await openTable(visit, byDay().until('day.suspects'), { width: 1280, height: 800, theme: 'day' });
    await page.goto(`${inject('app')}#/story/table`);
    await page.locator('nd-story').waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await expectTouchable(page);
    await page.screenshot({ path: join(out, 'story.png') });
    const names: string[] = [];
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      names.push(await host.focused());
    }
    expect(names.join('|')).toContain('Back to the game');
  });
});
