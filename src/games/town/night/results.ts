import type { FactOf } from '../../../kernel/fact.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { stopping } from '../../../rules/attempt.ts';
import type { Ids, T } from '../vocabulary.ts';

type Chose = FactOf<'chose', Ids>;

/** Whom a player with this role has named since nightfall. */
export function choiceOf(t: T, role: Ids['role'], seat: SeatId, dusk: number): SeatId | undefined {
  return t.since(dusk).find((f): f is Chose => f.what === 'chose' && f.key === role && f.by[0] === seat)?.seats[0];
}

/** Whom a player went to see; one kept busy stayed at home. By house rule the mafia go where they strike (TM-R13). */
export function visitOf(t: T, seat: SeatId, dusk: number): SeatId | undefined {
  if (t.hasStatus(seat, 'busy')) return undefined;
  const named = t.since(dusk).find((f): f is Chose => f.what === 'chose' && f.by[0] === seat && f.seats.length > 0)?.seats[0];
  if (t.options.trackerSees === 'pointed' || t.faction(seat) !== 'mafia' || named === undefined) return named;
  const victims = t.postponed.flatMap(({ attempt: a }) => (a?.by.faction === 'mafia' ? [a.on] : []));
  return victims.includes(named) ? named : victims[0];
}

/** Somebody strikes at this player tonight, saved or not; one kept busy strikes at nobody (TM-R8). */
export function attacked(t: T, seat: SeatId): boolean {
  return t.postponed.some(({ attempt: a }) => a?.deed === 'kill' && a.on === seat && stopping(t, a).length === 0);
}
