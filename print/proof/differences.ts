import type { Area, Gray } from '../../src/cards/read/gray.ts';

/** A picture in grey, and in red, green and blue where its colours are known. */
export interface Picture extends Gray {
  readonly planes?: readonly Uint8Array[];
}

/** How unlike two pictures of one page may be. */
export interface Tolerance {
  /** Shades from 0 to 255 by which a pixel may differ from all that lie round it in the other picture. */
  readonly shades: number;
  /** How far round it, in pixels. */
  readonly reach: number;
  /** Pixels that must differ side by side before it counts. */
  readonly least: number;
}

/**
 * The places where two pictures of the same size differ in one of their colours, as boxes in pixels, the largest first. A pixel differs where
 * either picture is lighter or darker there than everything near that place in the other, so that a line that is
 * missing is found as well as one too many.
 */
export function differences(expected: Picture, actual: Picture, { shades, reach, least }: Tolerance): readonly Area[] {
  const { width, height } = expected;
  const marks = new Uint8Array(width * height);
  const [planes, others] = [expected.planes ?? [expected.data], actual.planes ?? [actual.data]];
  planes.forEach((plane, i) => {
    const one: Gray = { width, height, data: plane };
    const other: Gray = { width, height, data: others[i] ?? plane };
    // A pixel is among what lies round it: only where the two differ in the same place can it be beyond all of that.
    for (const at of unlike(one.data, other.data, shades))
      if (isBeyond(one, other, at, reach, shades) || isBeyond(other, one, at, reach, shades)) marks[at] = 1;
  });
  return clusters(marks, width, height, least);
}

/** The pixels whose shades differ by more than that. */
function* unlike(one: Uint8Array, other: Uint8Array, shades: number): Generator<number> {
  // Most of two pages is the same: four pixels are passed at once.
  const [some, same] = [fours(one), fours(other)];
  for (let at = 0; at < one.length; at++) {
    if (at % 4 === 0 && some && same) while (at + 4 <= one.length && some[at >> 2] === same[at >> 2]) at += 4;
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > shades) yield at;
  }
}

/** The same bytes, four at a time; nothing where they do not lie so in memory. */
const fours = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array | undefined =>
  byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, length >> 2) : undefined;

/** Whether a pixel is lighter or darker by more than that than all that lies round its place in the other picture. */
function isBeyond(of: Gray, other: Gray, at: number, reach: number, shades: number): boolean {
  const { width, height, data } = other;
  const [x, y, shade] = [at % width, Math.floor(at / width), of.data[at] ?? 0];
  let [lowest, highest] = [255, 0];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column++) {
      const near = data[row * width + column] ?? 0;
      if (near < lowest) lowest = near;
      if (near > highest) highest = near;
    }
  return shade - highest > shades || lowest - shade > shades;
}

/** Marked pixels that hang together, corners included, as boxes; small ones are left away. */
function clusters(marks: Uint8Array, width: number, height: number, least: number): readonly Area[] {
  const found: { readonly box: Area; readonly count: number }[] = [];
  const stack: number[] = [];
  for (let start = marks.indexOf(1); start >= 0; start = marks.indexOf(1, start + 1)) {
    let [left, right, top, bottom, count] = [width, 0, height, 0, 0];
    marks[start] = 2;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      count++;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (marks[next] !== 1) continue;
          marks[next] = 2;
          stack.push(next);
        }
    }
    if (count >= least) found.push({ box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }, count });
  }
  return found.sort((a, b) => b.count - a.count).map(({ box }) => box);
}

/** Pixels of the square (even) over which pictures from two renderers are compared, and shades by which its mean may be off. */
export interface Coarseness {
  readonly side: number;
  readonly shades: number;
}

/**
 * The places where pictures that two renderers made of one page differ: they place letters and thin lines each in its own
 * way, so means over squares are compared, at every half of a square.
 */
export function coarseDifferences(expected: Gray, actual: Gray, { side, shades }: Coarseness): readonly Area[] {
  const { width, height } = expected;
  const marks = new Uint8Array(width * height);
  const step = Math.max(1, side >> 1);
  const sums = differencesBySquare(expected, actual, step);
  const across = Math.floor(width / step);
  const down = Math.floor(height / step);
  const at = (x: number, y: number): number => sums[y * across + x] ?? 0;
  for (let y = 0; y + 1 < down; y++)
    for (let x = 0; x + 1 < across; x++) {
      const sum = at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1);
      if (Math.abs(sum) <= shades * 4 * step * step) continue;
      for (let row = y * step; row < (y + 2) * step; row++) marks.fill(1, row * width + x * step, row * width + (x + 2) * step);
    }
  return clusters(marks, width, height, 1);
}

/**
 * The places where one renderer drew two pages whose pixels are all nearly alike and which still are of another shade over a whole square,
 * in one of their colours: a ground of another tint, which marks a card.
 */
export function tints(expected: Picture, actual: Picture, coarseness: Coarseness): readonly Area[] {
  const { width, height } = expected;
  const others = actual.planes ?? [actual.data];
  return (expected.planes ?? [expected.data]).flatMap((data, i) => {
    const other = others[i] ?? data;
    // Most pages are the same to the bit.
    if (unlike(data, other, 0).next().done === true) return [];
    return coarseDifferences({ width, height, data }, { width, height, data: other }, coarseness);
  });
}

/** Sums of the differences over every square of that side, whole ones only. */
function differencesBySquare({ width, height, data }: Gray, actual: Gray, side: number): Int32Array {
  const across = Math.floor(width / side);
  const sums = new Int32Array(across * Math.floor(height / side));
  for (let y = 0; y < Math.floor(height / side) * side; y++) {
    let at = y * width;
    const row = Math.floor(y / side) * across;
    for (let x = 0; x < across; x++) {
      let sum = 0;
      for (const end = at + side; at < end; at++) sum += (actual.data[at] ?? 0) - (data[at] ?? 0);
      sums[row + x] = (sums[row + x] ?? 0) + sum;
    }
  }
  return sums;
}
