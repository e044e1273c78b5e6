import type { Found, Look, Point, Quad } from '../found.ts';
import { blank, type Gray } from '../gray.ts';
import { toFrame } from './plane.ts';
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
  const xs = flat.cards.map(({ x }) => x);
  const ys = flat.cards.map(({ y }) => y);
  // What was not read lies about as far beyond as the cards that were are spread.
  const margin = 3 + Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / 2;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [wide, high] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  const scale = Math.min(finest, Math.sqrt(most / (wide * high)));
  const picture = blank(Math.floor(wide * scale), Math.floor(high * scale), 128);
  const source = (x: number, y: number): Point | undefined => toFrame(plane, { x: left + x / scale, y: top + y / scale });
  for (let y = 0, i = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++, i++) {
      const from = source(x + 0.5, y + 0.5);
      if (from !== undefined) picture.data[i] = sample(photo, from.x - 0.5, from.y - 0.5);
    }
  }
  return {
    picture,
    back: ([a, b, c, d]) => {
      const [pa, pb, pc, pd] = [source(a.x, a.y), source(b.x, b.y), source(c.x, c.y), source(d.x, d.y)];
      return pa && pb && pc && pd && [pa, pb, pc, pd];
    },
  };
}

/** The level between four pixels; grey outside the photo. */
function sample({ width, height, data }: Gray, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 128;
  const at = top * width + left;
  const [along, down] = [x - left, y - top];
  const above = (data[at] ?? 0) * (1 - along) + (data[at + 1] ?? 0) * along;
  const below = (data[at + width] ?? 0) * (1 - along) + (data[at + width + 1] ?? 0) * along;
  return above * (1 - down) + below * down;
}
