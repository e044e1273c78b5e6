import { done, type Answer } from '../../src/kernel/answer.ts';
import { check } from '../../src/kernel/check.ts';
import type { Game, Setup } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Table } from '../../src/kernel/table.ts';

/** Part of a game to be played in all its ways. */
export interface Part {
  readonly game: Game;
  readonly setup: Setup;
  /** Every answer that is tried to a question; what is only said or shown goes on by itself. */
  ways(question: Question, t: Table): readonly Answer[];
  /** Where a way ends, if the game is not over before. */
  until(question: Question, t: Table): boolean;
  /** Sees each way at its end: the table, and the answers by key in the order given. */
  each(t: Table, given: readonly (readonly [key: string, answer: Answer])[]): void;
}

/** Plays a part of a game once for every way it can go, each from the beginning. Says how many there are. */
export function everyWay({ game, setup, ways, until, each }: Part): number {
  const options = game.options.parse(setup.options ?? {});
  let path: number[] = [];
  for (let runs = 1; ; runs++) {
    const table = new Table(game, options, setup);
    const script = game.script(table);
    const given: [string, Answer][] = [];
    const counts: number[] = [];
    let question = script.next().value;
    while (question.shape !== 'over' && !until(question, table)) {
      const open = question.shape === 'say' || question.shape === 'show' ? [done] : ways(question, table);
      const answer = open[(path[counts.length] ??= 0)];
      const refusal = answer && check(question, answer);
      if (!answer || refusal) throw new Error(`${question.key}: ${JSON.stringify(answer)} ${refusal?.why.id ?? 'is no answer'}`);
      counts.push(open.length);
      given.push([question.key, answer]);
      question = script.next(answer).value;
    }
    each(table, given);
    const last = counts.findLastIndex((n, i) => (path[i] ?? 0) + 1 < n);
    if (last < 0) return runs;
    path = path.slice(0, last + 1);
    path[last] = (path[last] ?? 0) + 1;
  }
}

/** Nobody, and each seat that may be named. */
export const anybody = (question: Question): Answer[] =>
  question.shape === 'choose' ? [{ seats: [] }, ...question.seats.map((seat) => ({ seats: [seat] }))] : [];

/** Who was named at a question of this key, if anybody. */
export function named(given: readonly (readonly [string, Answer])[], key: string): number | undefined {
  const answer = given.find(([asked]) => asked === key)?.[1];
  return answer && 'seats' in answer ? answer.seats[0] : undefined;
}
