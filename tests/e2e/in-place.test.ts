import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';
import type { Answer } from '../../src/kernel/answer.ts';
import type { Game } from '../../src/kernel/game.ts';
import { castOf } from '../../src/kernel/table.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { accuse, byDay as onTrial } from '../games/town/towns.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, frames, hold, resize, settled } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { longestQuestion, longestVote } from './long-names.ts';
import { played } from './played.ts';
import { dealtGame, store, twelve } from './stored.ts';
import { openTable } from './tables.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const small = { width: 360, height: 640 } as const;

/** Upper edges of the seats of the question, px. */
const tops = (page: Page): Promise<number[]> =>
  page.locator('.ask [data-seat]').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

/** The first question of a game with so many players, of Ktulu as many as it takes. */
async function crowd(game: Game = ktulu, players = 40): Promise<Page> {
  const roles = cardsOf(game.suggest(players, game.options.parse({})));
  const deal = roles.map((role, i) => ({ role, name: `Player ${String.fromCharCode(65 + i)}` }));
  const names = deal.map(({ name }) => name);
  const page = await visit('#/about', small);
  await store(page, dealtGame('table', { game: game.id, deck: game.id, names, deal, cast: castOf(roles), edition: game.edition }));
  await page.goto(`${inject('app')}#/host/table`);
  await page.locator('nd-question-view').waitFor();
  return page;
}

/** Lays a finger on something; what is handed back lifts it again. */
async function press(page: Page, on: string): Promise<() => Promise<void>> {
  const { x, y, width, height } = (await page.locator(on).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return async () => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await frames(page, 8);
  };
}

describe('on a small phone', () => {
  it('no seat moves when the answers below get more words', async () => {
    const names = twelve.map((name, i) => (i === 8 ? 'Christopher' : name));
    const game = dealtGame('table', { names, deal: dealtGame('table').deal.map(({ role }, i) => ({ role, name: names[i] ?? '' })) });
    const page = await visit('#/about', small);
    await store(page, game, played(game, [], 'mafia.kill'));
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('nd-ask-choose .pass').waitFor();
    await settled(page);
    await frames(page, 8);
    const before = await tops(page);
    await page.locator('nd-ask-choose [data-seat="9"]').click();
    await page.locator('nd-ask-choose .confirm').getByText('Christopher').waitFor();
    await frames(page, 8);
    expect(await tops(page)).toEqual(before);
  });

  it('nor when an answer names three', async () => {
    const [page] = await openTable(visit, longestQuestion(), { ...small, language: 'pl' });
    await settled(page);
    await frames(page, 8);
    const before = await tops(page);
    for (const seat of [1, 2, 4]) await page.locator(`nd-ask-choose [data-seat="${String(seat)}"]`).click();
    await page.locator('nd-ask-choose .confirm').getByText('Maksymilian').waitFor();
    await frames(page, 8);
    expect(await tops(page)).toEqual(before);
  });

  it('all forty seats are in sight in the form of a ruling, with the buttons that end it, and on the sheet of the table', async () => {
    const page = await crowd();
    const seats = page.locator('nd-sheet [data-seat]');
    const lowest = (): Promise<number> => seats.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    const top = async (below: string): Promise<number> => (await page.locator(below).first().boundingBox())?.y ?? 0;
    for (const [tool, below] of [
      ['rule', 'nd-rulings .give'],
      ['table', 'nd-table-view .turning'],
    ] as const) {
      await page.locator(`[data-sheet="${tool}"]`).click();
      if (tool === 'rule') await page.locator('[data-ruling="kill"]').click();
      await page.locator(below).waitFor();
      await settled(page);
      expect(await seats.count()).toBe(40);
      await expect.poll(lowest, { message: tool }).toBeLessThanOrEqual(await top(below));
      const box = await page.locator(below).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity), tool).toBeLessThanOrEqual(small.height);
      await page.keyboard.press('Escape');
    }
  });

  it('all forty roles are in sight at once while a button is held, upright and on its side', async () => {
    const page = await crowd();
    for (const { width, height } of [small, { width: 740, height: 360 }]) {
      await resize(page, { width, height });
      await page.locator('[data-sheet="table"]').click();
      await settled(page);
      await hold(page.locator('nd-table-view nd-hold-button button').first());
      const roles = page.locator('nd-table-view .roles li');
      await expect.poll(() => roles.count()).toBe(40);
      const low = await roles.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
      expect(low).toBeLessThanOrEqual(height);
      await page.mouse.up();
      await page.keyboard.press('Escape');
    }
  });

  it('the votes a player has given leave the number of the seat in sight, and the name beside it', async () => {
    const [page] = await openTable(visit, longestVote(), small);
    for (const seat of [3, 4, 10, 11, 12]) await page.locator(`nd-ask-ballot [data-seat="${String(seat)}"]`).click();
    const covered = await page.locator('nd-ask-ballot [data-seat]:has(.count)').evaluateAll((all) =>
      all.map((seat) => {
        const count = seat.querySelector('.count')?.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(seat.querySelector('.number') ?? seat);
        const number = words.getBoundingClientRect();
        return count === undefined || (number.left < count.right - 1 && number.top < count.bottom - 2);
      }),
    );
    expect(covered).toEqual([false, false, false, false, false]);
    const onNames = await page.locator('nd-ask-ballot [data-seat]').evaluateAll((all) => {
      const counts = all.flatMap((seat) => seat.querySelector('.count')?.getBoundingClientRect() ?? []);
      const under = (name: DOMRect): boolean =>
        counts.some(
          (one) =>
            Math.min(one.right, name.right) - Math.max(one.left, name.left) > 2 &&
            Math.min(one.bottom, name.bottom) - Math.max(one.top, name.top) > 2,
        );
      return all.flatMap((seat) => {
        const name = seat.querySelector('.name');
        return name && under(name.getBoundingClientRect()) ? [name.textContent] : [];
      });
    });
    expect(onNames).toEqual([]);
  });

  it('both sides of a vote are in sight with all their words, upright and on its side', async () => {
    const [page] = await openTable(visit, accuse(onTrial(), 'Tom').until('trial.vote'), { ...small, language: 'pl' });
    for (const { width, height } of [small, { width: 740, height: 360 }]) {
      await resize(page, { width, height });
      await settled(page);
      const sides = await page.locator('nd-ask-ballot [data-candidate]').evaluateAll((all) =>
        all.map((one) => {
          const name = one.querySelector<HTMLElement>('.name');
          const { right, bottom } = one.getBoundingClientRect();
          return name !== null && name.scrollWidth <= name.clientWidth && right <= innerWidth && bottom <= innerHeight;
        }),
      );
      expect(sides).toEqual([true, true]);
    }
  });

  it('on its side a second thought is read whole beside the answers', async () => {
    const game = dealtGame('table');
    const page = await visit('#/about', { width: 740, height: 360, language: 'pl' });
    await store(page, game, played(game, [], 'mafia.kill'));
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('nd-ask-choose [data-seat="1"]').click();
    const warning = page.locator('nd-ask-choose .warning');
    await warning.waitFor();
    await settled(page);
    expect(await warning.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    const box = await warning.boundingBox();
    const answers = await page.locator('nd-ask-choose .actions').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(answers?.y ?? 0);
  });

  it('what is known of a player is read whole while the button is held', async () => {
    const game = dealtGame('table');
    const nights = [5, 6, 7].flatMap((seat, i): [string, Answer][] => [
      ...(i > 0 ? [['day.accuser', { seats: [] }] satisfies [string, Answer]] : []),
      ['mafia.kill', { seats: [] }],
      ['angelHeart.check', { seats: [seat] }],
    ]);
    const page = await visit('#/about', { ...small, language: 'pl' });
    await store(page, game, played(game, nights, 'day.accuser'));
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('[data-sheet="table"]').click();
    await page.locator('nd-sheet [data-seat="3"]').click();
    await settled(page);
    const button = page.locator('nd-player-page nd-hold-button button');
    const before = await button.boundingBox();
    await hold(button);
    await page.locator('nd-player-page .knows').waitFor();
    expect(await button.boundingBox()).toEqual(before);
    const last = page.locator('nd-player-page .knows li').last();
    const { x, y, width, height } = (await last.boundingBox()) ?? { x: 0, y: Infinity, width: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(small.height);
    const inside = await page
      .locator('nd-player-page')
      .evaluate((element, [px, py]) => element.shadowRoot?.elementFromPoint(px, py)?.closest('.secret') !== null, [
        x + width / 2,
        y + height - 4,
      ] as const);
    expect(inside).toBe(true);
    await page.mouse.up();
  });

  it('a ruling names the players too where the game calls them by number', async () => {
    const page = await crowd(yakuza, 12);
    await page.locator('[data-sheet="rule"]').click();
    await page.locator('[data-ruling="kill"]').click();
    const named = await page.locator('nd-rulings [data-seat] .name').allInnerTexts();
    expect(named.slice(0, 3)).toEqual(['Player A', 'Player B', 'Player C']);
  });
});

