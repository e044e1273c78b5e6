import { bookOf, type T } from './book.ts';
import type { Condition } from './schema/who.ts';
import { fits, seatsOf } from './who.ts';
import type { Context } from './context.ts';

/** The counter behind a tally of the file. */
export const tallyOf = (id: string): string => `tally.${id}`;

/** Whether all that a condition says holds now. */
export function holds(t: T, c: Context, when: Condition | undefined): boolean {
  if (when === undefined) return true;
  const { round } = t.place;
  if (when.some !== undefined && seatsOf(t, c, when.some).length === 0) return false;
  if (when.none !== undefined && seatsOf(t, c, when.none).length > 0) return false;
  if (when.atLeast !== undefined && seatsOf(t, c, when.atLeast[1]).length < when.atLeast[0]) return false;
  if (when.atMost !== undefined && seatsOf(t, c, when.atMost[1]).length > when.atMost[0]) return false;
  if (when.nights !== undefined && (round % 2 === 1) !== (when.nights === 'odd')) return false;
  if (when.from !== undefined && round < when.from) return false;
  if (when.to !== undefined && round > when.to) return false;
  if (when.guess !== undefined && isRight(t, c) !== (when.guess === 'right')) return false;
  if (when.count !== undefined) {
    const n = t.counter(tallyOf(when.count.of));
    if (n < (when.count.least ?? -Infinity) || n > (when.count.most ?? Infinity)) return false;
  }
  if (when.not !== undefined && holds(t, c, when.not)) return false;
  return when.any === undefined || when.any.some((one) => holds(t, c, one));
}

/** Whether the role or side that was named is that of the first player chosen. */
function isRight(t: T, c: Context): boolean {
  const [seat] = c.chosen;
  if (seat === undefined || c.named === undefined) return false;
  return fits(t, c, c.named in bookOf(t).rules.roles ? { role: c.named } : { side: c.named }, seat);
}
