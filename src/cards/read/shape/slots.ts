import { solve } from '../table/least-squares.ts';
import { unknown } from './gaps.ts';
import { mean } from './guess.ts';
import { type Along, intervals } from './line.ts';

/** The places of one of two rows. */
export interface SlotRow {
  /** Where its first place is along the row. */
  readonly first: number;
  /** How many places it has. */
  readonly count: number;
  /** The place of each card, from zero. */
  readonly slots: readonly number[];
}

/** How the cards of two rows that face each other are shared out to places. */
export interface Slots {
  readonly rows: readonly [SlotRow, SlotRow];
  readonly spacing: number;
  readonly cost: number;
  /** How much better than the next best, 0 to 1. */
  readonly sure: number;
}

/** Deviations that cost one, as shares of the distance between neighbours: a card from its place, the middle of a row from the other's. */
const usual = { off: 0.22, middle: 0.35 } as const;
/** The rows of one table are as long as each other, give or take a place. */
const uneven = 0.35;

/** The places that fit the cards of two rows best; `missing` is how many cards are known to be missing. */
export function slotsOf(rows: readonly [readonly Along[], readonly Along[]], missing: number | undefined): Slots | undefined {
  const [upper, lower] = rows;
  const cards = upper.length + lower.length;
  const guesses = spacings(rows, missing ?? 3).flatMap((spacing) =>
    (missing === undefined ? [0, 1, 2, 3] : [missing]).flatMap((gaps) => {
      const price = missing === undefined ? (unknown * gaps) / cards : 0;
      return shared(gaps).flatMap(([above, below]) => {
        const more = uneven * Math.max(0, Math.abs(upper.length + above - lower.length - below) - 1);
        return starts(above).flatMap((a) =>
          starts(below).flatMap((b) => {
            const fit = fitted(rows, [upper.length + above, lower.length + below], [a, b], spacing);
            return fit === undefined ? [] : [{ ...fit, cost: fit.cost + price + more }];
          }),
        );
      });
    }),
  );
  const best = guesses.reduce<(typeof guesses)[number] | undefined>(
    (one, other) => (one && one.cost <= other.cost ? one : other),
    undefined,
  );
  if (best === undefined) return undefined;
  const key = ({ rows: both }: (typeof guesses)[number]): string => both.map(({ count, slots }) => `${count}: ${slots.join(' ')}`).join();
  const others = guesses.filter((one) => key(one) !== key(best)).map(({ cost }) => cost);
  return { ...best, sure: Math.max(0, Math.min(1, (4 * (Math.min(...others, Infinity) - best.cost) * cards) / 4)) };
}

/** Distances between neighbours that may be meant: the mean, for every number of gaps inside the rows. */
function spacings(rows: readonly [readonly Along[], readonly Along[]], missing: number): number[] {
  const all = rows.flatMap((row) => intervals(row));
  const whole = all.reduce((sum, one) => sum + one, 0);
  return all.length === 0 || whole <= 0 ? [] : Array.from({ length: missing + 1 }, (_, inside) => whole / (all.length + inside));
}

/** Ways of sharing out gaps to the upper and the lower row. */
function shared(gaps: number): [number, number][] {
  return Array.from({ length: gaps + 1 }, (_, above) => [above, gaps - above]);
}

/** How many gaps may come before the first card of a row. */
function starts(gaps: number): number[] {
  return Array.from({ length: gaps + 1 }, (_, i) => i);
}

/** Cards to places by rounding, and the least squares for the middles of both rows and the distance they share. */
function fitted(
  rows: readonly [readonly Along[], readonly Along[]],
  counts: readonly [number, number],
  before: readonly [number, number],
  about: number,
): Omit<Slots, 'sure'> | undefined {
  let spacing = about;
  let slots: number[][] = [];
  let middles: [number, number] = [0, 0];
  for (let round = 0; round < 2; round++) {
    slots = rows.map((row, k) => row.map(({ u }) => (before[k] ?? 0) + Math.round((u - (row[0]?.u ?? 0)) / spacing)));
    if (!slots.every((row, k) => row.every((slot, i) => slot < (counts[k] ?? 0) && slot !== row[i - 1]))) return undefined;
    const answer = leastSquares(rows, slots, counts, spacing);
    if (answer === undefined) return undefined;
    [middles, spacing] = answer;
    if (spacing <= 0) return undefined;
  }
  const off = rows.flatMap((row, k) => row.map(({ u }, i) => u - (middles[k] ?? 0) - ((slots[k]?.[i] ?? 0) - half(counts, k)) * spacing));
  const apart = (middles[0] - middles[1]) / spacing / usual.middle;
  const rowOf = (k: 0 | 1): SlotRow => ({ first: middles[k] - half(counts, k) * spacing, count: counts[k], slots: slots[k] ?? [] });
  const cost = 0.7 * mean(off.map((distance) => Math.min(4, (distance / spacing / usual.off) ** 2))) + (apart * apart) / off.length;
  return { rows: [rowOf(0), rowOf(1)], spacing, cost };
}

function leastSquares(
  rows: readonly (readonly Along[])[],
  slots: readonly (readonly number[])[],
  counts: readonly number[],
  about: number,
): [[number, number], number] | undefined {
  const matrix = new Float64Array(9);
  const right = new Float64Array(3);
  const add = (terms: readonly number[], value: number, weight: number): void => {
    for (const [i, a] of terms.entries()) {
      right[i] = (right[i] ?? 0) + weight * a * value;
      for (const [j, b] of terms.entries()) matrix[3 * i + j] = (matrix[3 * i + j] ?? 0) + weight * a * b;
    }
  };
  for (const [k, row] of rows.entries()) {
    for (const [i, { u }] of row.entries()) add([k === 0 ? 1 : 0, k === 1 ? 1 : 0, (slots[k]?.[i] ?? 0) - half(counts, k)], u, 1);
  }
  add([1, -1, 0], 0, (usual.off / usual.middle) ** 2);
  add([0, 0, 1], about, 0.01);
  const answer = solve(matrix, right);
  return answer && [[answer[0] ?? 0, answer[1] ?? 0], answer[2] ?? 0];
}

function half(counts: readonly number[], k: number): number {
  return ((counts[k] ?? 0) - 1) / 2;
}
