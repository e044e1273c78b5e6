import type { Script } from '../kernel/script.ts';
import type { Agent, Audience, SeatId } from '../kernel/types.ts';
import { die } from '../rules/death.ts';
import type { T } from './book.ts';
import { stateOf } from './state.ts';

/** Somebody dies of something; what follows waits in the queue. Nothing stands in its way any more. */
export function* kill(t: T, seat: SeatId, cause: string, by: Agent, clause: string, because?: number, audience: Audience = 'host'): Script {
  if (!t.isAlive(seat)) return;
  stateOf(t).causes.set(seat, cause);
  yield* die(t, seat, by, clause, because, audience);
}

/** Who stands behind an act: the player, or the one who carried out the kill of a side (I14). */
export const handOf = (t: T, by: Agent): SeatId | undefined =>
  by.seat ?? (by.faction === undefined ? undefined : stateOf(t).carrier.get(by.faction));
