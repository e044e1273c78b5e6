import type { Lying } from '../table/pose.ts';

/** How cards lie on a table: `rows` are two rows facing each other. */
export type Shape = 'ring' | 'oval' | 'horseshoe' | 'row' | 'rows' | 'grid';

/** A place of the shape, with its card or without one. */
export interface Spot {
  readonly card: Lying | undefined;
  /** Right and down, code sides; of a gap as it is worked out. */
  readonly x: number;
  readonly y: number;
  /** How sure it is that the card, or the gap, belongs here: 0 to 1. */
  readonly sure: number;
}

/** One way of seeing how the cards lie. */
export interface Guess {
  readonly shape: Shape;
  /** Clockwise as seen from above; rows and grids as the cards are read. */
  readonly spots: readonly Spot[];
  /** How badly the cards fit, per card; 0 is perfect. Guesses of all shapes compare. */
  readonly cost: number;
}

/** Deviations that cost one: off the line as a share of the distance between neighbours, direction in radians, spacing as a share. */
const usual = { off: 0.25, up: Math.PI / 4, spacing: 0.3 } as const;
/** A single card costs no more than this in any respect: it may lie anyhow. */
const dearest = 4;

/** The cost of being off the line, each as a share of the distance between neighbours. */
export function offCost(shares: readonly number[]): number {
  return mean(shares.map((share) => Math.min(dearest, (share / usual.off) ** 2)));
}

/** The cost of pointing elsewhere than expected (radians). */
export function upCost(angles: readonly number[]): number {
  return 0.7 * mean(angles.map((angle) => Math.min(dearest, (angle / usual.up) ** 2)));
}

/** The cost of unequal distances between neighbours, each as a share of the usual one. */
export function spacingCost(shares: readonly number[]): number {
  return 0.7 * mean(shares.map((share) => Math.min(dearest, ((share - 1) / usual.spacing) ** 2)));
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** The usual distance from a card to its nearest neighbour. */
export function nearest(cards: readonly Lying[]): number {
  return median(
    cards.map((one) => Math.min(...cards.flatMap((other) => (other === one ? [] : [Math.hypot(one.x - other.x, one.y - other.y)])))),
  );
}
