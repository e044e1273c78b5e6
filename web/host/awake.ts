import type { Question } from '../../src/kernel/question.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { Said, SeatId } from '../../src/kernel/types.ts';
import { tonight } from './night.ts';

/** Who should have their eyes open now, and why they can do nothing, if so. */
export interface Awake {
  readonly seats: readonly SeatId[];
  readonly why?: Said;
}

/**
 * Who should be awake at a question of the night, in every game by the same rule: those it is asked of; at a call that
 * only sounds like one, those who are blocked, or nobody; where something is read out between the calls, nobody.
 */
export function awake(table: Table, question: Question): Awake {
  if (typeof question.to !== 'string') return { seats: question.to };
  if (!question.decoy) return { seats: [] };
  const line = tonight(table)
    .flatMap(({ lines }) => lines)
    .find(({ state }) => state === 'now');
  const why = line?.why ?? question.note;
  return { seats: line?.call === 'blocked' ? line.members : [], ...(why && { why }) };
}
