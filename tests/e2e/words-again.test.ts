import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import type { Question } from '../../src/kernel/question.ts';
import { questionStates } from '../support/question-states.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, frames, resize } from '../web/page.ts';
import { board, put } from './any-question.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const players = 30;

/** How the words stand: their size, how much of them is seen, and what has given way beside them. */
const stand = (page: Page): Promise<object> =>
  page.locator('nd-question-view').evaluate((view) => {
    const words = view.shadowRoot?.querySelector('nd-words');
    const { height } = words?.shadowRoot?.querySelector('.say')?.getBoundingClientRect() ?? { height: 0 };
    const { small, folds, most, compact } = words as unknown as Record<string, unknown>;
    return { small, folds, most, compact, height };
  });

const kindsOf = (shape: Question['shape']): Question[] => questionStates(ktulu, [players], 2, [shape]).map(({ question }) => question);

it('words stand as they would if nothing had been asked before, whatever was', async () => {
  const page = await visit('#/about', { language: 'en', width: 390, height: 844 });
  await board(page, ktulu, players);
  // Those with a note have most to say.
  const asked = [...kindsOf('choose'), ...kindsOf('ballot')].filter(({ note }, i) => note !== undefined || i % 4 === 0);
  const [said] = kindsOf('say');
  if (!said) throw new Error('nothing is said');
  const after: object[] = [];
  for (const [i, question] of [...asked, ...asked].entries()) {
    await put(page, question, `${String(i)}:${question.key}`);
    after.push({ key: question.key, ...(await stand(page)) });
  }
  const anew: object[] = [];
  for (const [i, question] of asked.entries()) {
    // What was found before no longer counts once other letters have come, here while nothing is asked at the table.
    await put(page, said, `said ${String(i)}`);
    await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
    await frames(page, 2);
    await put(page, question, `anew ${String(i)}:${question.key}`);
    anew.push({ key: question.key, ...(await stand(page)) });
  }
  expect(new Set(anew.map((one) => JSON.stringify({ ...one, key: '', height: 0 }))).size, 'of all sorts').toBeGreaterThan(3);
  expect(after.slice(0, asked.length)).toEqual(anew);
  expect(after.slice(asked.length)).toEqual(anew);
});

it('words that gave way in a lower window are as large as ever in the higher one', async () => {
  const page = await visit('#/about', { language: 'en', width: 390, height: 844 });
  await board(page, ktulu, players);
  const asked = [...kindsOf('choose').slice(0, 8), ...kindsOf('ballot')];
  let turn = 0;
  const standsAt = async (height: number): Promise<object[]> => {
    await resize(page, { width: 390, height });
    const stands: object[] = [];
    for (const question of asked) {
      await put(page, question, `${String(turn++)}:${question.key}`);
      stands.push({ key: question.key, ...(await stand(page)) });
    }
    return stands;
  };
  const high = await standsAt(844);
  expect(await standsAt(540)).not.toEqual(high);
  expect(await standsAt(844)).toEqual(high);
});
