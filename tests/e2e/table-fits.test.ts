import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import { town } from '../../src/games/town/index.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { questionStates, type QuestionState } from '../support/question-states.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, resize } from '../web/page.ts';
import { board, put } from './any-question.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const games: readonly Game[] = [princeton, town, yakuza, vendetta, ktulu];
const players = { pl: [5, 12, 24, 40], en: [6, 16, 30], zh: [12, 40] } as const;
/** Of so many kinds of question one: Chinese is the shortest on the whole. */
const share = { pl: 1, en: 1, zh: 3 } as const;
const screens = [
  [360, 640],
  [360, 740],
  [390, 664],
  [390, 844],
  [740, 360],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 800],
  [1920, 1080],
] as const;
interface Seen {
  /** What cannot be seen whole and touched. */
  readonly lost: readonly string[];
  /** Where the first and the last seat stand, px. */
  readonly stand: readonly number[];
}

/** What of the seats and answers on the screen cannot be seen whole and touched. */
const look = (page: Page, count: number): Promise<Seen> =>
  page.locator('nd-question-view').evaluate((view, count) => {
    const inside = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((one) => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])]);
    const deepest = (x: number, y: number): Element | null => {
      let at = document.elementFromPoint(x, y);
      for (let next = at?.shadowRoot?.elementFromPoint(x, y); next && next !== at; next = at?.shadowRoot?.elementFromPoint(x, y)) at = next;
      return at;
    };
    const within = (one: Element, at: Element | null): boolean => {
      for (let up: Node | null = at; up; up = up instanceof ShadowRoot ? up.host : up.parentNode) if (up === one) return true;
      return false;
    };
    const all = inside(view.shadowRoot ?? view);
    const least = count <= 16 ? 43.9 : 31.9;
    const found: string[] = [];
    const seen = all.filter((one) => one.matches('button[data-seat]'));
    if (seen.length < count) found.push(`${String(seen.length)} of ${String(count)} seats`);
    for (const one of [...seen, ...all.filter((one) => one.matches('.foot button'))]) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const what = one.dataset['seat'] === undefined ? `answer ${one.innerText}` : `seat ${one.dataset['seat']}`;
      if (Math.min(width, height) < least) found.push(`${what} is ${String(Math.round(width))} × ${String(Math.round(height))}`);
      if (top < -0.5 || left < -0.5 || top + height > innerHeight + 0.5 || left + width > innerWidth + 0.5)
        found.push(`${what} is off the screen`);
      for (const [x, y] of [
        [left + width / 2, top + height / 2],
        [left + width / 2, top + 3],
        [left + width / 2, top + height - 3],
      ] as const)
        if (!within(one, deepest(x, y))) found.push(`${what} is covered by ${deepest(x, y)?.outerHTML.slice(0, 60) ?? 'nothing'}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('sideways');
    // What a seat has to say lies over the line below the table, and passes on what is touched there.
    const [why, line] = ['nd-seat-ring[form="ring"]', '.line > *'].map((one) => all.find((element) => element.matches(one)));
    const reason = why?.shadowRoot?.querySelector<HTMLElement>('.why');
    if (reason && line && getComputedStyle(reason).backgroundColor !== 'rgba(0, 0, 0, 0)')
      found.push('the line below the table is covered');
    const stand = [seen[0], seen.at(-1)].flatMap((one) => {
      const { left, top } = one?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return [left, top];
    });
    return { lost: [...new Set(found)], stand };
  }, count);

const everything = process.env['NIGHTDECK_EVERY_SCREEN'] === '1';

describe.each(games.map((game) => [game.id, game] as const))('the table of %s', (_, game) => {
  it.each(Object.keys(players) as (keyof typeof players)[])(
    'is wholly in sight, at the same places, with the answers, at every question and on every screen (%s)',
    async (language) => {
      const counts: readonly number[] = players[language].filter((n) => n >= game.players.min);
      const all = questionStates(game, counts, 4);
      const keys = [...new Set(all.map(({ question }) => question.key))];
      // Each kind of question with one number of players on one screen; all with all is for a long evening.
      const sampled = ({ players: n, question }: QuestionState): boolean => {
        const kind = keys.indexOf(question.key);
        return kind % share[language] === 0 && (Math.floor(kind / share[language]) + counts.indexOf(n)) % counts.length === 0;
      };
      const asked = all.filter((one) => everything || sampled(one));
      const wrong: string[] = [];
      const page = await visit('#/about', { language });
      for (const seats of new Set(asked.map((state) => state.players))) {
        await board(page, game, seats);
        for (const [s, [width, height]] of screens.entries()) {
          const here = asked.filter((state, i) => state.players === seats && (everything || (i + s) % screens.length === 0));
          if (here.length > 0) await resize(page, { width, height });
          let first: readonly number[] | undefined;
          for (const [i, state] of here.entries()) {
            await put(page, state.question, `${String(s)}/${String(i)}:${state.question.key}`);
            const { lost, stand } = await look(page, seats);
            const where = `${state.question.key}, ${String(seats)} seats, ${String(width)} × ${String(height)}`;
            first ??= stand;
            if (stand.some((at, k) => Math.abs(at - (first?.[k] ?? 0)) > 1.5)) wrong.push(`${where}: seats have moved`);
            if (lost.length > 0) wrong.push(`${where}: ${lost.slice(0, 3).join('; ')}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

it('the table stays in sight where a ruling has the same question asked again, with more to say', async () => {
  const [state] = questionStates(ktulu, [30], 1).filter(({ question }) => question.key === 'window.attempt.kill');
  if (!state) throw new Error('No window was played at a table of 30.');
  const { note: _, ...question } = state.question;
  const page = await visit('#/about', { language: 'en' });
  await resize(page, { width: 360, height: 640 });
  await board(page, ktulu, 30);
  for (const one of [{ ...question, say: [] }, state.question]) {
    await put(page, one, 'again');
    expect((await look(page, 30)).lost).toEqual([]);
  }
});

it('the table has its usual height where the window is turned while the page is scrolled', async () => {
  const [state] = questionStates(vendetta, [30], 1).filter(({ question }) => question.shape === 'choose');
  if (!state) throw new Error('Nobody was chosen at a table of 30.');
  const turned = async (scrolled: number): Promise<Seen> => {
    const page = await visit('#/about', { language: 'en' });
    await resize(page, { width: 390, height: 844 });
    await board(page, vendetta, 30);
    await put(page, state.question, 'upright');
    // Long enough to be scrolled so far.
    await page.evaluate((px) => {
      document.body.style.paddingBlockEnd = `${String(px)}px`;
      scrollTo(0, px);
    }, scrolled);
    await resize(page, { width: 740, height: 360 });
    await put(page, state.question, 'on its side');
    await page.evaluate(() => (document.body.style.paddingBlockEnd = ''));
    await put(page, state.question, 'as before');
    return look(page, 30);
  };
  const usual = await turned(0);
  expect(usual.lost).toEqual([]);
  expect(await turned(90)).toEqual(usual);
});
