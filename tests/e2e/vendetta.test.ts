import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { canvasCamera, type CanvasCamera } from '../support/fake-camera.ts';
import { toPng } from '../support/pictures.ts';
import { devices } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { heldUp, printAndCut, type CutCard } from './printed-cards.ts';
import { dealtGame, store, twelve } from './stored.ts';

const out = join(root, 'out', 'e2e');
const frame = { width: 960, height: 720 };
const cast = { jailer: 1, nurse: 1, vixen: 1, thief: 1, thug: 2, bystander: 6 };
const dealt = ['thug', 'bystander', 'jailer', 'bystander', 'thief', 'nurse', 'bystander', 'vixen', 'thug', 'bystander', 'bystander', 'bystander'];
const visit = devices();

type Plan = Readonly<Record<string, readonly number[]>>;
type Seen = Readonly<Record<string, () => Promise<void>>>;

let cards: readonly CutCard[];

beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  cards = await printAndCut('vendetta', cast);
});

const taken = (page: Page): Promise<number> => page.locator('nd-counter').first().evaluate((element) => (element as unknown as { now: number }).now);

/** Holds each printed card before the camera, seat after seat, until it has been taken. */
async function scan(page: Page): Promise<void> {
  const pile = [...cards];
  for (const [i, role] of dealt.entries()) {
    const [card] = pile.splice(pile.findIndex((one) => one.role === role), 1);
    if (card?.role !== role) throw new Error(`no ${role} left in the pile`);
    const address = `data:image/png;base64,${Buffer.from(toPng(heldUp(card, frame.width, frame.height))).toString('base64')}`;
    await page.evaluate((url) => (globalThis as unknown as { camera: CanvasCamera }).camera.show(url), address);
    await expect.poll(() => taken(page), { timeout: 20_000 }).toBe(i + 1);
  }
}

/** Taps these seats and confirms. */
async function choose(host: HostPage, seats: readonly number[]): Promise<void> {
  const turn = await host.turn();
  for (const seat of seats) await host.page.locator(`nd-ask-choose [data-seat="${String(seat)}"]`).click();
  await host.page.locator('nd-ask-choose .confirm').click();
  await expect.poll(() => host.turn()).not.toBe(turn);
}

/** Plays on to a question by the plan: seats to choose or hands to raise by key. `seen` looks at a question before it is answered, or while it is held up. */
async function play(host: HostPage, until: string, plan: Plan, seen: Seen = {}): Promise<string[]> {
  const asked: string[] = [];
  for (let i = 0; i < 80; i++) {
    const { key, shape } = await host.question();
    if (key === until) return asked;
    asked.push(key);
    const turn = await host.turn();
    if (shape === 'show') {
      await host.show(seen[key]);
      await expect.poll(() => host.turn()).not.toBe(turn);
      continue;
    }
    await seen[key]?.();
    const seats = plan[key];
    if (shape === 'say') await host.next();
    else if (!seats) throw new Error(`${key} is asked on the way to ${until}`);
    else if (shape === 'ballot') {
      await host.handsUp(seats);
      await host.closeVote();
    } else await choose(host, seats);
  }
  throw new Error(`${until} is never asked`);
}

/** Nobody's name and none of these roles stands anywhere on the page, nor does any tool of the host. */
async function expectAlone(host: HostPage, roles: readonly string[], names: readonly string[] = twelve): Promise<void> {
  expect(await host.page.locator('nd-board .dock, nd-board .bar, nd-night-list, nd-table-view, nd-role-cards').count()).toBe(0);
  const text = await host.allText();
  for (const word of [...roles, ...names]) expect(text).not.toContain(word);
}

describe('a Vendetta game of twelve, from the printed cards to its end', () => {
  it.each([[1280, 800], [360, 740]])('is scanned, hosted with a blocked Nurse and a jailed Thug, and won by the Mafia at %i × %i', async (width, height) => {
    const page = await visit('#/about', { width, height });
    await page.addInitScript(canvasCamera, frame);
    const game = { ...dealtGame('vendetta', { game: 'vendetta', deck: 'vendetta', title: 'Vendetta', stage: 'scan', cast, options: { leader: 'jailer', specialists: ['nurse', 'vixen'] } }), deal: [] };
    await store(page, game);
    await page.goto(`${inject('app')}#/scan/${game.id}`);
    await page.reload();
    await page.locator('nd-camera-view').waitFor();
    await scan(page);
    await page.getByRole('button', { name: 'Start the night' }).click();
    await page.locator('nd-question-view').waitFor();
    const host = new HostPage(page);
    const picture = (name: string) => page.screenshot({ path: join(out, `vendetta-${name}-${String(width)}.png`) });

    const first = await play(host, 'day.talk', { 'vixen.choose': [12], 'thief.choose': [11], 'nurse.choose': [12], 'jailer.investigate': [2] });
    expect(first).toContain('mafia.meet');
    expect(first).toContain('dawn.nobody');
    expect(first).not.toContain('mafia.kill');

    await play(host, 'night.falls', { 'day.suspects': [2, 4], 'day.vote': [1, 5, 9] });
    const second = await play(host, 'day.talk', { 'vixen.choose': [12], 'thief.choose': [6], 'mafia.kill': [4], 'jailer.investigate': [9] }, {
      'nurse.blocked': async () => {
        await expectAlone(host, ['Nurse', 'Thief', 'Vixen', 'Jailer', 'Thug', 'Bystander']);
        await picture('blocked');
      },
      'jailer.card': async () => {
        const card = page.locator('nd-ask-show nd-card-view');
        await card.locator('img').waitFor({ timeout: 30_000 });
        expect(await card.evaluate((element) => (element as unknown as { svg: string }).svg)).toContain('Thug');
        await expectAlone(host, ['Nurse', 'Thief', 'Vixen', 'Jailer'], twelve.filter((name) => name !== 'Ivo'));
        await picture('found');
      },
      'dawn.jailed': async () => expect(await host.text('nd-question-view')).toContain('Ivo'),
    });
    expect(second).toEqual(expect.arrayContaining(['nurse.decoy', 'nurse.blocked', 'jailer.card', 'dawn.mafiaVictim', 'dawn.jailed']));
    expect(second).not.toContain('nurse.choose');

    await play(host, 'night.falls', { 'day.suspects': [7, 10], 'day.vote': [1, 5, 3] }, {
      'day.vote': async () => {
        expect(await page.locator('nd-ask-ballot .barred').innerText()).toContain('Ivo');
        expect(await page.locator('nd-ask-ballot [data-seat="9"]').count()).toBe(0);
      },
    });
    await play(host, 'day.talk', { 'vixen.choose': [12], 'thief.choose': [11], 'nurse.choose': [12], 'mafia.kill': [8], 'jailer.investigate': [12] });
    await play(host, 'night.falls', { 'day.suspects': [10, 11], 'day.vote': [1, 5, 3] });
    await play(host, 'over', { 'thief.choose': [12], 'nurse.choose': [12], 'mafia.kill': [11], 'jailer.investigate': [12] });
    expect(await page.locator('nd-over h2').innerText()).toContain('Mafia wins');
    await picture('over');
  });
});
