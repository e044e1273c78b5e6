import type { Point, Quad } from '../found.ts';
import type { Gray } from '../gray.ts';
import { type Plane, toFrame } from '../table/plane.ts';
import { Footprint } from './footprint.ts';

/** How a code lies on the table: its middle, direction (radians clockwise) and side, in table coordinates. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly size: number;
}

/** A pose, and how well what should be seen there is seen. */
export interface PoseFit {
  readonly pose: Pose;
  readonly corners: Quad;
  readonly print: Footprint;
  readonly likeness: number;
}

/** Rounds with one step; each goes through everything that can be changed. */
const rounds = 4;
/** Of the pixels every second is enough to find how a code lies. */
const thin = 2;

/** The pose near this one at which such modules are seen best, by steps of so many modules. Nothing where they do not lie in the frame. */
export function fittedPose(
  frame: Gray,
  plane: Plane,
  side: number,
  signs: Float32Array,
  start: Pose,
  steps: readonly number[],
): PoseFit | undefined {
  let best = at(frame, plane, side, signs, start);
  for (const step of steps) {
    const module = step / side;
    const changes: readonly Partial<Pose>[] = [{ x: module }, { y: module }, { angle: 2 * module }, { size: module }];
    for (let round = 0, before = -1; round < rounds && best !== undefined && best.likeness - before > 1e-4; round++) {
      before = best.likeness;
      for (const change of changes) best = better(frame, plane, side, signs, best, change);
    }
  }
  return best;
}

/** The pose with that change, forth or back, where that fits better. */
function better(frame: Gray, plane: Plane, side: number, signs: Float32Array, best: PoseFit, change: Partial<Pose>): PoseFit {
  for (const way of [1, -1]) {
    const { x, y, angle, size } = best.pose;
    const pose = {
      x: x + way * (change.x ?? 0),
      y: y + way * (change.y ?? 0),
      angle: angle + way * (change.angle ?? 0),
      size: size + way * (change.size ?? 0),
    };
    const next = at(frame, plane, side, signs, pose, best.print);
    if (next !== undefined && next.likeness > best.likeness) return next;
  }
  return best;
}

function at(frame: Gray, plane: Plane, side: number, signs: Float32Array, pose: Pose, before?: Footprint): PoseFit | undefined {
  const corners = cornersOf(plane, pose);
  const print = corners && Footprint.of(frame, corners, side, { thin, ...(before && { blur: before.blur }) });
  return print && { pose, corners, print, likeness: print.likeness(print.shown(signs)) };
}

function cornersOf(plane: Plane, { x, y, angle, size }: Pose): Quad | undefined {
  const [cos, sin] = [(Math.cos(angle) * size) / 2, (Math.sin(angle) * size) / 2];
  const corner = (right: number, down: number): Point | undefined =>
    toFrame(plane, { x: x + cos * right - sin * down, y: y + sin * right + cos * down });
  const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return a && b && c && d && [a, b, c, d];
}
