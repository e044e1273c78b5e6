import type { Game } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { isRuling } from '../../src/kernel/script.ts';
import { Session } from '../../src/kernel/session.ts';
import { anyLegal } from '../properties/facilitator.ts';
import { anyCorrection, anyRuling } from './host.ts';
import type { Invariant, Look } from './look.ts';
import { begun, told, type State } from './state.ts';
import { anyTable } from './tables.ts';

/** Something that did not hold, and where. */
export interface Violation {
  readonly game: string;
  readonly seed: string;
  readonly clause: string;
  readonly holds: string;
  readonly found: string;
  /** The question whose answer brought it, and how many had been given. */
  readonly asked: string;
  readonly answers: number;
}

/** What one game was, and what was judged in it. */
export interface Played {
  readonly questions: number;
  readonly kinds: ReadonlySet<string>;
  readonly players: number;
  readonly winners: string;
  /** How often each invariant had something to judge, in their order. */
  readonly tried: readonly number[];
  readonly violations: readonly Violation[];
}

/** A game that asks for more is left where it is: revivals and house rules may make one endless. */
const most = 4000;

/** How somebody hosts: nearly half of all games are played as they come, the others with rulings, a few with corrections. */
interface Manner {
  readonly rules: boolean;
  /** Rules again and again, and mostly about those who are asked. */
  readonly meddles: boolean;
  readonly corrects: boolean;
}

/** Plays one game drawn from a seed, and judges every answer of it. */
export function playGame(game: Game, seed: string, invariants: readonly Invariant[], tell?: (line: string) => void): Played {
  const session = new Session(game, anyTable(game, seed));
  const random = seeded(`${seed}/host`);
  const meddles = seeded(`${seed}/meddler`).below(10) === 0;
  const manner: Manner = { meddles, rules: random.below(2) === 0 || meddles, corrects: random.below(8) === 0 };
  const kinds = new Set<string>();
  const tried = invariants.map(() => 0);
  const violations: Violation[] = [];
  let state = session.story.reduce(told, begun(session.setup));
  let ruled = false;
  let questions = 0;
  while (session.question.shape !== 'over' && questions++ < most) {
    const { question: asked, story } = session;
    kinds.add(asked.key);
    if (manner.corrects && random.below(60) === 0) {
      anyCorrection(session, random);
      state = again(session);
      ruled = session.entries.some(([, answer]) => isRuling(answer));
      continue;
    }
    const ruling = manner.rules && random.below(manner.meddles ? 6 : 30) === 0 ? anyRuling(session, random, manner.meddles) : undefined;
    const rules = ruling !== undefined;
    const answer = rules ? { ruling } : anyLegal(asked, random);
    const from = story.length;
    const given = session.entries.length;
    const refusal = session.answer(answer);
    tell?.(`${asked.key} ${JSON.stringify(answer)}${refusal ? ` refused ${refusal.clause}` : ''}`);
    if (refusal && !rules) throw new Error(`${seed}: ${asked.key}: a legal answer was refused under ${refusal.clause} (${refusal.why.id})`);
    if (refusal) continue;
    ruled ||= rules && ruling.do !== 'note';
    const before = state;
    // Behind a correction the answers of before go on by themselves: what they bring is told, but not judged.
    const goesOn = session.entries.length > given + 1;
    if (goesOn) ruled ||= session.entries.slice(given).some(([, one]) => isRuling(one));
    const news = session.story.slice(from);
    state = news.reduce((last, fact, i) => told(last, fact, from + i), before);
    if (goesOn) continue;
    const { options, table, question } = session;
    const look: Look = {
      game,
      options: options as Look['options'],
      table,
      story: session.story,
      asked,
      answer,
      before,
      news,
      from,
      now: state,
      question,
      ruled,
    };
    for (let i = 0; i < invariants.length; i++) {
      const verdict = invariants[i]?.judge(look);
      if (verdict === undefined) continue;
      tried[i] = (tried[i] ?? 0) + 1;
      const { clause, holds } = invariants[i] as Invariant;
      if (verdict !== true)
        violations.push({ game: game.id, seed, clause, holds, found: verdict, asked: asked.key, answers: session.entries.length });
    }
    if (violations.length > 0) break;
  }
  kinds.add(session.question.key);
  if (questions > most && !ruled) violations.push(endless(session, seed));
  violations.push(...retold(session, seed, random.below(20) === 0));
  const winners = session.table.won === undefined ? 'none' : session.table.won.join('+') || 'draw';
  return { questions, kinds, players: session.table.seats.length, winners, tried, violations };
}

const again = ({ setup, story }: Session): State => story.reduce(told, begun(setup));

const endless = ({ game, question, entries }: Session, seed: string): Violation => ({
  game: game.id,
  seed,
  clause: 'X-4',
  holds: 'a game comes to an end',
  found: `${String(entries.length)} answers, and no end`,
  asked: question.key,
  answers: entries.length,
});

/** The answers alone, also as they are saved, tell the same story once more (X-2). */
function retold(session: Session, seed: string, isDue: boolean): Violation[] {
  if (!isDue) return [];
  const { setup, entries } = JSON.parse(JSON.stringify({ setup: session.setup, entries: session.entries })) as Pick<
    Session,
    'setup' | 'entries'
  >;
  const other = new Session(session.game, setup, entries);
  if (other.lost.length === 0 && JSON.stringify(other.story) === JSON.stringify(session.story)) return [];
  const holds = 'the same answers tell the same story';
  const found = other.lost.length > 0 ? `${String(other.lost.length)} answers do not fit` : 'another story';
  return [{ game: session.game.id, seed, clause: 'X-2', holds, found, asked: session.question.key, answers: entries.length }];
}
