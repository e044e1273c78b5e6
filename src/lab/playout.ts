import type { Entry } from '../kernel/answer.ts';
import type { Game, Setup } from '../kernel/game.ts';
import type { Question } from '../kernel/question.ts';
import { seeded, type Random } from '../kernel/random.ts';
import type { Script } from '../kernel/script.ts';
import { Table } from '../kernel/table.ts';
import type { FactionId, RoleId } from '../kernel/types.ts';
import type { Policy } from './policy.ts';

/** A game played to its end by a policy. */
export interface Playout {
  readonly table: Table;
  /** Factions that won; none is a draw. */
  readonly won: readonly FactionId[];
  /** Days on which there was something to decide; a day on which the game ends at dawn is not counted. */
  readonly days: number;
  readonly questions: number;
}

/** A game that asks more than this many questions is taken to have no end. */
const most = 200_000;

/** Where a game is taken up: how it began, and the answers it has had. */
export interface Origin {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}

/** Sees every question before it is answered. */
type Watch = (question: Question, t: Table) => void;

/**
 * Plays one game without a session: the script is driven as it is, so only the rules take time.
 * `options` are parsed already; the same seed, roles and policy give the same game.
 */
export function playOut(game: Game, options: unknown, roles: readonly RoleId[], seed: string, policy: Policy, watch?: Watch): Playout {
  const setup: Setup = { options, seed, deal: roles.map((role) => ({ role })) };
  const table = new Table(game, options, setup);
  const script = game.script(table);
  return toTheEnd(table, script, script.next().value, seed, policy, watch);
}

/**
 * Plays a game on from where its answers have brought it. What the rules have drawn by then is drawn again from the game's own
 * seed; everything after that comes from `seed`. Throws where an answer is not the standing question's.
 */
export function playOn(game: Game, { setup, entries }: Origin, seed: string, policy: Policy): Playout {
  const options = game.options.parse(setup.options ?? {});
  let chance = seeded(entries.length > 0 ? setup.seed : seed);
  const random: Random = { below: (n) => chance.below(n) };
  const table = new Table(game, options, setup, random);
  const script = game.script(table);
  let question = script.next().value;
  for (const [key, answer] of entries) {
    if (key !== question.key) throw new Error(`${game.id} asks ${question.key} where ${key} was answered.`);
    question = script.next(answer).value;
  }
  if (entries.length > 0) chance = seeded(seed);
  return toTheEnd(table, script, question, seed, policy);
}

function toTheEnd(table: Table, script: Script<never>, standing: Question, seed: string, policy: Policy, watch?: Watch): Playout {
  const answer = policy.begin(table, seeded(`${seed}/${policy.name}`));
  let question = standing;
  let questions = 1;
  let [days, today] = [0, -1];
  while (question.shape !== 'over') {
    watch?.(question, table);
    if (questions++ > most) throw new Error(`${table.game.id} with seed ${seed} goes on for ever: ${question.key}.`);
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
