import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Answer } from '../../src/kernel/answer.ts';
import type { BallotQuestion } from '../../src/kernel/question.ts';
import { root } from '../../src/cli/build.ts';
import { dealtGame, store } from '../e2e/stored.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, type Visit } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const out = join(root, 'out', 'web');
const why = { id: 'host.outcome.died', with: { who: 'Bound to the master: whoever is bound votes, or he' } };
const seats = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

beforeAll(() => void mkdirSync(out, { recursive: true }));

const large: BallotQuestion = {
  shape: 'ballot',
  key: 'k',
  to: 'table',
  say: [],
  clause: 'TOY-9',
  marks: 3,
  abstain: 'forbidden',
  counts: true,
  barred: [{ seat: 31, why, clause: 'TOY-3' }],
  voters: seats(30).map((seat) => ({
    seat,
    weight: seat === 5 ? 2 : 1,
    ...(seat === 7 ? { forbidden: [{ candidate: 1, why, clause: 'TOY-7' }] } : {}),
  })),
  candidates: seats(30).map((id) => ({ id })),
};

/** A vote on the host's board, for as many players as vote. */
async function vote(question: BallotQuestion, how: Visit = {}): Promise<Page> {
  const page = await visit('#/about', how);
  const game = dealtGame('table');
  await store(page, game, []);
  await page.goto(`${inject('app')}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  await page.evaluate((asked) => {
    const element = document.createElement('nd-ask-ballot');
    Object.assign(element, { question: asked });
    element.addEventListener('answer', (event) => Object.assign(globalThis, { given: (event as CustomEvent<unknown>).detail }));
    document.querySelector('nd-app')?.remove();
    const place = document.createElement('main');
    place.style.padding = 'var(--space-4)';
    place.append(Object.assign(document.createElement('h1'), { textContent: 'Vote' }), element);
    document.body.append(place);
  }, question);
  await page.locator('nd-ask-ballot .confirm').waitFor();
  return page;
}

const given = (page: Page): Promise<Answer> => page.evaluate(() => (globalThis as unknown as { given: Answer }).given);
const sum = (page: Page, id: number): Promise<string> => page.locator(`nd-ask-ballot [data-candidate="${String(id)}"] .sum`).innerText();

describe('a vote of thirty with three marks each', () => {
  it('has every voter in reach of one screen at 360 px, and keeps the candidates in sight', async () => {
    const page = await vote(large);
    const tiles = page.locator('nd-ask-ballot [data-seat]');
    expect(await tiles.count()).toBe(30);
    const high = (): Promise<number> =>
      tiles.evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      });
    // The table learns a frame later how much room it has.
    await expect.poll(high).toBeLessThan(520);
    for (const seat of [1, 2, 3]) await page.locator(`[data-seat="${String(seat)}"]`).click();
    await page.locator('[data-candidate="9"]').click();
    for (const seat of [2, 5]) await page.locator(`[data-seat="${String(seat)}"]`).click();
    expect([await sum(page, 1), await sum(page, 9)]).toEqual(['3', '3']);
    expect(await page.locator('[data-seat="2"]').innerText()).toContain('2/3');
    await page.locator('[data-candidate="1"]').click();
    expect(await page.locator('[data-seat="7"]').isDisabled()).toBe(true);
    await page.locator('ul.barred').getByText('TOY-7').waitFor();
    await page.getByText('30 players have votes left to give').waitFor();
    await page.screenshot({ path: join(out, 'ballot-large.png') });
    await expectNoSideways(page);
    await expectTouchable(page);
    await expectAccessible(page);
  });

  it('is entered voter by voter, each giving way to the next when he has named three', async () => {
    const page = await vote(large);
    await page.getByRole('radio', { name: 'By voter' }).check({ force: true });
    const mark = (id: number) => page.locator(`nd-ask-ballot [data-seat="${String(id)}"]`);
    const now = () => page.locator('nd-ask-ballot [data-voter][aria-checked="true"]').getAttribute('data-voter');
    for (const id of [2, 3, 4]) await mark(id).click();
    await expect.poll(now).toBe('2');
    for (const id of [4, 5, 6]) await mark(id).click();
    await expect.poll(now).toBe('3');
    await mark(4).click();
    await page.screenshot({ path: join(out, 'ballot-by-voter.png') });
    await expectNoSideways(page);
    await expectTouchable(page);
    await expectAccessible(page);
    await page.locator('nd-ask-ballot [data-voter="7"]').click();
    expect(await mark(1).isDisabled()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(now).toBe('8');
    await page.locator('nd-ask-ballot .confirm').click();
    expect(await given(page)).toEqual({ votes: { 1: [2, 3, 4], 2: [4, 5, 6], 3: [4] } });
  });

  it('says in sums how many votes are still missing, and closes when none is', async () => {
    const page = await vote({ ...large, voters: large.voters.slice(0, 5), candidates: large.candidates.slice(0, 4) });
    await page.getByRole('button', { name: 'Enter totals instead of hands' }).click();
    const confirm = page.getByRole('button', { name: 'Close the vote' });
    await page.getByText('18 votes still missing').waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    for (const [i, n] of [6, 6, 5].entries()) {
      await page.locator('nd-ask-ballot .sums').getByRole('spinbutton').nth(i).fill(String(n));
      await page.keyboard.press('Tab');
    }
    await page.getByText('1 vote still missing').waitFor();
    await page.locator('nd-ask-ballot .sums').getByRole('spinbutton').nth(3).fill('2');
    await page.keyboard.press('Tab');
    await page.getByText('1 vote too many').waitFor();
    await page.locator('nd-ask-ballot .sums').getByRole('spinbutton').nth(3).fill('1');
    await page.keyboard.press('Tab');
    await page.getByText('All votes entered').waitFor();
    await page.screenshot({ path: join(out, 'ballot-sums.png') });
    await confirm.click();
    expect(await given(page)).toEqual({ counts: { 1: 6, 2: 6, 3: 5, 4: 1 } });
  });
});

describe('a duel', () => {
  const duel: BallotQuestion = {
    ...large,
    marks: 1,
    abstain: 'allowed',
    counts: false,
    barred: [],
    voters: [
      { seat: 3, weight: 1 },
      { seat: 4, weight: 1, must: { why, clause: 'TOY-7' } },
    ],
    candidates: [
      { id: 1, against: 2 },
      { id: 2, against: 1 },
    ],
  };

  it('says against whom a vote goes, and cannot be closed without whoever must vote', async () => {
    const page = await vote(duel);
    expect(await page.locator('nd-ask-ballot [data-candidate="1"]').innerText()).toContain('against Seat 2');
    const confirm = page.getByRole('button', { name: 'Close the vote' });
    await page.locator('.owed').getByText('TOY-7').waitFor();
    expect(await page.locator('.owed').innerText()).toContain('Seat 4');
    expect(await confirm.isDisabled()).toBe(true);
    await page.screenshot({ path: join(out, 'ballot-must.png') });
    await page.locator('[data-candidate="2"]').click();
    await page.locator('[data-seat="4"]').click();
    expect(await page.locator('.owed').count()).toBe(0);
    await expectAccessible(page);
    await confirm.click();
    expect(await given(page)).toEqual({ votes: { 4: [2] } });
  });
});

describe('a vote in which nobody may abstain', () => {
  it('raises the hands of everybody with one tap, and of all others once somebody has voted', async () => {
    const voters = seats(3).map((seat) => ({ seat, weight: 1 }));
    const page = await vote({ ...large, marks: 1, barred: [], voters, candidates: [{ id: 1 }, { id: 2 }] });
    const rest = page.locator('nd-ask-ballot .rest');
    expect(await rest.innerText()).toBe('Everybody: Seat 1');
    await page.locator('[data-seat="3"]').click();
    expect(await rest.innerText()).toBe('All 2 others: Seat 1');
    await rest.click();
    expect(await sum(page, 1)).toBe('3');
  });
});
