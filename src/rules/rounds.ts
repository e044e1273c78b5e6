import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';

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
