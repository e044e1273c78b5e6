import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import type { Question } from '../../src/kernel/question.ts';
import { questionStates } from '../support/question-states.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices } from '../web/page.ts';
import { board, put } from './any-question.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const asked = questionStates(ktulu, [30], 2, ['choose', 'ballot', 'say']).map(({ question }) => question);

/** A question of that key, as it was longest. */
function of(key: string): Question {
  const question = asked.find((one) => one.key === key);
  if (!question) throw new Error(`Nobody asked ${key}.`);
  return question;
}

const table = async (width: number, height: number): Promise<Page> => {
  const page = await visit('#/about', { width, height });
  await board(page, ktulu, 30);
  return page;
};

/** Puts a question on the screen; whether its words stood smaller each time they were drawn. */
async function sizes(page: Page, question: Question, turn: string): Promise<boolean[]> {
  await page.locator('nd-words').evaluate((element) => {
    const words = element as HTMLElement & { small: boolean; updated(): void };
    const drawn: boolean[] = [];
    words.updated = () => void drawn.push(words.small);
    Object.assign(globalThis, { drawn });
  });
  await put(page, question, turn);
  return page.evaluate(() => (globalThis as unknown as { drawn: boolean[] }).drawn);
}

describe('from one question to the next', () => {
  it('a table stays in the page, and nothing of it is seen, heard or reached meanwhile', async () => {
    const page = await table(390, 844);
    const tools = await page.context().newCDPSession(page);
    await put(page, of('parson.learn'), '1');
    await page.locator('nd-ask-choose nd-seat-ring').evaluate((ring) => Object.assign(ring, { drawnOnce: true }));
    await put(page, of('search.vote'), '2');
    expect([await page.locator('nd-ask-choose').isVisible(), await page.locator('nd-ask-ballot').isVisible()]).toEqual([false, true]);
    await put(page, asked.find(({ shape }) => shape === 'say') ?? of('say'), '3');
    expect([await page.locator('nd-ask-choose').isVisible(), await page.locator('nd-ask-ballot').isVisible()]).toEqual([false, false]);
    const { nodes } = await tools.send('Accessibility.getFullAXTree');
    expect(nodes.filter(({ name }) => String(name?.value ?? '').startsWith('3, '))).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    await put(page, of('guard.protect'), '4');
    expect(await page.locator('nd-ask-choose').isVisible()).toBe(true);
    expect(await page.locator('nd-ask-choose nd-seat-ring').evaluate((ring) => 'drawnOnce' in ring)).toBe(true);
  });

  it('words too long for the room are not drawn large before they stand smaller', async () => {
    const page = await table(390, 844);
    const drawn = await sizes(page, of('search.vote'), '1');
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn).not.toContain(false);
  });

  it('words that find room stand as large as ever, and begin so the next time', async () => {
    const page = await table(900, 1600);
    const first = await sizes(page, of('search.vote'), '1');
    expect([first[0], first.at(-1)]).toEqual([true, false]);
    await put(page, of('parson.learn'), '2');
    const again = await sizes(page, of('search.vote'), '3');
    expect(again).not.toContain(true);
  });
});
