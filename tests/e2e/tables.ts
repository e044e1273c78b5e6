import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { done, type Answer, type Entry } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import { castOf } from '../../src/kernel/table.ts';
import { answerTo, type Written } from '../support/answers.ts';
import type { Play } from '../support/play.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';
import type { Visit } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { store } from './stored.ts';

/** A table a test has played up to a question, as it would lie on a host's device. */
export function onShelf(play: Play, id = 'table'): readonly [StoredGame, readonly Entry[]] {
  const { game, setup, options, entries } = play.session;
  const at = Date.UTC(2026, 10, 21, 19);
  const stored: StoredGame = {
    id,
    game: game.id,
    deck: game.id,
    title: game.id,
    stage: 'host',
    names: setup.deal.map(({ name }) => name ?? ''),
    options: options as StoredGame['options'],
    cast: castOf(setup.deal.map(({ role }) => role)),
    deal: setup.deal,
    seed: setup.seed,
    ...(setup.position && { position: setup.position }),
    createdAt: at,
    touchedAt: at,
  };
  return [stored, entries];
}

/**
 * Opens the host's screen at the question where the test's table stands. `clocked`: with a clock the test can put forward. It is put
 * in before any clock of the app runs, for until it is whole the page's time is that of 1970.
 */
export async function openTable(
  visit: (hash: string, visit?: Visit) => Promise<Page>,
  play: Play,
  { clocked = false, ...how }: Visit & { readonly clocked?: boolean } = {},
): Promise<[Page, HostPage]> {
  const page = await visit('#/about', how);
  if (clocked) await page.clock.install();
  const [game, entries] = onShelf(play);
  await store(page, game, entries);
  await page.goto(`${inject('app')}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  return [page, new HostPage(page)];
}

/** Plays on to a question and stops there: what is named is answered so, all else is passed. */
export function reach(play: Play, key: string, choices: Readonly<Record<string, Written>> = {}): Play {
  const { session, seating } = play;
  for (let { question } = session; question.key !== key; { question } = session) {
    if (session.entries.length > 300) throw new Error(`${key} is never asked`);
    const choice = choices[question.key];
    const refusal = session.answer(choice === undefined ? passing(question) : answerTo(question, choice, seating));
    if (refusal) throw new Error(`${question.key}: ${play.say(refusal.why)}`);
  }
  return play;
}

function passing(question: Question): Answer {
  switch (question.shape) {
    case 'choose':
      return { seats: [] };
    case 'pick':
      return { option: question.pass ?? '' };
    case 'ballot':
      return { votes: {} };
    default:
      return done;
  }
}
