import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { byDay as speeches } from '../games/yakuza/seats.ts';
import { filesUnder, read } from '../architecture/sources.ts';
import { browserWith, fontSets } from '../support/font-sets.ts';
import type { Play } from '../support/play.ts';
import { devices, expectNoSideways, type Visit } from '../web/page.ts';
import { longestQuestion, longestVote } from './long-names.ts';
import { store } from './stored.ts';
import { onShelf, openTable, reach } from './tables.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const speech = (): Play => reach(speeches(), 'day.speech');

const choices: readonly (readonly [string, () => Play, Visit])[] = [
  ['the longest question on a phone', longestQuestion, { ...phone, language: 'pl' }],
  ['the longest question on a phone, in Chinese', longestQuestion, { ...phone, language: 'zh' }],
  ['a speech with its clock on a phone', speech, { ...phone, language: 'en' }],
  ['the longest question on a desk', longestQuestion, { ...desk, language: 'pl' }],
];

/** Waits for letters that are on their way, and for the two frames in which words and ring find their places. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Upper and lower edges of what is to be touched, px: of the seats, and of whatever stands below them and covers them. */
async function edges(page: Page, ask: string): Promise<{ readonly seats: readonly number[]; readonly foot: readonly [number, number] }> {
  await settled(page);
  return page.locator(ask).evaluate((element) => {
    const find = (root: Element | ShadowRoot | null): Element[] =>
      [...(root?.querySelectorAll('*') ?? [])].flatMap((one) => [one, ...find(one.shadowRoot)]);
    const inside = find(element.shadowRoot);
    const foot = inside.find((one) => one.matches('.foot'))?.getBoundingClientRect();
    return {
      seats: inside.filter((one) => one.matches('[data-seat]')).map((one) => one.getBoundingClientRect().bottom),
      foot: [foot?.top ?? 0, foot?.bottom ?? 0] as const,
    };
  });
}

const visits = fontSets.map((set) => [set, devices(browserWith(set), { usedAgain: true })] as const);

describe.each(visits)('on a machine with the fonts of %s', (_, visit) => {
  describe.each([
    ['the app’s letters', false],
    ['its own letters alone', true],
  ])('that shows %s', (_letters, bare) => {
    it.each(choices)('the ring and the answer are in sight together, and then the voters of a phone: %s', async (_what, play, how) => {
      const [page] = await openTable(visit, play(), { ...how, bare });
      // Letters that come, and words that give way, move it until it stands.
      await expect
        .poll(async () => {
          const { seats, foot } = await edges(page, 'nd-ask-choose');
          const scrolled = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
          return [Math.max(...seats) <= foot[0], foot[1] <= (how.height ?? 0), scrolled];
        })
        .toEqual([true, true, 0]);
      await expectNoSideways(page);
      if (play !== longestQuestion || how.width !== phone.width) return;
      // What is asked of the same people next: two rows of voters are in sight above the answer.
      await store(page, ...onShelf(longestVote(), 'vote'));
      await page.goto(`${inject('app')}#/host/vote`);
      await page.locator('nd-words .note[aria-expanded="false"]').waitFor();
      await expect
        .poll(async () => {
          const vote = await edges(page, 'nd-ask-ballot');
          return (vote.seats[7] ?? Infinity) <= vote.foot[0];
        })
        .toBe(true);
      await expectNoSideways(page);
    });
  });
});

describe('the app’s letters', () => {
  it('are drawn the same, to the pixel, whatever else is installed', async () => {
    const drawn = await Promise.all(
      visits.map(async ([, visit]) => {
        const [page] = await openTable(visit, longestQuestion(), { ...phone, language: 'pl' });
        await settled(page);
        return page.screenshot({ animations: 'disabled' });
      }),
    );
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(1);
  });

  it('name each language alike, 中文 too where no Chinese letters are installed', async () => {
    const drawn = await Promise.all(
      visits.map(async ([, visit]) => {
        const page = await visit('#/settings', { language: 'en' });
        await settled(page);
        return page.locator('nd-choice').first().screenshot({ animations: 'disabled' });
      }),
    );
    expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(1);
    const page = await visits[0]?.[1]('#/settings', { language: 'en' });
    await page?.getByRole('radio', { name: '中文' }).check();
    await expect.poll(() => page?.evaluate(() => document.documentElement.lang)).toBe('zh-Hans');
  });

  it('have every Latin letter and mark of our wording', async () => {
    const wording = filesUnder('src/text', /\.ts$/).map(read).join('');
    const letters = [...new Set(wording.match(/[\u0020-\u024f\u2010-\u203a]/g))].join('');
    expect(letters).toContain('ż');
    const page = await visits[0]?.[1]('#/about');
    if (!page) throw new Error('no set of fonts');
    const styles = ['400 1em var(--font-text)', '600 1em var(--font-text)', '500 1em var(--font-title)', '600 1em var(--font-title)'];
    await page.evaluate(
      ([text, fonts]) => {
        for (const font of fonts)
          document.body.append(Object.assign(document.createElement('samp'), { textContent: text, style: `font: ${font}` }));
      },
      [letters, styles] as const,
    );
    await page.evaluate(() => document.fonts.ready);
    const tools = await page.context().newCDPSession(page);
    await tools.send('DOM.enable');
    await tools.send('CSS.enable');
    const { root } = await tools.send('DOM.getDocument');
    const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'samp' });
    expect(nodeIds).toHaveLength(styles.length);
    for (const [i, nodeId] of nodeIds.entries()) {
      const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
      expect(
        fonts.filter(({ isCustomFont }) => !isCustomFont),
        styles[i],
      ).toEqual([]);
    }
  });
});
