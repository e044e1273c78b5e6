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
export function toFrame({ a, b, focal, scale, middle }: Plane, { x, y }: Point): Point | undefined {
  const length = Math.sqrt(a * a + b * b + 1);
  const k = 1 / (length * (length + 1));
  const [u, v] = [x / scale, y / scale];
  const foot = 1 / (length * length);
  const right = (1 - a * a * k) * u - a * b * k * v + a * foot;
  const down = (1 - b * b * k) * v - a * b * k * u + b * foot;
  const deep = -(a * u + b * v) / length + foot;
  return deep <= 1e-6 ? undefined : { x: middle.x + (focal * right) / deep, y: middle.y + (focal * down) / deep };
}

/** Points of the frame nearer to the horizon than this are not used: there a pixel spans half the table. */
const horizon = 0.05;
