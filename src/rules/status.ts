import type { Block } from '../kernel/night-card.ts';
import type { Blocked, Status } from '../kernel/role.ts';
import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { said, type Agent, type ClauseId, type Ids, type SeatId } from '../kernel/types.ts';
import { follow } from './hooks.ts';

/** What it takes to put a status on a player. */
export interface Mark<I extends Ids = Ids> {
  readonly what: I['status'];
  readonly on: SeatId;
  readonly by: Agent<I>;
  readonly clause: ClauseId;
  /** Moment at which it ends. */
  readonly until?: I['moment'] | undefined;
  readonly because?: number | undefined;
}

/** Puts a status on a player. */
export function* mark<I extends Ids>(t: Table<unknown, I>, { what, on, by, clause, until, because }: Mark<NoInfer<I>>): Script {
  const fact = t.tell({ what: 'marked', status: what, seat: on, by }, clause, 'host', because);
  const status = { what, on, by, clause, fact };
  t.statuses.push(until === undefined ? status : { ...status, until });
  yield* follow(t, fact);
}

/** Takes a status away. */
export function* unmark<I extends Ids>(t: Table<unknown, I>, status: Status<NoInfer<I>>, because: number = status.fact): Script {
  const i = t.statuses.indexOf(status);
  if (i < 0) return;
  t.statuses.splice(i, 1);
  yield* follow(t, t.tell({ what: 'unmarked', status: status.what, seat: status.on }, status.clause, 'host', because));
}

/** Ends the statuses that last until this moment. */
export function* endStatuses<I extends Ids>(t: Table<unknown, I>, moment: NoInfer<I>['moment']): Script {
  for (const status of t.statuses.filter((s) => s.until === moment)) yield* unmark(t, status);
}

/** Why a player is barred from acting, from group actions or from voting, if a status says so. */
export function blockedBy(t: Table, seat: SeatId, what: Blocked): Block | undefined {
  for (const status of t.statuses) {
    if (status.on !== seat) continue;
    const kind = t.game.statuses[status.what];
    if (!kind?.blocks?.includes(what)) continue;
    return { why: said(`bar.${status.what}`), clause: kind.blockedBy?.[what] ?? status.clause, ...(kind.signals && { signal: true }) };
  }
  return undefined;
}
