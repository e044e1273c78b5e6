import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { Entry } from '../../src/kernel/answer.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { castOf } from '../../src/kernel/table.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import { town } from '../../src/games/town/index.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, hold, settled, type Visit } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { played } from './played.ts';
import { dealtGame, store, storedEntries } from './stored.ts';

const visit = devices();
const game = dealtGame('table');
const night = [
  ['mafia.kill', { seats: [2] }],
  ['angelHeart.check', { seats: [5] }],
] as const;

async function open(entries: readonly Entry[], how: Visit): Promise<[Page, HostPage]> {
  const page = await visit('#/about', how);
  await store(page, game, entries);
  await page.goto(`${inject('app')}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  return [page, new HostPage(page)];
}

/** A doctor among twenty-four players, who has done something every night. */
const doctor = 20;

/** Town with twenty-four players, played almost to its end. */
function longGame(): [StoredGame, readonly Entry[]] {
  const seed = 'x4';
  const roles = shuffled(cardsOf(town.suggest(24, town.options.parse({}))), seeded(seed));
  const deal = roles.map((role, i) => ({ role, name: `P${String(i + 1)}` }));
  const session = new Session(town, { seed, deal, options: {} });
  const answer = randomPolicy.begin(session.table, seeded('y4'));
  while (session.question.shape !== 'over') session.answer(answer(session.question));
  const about = { game: town.id, deck: town.id, title: town.id, names: deal.map(({ name }) => name), deal, cast: castOf(roles), seed };
  return [dealtGame('late', about), session.entries.slice(0, -2)];
}

/** Where the seats of the question stand, once nothing moves any more. */
async function places(page: Page): Promise<string> {
  let [before, now] = ['', ' '];
  while (before !== now) {
    before = now;
    now = await page.locator('.ask').evaluate(async (ask) => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
      const ring = ask.shadowRoot?.querySelector('nd-seat-ring')?.shadowRoot;
      return [...(ring?.querySelectorAll('[data-seat]') ?? [])]
        .map((seat) => seat.getBoundingClientRect())
        .map(({ x, y, width }) => [x, y, width].map(Math.round).join(' '))
        .join(', ');
    });
  }
  return now;
}

describe('the page of a player', () => {
  it('is one tap from the table; the card shows while held, a note, leaving and a latecomer are kept', async () => {
    const [page, host] = await open(played(game, [], 'mafia.kill'), { width: 390, height: 844 });
    const player = page.locator('nd-player-page');
    const look = async (): Promise<void> => {
      await page.locator('[data-sheet="table"]').click();
      await page.locator('nd-sheet [data-seat="3"]').click();
      await player.waitFor();
    };
    const held = async (text: string): Promise<void> => {
      await hold(player.locator('nd-hold-button button'));
      await player.getByText(text).waitFor();
      await page.mouse.up();
      await player.getByText(text).waitFor({ state: 'detached' });
    };
    const rule = async (what: string, text?: string): Promise<void> => {
      await player.locator(`[data-ruling="${what}"]`).click();
      if (text !== undefined) await player.locator('nd-field input').fill(text);
      await player.getByRole('button', { name: 'Make this ruling' }).click();
      await player.waitFor({ state: 'detached' });
    };
    await look();
    await page.getByRole('heading', { name: '3 · Chen' }).waitFor();
    expect(await player.getByText('Heart angel').count()).toBe(0);
    await expectNoSideways(page);
    await expectTouchable(page);
    await expectAccessible(page);
    await held('Heart angel');
    await rule('note', 'blinks a lot');
    await look();
    await held('blinks a lot');
    await rule('leave');
    await page.getByText('11 of 12 alive').waitFor();
    await look();
    await player.getByText('Has left the game', { exact: true }).waitFor();
    await rule('sit', 'Zoe');
    await page.getByText('12 of 12 alive').waitFor();
    expect(await host.key()).toBe('mafia.kill');
    await page.locator('nd-ask-choose').getByRole('button', { name: '3, Zoe' }).waitFor();
    expect((await storedEntries(page, game.id)).slice(-3).map(([, answer]) => answer)).toEqual([
      { ruling: { do: 'note', text: 'blinks a lot', seat: 3 } },
      { ruling: { do: 'leave', seat: 3 } },
      { ruling: { do: 'sit', seat: 3, name: 'Zoe' } },
    ]);
    // The next game is played by those who sit there now.
    await page.locator('[data-sheet="rule"]').click();
    await page.locator('nd-rulings [data-ruling="end"]').click();
    await page.getByRole('button', { name: 'Make this ruling' }).click();
    await page.getByRole('button', { name: 'New game, same people' }).click();
    await page.locator('nd-scan').getByText('Zoe').first().waitFor();
    expect(await page.locator('nd-scan').getByText('Chen').count()).toBe(0);
  });

  it('is read to its end while held, by a finger that pulls, where one knows more than a phone has room for', async () => {
    const [late, entries] = longGame();
    const page = await visit('#/about', { width: 360, height: 640 });
    await store(page, late, entries);
    await page.goto(`${inject('app')}#/host/${late.id}`);
    await page.locator('nd-question-view').waitFor();
    await page.locator('[data-sheet="table"]').click();
    await page.locator(`nd-sheet [data-seat="${String(doctor)}"]`).click();
    const player = page.locator('nd-player-page');
    const [button, secret] = [player.locator('nd-hold-button button'), player.locator('.secret')];
    await player.waitFor();
    await settled(page);
    const before = await button.boundingBox();
    await hold(button);
    await page.getByText('Pull down to read on').waitFor();
    const box = await secret.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    expect((await button.boundingBox())?.height).toBe(before?.height);
    const end = (): Promise<number> => secret.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);
    expect(await end()).toBeGreaterThan(500);
    const [x, y] = [(before?.x ?? 0) + (before?.width ?? 0) / 2, (before?.y ?? 0) + (before?.height ?? 0) / 2];
    await page.mouse.move(x, y + 300, { steps: 3 });
    await expect.poll(end).toBeLessThan(5);
    await page.getByText('Let go to hide').waitFor();
    await page.mouse.move(x, y - 300, { steps: 3 });
    await expect.poll(() => secret.evaluate((one) => one.scrollTop)).toBe(0);
    await page.mouse.up();
    await secret.locator('.role').waitFor({ state: 'detached' });
    // The same with the keyboard.
    await button.focus();
    await page.keyboard.down('Space');
    await page.keyboard.down('ArrowDown');
    await expect.poll(end).toBeLessThan(5);
    await page.keyboard.up('ArrowDown');
    expect(await secret.locator('.role').count()).toBe(1);
    await page.keyboard.up('Space');
    await secret.locator('.role').waitFor({ state: 'detached' });
  });
});

