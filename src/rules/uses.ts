import type { Table } from '../kernel/table.ts';
import type { Audience, ClauseId, Ids, SeatId } from '../kernel/types.ts';

/** Names in front of a counter's last part: of `bullet.used`, declared by a role or a game, `bullet`. */
type CountedAs<Counter extends string, Last extends string> = string extends Counter
  ? string
  : Counter extends `${infer Ability}.${Last}`
    ? Ability
    : never;

/** Uses of a limited ability so far. Its counter is `<ability>.used`. */
export const used = <I extends Ids>(t: Table<unknown, I>, ability: CountedAs<NoInfer<I>['counter'], 'used'>): number =>
  t.counter(`${ability}.used`);

/** One of so many uses is gone. */
export function spend<I extends Ids>(
  t: Table<unknown, I>,
  seat: SeatId,
  ability: CountedAs<NoInfer<I>['counter'], 'used'>,
  uses: number,
  clause: ClauseId,
  audience: Audience = 'host',
): void {
  const left = uses - t.count(`${ability}.used`);
  t.tell({ what: 'spent', seat, ability, left }, clause, audience);
}

/** Remembers whom an ability was used on this round, in the counters `<ability>.last` and `<ability>.night`. */
export function remember<I extends Ids>(t: Table<unknown, I>, ability: CountedAs<NoInfer<I>['counter'], 'last'>, on: SeatId): void {
  const counters: Partial<Record<string, number>> = t.counters;
  counters[`${ability}.last`] = on;
  counters[`${ability}.night`] = t.place.round;
}

/** Whom it was used on in the round before, for those who may not name the same player twice running; a round without breaks the run. */
export const namedLast = <I extends Ids>(t: Table<unknown, I>, ability: CountedAs<NoInfer<I>['counter'], 'last'>): SeatId | undefined =>
  t.counter(`${ability}.night`) === t.place.round - 1 ? t.counter(`${ability}.last`) : undefined;
