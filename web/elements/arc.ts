import type { SeatId } from '../../src/kernel/types.ts';

/**
 * The seats strictly between two others, going clockwise round a table of `count`, which is seating order.
 * From a seat to itself it is everybody else.
 */
export function seatsBetween(from: SeatId, to: SeatId, count: number): SeatId[] {
  const steps = (to - from + count - 1) % count;
  return Array.from({ length: steps }, (_, i) => ((from + i) % count) + 1);
}
