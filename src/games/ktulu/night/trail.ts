import type { Script } from '../../../kernel/script.ts';
import type { Said, SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { mark, unmark } from '../../../rules/status.ts';
import { spend } from '../../../rules/uses.ts';
import { type Ids, type T } from '../vocabulary.ts';
import { doing, target } from './lines.ts';

/** Until dawn, or by house rule until the Indians wake on the next night (KT-213, KT-R48). */
export function* trail(t: T, actor: SeatId, by: Ids['role'], ability: string, ask: Said, clause: string): Script {
  const on = yield* target(t, actor, { key: `${by}.trail`, clause, ask });
  if (on === undefined) return;
  spend(t, actor, ability, 1, clause);
  const until = t.options.trailExtended ? indiansWakeOn(t.place.round + 1) : ('dawn' as const);
  yield* attempt(t, { ...doing('mark', actor, by, on, clause), status: 'trailed', until });
}

/** By house rule a trail goes with the card that laid it when a ruling swaps that card (KT-R99). */
export function* handedOver(t: T, seats: readonly SeatId[], because: number): Script {
  if (!t.options.trailFollowsCard) return;
  const laid = t.statuses.filter(({ what, by }) => what === 'trailed' && by.seat !== undefined && seats.includes(by.seat));
  for (const old of laid) {
    const { on, by, clause, until } = old;
    const seat = seats.find((one) => one !== by.seat);
    if (seat === undefined || (by.role !== undefined && t.at(seat).role !== by.role)) continue;
    yield* unmark(t, old, because);
    yield* mark(t, { what: 'trailed', on, by: { ...by, seat }, clause, until, because });
  }
}

/** The moment at which the Indians wake on a night: trails of the night before end then (KT-213). */
export const indiansWakeOn = (round: number) => `indiansWake.${round}` as const;
