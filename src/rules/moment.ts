import { end, type Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import type { Attempt } from '../kernel/role.ts';
import type { Ids, SeatId } from '../kernel/types.ts';
import { attempt, verdictsOn } from './attempt.ts';
import { endStatuses } from './status.ts';

/**
 * A named point of the game: what was put off until it, then the endings of statuses, then the wins
 * tested at it, in the order the rulebook lists them.
 */
export function* moment<I extends Ids>(t: Table<unknown, I>, name: NoInfer<I>['moment']): Script {
  yield* effects(t, name);
  yield* endStatuses(t, name);
  yield* testWins(t, name);
}

/** Runs what was put off until a moment, in the order it was put off. */
export function* effects<I extends Ids>(t: Table<unknown, I>, name: NoInfer<I>['moment']): Script {
  for (;;) {
    const i = t.postponed.findIndex((p) => p.moment === name);
    if (i < 0) return;
    const [due] = t.postponed.splice(i, 1);
    if (due) yield* due.run();
  }
}

/** Puts an attempt off until a moment. It is judged then, not now. */
export function postpone<I extends Ids>(t: Table<unknown, I>, name: NoInfer<I>['moment'], a: Attempt<NoInfer<I>>): void {
  const because = t.tell({ what: 'postponed', deed: a.deed, seat: a.on, by: a.by, until: name }, a.clause, 'host', a.because);
  const due = { ...a, because };
  t.postponed.push({
    moment: name,
    attempt: due,
    *run() {
      yield* attempt(t, due);
    },
  });
}

/** An attempt on a player that is due at a moment and that nothing now standing would prevent or divert. */
export function pendingAttempts<I extends Ids>(
  t: Table<unknown, I>,
  name: NoInfer<I>['moment'],
  seat: SeatId,
  deed: NoInfer<I>['deed'],
): Attempt<I>[] {
  const due = t.postponed.flatMap((p) => (p.moment === name && p.attempt ? [p.attempt] : []));
  return due.filter((a) => a.on === seat && a.deed === deed && verdictsOn(t, a).length === 0);
}

/** Puts anything off until a moment. */
export function later<I extends Ids>(t: Table<unknown, I>, name: NoInfer<I>['moment'], run: () => Script): void {
  t.postponed.push({ moment: name, run });
}

/** Ends the game if one of the wins tested at this moment has come about. */
function* testWins<I extends Ids>(t: Table<unknown, I>, name: NoInfer<I>['moment']): Script {
  for (const win of t.game.wins) {
    if (!win.at.includes(name)) continue;
    const words = win.when(t);
    if (words) yield* end(t, win.factions, words, win.clause);
  }
}
