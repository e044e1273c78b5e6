import type { Found, Look, Point, Quad } from '../found.ts';
import { blank, type Gray } from '../gray.ts';
import { nearest, type Plane, shownOf, toFrame, viewOf } from './plane.ts';
import { flattened } from './pose.ts';

/** Pixels per side of a code: five for each of its modules. */
const finest = 105;
/** A table that leans less is read as it is: the tangent of 30°. */
const steep = Math.tan((30 * Math.PI) / 180);

/** What `look` reads of a table as from above, where that helps; corners in the photo. */
export async function readFromAbove(photo: Gray, look: Look, codes: readonly Found[], most?: number): Promise<readonly Found[]> {
  const above = fromAbove(photo, codes, most);
  if (above === undefined) return [];
  return (await look(above.picture, 'quick')).flatMap(({ text, corners }) => {
    const there = above.back(corners);
    return there === undefined ? [] : [{ text, corners: there }];
  });
}

/** A table drawn as it would be seen from straight above. */
interface FromAbove {
  readonly picture: Gray;
  /** Where in the photo corners of this picture lie; nothing behind the camera. */
  back(corners: Quad): Quad | undefined;
}

/**
 * The table of a photo that was taken at a slant, from straight above: decoders give up where codes are foreshortened
 * to half their width, as those at the far side are. At most `most` pixels are drawn. Nothing for fewer than two codes
 * or where the table hardly leans.
 */
function fromAbove(photo: Gray, codes: readonly Found[], most = 6_000_000): FromAbove | undefined {
  const flat = codes.length < 2 ? undefined : flattened({ ...photo, codes });
  if (flat === undefined || Math.hypot(flat.plane.a, flat.plane.b) < steep) return undefined;
  const { plane } = flat;
  const { left, top, right, bottom } = shownOf(photo, plane, flat.cards);
  const [wide, high] = [right - left, bottom - top];
  const scale = Math.min(finest, Math.sqrt(most / (wide * high)));
  const picture = blank(Math.floor(wide * scale), Math.floor(high * scale), outside);
  const source = (x: number, y: number): Point | undefined => toFrame(plane, { x: left + x / scale, y: top + y / scale });
  draw(photo, picture, plane, { left, top, scale });
  return {
    picture,
    back: ([a, b, c, d]) => {
      const [pa, pb, pc, pd] = [source(a.x, a.y), source(b.x, b.y), source(c.x, c.y), source(d.x, d.y)];
      return pa && pb && pc && pd && [pa, pb, pc, pd];
    },
  };
}

/** Level of what the photo does not show. */
const outside = 128;

/** Draws the table from `left`, `top` (code sides) on, so many pixels to a code side; what the photo does not show stays as it is. */
function draw(photo: Gray, picture: Gray, plane: Plane, { left, top, scale }: { left: number; top: number; scale: number }): void {
  const { right, down, deep } = viewOf(plane);
  const { width, height, data: from } = photo;
  const step = [right[0] / scale, down[0] / scale, deep[0] / scale] as const;
  for (let y = 0, i = 0; y < picture.height; y++) {
    const [tableX, tableY] = [left + 0.5 / scale, top + (y + 0.5) / scale];
    let across = right[0] * tableX + right[1] * tableY + right[2];
    let below = down[0] * tableX + down[1] * tableY + down[2];
    let far = deep[0] * tableX + deep[1] * tableY + deep[2];
    for (let x = 0; x < picture.width; x++, i++, across += step[0], below += step[1], far += step[2]) {
      if (far <= nearest) continue;
      // The level between four pixels, in whole numbers: of 256 each way.
      const fromX = (across / far - 0.5) * 256;
      const fromY = (below / far - 0.5) * 256;
      if (!(fromX >= 0 && fromY >= 0 && fromX < 256 * (width - 1) && fromY < 256 * (height - 1))) continue;
      const [column, row] = [fromX & 255, fromY & 255];
      const at = (fromY >> 8) * width + (fromX >> 8);
      const upper = (from[at] ?? 0) * (256 - column) + (from[at + 1] ?? 0) * column;
      const lower = (from[at + width] ?? 0) * (256 - column) + (from[at + width + 1] ?? 0) * column;
      picture.data[i] = (upper * (256 - row) + lower * row + 32_768) >> 16;
    }
  }
}