describe('the seats of a game', () => {
  it('stand at the same place at every question of a night, and on the screen for all, turned as the host has turned them', async () => {
    const [page, host] = await open(played(game, [], 'mafia.kill'), { width: 390, height: 844 });
    const first = await places(page);
    await page.locator('[data-sheet="table"]').click();
    const ring = page.locator('nd-sheet nd-seat-ring');
    await ring.waitFor();
    await settled(page);
    const [top, right] = [await ring.locator('[data-seat="1"]').boundingBox(), await ring.locator('[data-seat="4"]').boundingBox()];
    await page.mouse.move((top?.x ?? 0) + 20, (top?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((right?.x ?? 0) + 20, (right?.y ?? 0) + 20, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await ring.locator('[data-seat="1"]').boundingBox())?.x).toBe(right?.x);
    expect(await page.locator('nd-player-page').count()).toBe(0);
    await page.keyboard.press('Escape');
    const tv = await page.context().newPage();
    await tv.setViewportSize({ width: 1920, height: 1080 });
    await tv.goto(`${inject('app')}#/public/${game.id}`);
    const seat = (n: number): Promise<number | undefined> =>
      tv
        .locator(`nd-public [data-seat="${String(n)}"]`)
        .boundingBox()
        .then((box) => box?.x);
    await expect.poll(async () => ((await seat(1)) ?? 0) - ((await seat(10)) ?? 0)).toBeGreaterThan(0);
    // Names as large as can be read across a room.
    expect(
      await tv
        .locator('nd-public .name')
        .first()
        .evaluate((name) => parseFloat(getComputedStyle(name).fontSize)),
    ).toBeGreaterThan(20);
    await tv.close();
    const turned = await places(page);
    expect(turned).not.toBe(first);
    await page.reload();
    await page.locator('nd-question-view').waitFor();
    await expect.poll(() => places(page)).toBe(turned);
    await host.choose('mafia.kill', 2);
    await host.sayUntil('angelHeart.check');
    await expect.poll(() => places(page)).toBe(turned);
  });

  it('are named by digits on a desk, and the player named stands beside the question', async () => {
    const [page, host] = await open(played(game, night, 'day.accuser'), { width: 1280, height: 800 });
    const aside = page.locator('nd-board aside');
    await page.keyboard.press('3');
    await aside.getByRole('heading', { name: '3 · Chen' }).waitFor();
    await hold(aside.locator('nd-player-page nd-hold-button button'));
    // The angel was shown an answer, which may be said again to that player.
    await aside.locator('.knows').getByText('PR-38').waitFor();
    await page.mouse.up();
    await aside.locator('.knows').waitFor({ state: 'detached' });
    await page.keyboard.press('7');
    await aside.getByRole('heading', { name: '7 · Goran' }).waitFor();
    const border = (seat: number): Promise<string> =>
      page.locator(`nd-ask-choose [data-seat="${String(seat)}"]`).evaluate((one) => getComputedStyle(one).borderTopWidth);
    await page.emulateMedia({ forcedColors: 'active' });
    expect([await border(7), await border(8)]).toEqual(['5px', '2px']);
    await page.keyboard.press('Enter');
    await host.asked('day.accused');
    expect(await page.locator('nd-board aside nd-night-list').isVisible()).toBe(true);
    expect(await host.focused()).toContain('Goran');
  });
});
