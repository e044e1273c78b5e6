import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import { town } from '../../src/games/town/index.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { castOf } from '../../src/kernel/table.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import { cardsOf, playOut } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import { awake } from '../../web/host/awake.ts';
import { isNight } from '../../web/host/night.ts';
import { devices, settled } from '../web/page.ts';
import { hosts } from './any-question.ts';
import { dealtGame, store } from './stored.ts';

const visit = devices();
const everything = process.env['NIGHTDECK_EVERY_SCREEN'] === '1';
const players = 12;
const tables: readonly (readonly [Game, readonly string[]])[] = [princeton, town, yakuza, vendetta, ktulu].map((game: Game) => [
  game,
  cardsOf(game.suggest(players, game.options.parse({}))),
]);

interface Asked {
  readonly question: Question;
  readonly alive: readonly SeatId[];
}

/** Those asked and those awake with them without a say, in the order of their seats. */
const atCall = ({ voiceless = [] }: Question, to: readonly SeatId[]): string =>
  [...to, ...voiceless.map(({ seat }) => seat)].sort((a, b) => a - b).join();

/** Questions of the night in random games: of each key the longest, or one of each kind where not everything is looked at. */
function nights(game: Game, cast: readonly string[]): Asked[] {
  const found = new Map<string, Asked>();
  const wrong: string[] = [];
  for (let i = 0; i < 4; i++) {
    const seed = `night/${String(i)}`;
    playOut(game, game.options.parse({}), shuffled(cast, seeded(seed)), seed, randomPolicy, (question, table) => {
      if (!isNight(table) || question.shape === 'over') return;
      if (typeof question.to !== 'string' && awake(table, question).seats.join() !== atCall(question, question.to))
        wrong.push(question.key);
      const notes = question.note ? Object.keys(question.note.with ?? {}).join() : '';
      const kind = everything
        ? `${question.shape} ${question.key}`
        : `${question.shape} ${String(question.decoy)} ${notes} ${bars(question)}`;
      const known = found.get(kind);
      if (known && JSON.stringify(known.question).length >= JSON.stringify(question).length) return;
      found.set(kind, { question: JSON.parse(JSON.stringify(question)) as Question, alive: table.alive });
    });
  }
  expect(wrong).toEqual([]);
  return [...found.values()];
}

const bars = (question: Question): string =>
  'barred' in question ? [...new Set(question.barred.map(({ why }) => why.id))].sort().join() : '';

/** The same question with the roles in other hands: every living player's card is the next one's. What is said aloud stays. */
function handedOn({ question, alive }: Asked): Question {
  const next = (seat: SeatId): SeatId => {
    const at = alive.indexOf(seat);
    return at < 0 ? seat : (alive[(at + 5) % alive.length] ?? seat);
  };
  const moved = (value: unknown, key: string): unknown => {
    if (key === 'say') return value;
    if (typeof value === 'number') return key === 'seat' || key === 'from' || key === 'about' ? next(value) : value;
    if (Array.isArray(value))
      return key === 'to' || key === 'seats'
        ? value.map((seat: SeatId) => next(seat)).sort((a, b) => a - b)
        : value.map((one) => moved(one, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moved(one, name)]));
  };
  return moved(question, '') as Question;
}

/** The whole screen with a question on it, as anybody sees it who looks over the host's shoulder. */
async function screen(page: Page, question: Question, alive: readonly SeatId[], turn: string): Promise<Buffer> {
  await page.locator('nd-question-view').evaluate(
    async (element, [asked, living, id]) => {
      type View = HTMLElement & { updateComplete: Promise<unknown>; question: unknown; seats: readonly { seat: number }[] };
      const view = element as View;
      const seats = view.seats.map((seat) => ({ ...seat, alive: living.includes(seat.seat) }));
      // The board puts its own question and seats back where it is drawn anew.
      while (view.question !== asked || view.seats !== seats) {
        Object.assign(view, { question: asked, seats, turn: id, night: true });
        await view.updateComplete;
        for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
      }
    },
    [question, alive, turn] as const,
  );
  return sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .raw()
    .toBuffer();
}

/** The greatest difference between two screens at any place, of 255; rounding makes one. */
const apart = (one: Buffer, other: Buffer): number => one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0);

describe.each(tables.map(([game, cast]) => [game.id, game, cast] as const))('the night of %s', (id, game, cast) => {
  it('looks the same on the host’s screen whoever holds the roles', async () => {
    const page = await visit('#/about');
    const deal = cast.map((role, i) => ({ role, name: `Player ${String.fromCharCode(65 + i)}` }));
    await store(page, dealtGame('table', { game: id, deck: id, names: deal.map(({ name }) => name), deal, cast: castOf(cast) }));
    await page.goto(`${inject('app')}#/host/table`);
    await hosts(page);
    await settled(page);
    // No clock goes on between two looks.
    await page.clock.setFixedTime(new Date());
    const different: string[] = [];
    let barred = 0;
    for (const [i, asked] of nights(game, cast).entries()) {
      const other = handedOn(asked);
      if (JSON.stringify(other) === JSON.stringify(asked.question)) continue;
      const seen = await screen(page, asked.question, asked.alive, `${String(i)}/a:${other.key}`);
      const then = await screen(page, other, asked.alive, `${String(i)}/b:${other.key}`);
      if (apart(seen, then) > 2) different.push(other.key);
      if (bars(other) !== '') barred++;
    }
    expect(barred).toBeGreaterThan(0);
    expect(different).toEqual([]);
  });
});
