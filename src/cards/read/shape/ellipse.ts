import type { Point } from '../found.ts';
import { turn, wrapped } from '../table/angle.ts';
import { type Fit, fitted, type Residuals } from '../table/least-squares.ts';
import type { Lying } from '../table/pose.ts';
import { mean } from './guess.ts';

/** An ellipse: the points p with |M (p − middle)| = 1, for a symmetric M with rows (m, o) and (o, n). */
export interface Ellipse {
  readonly middle: Point;
  readonly m: number;
  readonly n: number;
  readonly o: number;
  /** Longer axis by shorter axis. */
  readonly stretch: number;
}

/** How far a card off the line counts as one, as a share of the distance between neighbours. */
const off = 0.2;
/** Which way cards point tells where the middle is, but less than where they lie (radians). */
const loose = 0.8;

/**
 * The circle, or from six cards on the ellipse, on which the cards lie and to whose inside they point. Nothing for
 * fewer than three cards or where none fits.
 */
export function ellipseThrough(cards: readonly Lying[], spacing: number, round: boolean): Ellipse | undefined {
  if (cards.length < (round ? 3 : 6)) return undefined;
  const residuals = misfits(cards, spacing);
  let best: Fit | undefined;
  for (const middle of middles(cards)) {
    const radius = mean(cards.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
    if (radius === 0) continue;
    const circle = fitted(Float64Array.of(middle.x / spacing, middle.y / spacing, Math.log(radius)), 2 * cards.length + 2, residuals, 15);
    if (circle === undefined) continue;
    const fit = round ? circle : fitted(Float64Array.of(...circle.parameters, 0, 0), 2 * cards.length + 2, residuals, 20);
    if (fit && (best === undefined || fit.cost < best.cost)) best = fit;
  }
  return best && ellipseOf(best.parameters, spacing);
}

/** Where the middle may be: the mean of the cards, and where most of them point. */
function middles(cards: readonly Lying[]): Point[] {
  const middle = { x: mean(cards.map(({ x }) => x)), y: mean(cards.map(({ y }) => y)) };
  // The point nearest to all the lines along which the cards point.
  let [xx, xy, yy, bx, by] = [1e-6, 0, 1e-6, 1e-6 * middle.x, 1e-6 * middle.y];
  for (const { x, y, up } of cards) {
    const [nx, ny] = [-Math.sin(up), Math.cos(up)];
    const at = nx * x + ny * y;
    xx += nx * nx;
    xy += nx * ny;
    yy += ny * ny;
    bx += nx * at;
    by += ny * at;
  }
  const det = xx * yy - xy * xy;
  const aimed = { x: (yy * bx - xy * by) / det, y: (xx * by - xy * bx) / det };
  const reach = Math.max(...cards.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  const far = Math.hypot(aimed.x - middle.x, aimed.y - middle.y);
  return far > 3 * reach || far < 0.05 * reach ? [middle] : [middle, aimed];
}

function ellipseOf(parameters: Float64Array, spacing: number): Ellipse | undefined {
  const [x = 0, y = 0, size = 0, e = 0, f = 0] = parameters;
  const flat = Math.hypot(e, f);
  if (flat > 0.7) return undefined;
  const scale = Math.exp(-size);
  return {
    middle: { x: x * spacing, y: y * spacing },
    m: scale * (1 + e),
    n: scale * (1 - e),
    o: scale * f,
    stretch: (1 + flat) / (1 - flat),
  };
}

function misfits(cards: readonly Lying[], spacing: number): Residuals {
  return (parameters, out) => {
    const ellipse = ellipseOf(parameters, spacing);
    if (ellipse === undefined) return false;
    let at = 0;
    for (const card of cards) {
      const { distance, inward } = offEllipse(ellipse, card);
      const far = distance / (off * spacing);
      out[at++] = far / Math.sqrt(1 + (far / 6) ** 2);
      const aside = wrapped(card.up - inward) / loose;
      out[at++] = aside / Math.sqrt(1 + aside * aside);
    }
    out[at++] = (parameters[3] ?? 0) / 0.4;
    out[at] = (parameters[4] ?? 0) / 0.4;
    return true;
  };
}

/** How far a point is off the ellipse (outside positive, to first order), and which way is inward there. */
export function offEllipse({ middle, m, n, o }: Ellipse, { x, y }: Point): { readonly distance: number; readonly inward: number } {
  const [dx, dy] = [x - middle.x, y - middle.y];
  const [u, v] = [m * dx + o * dy, o * dx + n * dy];
  const length = Math.max(1e-9, Math.hypot(u, v));
  const [gx, gy] = [(m * u + o * v) / length, (o * u + n * v) / length];
  return { distance: (length - 1) / Math.max(1e-9, Math.hypot(gx, gy)), inward: Math.atan2(-gy, -gx) };
}

/** How far round the ellipse a point is: radians, clockwise on the screen. */
export function angleOn({ middle, m, n, o }: Ellipse, { x, y }: Point): number {
  const [dx, dy] = [x - middle.x, y - middle.y];
  return Math.atan2(o * dx + n * dy, m * dx + o * dy);
}

/** The point of the ellipse at that angle. */
export function pointOn({ middle, m, n, o }: Ellipse, angle: number): Point {
  const det = m * n - o * o;
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  return { x: middle.x + (n * u - o * v) / det, y: middle.y + (m * v - o * u) / det };
}

const steps = 360;

/** Lengths along the ellipse, and back: from an angle to the way from angle 0, and from a way to its angle. */
export function measured(ellipse: Ellipse): { readonly round: number; lengthAt(angle: number): number; angleAt(length: number): number } {
  const ways = [0];
  let before = pointOn(ellipse, 0);
  for (let i = 1; i <= steps; i++) {
    const point = pointOn(ellipse, (i * turn) / steps);
    ways.push((ways[i - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
    before = point;
  }
  const round = ways[steps] ?? 0;
  return {
    round,
    lengthAt: (angle) => {
      const place = (((angle / turn) % 1) + 1) % 1;
      const i = Math.min(steps - 1, Math.floor(place * steps));
      return (ways[i] ?? 0) + (place * steps - i) * ((ways[i + 1] ?? 0) - (ways[i] ?? 0));
    },
    angleAt: (length) => {
      const way = ((length % round) + round) % round;
      let i = Math.min(steps - 1, Math.floor((way / round) * steps));
      while (i > 0 && (ways[i] ?? 0) > way) i--;
      while (i < steps - 1 && (ways[i + 1] ?? 0) <= way) i++;
      return ((i + (way - (ways[i] ?? 0)) / ((ways[i + 1] ?? 0) - (ways[i] ?? 0))) * turn) / steps;
    },
  };
}
