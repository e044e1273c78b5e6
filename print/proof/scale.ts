/** A point that should lie at `from` and was found at `to`, in mm. */
export interface Shift {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Millimetres by which a point may be off and still belong to a page that was merely drawn larger or smaller. */
const slack = 1;
/** Millimetres by which a decoder may be off: a scale that moves no code by more is none. */
const unsure = 0.5;

/**
 * How much larger or smaller a page was drawn: 1 is as planned. Least squares over the distances from the points' middle;
 * nothing where the points tell nothing of it, or lie as no scale would lay them.
 */
export function scaleOf(shifts: readonly Shift[]): number | undefined {
  const [a, b] = [middleOf(shifts.map(({ from }) => from)), middleOf(shifts.map(({ to }) => to))];
  let [dot, square] = [0, 0];
  for (const { from, to } of shifts) {
    const [x, y] = [from.x - a.x, from.y - a.y];
    dot += x * (to.x - b.x) + y * (to.y - b.y);
    square += x * x + y * y;
  }
  // Codes that all lie in one place.
  if (square < 100) return undefined;
  const scale = dot / square;
  const moved = Math.max(...shifts.map(({ from }) => Math.abs(scale - 1) * Math.hypot(from.x - a.x, from.y - a.y)));
  if (moved < unsure) return 1;
  const fits = shifts.every(
    ({ from, to }) => Math.hypot(to.x - b.x - scale * (from.x - a.x), to.y - b.y - scale * (from.y - a.y)) <= slack,
  );
  return fits ? scale : undefined;
}

function middleOf(points: readonly { readonly x: number; readonly y: number }[]): { readonly x: number; readonly y: number } {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}
