import type { Point, Quad } from '../found.ts';
import type { Gray } from '../gray.ts';
import { Footprint } from './footprint.ts';

/** Steps by which a corner is moved, modules; rounds with one step. */
const steps: readonly number[] = [0.5, 0.25, 0.125];
const rounds = 3;
/** Of the pixels every second is enough. */
const thin = 2;

/**
 * The corners near these at which a known code is seen best, each moved by itself: they say how the table leans, where corners
 * that were worked out from a leaning only say it again.
 */
export function fittedCorners(
  frame: Gray,
  side: number,
  signs: Float32Array,
  start: Quad,
): { readonly corners: Quad; readonly likeness: number } {
  let corners = start;
  let best = likenessOf(frame, side, signs, corners);
  const module = Math.hypot(start[2].x - start[0].x, start[2].y - start[0].y) / Math.SQRT2 / side;
  for (const step of steps) {
    for (let round = 0, before = -1; round < rounds && best - before > 1e-4; round++) {
      before = best;
      for (const change of changes(step * module)) {
        const moved = change(corners);
        const next = likenessOf(frame, side, signs, moved);
        if (next > best) [best, corners] = [next, moved];
      }
    }
  }
  return { corners, likeness: best };
}

/** Every corner right, left, down and up by so many pixels. */
function changes(by: number): ((corners: Quad) => Quad)[] {
  const ways: readonly Point[] = [
    { x: by, y: 0 },
    { x: -by, y: 0 },
    { x: 0, y: by },
    { x: 0, y: -by },
  ];
  return [0, 1, 2, 3].flatMap((which) =>
    ways.map(
      (way) =>
        (corners: Quad): Quad =>
          corners.map((corner, i) => (i === which ? { x: corner.x + way.x, y: corner.y + way.y } : corner)) as unknown as Quad,
    ),
  );
}

function likenessOf(frame: Gray, side: number, signs: Float32Array, corners: Quad): number {
  const print = Footprint.of(frame, corners, side, { thin });
  return print === undefined ? -1 : print.likeness(print.shown(signs));
}
