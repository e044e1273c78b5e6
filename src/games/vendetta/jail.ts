import type { Hooks } from '../../kernel/role.ts';
import { announce, type Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import { said, type SeatId } from '../../kernel/types.ts';
import { unmark } from '../../rules/status.ts';
import type { Options } from './options.ts';

type T = Table<Options>;

/** With the Jailer gone all the jailed are free (VD-A13). */
export const opensTheJail: Hooks<Options> = {
  after: {
    *died(t, fact, self) {
      if (fact.seat !== self.seat) return;
      const because = t.story.lastIndexOf(fact);
      for (const status of t.statuses.filter(({ what }) => what === 'jailed')) yield* unmark(t, status, because);
    },
  },
};

/** Living players in jail. */
export const jailed = (t: T): SeatId[] => t.alive.filter((seat) => t.on(seat, 'jailed').length > 0);

/** Those of `before` who live and are in jail no more are named; whoever still is comes back. */
export function* freed(t: T, before: readonly SeatId[]): Script<SeatId[]> {
  const still = jailed(t);
  for (const seat of before) {
    if (t.isAlive(seat) && !still.includes(seat)) yield* announce(t, 'jail.freed', said('jail.freed', { who: { seat } }), 'VD-A13');
  }
  return before.filter((seat) => still.includes(seat));
}
