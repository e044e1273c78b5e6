import type { SeatId } from '../kernel/types.ts';
import { bookOf, type T } from './book.ts';
import type { Traits } from './schema/traits.ts';

/** Traits a player has now: those of the role, then those of the marks. */
export function traitsOf(t: T, seat: SeatId): readonly Traits[] {
  const { rules } = bookOf(t);
  const all: Traits[] = [];
  const role = rules.roles[t.at(seat).role];
  if (role) all.push(role);
  if (t.statuses.length === 0) return all;
  for (const status of t.statuses) {
    const mark = status.on === seat ? rules.marks?.[status.what] : undefined;
    if (mark) all.push(mark);
  }
  return all;
}

/** Whether a player has a trait, by role or by mark. */
export const has = (t: T, seat: SeatId, trait: keyof Traits): boolean => traitsOf(t, seat).some((one) => one[trait] !== undefined);

/** Whether what a player does comes to nothing: drunk, or taken for somebody else. */
export function isDrunk(t: T, seat: SeatId): boolean {
  if (traitsOf(t, seat).some((one) => one.drunk ?? one.believes !== undefined)) return true;
  return t.statuses.some(({ on, what }) => on === seat && what.endsWith('Drunk'));
}
