import { expect, it } from 'vitest';
import { town } from '../../src/games/town/index.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { questionStates } from '../support/question-states.ts';
import { devices, settled } from '../web/page.ts';
import { board, put } from './any-question.ts';

const visit = devices(sharedBrowser());

it('a vote by the clock leaves a low phone four lines of its words, whatever is said in Polish', async () => {
  const page = await visit('#/about', { language: 'pl', width: 360, height: 640 });
  await board(page, town, 12);
  const votes = questionStates(town, [12], 3, ['ballot']).filter(({ question }) => question.seconds !== undefined);
  expect(votes.length).toBeGreaterThan(0);
  for (const { question } of votes) {
    await put(page, question, question.key);
    await settled(page);
    const lines = await page.locator('nd-words .say').evaluate((say) => {
      const words = say.querySelector('.lines') ?? say;
      return Math.min(say.clientHeight, words.getBoundingClientRect().height) / parseFloat(getComputedStyle(say).lineHeight);
    });
    expect(lines, question.key).toBeGreaterThanOrEqual(3.9);
    const seats = await page.locator('nd-ask-ballot [data-seat]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(Math.min(...seats.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(43.5);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  }
});
