import { announce, type Script } from '../../kernel/script.ts';
import type { SeatId } from '../../kernel/types.ts';
import { said, type T } from './vocabulary.ts';

/** Living players in jail. */
export const jailed = (t: T): SeatId[] => t.alive.filter((seat) => t.hasStatus(seat, 'jailed'));

/** Those of `before` who live and are in jail no more are announced. Returns those who still are. */
export function* freed(t: T, before: readonly SeatId[]): Script<SeatId[]> {
  if (before.length === 0) return [];
  const still = jailed(t);
  for (const seat of before) {
    if (t.isAlive(seat) && !still.includes(seat)) yield* announce(t, 'jail.freed', said('jail.freed', { who: { seat } }), 'VD-A13');
  }
  return before.filter((seat) => still.includes(seat));
}
