import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { town } from '../../src/games/town/index.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Choose, Question } from '../../src/kernel/question.ts';
import { castOf } from '../../src/kernel/table.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { dealtGame, store } from './stored.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const games: readonly Game[] = [town, yakuza, vendetta, ktulu];
/** Shapes that axe has looked at already: the games share the elements. */
const looked = new Set<string>();

/** Goes on with Tab until what has the focus lies in such elements, the outermost first; they may be parts of each other. */
async function tabTo(page: Page, ...selectors: readonly string[]): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((wanted) => {
      const left = [...wanted];
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      for (let up: Node | null = at; up; up = up instanceof ShadowRoot ? up.host : up.parentNode)
        if (up instanceof Element && up.matches(left.at(-1) ?? '*')) left.pop();
      return left.length === 0;
    }, selectors);
  for (let i = 0; i < 40; i++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not come to ${selectors.join(' ')}`);
}

/** Names seats by their digits and confirms, or passes where nobody can be chosen. Each digit is a seat: there are fewer than ten. */
async function choose(page: Page, { seats, min, warned = [] }: Choose): Promise<void> {
  // What is typed while a clock fills the screen touches no seat behind it: typed again below, it would give that seat back.
  if ((await page.locator('nd-clock .time').count()) > 0) {
    await tabTo(page, 'nd-clock', '.time');
    await page.keyboard.press('Enter');
    await page.keyboard.press(String(seats[0]));
    await page.keyboard.press('Escape');
    await page.locator('nd-question-view .words').focus();
  }
  const free = seats.filter((seat) => warned.every((one) => one.seat !== seat)).slice(0, Math.max(1, min));
  for (const seat of free) await page.keyboard.press(String(seat));
  if (free.length === 0) await tabTo(page, 'nd-ask-choose', '.pass');
  await page.keyboard.press('Enter');
}

/** Holds something up, or one of many in turn, and takes it away again. */
async function show(page: Page, round: boolean): Promise<void> {
  if (!round) {
    await tabTo(page, 'nd-ask-show', 'nd-button');
    await page.keyboard.press('Enter');
    await page.locator('nd-ask-show .open').waitFor();
  }
  await tabTo(page, 'nd-ask-show', 'nd-hold-button');
  await page.keyboard.down('Space');
  if (round) await page.locator('nd-ask-show').getByText('Let go').waitFor();
  else await page.locator('nd-ask-show .open').waitFor({ state: 'detached' });
  await page.keyboard.up('Space');
}

async function answer(host: HostPage, question: Question, turn: string): Promise<void> {
  const { page } = host;
  if (question.shape === 'choose') await choose(page, question);
  else if (question.shape === 'show') await show(page, question.round !== undefined);
  else if (question.shape === 'pick') {
    await tabTo(page, 'nd-ask-pick', '[data-option]');
    await page.keyboard.press('Enter');
  } else return void (await expect.poll(async () => (await page.keyboard.press('Enter'), host.turn())).not.toBe(turn));
  await host.turned(turn);
}

it.each(games.map((game) => [game.id, game] as const))(
  'a night of %s is hosted with the keyboard alone, without a finding of axe on the way',
  async (id, game) => {
    const rules = id === 'yakuza' ? { seats: 'custom' } : {};
    const options = game.options.parse(rules);
    const roles = cardsOf(game.suggest(9, options));
    const deal = roles.map((role, i) => ({ role, name: `Player ${String.fromCharCode(65 + i)}` }));
    const page = await visit('#/about', { width: 1280, height: 800 });
    const names = deal.map(({ name }) => name);
    await store(
      page,
      dealtGame('table', {
        game: id,
        deck: id,
        options: rules,
        names,
        deal,
        cast: castOf(roles),
      }),
    );
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('nd-question-view').waitFor();
    const host = new HostPage(page);
    const shapes: string[] = [];
    const isOver = (question: Question): boolean =>
      question.shape === 'ballot' || (shapes.includes('choose') && question.key.startsWith('day.'));
    for (let i = 0; i < 60; i++) {
      const { question, turn } = await host.now();
      if (isOver(question)) break;
      shapes.push(question.shape);
      if (!looked.has(question.shape)) await expectAccessible(page);
      looked.add(question.shape);
      await answer(host, question, turn);
    }
    expect(shapes.filter((shape) => shape === 'choose').length).toBeGreaterThan(1);
    expect(isOver(await host.question())).toBe(true);
  },
);
