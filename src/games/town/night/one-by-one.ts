import type { Bar, SeatId } from '../../../kernel/types.ts';
import type { Script } from '../../../kernel/script.ts';
import { said, type Ids, type T } from '../vocabulary.ts';

/** How long the host waits at a call nobody answers: about as long as a role takes to point. */
export const pause = 10;

export const hidesNightDeaths = (t: T): boolean => t.options.revealNightDeaths === 'nothing';

/**
 * Goes through players one by one in seat order. Who is next is looked up anew after each turn, so that
 * a player whom the host rules dead in between is not asked any more, and one who is ruled alive again is.
 */
export function* oneByOne(now: () => readonly SeatId[], turn: (seat: SeatId) => Script): Script {
  const had = new Set<SeatId>();
  for (;;) {
    const next = now().find((seat) => !had.has(seat));
    if (next === undefined) return;
    had.add(next);
    yield* turn(next);
  }
}

/** Why a player under a question can no longer answer it: ruled dead, or given another card. */
export function outOfTurn(t: T, seat: SeatId, roles: readonly Ids['role'][]): Bar | undefined {
  const { alive, role } = t.at(seat);
  if (!alive) return { why: said('bar.actorDead', { who: { seat } }), clause: 'X-6' };
  return roles.includes(role) ? undefined : { why: said('bar.actorChanged', { who: { seat } }), clause: 'X-6' };
}
