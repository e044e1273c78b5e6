import type { Found, Point } from '../../src/cards/read/found.ts';
import type { Frame, Lying } from '../../src/cards/read/table/pose.ts';
import { focal } from './frames.ts';
import { normal } from './noise.ts';

/** How a camera is held over a table, without drawing what it sees. */
export interface Held {
  /** Leaning away from straight down, degrees, and towards where on the table. */
  readonly tilt?: number;
  readonly towards?: number;
  /** The phone turned about its own axis, degrees. */
  readonly turn?: number;
  /** Middle of the view on the table, code sides. */
  readonly at?: Point;
  /** Code sides that fit across the view, at its middle. */
  readonly across: number;
  /** Deviation of a corner, pixels. */
  readonly noise?: number;
  /** Focal length, share of the longer side. */
  readonly focal?: number;
  readonly seed?: number;
  readonly width?: number;
  readonly height?: number;
}

/** A code so near to the edge is cut, pixels. */
const margin = 4;

/** The four corners of each card's code in a frame; those that do not fit in it are left out. Points nearest first are not sorted. */
export function shot(cards: readonly Lying[], held: Held): Frame {
  const { width = 1920, height = 1080 } = held;
  const random = normal(held.seed ?? 1);
  const project = camera(held, width, height);
  const noise = held.noise ?? 0.4;
  const codes = cards.flatMap(({ text, x, y, up }): Found[] => {
    const corners = cornersOf(x, y, up).map((corner) => {
      const { x: px, y: py } = project(corner) ?? { x: NaN, y: NaN };
      return { x: px + noise * random(), y: py + noise * random() };
    });
    const inside = corners.every(({ x: px, y: py }) => px >= margin && py >= margin && px < width - margin && py < height - margin);
    const [a, b, c, d] = corners;
    return inside && a && b && c && d ? [{ text, corners: [a, b, c, d] }] : [];
  });
  return { width, height, codes };
}

/** The corners of a code on the table, from its own top left clockwise. */
export function cornersOf(x: number, y: number, up: number): Point[] {
  const [sin, cos] = [Math.cos(up), -Math.sin(up)];
  return [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([right = 0, down = 0]) => ({ x: x + cos * right - sin * down, y: y + sin * right + cos * down }));
}

/** Where a point of the table is seen, pixels; nothing behind the camera. */
export function camera(held: Held, width: number, height: number): (point: Point) => Point | undefined {
  const rad = Math.PI / 180;
  const f = (held.focal ?? focal) * Math.max(width, height);
  const distance = ((held.focal ?? focal) * Math.max(width, height) * held.across) / width;
  const tilt = (held.tilt ?? 0) * rad;
  const towards = (held.towards ?? -90) * rad;
  const turn = (held.turn ?? 0) * rad;
  const at = held.at ?? { x: 0, y: 0 };
  return ({ x, y }) => {
    const along = (x - at.x) * Math.cos(towards) + (y - at.y) * Math.sin(towards);
    const across = -(x - at.x) * Math.sin(towards) + (y - at.y) * Math.cos(towards);
    // What lies towards where the camera leans is farther away.
    const z = distance + along * Math.sin(tilt);
    if (z <= 0.1) return undefined;
    const u = (f * along * Math.cos(tilt)) / z;
    const v = (f * across) / z;
    const direction = towards + turn;
    return {
      x: width / 2 + u * Math.cos(direction) - v * Math.sin(direction),
      y: height / 2 + u * Math.sin(direction) + v * Math.cos(direction),
    };
  };
}

/** The widest view that still shows every card: the smallest `across` that leaves none out. */
export function wholeView(cards: readonly Lying[], held: Omit<Held, 'across'>): Held {
  for (let across = 6; across < 1000; across *= 1.05) {
    const view = { ...held, across };
    // A little wider, so that noise pushes no corner out.
    if (shot(cards, { ...view, noise: 0 }).codes.length === cards.length) return { ...held, across: 1.02 * across };
  }
  throw new Error('no view shows all the cards');
}
