import type { Point } from '../found.ts';
import type { Gray } from '../gray.ts';
import { nearest, type Plane, shownOf, viewOf } from './plane.ts';
import type { FlatFrame } from './pose.ts';

/** Between places that are looked at, code sides. */
const step = 0.25;
/** Two codes are farther apart than this, code sides. */
const apart = 1;
/** So much of what sets a code off from the rest of the table must be there: far codes are paler than near ones. */
const enough = 0.5;
/** What sets codes off must be more than this, levels from pixel to pixel. */
const clear = 2;
/** Side of the square in which light and dark are compared, as a share of a code's: within a code that lies turned. */
const share = 0.8;
/** What is darker than this share of the codes that were read is as if it were not. */
const darkest = 0.25;
/** A code of a smaller side in pixels is read by no decoder, however it is looked at. */
const readable = 18;

/**
 * Where on the table of a frame further codes may lie: places that are as full of light and dark as the codes that were
 * read, the most promising first. Table coordinates; none of them is nearer to a code that was read than codes can be.
 * Nothing where the codes that were read do not stand out from the rest of the frame. Codes are looked for that have so many
 * pixels to a side or more.
 */
export function likelyPlaces(frame: Gray, { plane, cards }: FlatFrame, most: number, smallest = readable): Point[] | undefined {
  const seen = edgesOf(frame, plane, smallest);
  const usual = cards.map(({ x, y }) => seen(x, y)).filter((one) => one !== undefined);
  const places: (Point & Seen)[] = [];
  const { left, top, right, bottom } = shownOf(frame, plane, cards);
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const one = seen(x, y);
      if (one !== undefined) places.push({ x, y, ...one });
    }
  }
  const bare = median(places.map(({ edges }) => edges));
  const light = median(usual.map((one) => one.light));
  // Far from the lamp light and dark differ less; noise does not.
  const above = (one: Seen): number => (one.edges - bare) * (light / Math.max(one.light, darkest * light));
  const whole = median(usual.map(above));
  if (whole < clear) return undefined;
  const chosen: Point[] = [];
  const likely = places.map((place) => ({ ...place, value: above(place) })).filter(({ value }) => value >= enough * whole);
  for (const { x, y } of likely.sort((a, b) => b.value - a.value)) {
    if (chosen.length === most) break;
    if ([...cards, ...chosen].every((other) => Math.hypot(x - other.x, y - other.y) >= apart)) chosen.push({ x, y });
  }
  return chosen;
}

/** What the middle of a code that would lie at a place of the table looks like. */
interface Seen {
  /** How much light and dark change, and how light it is, from pixel to pixel. */
  readonly edges: number;
  readonly light: number;
}

/** Looks at a place of the table; nothing where the frame does not show it. */
function edgesOf(frame: Gray, plane: Plane, smallest: number): (x: number, y: number) => Seen | undefined {
  const { right, down, deep } = viewOf(plane);
  const { edges, light, across, down: rows } = summed(frame);
  // The area of a code in the frame over the third power of how near it is: the same all over a plane.
  const area = Math.abs(
    right[0] * (down[1] * deep[2] - down[2] * deep[1]) -
      right[1] * (down[0] * deep[2] - down[2] * deep[0]) +
      right[2] * (down[0] * deep[1] - down[1] * deep[0]),
  );
  return (x, y) => {
    const far = deep[0] * x + deep[1] * y + deep[2];
    if (far <= nearest) return undefined;
    const size = Math.sqrt(area / (far * far * far));
    const reach = Math.round((share * size) / 4);
    const column = Math.round((right[0] * x + right[1] * y + right[2]) / far / 2);
    const row = Math.round((down[0] * x + down[1] * y + down[2]) / far / 2);
    if (size < smallest || column < reach || row < reach || column + reach > across || row + reach > rows) return undefined;
    const above = (row - reach) * (across + 1) + column;
    const below = (row + reach) * (across + 1) + column;
    const mean = (sums: Int32Array): number =>
      ((sums[below + reach] ?? 0) - (sums[below - reach] ?? 0) - (sums[above + reach] ?? 0) + (sums[above - reach] ?? 0)) /
      (4 * reach * reach);
    return { edges: mean(edges), light: mean(light) };
  };
}

/** Sums over everything above and left of each corner; every second pixel of every second row is enough. */
interface Sums {
  /** Of the steps between light and dark, and of the light itself. */
  readonly edges: Int32Array;
  readonly light: Int32Array;
  readonly across: number;
  readonly down: number;
}

/** The sums of a frame are wanted again each time it is known better how the table lies. */
const kept = new WeakMap<Gray, Sums>();

function summed(frame: Gray): Sums {
  const known = kept.get(frame);
  if (known !== undefined) return known;
  const sums = summedUp(frame);
  kept.set(frame, sums);
  return sums;
}

function summedUp({ width, height, data }: Gray): Sums {
  const [across, down] = [(width >> 1) - 1, (height >> 1) - 1];
  const edges = new Int32Array((across + 1) * (down + 1));
  const light = new Int32Array((across + 1) * (down + 1));
  for (let y = 0, to = across + 2; y < down; y++, to++) {
    let row = 0;
    let lit = 0;
    for (let x = 0, i = 2 * y * width; x < across; x++, i += 2, to++) {
      const here = data[i] ?? 0;
      row += Math.abs(here - (data[i + 2] ?? 0)) + Math.abs(here - (data[i + 2 * width] ?? 0));
      lit += here;
      edges[to] = (edges[to - across - 1] ?? 0) + row;
      light[to] = (light[to - across - 1] ?? 0) + lit;
    }
  }
  return { edges, light, across, down };
}

function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0;
}
