import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { canvasCamera } from '../support/fake-camera.ts';
import { HostPage } from './host-page.ts';
import type { CutCard } from './printed-cards.ts';
import { frame, inSeatOrder, scanDeal } from './scan-deal.ts';
import { dealt, storedEntries } from './stored.ts';

/** Screens of the game that are worth a look, in the order in which they come. */
export type Moment = 'scan' | 'night' | 'sign' | 'vote' | 'amend' | 'over';

/** The cards that are dealt. */
export const princetonCast = { mafia: 3, angelHeart: 1, civilian: 8 };

const living = (page: Page): Promise<string> => page.locator('nd-board .where p').innerText();

/**
 * Plays a Princeton game of twelve on a fresh page: the cards are scanned, the game is hosted, reloaded in mid-vote, undone,
 * amended in its story and won by the mafia.
 */
export async function playPrinceton(page: Page, cards: readonly CutCard[], look: (moment: Moment) => Promise<void>): Promise<void> {
  await page.addInitScript(canvasCamera, frame);
  await page.goto(`${inject('app')}#/setup`);
  await page.getByRole('button', { name: 'Deal and scan' }).click();
  await page.locator('nd-camera-view').waitFor();
  await scanDeal(page, inSeatOrder(cards, dealt), async (seat) => {
    if (seat === 7) await look('scan');
  });
  await page.getByRole('button', { name: 'Start the night' }).click();
  await page.locator('nd-question-view').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  const host = new HostPage(page);

  // The first night.
  await host.sayUntil('mafia.kill');
  await look('night');
  await host.choose('mafia.kill', 2);
  await host.sayUntil('angelHeart.check');
  await host.choose('angelHeart.check', 5);
  await host.asked('angelHeart.answer');
  await host.show(async () => {
    expect(await page.locator('nd-ask-show .caption').innerText()).toBe('Yes');
    await look('sign');
  });

  // The first day: an accusation, and a vote that a reload interrupts.
  await host.sayUntil('day.accuser');
  expect(await living(page)).toBe('11 of 12 alive');
  await host.choose('day.accuser', 3);
  await host.choose('day.accused', 6);
  await host.choose('day.second', 4);
  await host.sayUntil('day.verdict');
  await host.handsUp([1, 3, 4, 7]);
  const answersBefore = await storedEntries(page, id);
  await look('vote');
  await page.reload();
  await host.asked('day.verdict');
  expect(await host.hands('guilty')).toEqual([1, 3, 4, 7]);
  expect(await storedEntries(page, id)).toEqual(answersBefore);
  await host.handsUp([8, 9]);
  await host.closeVote();
  expect(await living(page)).toBe('10 of 12 alive');

  // Undo: everybody has heard the verdict, so the app asks first.
  await page.locator('nd-board .undo button').click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await host.asked('day.verdict');
  expect(await storedEntries(page, id)).toEqual(answersBefore);
  await page.locator('nd-board .redo button').click();
  await expect.poll(() => living(page)).toBe('10 of 12 alive');

  // Amend: the mafia had meant seat 7, not seat 2.
  await host.sayUntil('mafia.kill');
  await page.locator('[data-sheet="story"]').click();
  await page.getByText('Change an answer').waitFor();
  // The story goes to its last round two frames after it is drawn: a tap before that would meet something else.
  await page.locator('nd-story').evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
  await page.getByText('Change an answer').click();
  await page.locator('[data-answer]').first().click();
  await page.locator('nd-amend [data-seat="7"]').click();
  await page.locator('nd-amend .confirm').click();
  await page.locator('nd-amend .adopt').waitFor();
  const changes = await host.text('nd-amend');
  expect(changes).toContain('Seat 7');
  expect(changes).toContain('no longer fit');
  await look('amend');
  await page.locator('nd-amend .adopt').click();
  await page.getByRole('link', { name: 'Back to the game' }).click();

  // Seat 7 had voted and is dead now: the vote is held again without that hand, the rest was dropped.
  await host.asked('day.verdict');
  expect(await host.hands('guilty')).toEqual([1, 3, 4, 8, 9]);
  await host.handsUp([2]);
  await host.closeVote();
  for (const [victim, checked, accused] of [
    [9, 1, 10],
    [11, 8, 12],
  ] as const) {
    await host.sayUntil('mafia.kill');
    await host.choose('mafia.kill', victim);
    await host.sayUntil('angelHeart.check');
    await host.choose('angelHeart.check', checked);
    await host.show();
    await host.sayUntil('day.accuser');
    await host.choose('day.accuser', 1);
    await host.choose('day.accused', accused);
    await host.choose('day.second', 5);
    await host.sayUntil('day.verdict');
    await host.handsUp([1, 5, 8, 2, 3].concat(victim === 9 ? [4] : []));
    await host.closeVote();
  }
  for (let i = 0; i < 6 && (await host.key()) !== 'over'; i++) await host.next();
  expect(await page.locator('nd-over h2').innerText()).toBe('The mafia win');
  await look('over');
  await page.reload();
  await host.asked('over');
}
