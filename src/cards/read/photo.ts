import { editionIn } from '../code.ts';
import type { Expected } from './expected/expected.ts';
import { enlarge, half, sharpen, smooth } from './filters.ts';
import { type Found, type Look, middle, placed, putBack, type Quad, side, stillUnread, union } from './found.ts';
import { crop, type Gray } from './gray.ts';
import { lookHarder } from './harder.ts';
import { readFromAbove } from './table/from-above.ts';
import { patchWays, readPatches } from './table/patches.ts';

/** Above this many pixels a photo is first read at half its size. */
const large = 3_000_000;
/**
 * Above so many pixels parts are not enlarged where nothing was found, and above so many never: a code with modules of two
 * pixels would lie on a table of four metres, or of five.
 */
const fine = 16_000_000;
const finest = 32_000_000;
/** Parts that are read by themselves: side and overlap in pixels. A card code of any useful photo fits in the overlap. */
const tile = 1_600;
const overlap = 160;

/** Codes found and not read that are looked at closely: more lie on no table, and each takes several ms. */
const mostUnread = 100;

/** The cards a photo is taken for. */
export interface Wanted {
  /** How many cards are still missing. */
  readonly missing: number;
  /** Texts of the cards that are known already: finding these again brings nothing. */
  readonly known: readonly string[];
}

/** What a photo shows. */
export interface PhotoCodes {
  readonly codes: readonly Found[];
  /** Corners of codes that were found and could not be read: cards that lie there all the same. */
  readonly unread: readonly Quad[];
}

/**
 * Every code in a photo of one card or many: half size (fast, and kind to noise; small photos smoothed instead), full
 * size, what was found and not read from close by, a slanting table as from above, what looks like the codes of the table
 * place by place, the same once more for codes that are expected, and where this left doubt, part by part, small photos at twice
 * the size; where nothing at all was found, in further ways. With `wanted` reading stops as soon as the missing
 * cards are found, and goes on to the last part until they are; it ends in any case when the time of `look` is over.
 */
export async function readPicture(photo: Gray, look: Look, wanted?: Wanted, expected?: Expected): Promise<PhotoCodes> {
  const unread: Quad[] = [];
  const answer = (codes: readonly Found[]): PhotoCodes => ({ codes, unread: stillUnread(unread, codes) });
  const enough = (found: readonly Found[]): boolean => look.isOver?.() === true || foundAll(found, wanted);
  const isLarge = photo.width * photo.height > large;
  const soft = isLarge ? await halved(photo, look, unread) : await look(smooth(photo), 'thorough', unread);
  if (enough(soft)) return answer(soft);
  const full = await look(photo, 'thorough', unread);
  // At full size corners are known twice as exactly.
  const both = await closeBy(photo, look, union(full, soft), unread);
  if (enough(both)) return answer(both);
  const near = await byPatches(photo, look, union(both, await readFromAbove(photo, look, both)));
  const all = expected === undefined || enough(near) ? near : union(near, expected.read(photo, near));
  if (enough(all)) return answer(all);
  // Where full size brings nothing new the codes are far from the limit, and what is missing is not there.
  const sure = both.length > 0 && both.length === soft.length && (isLarge || both.length === full.length);
  const pixels = photo.width * photo.height;
  const factor = pixels <= (all.length + unread.length > 0 ? finest : fine) ? 2 : 1;
  const parts = sure && wanted === undefined ? all : await partByPart(photo, look, all, factor, wanted);
  return answer(parts.length > 0 ? parts : await lookHarder(photo, look));
}

/** Whether as many cards as are missing have been found besides the known ones. */
export function foundAll(codes: readonly Pick<Found, 'text'>[], wanted: Wanted | undefined): boolean {
  if (wanted === undefined) return false;
  const known = new Set(wanted.known);
  const fresh = new Set(codes.map(({ text }) => text).filter((text) => editionIn(text) !== undefined && !known.has(text)));
  return fresh.size >= wanted.missing;
}

async function halved(photo: Gray, look: Look, unread: Quad[]): Promise<Found[]> {
  const small: Quad[] = [];
  const codes = placed(await look(half(photo), 'thorough', small), 0.5, 0, 0);
  unread.push(...small.map((corners) => putBack(corners, 0.5, 0, 0)));
  return codes;
}

/** Codes that were found and not read, each from close by: smoothed, and sharpened. */
async function closeBy(photo: Gray, look: Look, before: readonly Found[], unread: readonly Quad[]): Promise<readonly Found[]> {
  let codes = before;
  for (const corners of stillUnread(unread, before).slice(0, mostUnread)) {
    const at = middle({ corners });
    const size = Math.max(64, 2 * side({ corners }));
    const [x, y] = [Math.max(0, Math.round(at.x - size / 2)), Math.max(0, Math.round(at.y - size / 2))];
    const part = crop(photo, { x, y, width: size, height: size });
    for (const treated of [enlarge(smooth(part), 2), sharpen(enlarge(part, 2))]) {
      const read = placed(await look(treated, 'quick'), 2, x, y);
      codes = union(codes, read);
      if (read.length > 0) break;
    }
    if (look.isOver?.() === true) break;
  }
  return codes;
}

/** What else on the table looks like the codes that were read, each place by itself, until nothing is left or every treatment was tried. */
async function byPatches(photo: Gray, look: Look, before: readonly Found[]): Promise<readonly Found[]> {
  let codes = before;
  for (let turn = 0; turn < patchWays; turn++) {
    const patches = await readPatches(photo, look, codes, turn);
    codes = union(codes, patches?.codes ?? []);
    if (patches === undefined || patches.left === 0 || look.isOver?.() === true) break;
  }
  return codes;
}

/** Every part by itself, enlarged and sharpened; while wanted cards are missing, once more against noise. */
async function partByPart(
  photo: Gray,
  look: Look,
  before: readonly Found[],
  factor: 1 | 2,
  wanted: Wanted | undefined,
): Promise<readonly Found[]> {
  let codes = before;
  const sized = (part: Gray): Gray => (factor === 1 ? part : enlarge(part, factor));
  const treatments = [(part: Gray) => sharpen(sized(part)), (part: Gray) => sized(smooth(smooth(part)))];
  for (const treated of wanted === undefined ? treatments.slice(0, 1) : treatments) {
    for (let y = 0; y === 0 || y + overlap < photo.height; y += tile - overlap) {
      for (let x = 0; x === 0 || x + overlap < photo.width; x += tile - overlap) {
        const part = crop(photo, { x, y, width: tile, height: tile });
        codes = union(codes, placed(await look(treated(part), 'quick'), factor, x, y));
        if (look.isOver?.() === true || foundAll(codes, wanted)) return codes;
      }
    }
  }
  return codes;
}
