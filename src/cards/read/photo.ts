import { enlarge, half, sharpen, smooth } from './filters.ts';
import { type Found, type Look, placed, union } from './found.ts';
import { crop, type Gray } from './gray.ts';

/** Above this many pixels a photo is first read at half its size. */
const large = 3_000_000;
/** Parts that are read enlarged: side and overlap in pixels. A card code of any useful photo fits in the overlap. */
const tile = 1_000;
const overlap = 200;

/**
 * Every code in a photo of one card or many: half size (fast, and kind to noise; small photos smoothed instead), full
 * size, and where the two left doubt, twice the size part by part. `expected` is how many cards should be there:
 * reading stops when they are.
 */
export async function readPicture(photo: Gray, look: Look, expected?: number): Promise<readonly Found[]> {
  const enough = (codes: readonly Found[]): boolean => expected !== undefined && codes.length >= expected;
  const isLarge = photo.width * photo.height > large;
  const soft = isLarge ? placed(await look(half(photo), 'thorough'), 0.5, 0, 0) : await look(smooth(photo), 'thorough');
  if (enough(soft)) return soft;
  const full = await look(photo, 'thorough');
  const both = union(soft, full);
  if (enough(both)) return both;
  // Where full size brings nothing new the codes are far from the limit, and what is missing is not there.
  const sure = both.length > 0 && both.length === soft.length && (isLarge || both.length === full.length);
  return sure && expected === undefined ? both : closely(photo, look, both, enough);
}

async function closely(
  photo: Gray,
  look: Look,
  before: readonly Found[],
  enough: (codes: readonly Found[]) => boolean,
): Promise<readonly Found[]> {
  let codes = before;
  for (let y = 0; y === 0 || y + overlap < photo.height; y += tile - overlap) {
    for (let x = 0; x === 0 || x + overlap < photo.width; x += tile - overlap) {
      const part = crop(photo, { x, y, width: tile, height: tile });
      codes = union(codes, placed(await look(sharpen(enlarge(part, 2)), 'quick'), 2, x, y));
      if (enough(codes)) return codes;
    }
  }
  return codes;
}
