import type { BarredSeat, Question } from '../../src/kernel/question.ts';
import type { Table } from '../../src/kernel/table.ts';
import { said, type Said, type SeatId } from '../../src/kernel/types.ts';
import { tonight } from './night.ts';

/** Who should have their eyes open now, and why they can do nothing, if so. */
export interface Awake {
  readonly seats: readonly SeatId[];
  readonly why?: Said;
  /** A sentence for each of them who has no say among the others. */
  readonly noSay?: readonly Said[];
}

/**
 * Who should be awake at a question of the night, in every game by the same rule: those it is asked of; at a call that
 * only sounds like one, those who are blocked, or nobody; where something is read out between the calls, nobody.
 */
export function awake(table: Table, question: Question): Awake {
  if (typeof question.to !== 'string') return besides(question.to, question.voiceless ?? []);
  if (!question.decoy) return { seats: [] };
  const line = tonight(table)
    .flatMap(({ lines }) => lines)
    .find(({ state }) => state === 'now');
  const why = line?.why ?? question.note;
  return { seats: line?.call === 'blocked' ? line.members : [], ...(why && { why }) };
}

/** Those asked, and those awake with them without a say: the host shakes the head at them. */
function besides(to: readonly SeatId[], voiceless: readonly BarredSeat[]): Awake {
  return {
    seats: [...to, ...voiceless.map(({ seat }) => seat)].sort((a, b) => a - b),
    noSay: voiceless.map(({ seat, why }) => said('host.awake.noSay', { who: { seat }, why: { said: why } })),
  };
}
