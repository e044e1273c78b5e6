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
  planes.forEach((one, i) => {
    const other = others[i] ?? one;
    if (!anyUnlike(one, other, shades)) return;
    const near = (data: Uint8Array, pick: (a: number, b: number) => number): Uint8Array => spread({ width, height, data }, reach, pick);
    beyond(marks, other, near(one, Math.max), near(one, Math.min), shades);
    beyond(marks, one, near(other, Math.max), near(other, Math.min), shades);
  });
  return clusters(marks, width, height, least);
}

function anyUnlike(one: Uint8Array, other: Uint8Array, shades: number): boolean {
  for (let i = 0; i < one.length; i++) if (Math.abs((one[i] ?? 0) - (other[i] ?? 0)) > shades) return true;
  return false;
}

function beyond(marks: Uint8Array, of: Uint8Array, highest: Uint8Array, lowest: Uint8Array, shades: number): void {
  for (let i = 0; i < of.length; i++) {
    const shade = of[i] ?? 0;
    if (shade - (highest[i] ?? 0) > shades || (lowest[i] ?? 0) - shade > shades) marks[i] = 1;
  }
}

/** Each pixel's lightest or darkest neighbour, first along rows, then along columns. */
function spread({ width, height, data }: Gray, reach: number, pick: (a: number, b: number) => number): Uint8Array {
  const rows = new Uint8Array(data);
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let shade = data[at] ?? 0;
      for (let d = 1; d <= reach; d++) {
        if (x >= d) shade = pick(shade, data[at - d] ?? 0);
        if (x + d < width) shade = pick(shade, data[at + d] ?? 0);
      }
      rows[at] = shade;
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let shade = rows[at] ?? 0;
      for (let d = 1; d <= reach; d++) {
        if (y >= d) shade = pick(shade, rows[at - d * width] ?? 0);
        if (y + d < height) shade = pick(shade, rows[at + d * width] ?? 0);
      }
      out[at] = shade;
    }
  return out;
}

/** Marked pixels that hang together, corners included, as boxes; small ones are left away. */
function clusters(marks: Uint8Array, width: number, height: number, least: number): readonly Area[] {
  const found: { readonly box: Area; readonly count: number }[] = [];
  const stack: number[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== 1) continue;
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

/** Pixels of the square over which pictures from two renderers are compared, and shades by which its mean may be off. */
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
  const sums = summed(expected, actual);
  const marks = new Uint8Array(width * height);
  const step = Math.max(1, side >> 1);
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  for (let y = 0; y + side <= height; y += step)
    for (let x = 0; x + side <= width; x += step) {
      const sum = at(x + side, y + side) - at(x, y + side) - at(x + side, y) + at(x, y);
      if (Math.abs(sum) <= shades * side * side) continue;
      for (let row = y; row < y + side; row++) marks.fill(1, row * width + x, row * width + x + side);
    }
  return clusters(marks, width, height, 1);
}

/** Sums of the differences over everything above and to the left of a pixel. */
function summed({ width, height, data }: Gray, actual: Gray): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += (actual.data[y * width + x] ?? 0) - (data[y * width + x] ?? 0);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
