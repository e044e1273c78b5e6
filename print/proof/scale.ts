/** A point that should lie at `from` and was found at `to`, in mm. */
export interface Shift {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** How a page was drawn larger or smaller: 1 is as planned. Least squares over the distances from the points' middle. */
export function scaleOf(shifts: readonly Shift[]): number | undefined {
  const [a, b] = [middleOf(shifts.map(({ from }) => from)), middleOf(shifts.map(({ to }) => to))];
  let [dot, square] = [0, 0];
  for (const { from, to } of shifts) {
    const [x, y] = [from.x - a.x, from.y - a.y];
    dot += x * (to.x - b.x) + y * (to.y - b.y);
    square += x * x + y * y;
  }
  // Codes of one page that all lie in one place tell nothing.
  return square < 100 ? undefined : dot / square;
}

/** How far the page was moved, in mm. */
export function driftOf(shifts: readonly Shift[]): { readonly x: number; readonly y: number } {
  const [a, b] = [middleOf(shifts.map(({ from }) => from)), middleOf(shifts.map(({ to }) => to))];
  return { x: b.x - a.x, y: b.y - a.y };
}

function middleOf(points: readonly { readonly x: number; readonly y: number }[]): { readonly x: number; readonly y: number } {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}
