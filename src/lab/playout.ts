import type { Game, Setup } from '../kernel/game.ts';
import type { Question } from '../kernel/question.ts';
import { seeded } from '../kernel/random.ts';
import { Table } from '../kernel/table.ts';
import type { FactionId, RoleId } from '../kernel/types.ts';
import type { Policy } from './policies.ts';

/** A game played to its end by a policy. */
export interface Playout {
  readonly table: Table;
  /** Factions that won; none is a draw. */
  readonly won: readonly FactionId[];
  /** Days on which there was something to decide; one that ends at dawn is none. */
  readonly days: number;
  readonly questions: number;
}

/** A game that asks more than this many questions is taken to have no end. */
const most = 200_000;

/**
 * Plays one game without a session: the script is driven as it is, so nothing but the rules is paid for.
 * `options` are parsed already; the same seed, roles and policy give the same game. `watch` sees every
 * question before it is answered.
 */
export function playOut(
  game: Game,
  options: unknown,
  roles: readonly RoleId[],
  seed: string,
  policy: Policy,
  watch?: (question: Question, t: Table) => void,
): Playout {
  const setup: Setup = { options, seed, deal: roles.map((role) => ({ role })) };
  const table = new Table(game, options, setup);
  const script = game.script(table);
  const answer = policy.begin(table, seeded(`${seed}/${policy.name}`));
  let question = script.next().value;
  let questions = 1;
  let [days, today] = [0, -1];
  while (question.shape !== 'over') {
    watch?.(question, table);
    if (questions++ > most) throw new Error(`${game.id} with seed ${seed} goes on for ever: ${question.key}.`);
    const { round, phase } = table.place;
    if (round !== today && phase === 'day' && question.shape !== 'say' && question.shape !== 'show') {
      today = round;
      days++;
    }
    question = script.next(answer(question)).value;
  }
  watch?.(question, table);
  return { table, won: question.won, days, questions };
}

/** The roles of a cast, one entry per card, in the order of the cast. */
export function cardsOf(cast: Readonly<Record<RoleId, number>>): RoleId[] {
  return Object.entries(cast).flatMap(([role, n]) => Array<RoleId>(n).fill(role));
}
