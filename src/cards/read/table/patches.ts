import { even } from '../even.ts';
import { sharpen, smooth } from '../filters.ts';
import type { Found, Look, Point } from '../found.ts';
import { blank, type Gray } from '../gray.ts';
import { likelyPlaces } from './likely.ts';
import { nearest, type Plane, toFrame, viewOf } from './plane.ts';
import { flattened } from './pose.ts';

/** Side of a patch, code sides: a code that lies turned, and a little beside its place. */
const side = 2;
/** Pixels per side of a code, and what is done to a patch. The first reads most in the least time; the others read what it does not. */
const ways: readonly { readonly pixels: number; readonly treated: (patch: Gray) => Gray }[] = [
  { pixels: 63, treated: (patch) => sharpen(smooth(patch)) },
  { pixels: 126, treated: (patch) => even(patch, 8) },
  { pixels: 105, treated: (patch) => patch },
];
/** How many treatments there are. */
export const patchWays = ways.length;
/** Places that are looked at in one frame: each takes one to three milliseconds. */
const most = 24;

/** What the likely places of a table have shown. */
export interface PatchesRead {
  /** Codes beyond those that were known, corners in the frame's pixels. */
  readonly codes: readonly Found[];
  /** How many likely places are left in which nothing was read. */
  readonly left: number;
}

/**
 * Reads a table place by place: wherever something looks like the codes that were read, a patch of the table is drawn as
 * it is seen from above, in the size that decoders read best, and read by itself. `turn` says which treatment it gets.
 * Nothing for fewer than two codes, which show how the table lies, or where they do not stand out.
 */
export async function readPatches(frame: Gray, look: Look, codes: readonly Found[], turn: number): Promise<PatchesRead | undefined> {
  const flat = codes.length < 2 ? undefined : flattened({ ...frame, codes });
  const way = ways[turn % ways.length];
  const places = flat && likelyPlaces(frame, flat, most);
  if (flat === undefined || places === undefined || way === undefined) return undefined;
  const found: Found[] = [];
  let left = 0;
  for (const place of places) {
    const patch = patchOf(frame, flat.plane, place, way.pixels);
    const read = await look(way.treated(patch), 'quick');
    if (read.length === 0) left++;
    for (const { text, corners } of read) {
      const back = (corner: Point): Point | undefined =>
        toFrame(flat.plane, { x: place.x + corner.x / way.pixels - side / 2, y: place.y + corner.y / way.pixels - side / 2 });
      const [a, b, c, d] = corners.map(back);
      if (a && b && c && d) found.push({ text, corners: [a, b, c, d] });
    }
  }
  return { codes: found, left };
}

/** The table around a place, so many code sides each way, from straight above, so many pixels to a code side; by the sixteen pixels around each point. */
export function patchOf({ width, height, data: from }: Gray, plane: Plane, place: Point, pixels: number, sides = side): Gray {
  const patch = blank(sides * pixels, sides * pixels, 128);
  const { right, down, deep } = viewOf(plane);
  const begin = place.x + 0.5 / pixels - sides / 2;
  for (let y = 0, i = 0; y < patch.height; y++) {
    const tableY = place.y + (y + 0.5) / pixels - sides / 2;
    let across = right[0] * begin + right[1] * tableY + right[2];
    let below = down[0] * begin + down[1] * tableY + down[2];
    let far = deep[0] * begin + deep[1] * tableY + deep[2];
    for (let x = 0; x < patch.width; x++, i++, across += right[0] / pixels, below += down[0] / pixels, far += deep[0] / pixels) {
      if (far <= nearest) continue;
      const u = across / far - 0.5;
      const v = below / far - 0.5;
      if (!(u >= 1 && v >= 1 && u < width - 2 && v < height - 2)) continue;
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const a = 4 * Math.floor((u - column) * phases);
      const b = 4 * Math.floor((v - row) * phases);
      let level = 0;
      for (let k = 0, at = (row - 1) * width + column - 1; k < 4; k++, at += width) {
        const line =
          (weights[a] ?? 0) * (from[at] ?? 0) +
          (weights[a + 1] ?? 0) * (from[at + 1] ?? 0) +
          (weights[a + 2] ?? 0) * (from[at + 2] ?? 0) +
          (weights[a + 3] ?? 0) * (from[at + 3] ?? 0);
        level += (weights[b + k] ?? 0) * line;
      }
      patch.data[i] = level < 0 ? 0 : level > 255 ? 255 : level;
    }
  }
  return patch;
}

/** Points between two pixels that are told apart. */
const phases = 32;
/** Catmull and Rom's weights of four pixels in a row for each of them. */
const weights = Float64Array.from({ length: 4 * phases }, (_, i) => {
  const t = ((i >> 2) + 0.5) / phases;
  const [square, cube] = [t * t, t * t * t];
  const four = [
    -0.5 * cube + square - 0.5 * t,
    1.5 * cube - 2.5 * square + 1,
    -1.5 * cube + 2 * square + 0.5 * t,
    0.5 * cube - 0.5 * square,
  ];
  return four[i & 3] ?? 0;
});
