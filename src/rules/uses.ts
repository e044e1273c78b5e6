import type { Table } from '../kernel/table.ts';
import type { Audience, ClauseId, SeatId } from '../kernel/types.ts';

/** Uses of a limited ability so far. A game declares the counter `<ability>.used`. */
export const used = (t: Table, ability: string): number => t.counter(`${ability}.used`);

/** One of so many uses is gone. */
export function spend(t: Table, seat: SeatId, ability: string, uses: number, clause: ClauseId, audience: Audience = 'host'): void {
  const left = uses - t.count(`${ability}.used`);
  t.tell({ what: 'spent', seat, ability, left }, clause, audience);
}

/** Remembers whom an ability was used on this round. A game declares the counters `<ability>.last` and `<ability>.night`. */
export function remember(t: Table, ability: string, on: SeatId): void {
  t.counters[`${ability}.last`] = on;
  t.counters[`${ability}.night`] = t.place.round;
}

/** Whom it was used on in the round before, for those who may not name the same player twice running; a round without breaks the run. */
export const namedLast = (t: Table, ability: string): SeatId | undefined =>
  t.counter(`${ability}.night`) === t.place.round - 1 ? t.counter(`${ability}.last`) : undefined;
