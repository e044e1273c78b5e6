import type { Point } from '../found.ts';
import { wrapped } from '../table/angle.ts';
import type { Lying } from '../table/pose.ts';
import { angleOn, type Ellipse, measured, offEllipse, pointOn } from './ellipse.ts';
import { mean } from './guess.ts';

/** A card on its way round a closed line. */
export interface Stop {
  readonly card: Lying;
  /** How far along the line, code sides. */
  readonly way: number;
  /** How far off the line. */
  readonly off: number;
  /** How far it points from the inside, radians. */
  readonly aside: number;
}

/** A closed line with the cards on it, clockwise on the screen. */
export interface Track {
  readonly stops: readonly Stop[];
  /** Its whole length. */
  readonly round: number;
  at(way: number): Point;
}

/** The cards as they come on an ellipse. */
export function alongEllipse(ellipse: Ellipse, cards: readonly Lying[]): Track {
  const { round, lengthAt, angleAt } = measured(ellipse);
  const stops = cards.map((card) => {
    const { distance, inward } = offEllipse(ellipse, card);
    return { card, way: lengthAt(angleOn(ellipse, card)), off: Math.abs(distance), aside: wrapped(card.up - inward) };
  });
  return { stops: stops.sort((a, b) => a.way - b.way), round, at: (way) => pointOn(ellipse, angleAt(way)) };
}

/** The cards as they come on the line that goes round them all: for tables with corners. Nothing where they lie in one line. */
export function alongHull(cards: readonly Lying[]): Track | undefined {
  const hull = hullOf(cards);
  if (hull.length < 3) return undefined;
  const middle = centroid(hull);
  const angle = ({ x, y }: Point): number => Math.atan2(y - middle.y, x - middle.x);
  const order = [...cards].sort((a, b) => angle(a) - angle(b));
  const ways = [0];
  for (const [i, card] of order.entries()) {
    const next = order[(i + 1) % order.length] ?? card;
    ways.push((ways[i] ?? 0) + Math.hypot(next.x - card.x, next.y - card.y));
  }
  const round = ways.at(-1) ?? 0;
  const stops = order.map((card, i): Stop => {
    const before = order.at(i - 1) ?? card;
    const after = order[(i + 1) % order.length] ?? card;
    // Going clockwise on the screen the inside is to the right.
    const inward = Math.atan2(after.x - before.x, before.y - after.y);
    return { card, way: ways[i] ?? 0, off: hull.includes(card) ? 0 : inside(card, hull), aside: wrapped(card.up - inward) };
  });
  return { stops, round, at: (way) => between(order, ways, ((way % round) + round) % round) };
}

function between(order: readonly Point[], ways: readonly number[], way: number): Point {
  let i = 0;
  while (i < order.length - 1 && (ways[i + 1] ?? 0) <= way) i++;
  const from = order[i] ?? { x: 0, y: 0 };
  const to = order[(i + 1) % order.length] ?? from;
  const share = (way - (ways[i] ?? 0)) / Math.max(1e-9, (ways[i + 1] ?? 0) - (ways[i] ?? 0));
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

/** The corners of the convex hull, clockwise on the screen (Andrew's monotone chain). */
function hullOf(points: readonly Lying[]): Lying[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const chain = (from: readonly Lying[]): Lying[] => {
    const out: Lying[] = [];
    for (const point of from) {
      while (out.length >= 2 && crossed(out.at(-2), out.at(-1), point) <= 0) out.pop();
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function crossed(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (a === undefined || b === undefined) return 1;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The middle of the area of a polygon. */
function centroid(polygon: readonly Point[]): Point {
  const rough = { x: mean(polygon.map(({ x }) => x)), y: mean(polygon.map(({ y }) => y)) };
  let [area, x, y] = [0, 0, 0];
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const slice = (a.x - rough.x) * (b.y - rough.y) - (a.y - rough.y) * (b.x - rough.x);
    area += slice;
    x += (slice * (a.x + b.x - 2 * rough.x)) / 3;
    y += (slice * (a.y + b.y - 2 * rough.y)) / 3;
  }
  return area === 0 ? rough : { x: rough.x + x / area, y: rough.y + y / area };
}

/** How far inside a polygon a point lies. */
function inside(point: Point, polygon: readonly Point[]): number {
  return Math.min(
    ...polygon.map((a, i) => {
      const b = polygon[(i + 1) % polygon.length] ?? a;
      return Math.abs(crossed(a, b, point)) / Math.max(1e-9, Math.hypot(b.x - a.x, b.y - a.y));
    }),
  );
}
