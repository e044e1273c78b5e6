import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { canvasCamera, clipCamera, writeY4m } from '../support/fake-camera.ts';
import { blank } from '../../src/cards/read/gray.ts';
import { ownBrowser, sharedBrowser } from '../support/shared-browser.ts';
import { HostPage } from './host-page.ts';
import { heldUp, printAndCut, type CutCard } from './printed-cards.ts';
import { frame, inSeatOrder, scanDeal, taken } from './scan-deal.ts';
import { dealt, storedEntries } from './stored.ts';

const out = join(root, 'out', 'e2e');
const cast = { mafia: 3, angelHeart: 1, civilian: 8 };

const browser = sharedBrowser();
let cards: readonly CutCard[];

beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  cards = await printAndCut('princeton', cast);
});

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(out, `${name}.png`) });
}

const living = (page: Page): Promise<string> => page.locator('nd-board .where p').innerText();

describe('a Princeton game of twelve, from the printed file to its end', () => {
  it('is scanned, hosted, reloaded in mid-vote, undone, amended and won by the mafia', async () => {
    const context = await browser().newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    await context.addInitScript(canvasCamera, frame);
    const page = await context.newPage();
    await page.goto(`${inject('app')}#/setup`);
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await page.locator('nd-camera-view').waitFor();
    await scanDeal(page, inSeatOrder(cards, dealt), async (seat) => {
      if (seat === 7) await picture(page, '01-scan');
    });
    await page.getByRole('button', { name: 'Start the night' }).click();
    await page.locator('nd-question-view').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const host = new HostPage(page);

    // The first night.
    await host.sayUntil('mafia.kill');
    await picture(page, '02-mafia');
    await host.choose('mafia.kill', 2);
    await host.sayUntil('angelHeart.check');
    await host.choose('angelHeart.check', 5);
    await host.asked('angelHeart.answer');
    await host.show(async () => {
      expect(await page.locator('nd-ask-show .caption').innerText()).toBe('Yes');
      await picture(page, '03-nod');
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
    await picture(page, '04-vote');
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
    await page.getByText('Everything, with reasons').click();
    await page.locator('[data-answer]').first().click();
    await page.locator('nd-amend [data-seat="7"]').click();
    await page.locator('nd-amend .confirm').click();
    await page.locator('nd-amend .adopt').waitFor();
    const changes = await host.text('nd-amend');
    expect(changes).toContain('Seat 7');
    expect(changes).toContain('no longer fit');
    await picture(page, '05-amend');
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
    expect(await page.locator('nd-over h2').innerText()).toBe('Mafia wins');
    await picture(page, '06-over');
    await page.reload();
    await host.asked('over');
    await context.close();
  });

  it('is read by a real camera stream, card after card', async () => {
    const clip = join(out, 'cards.y4m');
    const small = { width: 640, height: 480 };
    const shown = inSeatOrder(cards, dealt).slice(0, 4);
    const frames = shown.flatMap((card) => [
      blank(small.width, small.height, 90),
      ...Array.from({ length: 4 }, () => heldUp(card, small.width, small.height)),
    ]);
    writeY4m(clip, frames, small, 4);
    const filming = await ownBrowser(clipCamera(clip));
    try {
      const page = await (
        await filming.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block', permissions: ['camera'] })
      ).newPage();
      await page.goto(`${inject('app')}#/setup`);
      await page.getByRole('button', { name: 'Deal and scan' }).click();
      await expect.poll(() => taken(page), { timeout: 60_000 }).toBe(shown.length);
    } finally {
      await filming.close();
    }
  });
});
