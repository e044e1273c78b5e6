import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { said, type ClauseId, type Ids } from '../kernel/types.ts';

/**
 * Nights and days by turns, for games whose phases are called `night` and `day`: from the phase in which the table
 * stands, and each day is followed by the night of the next round.
 */
export function* nightsAndDays(t: Table, night: () => Script, day: () => Script): Script<never> {
  for (;;) {
    if (t.place.phase === 'night') yield* night();
    yield* day();
    t.place = { round: t.place.round + 1, phase: 'night' };
  }
}

/** A phase of the round begins, and everybody is told: the words are `phase.<phase>`, with the round as `n`. */
export function enter<I extends Ids>(t: Table<unknown, I>, phase: NoInfer<I>['phase'], clause: ClauseId): void {
  const { round } = t.place;
  t.place = { round, phase };
  t.tell({ what: 'phase', said: said(`phase.${phase}`, { n: round }) }, clause, 'public');
}
