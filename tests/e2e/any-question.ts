import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { castOf } from '../../src/kernel/table.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { dealtGame, store } from './stored.ts';

const long = ['Aleksandra', 'Bartłomiej', 'Christopher', 'Małgorzata', 'Eugeniusz', 'Władysława', 'Maksymilian'];
const name = (i: number): string => `${long[i % long.length] ?? ''}${i < long.length ? '' : ` ${String.fromCharCode(65 + (i % 26))}`}`;

/** The host's screen of a game of that many players with long names; what it asks is then put there by the test. */
export async function board(page: Page, game: Game, seats: number): Promise<void> {
  const id = `table-${String(seats)}`;
  const roles = cardsOf(game.suggest(seats, game.options.parse({})));
  const deal = roles.map((role, i) => ({ role, name: name(i) }));
  const names = deal.map((one) => one.name);
  await page.goto(`${inject('app')}#/about`);
  await page.locator('nd-about h1').waitFor();
  await store(page, dealtGame(id, { game: game.id, deck: game.id, title: game.id, names, deal, cast: castOf(roles) }));
  await page.goto(`${inject('app')}#/host/${id}`);
  await hosts(page);
}

/** Waits until the window has the game to itself: before that the board is still to be drawn anew, with its own question. */
export const hosts = (page: Page): Promise<void> =>
  page.locator('nd-board').evaluate(async (element) => {
    const { hosting } = element as HTMLElement & { hosting: { hosts: boolean } };
    while (!hosting.hosts) await new Promise(requestAnimationFrame);
  });

/** Puts a question on the screen, and waits until words and table have found their places. */
export const put = (page: Page, question: Question, turn: string): Promise<void> =>
  page.locator('nd-question-view').evaluate(
    async (element, [asked, id]) => {
      const view = element as HTMLElement & { question: unknown; updateComplete: Promise<unknown> };
      // The board puts its own question back where it is drawn anew, as in a window that has become wide.
      while (view.question !== asked) {
        Object.assign(view, { question: asked, turn: id });
        await view.updateComplete;
        // The steps of settling, each with what it draws.
        for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
      }
    },
    [question, turn] as const,
  );
