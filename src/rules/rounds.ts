import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { said, type ClauseId, type Ids } from '../kernel/types.ts';

/** The parts of a round. What `night` returns of how it began is handed to `dawn`. */
export interface Round<T, N> {
  /** Before the first night, where the table still stands there. */
  opening?(t: T): Script;
  night(t: T): Script<N>;
  dawn?(t: T, before: N): Script;
  day(t: T): Script;
}

/**
 * Nights and days by turns, for games whose phases are called `night` and `day`: from the phase in which the table
 * stands, and each day is followed by the night of the next round. Every question passes through here, so the parts
 * are run directly, without a generator around them.
 */
export function* nightsAndDays<T extends Table, N>(t: T, { opening, night, dawn, day }: Round<T, N>): Script<never> {
  if (opening) yield* opening(t);
  for (;;) {
    if (t.place.phase === 'night') {
      const before = yield* night(t);
      if (dawn) yield* dawn(t, before);
    }
    yield* day(t);
    t.place = { round: t.place.round + 1, phase: 'night' };
  }
}

/** A phase of the round begins, and everybody is told: the words are `phase.<phase>`, with the round as `n`. */
export function enter<I extends Ids>(t: Table<unknown, I>, phase: NoInfer<I>['phase'], clause: ClauseId): void {
  const { round } = t.place;
  t.place = { round, phase };
  t.tell({ what: 'phase', said: said(`phase.${phase}`, { n: round }) }, clause, 'public');
}
