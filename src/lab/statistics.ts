/** How often something happened, as a share with its 95 % interval. */
export interface Share {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Spread {
  readonly mean: number;
  /** Standard deviation. */
  readonly sd: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** Normal quantile of a two-sided 95 % interval. */
const z = 1.959964;

/** Wilson's score interval for `n` out of `of`; it stays inside 0…1 and holds for small numbers too. Ours, as it is two formulas. */
export function interval(n: number, of: number): Share {
  if (of === 0) return { games: n, share: 0, low: 0, high: 1 };
  const share = n / of;
  const mid = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { games: n, share, low: n === 0 ? 0 : Math.max(0, mid - half), high: n === of ? 1 : Math.min(1, mid + half) };
}

/** Mean, deviation and range of some numbers; all zero for none. */
export function spread(numbers: readonly number[]): Spread {
  const n = numbers.length;
  if (n === 0) return { mean: 0, sd: 0, min: 0, median: 0, max: 0 };
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  const sd = Math.sqrt(numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1));
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (i: number): number => sorted[i] ?? 0;
  return { mean, sd, min: at(0), median: (at((n - 1) >> 1) + at(n >> 1)) / 2, max: at(n - 1) };
}
