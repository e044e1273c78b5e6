import type { SeatId } from '../kernel/types.ts';
import { bookOf, type T } from './book.ts';
import type { Traits } from './schema/traits.ts';
import type { Asked } from './worn.ts';

/** Whether a player has something by role or by mark. */
export function wears(t: T, seat: SeatId, what: Asked): boolean {
  const { roles, marks } = bookOf(t).worn[what];
  return roles.has(t.at(seat).role) || (marks.size > 0 && t.statuses.some((status) => status.on === seat && marks.has(status.what)));
}

/** Traits a player has now: those of the role, then those of the marks. */
export function traitsOf(t: T, seat: SeatId): readonly Traits[] {
  const { rules } = bookOf(t);
  const role = rules.roles[t.at(seat).role];
  const marks = t.statuses.flatMap(({ on, what }) => (on === seat ? (rules.marks?.[what] ?? []) : []));
  return role ? [role, ...marks] : marks;
}
