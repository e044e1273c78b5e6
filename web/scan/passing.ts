import { middle, side, type Found, type Point } from '../../src/cards/read/found.ts';
import type { FrameSize } from './scanner.ts';

/** How long ago a code may have been seen for its way to be a straight line, ms. */
const straight = 2_000;

/** Finds the codes that have passed the middle of the picture between two looks: a busy phone looks less often than a card passes. */
export interface Passing {
  /** Takes the codes of a look at a time (ms); answers which passed the middle since an earlier one, the first of them first. */
  look(codes: readonly Found[], frame: FrameSize, at: number): readonly Found[];
}

/** A code passes the middle when its way leads past it by less than half of its side. */
export function passing(): Passing {
  let before = new Map<string, Point & { readonly at: number }>();
  return {
    look: (codes, { width, height }, at) => {
      const now = new Map([...before].filter(([, seen]) => at - seen.at < straight));
      const passed: { readonly code: Found; readonly way: number }[] = [];
      for (const code of codes) {
        const to = from(middle(code), { x: width / 2, y: height / 2 });
        const seen = now.get(code.text);
        now.set(code.text, { ...to, at });
        if (!seen) continue;
        const way = nearestAt(seen, to);
        const off = Math.hypot(seen.x + way * (to.x - seen.x), seen.y + way * (to.y - seen.y));
        if (way > 0 && way < 1 && off < side(code) / 2) passed.push({ code, way });
      }
      before = now;
      return passed.sort((a, b) => a.way - b.way).map(({ code }) => code);
    },
  };
}

const from = (point: Point, origin: Point): Point => ({ x: point.x - origin.x, y: point.y - origin.y });

/** How far along the way from `a` to `b` (0 to 1) the origin is nearest. */
function nearestAt(a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length));
}
