import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import type { Question } from '../../src/kernel/question.ts';
import { questionStates } from '../support/question-states.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices } from '../web/page.ts';
import { board, put } from './any-question.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });

/** Where the seats stand in a game that is opened at this question, px. */
async function stand(page: Page, question: Question): Promise<number[]> {
  await page.reload();
  await board(page, ktulu, 40);
  await put(page, question, 'first');
  return page.locator('.ask [data-seat]').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
}

describe('the seats of a game that is opened in its middle', () => {
  it('stand where they always do, though its question has more words than the screen is high', async () => {
    const page = await visit('#/about', { width: 390, height: 844, language: 'pl' });
    const [state] = questionStates(ktulu, [40], 1, ['choose']);
    if (!state) throw new Error('Ktulu asks for no seat.');
    const { question } = state;
    const [line] = question.say;
    const long = { ...question, say: Array.from({ length: 40 }, () => line) } as Question;
    expect(await stand(page, long)).toEqual(await stand(page, question));
  });
});
