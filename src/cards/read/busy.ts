import type { Point } from './found.ts';
import type { Gray } from './gray.ts';

/** Side of the blocks whose means are compared, px: about a module, and large enough to take noise away. */
const block = 4;
/** Side of the square in which differences are added up, px: about a code. */
const window = 120;
/** Least distance between two places, px. */
const apart = 160;

/**
 * The places of a picture where light and dark change most often, the busiest first: where a code may lie that no
 * decoder has found. A difference counts up to a few times the mean one, so that many small ones outweigh a single edge.
 */
export function busiest(picture: Gray, count: number): Point[] {
  const across = Math.floor(picture.width / block);
  const down = Math.floor(picture.height / block);
  const sums = summed(differences(means(picture, across, down), across, down), across, down);
  const side = Math.min(across, down, window / block);
  const step = Math.max(1, side >> 2);
  const places: { at: Point; busy: number }[] = [];
  for (let y = 0; y + side <= down; y += step) {
    for (let x = 0; x + side <= across; x += step) {
      const of = (column: number, row: number): number => sums[row * (across + 1) + column] ?? 0;
      const busy = of(x + side, y + side) - of(x, y + side) - of(x + side, y) + of(x, y);
      if (busy > 0) places.push({ at: { x: (x + side / 2) * block, y: (y + side / 2) * block }, busy });
    }
  }
  const chosen: Point[] = [];
  for (const { at } of places.sort((a, b) => b.busy - a.busy)) {
    if (chosen.length === count) break;
    if (chosen.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= apart)) chosen.push(at);
  }
  return chosen;
}

/** Sum of each block of pixels. */
function means({ width, data }: Gray, across: number, down: number): Uint16Array {
  const blocks = new Uint16Array(across * down);
  for (let y = 0; y < down * block; y++) {
    const row = (y >> 2) * across;
    for (let x = 0, i = y * width; x < across; x++, i += block) {
      blocks[row + x] = (blocks[row + x] ?? 0) + (data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0) + (data[i + 3] ?? 0);
    }
  }
  return blocks;
}

/** How much each block differs from the one to its right and the one below. */
function differences(blocks: Uint16Array, across: number, down: number): Uint16Array {
  const differs = new Uint16Array(blocks.length);
  let total = 0;
  for (let y = 0; y + 1 < down; y++) {
    for (let x = 0, i = y * across; x + 1 < across; x++, i++) {
      const here = blocks[i] ?? 0;
      const value = Math.abs(here - (blocks[i + 1] ?? 0)) + Math.abs(here - (blocks[i + across] ?? 0));
      differs[i] = value;
      total += value;
    }
  }
  const most = (4 * total) / Math.max(1, differs.length);
  return differs.map((value) => Math.min(value, most));
}

/** Sums over everything above and left of each corner (one more column and row than the values have). */
function summed(values: Uint16Array, across: number, down: number): Float64Array {
  const sums = new Float64Array((across + 1) * (down + 1));
  for (let y = 0; y < down; y++) {
    let row = 0;
    for (let x = 0; x < across; x++) {
      row += values[y * across + x] ?? 0;
      sums[(y + 1) * (across + 1) + x + 1] = (sums[y * (across + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
