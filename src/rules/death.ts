import type { Audience, Agent, ClauseId, Ids, SeatId } from '../kernel/types.ts';
import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { follow } from './hooks.ts';
import { unmark } from './status.ts';

/** A player leaves the game, with all that follows. Nothing happens to one already dead. */
export function* die<I extends Ids>(
  t: Table<unknown, I>,
  seat: SeatId,
  by: Agent<NoInfer<I>>,
  clause: ClauseId,
  because?: number,
  audience: Audience = 'host',
): Script {
  if (!t.isAlive(seat)) return;
  t.setAlive(seat, false);
  const fact = t.tell({ what: 'died', seat, by }, clause, audience, because);
  for (const status of [...t.statuses]) {
    if (status.by.seat === seat && t.game.statuses[status.what]?.diesWithSource) yield* unmark(t, status, fact);
  }
  yield* follow(t, fact);
}

/** Players who have died since a point of the story and are dead now, with the fact of the death. */
export const deathsSince = (t: Table, from: number): { readonly seat: SeatId; readonly because: number }[] =>
  t.since(from).flatMap((fact, i) => (fact.what === 'died' && !t.isAlive(fact.seat) ? [{ seat: fact.seat, because: from + i }] : []));

/** The card is turned over: everybody knows the role from now on. */
export function reveal(t: Table, seat: SeatId, clause: ClauseId, because?: number): void {
  const seated = t.at(seat);
  if (seated.revealed) return;
  seated.revealed = true;
  t.tell({ what: 'revealed', seat, role: seated.role }, clause, 'public', because);
}

/** A player comes back. */
export function* revive(t: Table, seat: SeatId, clause: ClauseId): Script {
  if (t.isAlive(seat)) return;
  t.setAlive(seat, true);
  // Here and not at the death: older games told nothing of it there, and have to replay as they were.
  for (const status of t.statuses.filter(({ on, what }) => on === seat && t.game.statuses[what]?.diesWithBearer)) yield* unmark(t, status);
  yield* follow(t, t.tell({ what: 'revived', seat }, clause, 'public'));
}
