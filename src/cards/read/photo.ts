import { enlarge, half, sharpen } from './filters.ts';
import { type Found, type Look, placed, union } from './found.ts';
import { crop, type Gray } from './gray.ts';

/** Above this many pixels a photo is first read at half its size. */
const large = 3_000_000;
/** Parts that are read enlarged: side and overlap in pixels. A card code of any useful photo fits in the overlap. */
const tile = 1_000;
const overlap = 200;

/**
 * Every code in a photo of one card or many: half size (fast, and kind to noise), full size, and where that left
 * doubt, twice the size part by part. `expected` is how many cards should be there: reading stops when they are.
 */
export async function readPicture(photo: Gray, look: Look, expected?: number): Promise<readonly Found[]> {
  const enough = (codes: readonly Found[]): boolean => expected !== undefined && codes.length >= expected;
  const small = photo.width * photo.height > large ? placed(await look(half(photo), 'thorough'), 0.5, 0, 0) : undefined;
  if (small !== undefined && enough(small)) return small;
  const both = union(small ?? [], await look(photo, 'thorough'));
  if (enough(both)) return both;
  // Full size brought nothing new: the codes are far from the limit, and what is missing is not there.
  if (expected === undefined && small !== undefined && small.length > 0 && both.length === small.length) return both;
  if (expected === undefined && small === undefined && both.length === 1) return both;
  return closely(photo, look, both, enough);
}

async function closely(photo: Gray, look: Look, before: readonly Found[], enough: (codes: readonly Found[]) => boolean): Promise<readonly Found[]> {
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
