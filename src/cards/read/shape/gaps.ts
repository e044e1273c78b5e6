import { mean, spacingCost } from './guess.ts';

/** How many places are missing in each interval between neighbours. */
export interface Gaps {
  readonly counts: readonly number[];
  /** How sure each count is, 0 to 1. */
  readonly sure: readonly number[];
  /** The distance between neighbouring places. */
  readonly spacing: number;
  /** Of unequal distances. */
  readonly cost: number;
}

/** What it costs, shared among all cards, to believe in a missing card that nobody knows of. */
export const unknown = 1.3;

/**
 * Places missing in a closed round: as many as are asked for, always where neighbours are farthest apart for the
 * number of places between them. Without a number, where neighbours are clearly farther apart than elsewhere.
 */
export function gapsInRound(intervals: readonly number[], missing: number | undefined): Gaps {
  if (missing === undefined) return gapsInLine(intervals, undefined);
  const counts = intervals.map(() => 0);
  for (let i = 0; i < missing; i++) {
    const widest = indexOfMost(intervals.map((interval, k) => interval / ((counts[k] ?? 0) + 1)));
    counts[widest] = (counts[widest] ?? 0) + 1;
  }
  return judged(intervals, counts);
}

/**
 * Places missing inside an open line: at most as many as are asked for, and only where that makes neighbours lie more
 * evenly; the others are missing at its ends.
 */
export function gapsInLine(intervals: readonly number[], missing: number | undefined): Gaps {
  let counts = intervals.map(() => 0);
  let best = judged(intervals, counts);
  let least = best.cost;
  for (let inside = 1; inside <= Math.min(missing ?? Infinity, 2 * intervals.length); inside++) {
    const shares = intervals.map((interval, k) => interval / ((counts[k] ?? 0) + 1));
    const widest = indexOfMost(shares);
    // Where nobody asks for gaps, an interval that is no wider than others holds none.
    if (missing === undefined && (shares[widest] ?? 0) < 1.2 * mean(shares)) break;
    counts = counts.map((count, k) => (k === widest ? count + 1 : count));
    const gaps = judged(intervals, counts);
    // Known to be missing, a card must be somewhere; not known, it takes more to believe in it.
    const price = ((missing === undefined ? unknown : -0.3) * inside) / intervals.length;
    if (gaps.cost + price < least) [best, least] = [{ ...gaps, cost: gaps.cost + Math.max(0, price) }, gaps.cost + price];
  }
  return best;
}

function judged(intervals: readonly number[], counts: readonly number[]): Gaps {
  const shares = intervals.map((interval, i) => interval / ((counts[i] ?? 0) + 1));
  const spacing = Math.max(1e-9, mean(shares));
  // Sure is an interval that is much nearer to its own number of places than to one more or less.
  const sure = intervals.map((interval, i) => {
    const places = (counts[i] ?? 0) + 1;
    return Math.max(0, Math.min(1, 1.5 - 2 * Math.abs(interval / spacing - places)));
  });
  return { counts, sure, spacing, cost: spacingCost(shares.map((share) => share / spacing)) };
}

function indexOfMost(values: readonly number[]): number {
  let most = 0;
  for (const [i, value] of values.entries()) if (value > (values[most] ?? -Infinity)) most = i;
  return most;
}
