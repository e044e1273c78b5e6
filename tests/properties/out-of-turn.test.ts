import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/kernel/answer.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded, type Random } from '../../src/kernel/random.ts';
import type { Session } from '../../src/kernel/session.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import { strangersAsked } from '../support/whose-turn.ts';
import { anyLegal, anySetup, everyGame } from './facilitator.ts';

/** What may befall somebody who is being asked. */
function ruling({ table, game }: Session, seat: SeatId, random: Random): Ruling {
  const bars = Object.values(game.statuses).filter((status) => status.blocks?.includes('group'));
  const status = bars[random.below(Math.max(1, bars.length))];
  const strangers = table.alive.filter((other) => table.faction(other) !== table.faction(seat));
  const other = strangers[random.below(Math.max(1, strangers.length))];
  // By day everybody sees who is asked, whatever card he holds and whoever else keeps him from acting.
  const kind = table.place.phase === 'night' ? random.below(3) : 2;
  if (kind === 0 && status) return { do: 'mark', status: status.id, seat };
  if (kind === 1 && other !== undefined) return { do: 'swap', seats: [seat, other] };
  return { do: 'kill', seat };
}

interface Found {
  readonly asked: number;
  readonly wrong: readonly string[];
}

/** A game in which those who are asked are ruled out again and again; whatever they still do is wrong. */
function meddled(game: Game, seed: string): Found {
  const session = anySetup(game, seed);
  const random = seeded(`${seed}/meddler`);
  const wrong: string[] = [];
  let asked = 0;
  for (let i = 0; i < 600 && session.question.shape !== 'over'; i++) {
    const { question } = session;
    const [seat] = typeof question.to === 'string' ? [] : question.to;
    // Also where he is only told or shown something: what is asked next in the same turn is not his any more.
    if (seat !== undefined && random.below(6) === 0) {
      const given = ruling(session, seat, random);
      asked++;
      session.answer({ ruling: given });
      wrong.push(...stillDecides(session, question.key, seat, given), ...ofOthers(session));
    }
    answerAnything(session, random);
    wrong.push(...byTheDead(session), ...ofOthers(session));
  }
  return { asked, wrong };
}

function answerAnything(session: Session, random: Random): void {
  if (session.question.shape !== 'over') session.answer(anyLegal(session.question, random));
}

/** Whoever was ruled out must not be able to choose any more. */
function stillDecides({ question }: Session, key: string, seat: SeatId, given: Ruling): string[] {
  if (question.key !== key || typeof question.to === 'string' || byDying.test(key)) return [];
  const open = question.shape === 'choose' ? question.seats.length : question.shape === 'pick' ? free(question.options, question.pass) : 0;
  return open > 0 && question.to.includes(seat) ? [`${key}: seat ${seat} still decides after "${given.do}"`] : [];
}

/** What is asked of players who have not the card for it. */
const ofOthers = ({ game, table, question }: Session): string[] =>
  byDying.test(question.key)
    ? []
    : strangersAsked(game, table, question).map((seat) => `${question.key} is put to seat ${seat}, a ${table.at(seat).role}`);

/** What a player does by dying, as a hunter's last shot, is asked of the dead. */
const byDying = /\.death\d*\./;

const free = (options: readonly { readonly id: string; readonly bar?: object }[], pass: string | undefined): number =>
  options.filter(({ id, bar }) => bar === undefined && id !== pass).length;

/** Uses of abilities, choices and lessons of the dead in what the last answer brought, and dead voters. */
function byTheDead({ question, story, marks, table }: Session): string[] {
  const late = story.slice(marks.at(-1) ?? 0);
  const died = new Set(late.flatMap((fact) => (fact.what === 'died' ? [fact.seat] : [])));
  const gone = (seat: SeatId): boolean => !table.isAlive(seat) && !died.has(seat);
  const acts = late.filter(
    (fact) =>
      (fact.what === 'spent' && gone(fact.seat)) ||
      (fact.what === 'chose' && fact.by.some(gone)) ||
      (fact.what === 'learned' && fact.seats.some(gone)),
  );
  const dead =
    question.shape === 'choose' &&
    typeof question.to !== 'string' &&
    question.seats.length > 0 &&
    !byDying.test(question.key) &&
    question.to.every((seat) => !table.isAlive(seat));
  if (dead) return [`${question.key} is put to the dead`];
  const votes = question.shape === 'ballot' ? question.voters.filter(({ seat }) => !table.isAlive(seat)) : [];
  return [
    ...acts.map((fact) => `the dead: ${JSON.stringify(fact)}`),
    ...votes.map(({ seat }) => `${question.key}: dead seat ${seat} votes`),
  ];
}

describe.each(everyGame)('%s: whoever is ruled dead, barred or another card while being asked', (id, game) => {
  it('decides, acts, votes and learns no more, at whatever question', { timeout: 120_000 }, () => {
    const wrong = new Set<string>();
    let asked = 0;
    for (let n = 0; n < 60; n++) {
      const found = meddled(game, `${id}/${n}`);
      asked += found.asked;
      for (const line of found.wrong) wrong.add(line);
    }
    expect([...wrong]).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  });
});
