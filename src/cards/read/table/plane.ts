import type { Point } from '../found.ts';

/**
 * A flat table before a pinhole camera that looks at the middle of its frame. In the camera's coordinates, with the
 * focal length as unit, a point (x, y) of the frame shows the point (x, y, 1) / (a x + b y + 1) of the table; a and b
 * say how the table leans away. Table coordinates are right and down as the camera sees them, in sides of a code.
 */
export interface Plane {
  readonly a: number;
  readonly b: number;
  /** Focal length, pixels. */
  readonly focal: number;
  /** Code sides per unit of the camera's coordinates. */
  readonly scale: number;
  /** The middle of the frame, pixels. */
  readonly middle: Point;
}

/** Where on the table a point of the frame lies; nothing above the horizon. */
export function toTable({ a, b, focal, scale, middle }: Plane, { x, y }: Point): Point | undefined {
  const u = (x - middle.x) / focal;
  const v = (y - middle.y) / focal;
  const w = a * u + b * v + 1;
  if (w <= horizon) return undefined;
  const length = Math.sqrt(a * a + b * b + 1);
  // The two axes are those of the frame, turned into the table the shortest way.
  const k = 1 / (length * (length + 1));
  const s = scale / w;
  return {
    x: s * ((1 - a * a * k) * u - a * b * k * v - a / length),
    y: s * ((1 - b * b * k) * v - a * b * k * u - b / length),
  };
}

/** Where in the frame a point of the table is seen; nothing behind the camera. */
export function toFrame(plane: Plane, { x, y }: Point): Point | undefined {
  const { right, down, deep } = viewOf(plane);
  const far = deep[0] * x + deep[1] * y + deep[2];
  if (far <= nearest) return undefined;
  return { x: (right[0] * x + right[1] * y + right[2]) / far, y: (down[0] * x + down[1] * y + down[2]) / far };
}

/** A value at a point of the table: so much for each code side right and down, and at the origin. */
export type Slope = readonly [right: number, down: number, origin: number];

/** How the table is seen, to draw many of its points: a point lies at `right / deep`, `down / deep` in the frame, pixels; behind the camera where `deep` is below `nearest`. */
export function viewOf({ a, b, focal, scale, middle }: Plane): { readonly right: Slope; readonly down: Slope; readonly deep: Slope } {
  const length = Math.sqrt(a * a + b * b + 1);
  const k = 1 / (length * (length + 1));
  const foot = 1 / (length * length);
  const deep: Slope = [-a / (length * scale), -b / (length * scale), foot];
  const seen = (x: number, y: number, origin: number, at: number): Slope => [
    focal * (x / scale) + at * deep[0],
    focal * (y / scale) + at * deep[1],
    focal * origin + at * deep[2],
  ];
  return {
    right: seen(1 - a * a * k, -a * b * k, a * foot, middle.x),
    down: seen(-a * b * k, 1 - b * b * k, b * foot, middle.y),
    deep,
  };
}

/** What is nearer to the camera's own plane is not seen. */
export const nearest = 1e-6;

/** Points of the frame nearer to the horizon than this are not used: there a pixel spans half the table. */
const horizon = 0.05;

/** How far the next card on a table may lie, code sides: the middles of their codes, with room for the codes. */
const neighbour = 8;

/** A part of the table, code sides. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of the table that a frame shows, as far as cards may be looked for beyond those that were read. */
export function shownOf(
  { width, height }: { readonly width: number; readonly height: number },
  plane: Plane,
  cards: readonly Point[],
): Part {
  const xs = cards.map(({ x }) => x);
  const ys = cards.map(({ y }) => y);
  // What was not read lies about as far beyond as the cards that were are spread, but at least as far as a neighbour does.
  const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const margin = Math.max(neighbour, 3 + spread / 2);
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].flatMap((corner) => toTable(plane, corner) ?? []);
  // Without an end where the horizon is in the frame.
  const whole = corners.length === 4;
  const end = (of: (point: Point) => number, way: 1 | -1): number =>
    whole ? way * Math.max(...corners.map((corner) => way * of(corner))) : way * Infinity;
  return {
    left: Math.max(
      end(({ x }) => x, -1),
      Math.min(...xs) - margin,
    ),
    top: Math.max(
      end(({ y }) => y, -1),
      Math.min(...ys) - margin,
    ),
    right: Math.min(
      end(({ x }) => x, 1),
      Math.max(...xs) + margin,
    ),
    bottom: Math.min(
      end(({ y }) => y, 1),
      Math.max(...ys) + margin,
    ),
  };
}
