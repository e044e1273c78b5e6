import type { Lying } from '../table/pose.ts';
import { mean, type Spot } from './guess.ts';

/** A card by where it lies along a straight line and to its right (below, for a line that goes right). */
export interface Along {
  readonly card: Lying;
  readonly u: number;
  readonly v: number;
}

/** The direction in which the cards spread most, radians. */
export function spread(cards: readonly Lying[]): number {
  const [x, y] = [mean(cards.map((card) => card.x)), mean(cards.map((card) => card.y))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const card of cards) {
    xx += (card.x - x) ** 2;
    xy += (card.x - x) * (card.y - y);
    yy += (card.y - y) ** 2;
  }
  return Math.atan2(2 * xy, xx - yy) / 2;
}

/** The cards as seen from a line in that direction, first things first. */
export function along(cards: readonly Lying[], direction: number): Along[] {
  const [sin, cos] = [Math.sin(direction), Math.cos(direction)];
  return cards.map((card) => ({ card, u: cos * card.x + sin * card.y, v: cos * card.y - sin * card.x })).sort((a, b) => a.u - b.u);
}

/** The way from each card to the next. */
export function intervals(row: readonly Along[]): number[] {
  return row.slice(1).map(({ u }, i) => u - (row[i]?.u ?? 0));
}

/** Cards one after another with the gaps between them. */
export function withGaps(row: readonly Along[], counts: readonly number[], sure: readonly number[]): Spot[] {
  return row.flatMap(({ card }, i) => {
    const next = row[i + 1]?.card ?? card;
    const count = counts[i] ?? 0;
    return [
      found(card),
      ...Array.from({ length: count }, (_, k): Spot => {
        const share = (k + 1) / (count + 1);
        return { card: undefined, x: card.x + share * (next.x - card.x), y: card.y + share * (next.y - card.y), sure: sure[i] ?? 0 };
      }),
    ];
  });
}

/** A card at its own place. */
export function found(card: Lying): Spot {
  return { card, x: card.x, y: card.y, sure: 1 };
}

/** A gap so far along a direction from another place. */
export function beside(spot: Spot, direction: number, way: number, sure: number): Spot {
  return { card: undefined, x: spot.x + way * Math.cos(direction), y: spot.y + way * Math.sin(direction), sure };
}
