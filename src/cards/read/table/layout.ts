import { wrapped } from './angle.ts';
import type { Link, Links } from './links.ts';
import { solve } from './least-squares.ts';
import type { Lying } from './pose.ts';

/** A link between two cards by their numbers in the group. */
interface Edge extends Link {
  readonly a: number;
  readonly b: number;
}

interface Pose {
  x: number;
  y: number;
  up: number;
}

/** A link this many of its deviations off counts half: one of its cards was moved, or a corner was taken wrongly. */
const doubtful = 3;
/** Deviations below this are not believed: a table is never quite flat, nor a code quite square. */
const finest = 0.02;

/**
 * Where the cards of one group lie, from what is known of every two of them: the least squares over all links, so that
 * what a walk round the table adds up is shared out where it closes. The first card stays as it is given.
 */
export function laidOut(first: Lying, texts: readonly string[], links: Links): readonly Lying[] {
  const order = [first.text, ...texts.filter((text) => text !== first.text)];
  const number = new Map(order.map((text, i) => [text, i]));
  const edges = order.flatMap((text, a) =>
    [...(links.get(text) ?? [])].flatMap(([other, link]): Edge[] => {
      const b = number.get(other);
      return b === undefined ? [] : [{ ...link, weight: 1 / (1 / link.weight + finest * finest), a, b }];
    }),
  );
  const poses = spanned(first, order.length, edges);
  for (let round = 0; round < 8; round++) if (!improved(poses, edges)) break;
  return order.map((text, i) => {
    const { x, y, up } = poses[i] ?? first;
    return { text, x, y, up: wrapped(up) };
  });
}

/** A first layout along the best known links. */
function spanned(first: Lying, count: number, edges: readonly Edge[]): Pose[] {
  const poses = new Map<number, Pose>([[0, { x: first.x, y: first.y, up: first.up }]]);
  const best = [...edges].sort((one, other) => other.weight - one.weight);
  while (poses.size < count) {
    const next = best.find(({ a, b }) => poses.has(a) && !poses.has(b));
    const from = next && poses.get(next.a);
    if (next === undefined || from === undefined) break;
    const [sin, cos] = [Math.sin(from.up), Math.cos(from.up)];
    poses.set(next.b, { x: from.x + cos * next.x - sin * next.y, y: from.y + sin * next.x + cos * next.y, up: from.up + next.turn });
  }
  return Array.from({ length: count }, (_, i) => poses.get(i) ?? { x: first.x, y: first.y, up: first.up });
}

/** One step of Gauss and Newton over all poses but the first; false when it was too small to matter. */
function improved(poses: Pose[], edges: readonly Edge[]): boolean {
  const n = 3 * (poses.length - 1);
  if (n === 0) return false;
  const matrix = new Float64Array(n * n);
  const right = new Float64Array(n);
  for (const edge of edges) add(matrix, right, n, edge, poses);
  for (let i = 0; i < n; i++) matrix[i * n + i] = (matrix[i * n + i] ?? 0) + 1e-9;
  const step = solve(matrix, right);
  if (step === undefined) return false;
  let largest = 0;
  for (const [i, pose] of poses.entries()) {
    if (i === 0) continue;
    const [dx = 0, dy = 0, turn = 0] = step.subarray(3 * i - 3, 3 * i);
    pose.x -= dx;
    pose.y -= dy;
    pose.up -= turn;
    largest = Math.max(largest, Math.abs(dx), Math.abs(dy), Math.abs(turn));
  }
  return largest > 1e-3;
}

/** Adds what a link wants to the normal equations. */
function add(matrix: Float64Array, right: Float64Array, n: number, edge: Edge, poses: readonly Pose[]): void {
  const from = poses[edge.a];
  const to = poses[edge.b];
  if (from === undefined || to === undefined) return;
  const [sin, cos] = [Math.sin(from.up), Math.cos(from.up)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const residuals = [cos * dx + sin * dy - edge.x, -sin * dx + cos * dy - edge.y, wrapped(to.up - from.up - edge.turn)] as const;
  const off = residuals.reduce((sum, one) => sum + one * one, 0) * edge.weight;
  const weight = edge.weight / (1 + off / (doubtful * doubtful));
  // Derivatives of the three residuals by x, y and direction of the first card, then of the second.
  const rows = [
    [-cos, -sin, -sin * dx + cos * dy, cos, sin, 0],
    [sin, -cos, -cos * dx - sin * dy, -sin, cos, 0],
    [0, 0, -1, 0, 0, 1],
  ] as const;
  const base = [3 * edge.a - 3, 3 * edge.b - 3] as const;
  for (const [k, row] of rows.entries()) {
    for (let i = 0; i < 6; i++) {
      const at = (i < 3 ? base[0] : base[1]) + (i % 3);
      const slope = row[i] ?? 0;
      if (at < 0 || slope === 0) continue;
      right[at] = (right[at] ?? 0) + weight * slope * (residuals[k] ?? 0);
      for (let j = 0; j < 6; j++) {
        const column = (j < 3 ? base[0] : base[1]) + (j % 3);
        if (column >= 0) matrix[at * n + column] = (matrix[at * n + column] ?? 0) + weight * slope * (row[j] ?? 0);
      }
    }
  }
}