describe('a press that lasts', () => {
  it('is one answer: the seat of the next question that lies under the finger is not chosen', async () => {
    const game = dealtGame('table');
    const page = await visit('#/about', small);
    await store(page, game, played(game, [], 'mafia.kill'));
    await page.goto(`${inject('app')}#/host/table`);
    const host = new HostPage(page);
    await host.asked('mafia.kill');
    const lift = await press(page, 'nd-ask-choose [data-seat="7"]');
    await host.asked('angelHeart.check');
    await lift();
    expect(await page.locator('.ask .chosen').count()).toBe(0);
    expect(await page.locator('.ask .why').innerText()).toBe('');
    // A mouse too.
    await hold(page.locator('nd-ask-choose [data-seat="2"]'));
    await host.asked('angelHeart.answer');
    await page.mouse.up();
    await frames(page, 8);
    expect(await page.locator('nd-ask-show .open').count()).toBe(0);
  });

  it('closes what is held up, and opens nothing that lies below it', async () => {
    const game = dealtGame('table');
    const page = await visit('#/about', small);
    await store(
      page,
      game,
      played(
        game,
        [
          ['mafia.kill', { seats: [2] }],
          ['angelHeart.check', { seats: [5] }],
        ],
        'angelHeart.answer',
      ),
    );
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('nd-ask-show .confirm').click();
    const lift = await press(page, 'nd-ask-show nd-hold-button');
    await page.locator('nd-ask-show .open').waitFor({ state: 'detached' });
    await page.locator('nd-board .dock').waitFor();
    await lift();
    expect(await page.locator('nd-sheet dialog[open]').count()).toBe(0);
  });
});
