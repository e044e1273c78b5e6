import type { Point, Quad } from '../found.ts';
import type { Gray } from '../gray.ts';
import { rim } from './code-book.ts';
import { moduleBlur, type ModuleBlur } from './module-blur.ts';

/** Modules around the code that must be light and are looked at too. */
const quiet = 1;
/** Fewer pixels than this do not tell one code from another. */
const fewest = 200;

/** What makes a look quicker. */
interface Look {
  /** The blur of a code that lies about the same. */
  readonly blur?: ModuleBlur;
  /** Of the pixels every so manyth. */
  readonly thin?: number;
}

/**
 * The pixels that a code with these corners covers in a frame, and how much light of which module falls on each: what the
 * code should look like there follows from its modules. Light that changes evenly over the code is left out of both.
 */
export class Footprint {
  /** The pixels, without what is even. */
  readonly levels: Float64Array;
  readonly blur: ModuleBlur;
  /** Of each pixel: where its modules begin in a code of a book, and their weights in the blur. */
  readonly #modules: Int32Array;
  readonly #weights: Int32Array;
  readonly #wide: number;
  readonly #even: readonly Float64Array[];
  readonly #norm: number;

  private constructor(
    levels: Float64Array,
    modules: Int32Array,
    weights: Int32Array,
    even: readonly Float64Array[],
    blur: ModuleBlur,
    wide: number,
  ) {
    this.levels = levels;
    this.blur = blur;
    this.#modules = modules;
    this.#weights = weights;
    this.#wide = wide;
    this.#even = even.map(centred);
    this.#flatten(levels);
    this.#norm = Math.sqrt(dot(levels, levels));
  }

  /** Of a code of so many modules to a side. Nothing where it does not lie within the frame, or spans too few pixels. */
  static of(frame: Gray, corners: Quad, side: number, { blur, thin = 1 }: Look = {}): Footprint | undefined {
    const toCode = intoSquare(corners, side);
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, right] = bounds(xs, side);
    const [top, bottom] = bounds(ys, side);
    if (left < 0 || top < 0 || right >= frame.width || bottom >= frame.height) return undefined;
    const spread = blur ?? blurOf(toCode, mean(xs), mean(ys));
    const wide = side + 2 * rim;
    const room = (right - left + 1) * (bottom - top + 1);
    const [levels, across, down] = [new Float64Array(room), new Float64Array(room), new Float64Array(room)];
    const [modules, weights] = [new Int32Array(room), new Int32Array(room)];
    let n = 0;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        if ((x + y) % thin !== 0) continue;
        const { x: u, y: v } = toCode(x + 0.5, y + 0.5);
        if (!(u >= -quiet && v >= -quiet && u < side + quiet && v < side + quiet)) continue;
        const [column, row] = [Math.floor(u), Math.floor(v)];
        levels[n] = frame.data[y * frame.width + x] ?? 0;
        across[n] = u;
        down[n] = v;
        modules[n] = (row + rim - spread.span) * wide + column + rim - spread.span;
        weights[n] = spread.at(u - column, v - row);
        n++;
      }
    }
    if (n * thin < fewest) return undefined;
    const even = [across.subarray(0, n), down.subarray(0, n)];
    return new Footprint(levels.subarray(0, n), modules, weights, even, spread, wide);
  }

  /** What the pixels show of a code of a book, without what is even. */
  shown(signs: Float32Array): Float64Array {
    const out = new Float64Array(this.levels.length);
    const { span, weights } = this.blur;
    const row = 2 * span + 1;
    for (let i = 0; i < out.length; i++) {
      let sum = 0;
      let k = this.#weights[i] ?? 0;
      let from = this.#modules[i] ?? 0;
      for (let y = 0; y < row; y++, from += this.#wide)
        for (let at = from; at < from + row; at++) sum += (weights[k++] ?? 0) * (signs[at] ?? 0);
      out[i] = sum;
    }
    this.#flatten(out);
    return out;
  }

  /** How well the pixels go with what should be shown there: 1 for exactly, 0 for not at all. */
  likeness(shown: Float64Array): number {
    const norm = Math.sqrt(dot(shown, shown)) * this.#norm;
    return norm === 0 ? 0 : dot(this.levels, shown) / norm;
  }

  /** Takes away the mean, and what grows evenly across or down the code. */
  #flatten(values: Float64Array): void {
    withoutMean(values);
    for (const one of this.#even) {
      const share = dot(values, one);
      for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) - share * (one[i] ?? 0);
    }
  }
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** From the first to the last pixel of a code and what is quiet around it. */
function bounds(values: readonly number[], side: number): readonly [number, number] {
  const grow = 1 + (2 * quiet) / side;
  const middle = mean(values);
  return [Math.floor(middle + grow * (Math.min(...values) - middle)), Math.floor(middle + grow * (Math.max(...values) - middle))];
}

function blurOf(toCode: (x: number, y: number) => Point, x: number, y: number): ModuleBlur {
  const [here, right, down] = [toCode(x, y), toCode(x + 0.5, y), toCode(x, y + 0.5)];
  return moduleBlur([2 * (right.x - here.x), 2 * (right.y - here.y)], [2 * (down.x - here.x), 2 * (down.y - here.y)]);
}

/** A value of each pixel without its mean, and of length one; in place. */
function centred(values: Float64Array): Float64Array {
  withoutMean(values);
  const norm = Math.sqrt(dot(values, values));
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) / norm;
  return values;
}

function withoutMean(values: Float64Array): void {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) - sum / values.length;
}

/** Where in a square of that side a point of the frame lies, by the corners of the square: Heckbert's projective mapping, inverted. */
function intoSquare([a, b, c, d]: Quad, side: number): (x: number, y: number) => Point {
  const [dx1, dy1, dx2, dy2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  const [xu, xv, yu, yv] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  // The adjugate in place of the inverse: a factor does not matter.
  const u = [yv - a.y * h, a.x * h - xv, xv * a.y - a.x * yv].map((one) => side * one) as [number, number, number];
  const v = [a.y * g - yu, xu - a.x * g, a.x * yu - xu * a.y].map((one) => side * one) as [number, number, number];
  const w = [yu * h - yv * g, xv * g - xu * h, xu * yv - xv * yu] as const;
  return (x, y) => {
    const far = w[0] * x + w[1] * y + w[2];
    return { x: (u[0] * x + u[1] * y + u[2]) / far, y: (v[0] * x + v[1] * y + v[2]) / far };
  };
}
