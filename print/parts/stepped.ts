import type { Shape } from '../scene.ts';
import type { Side } from './fronts.ts';

/** By how much a code is smaller than the one before it on a sheet, as a share. */
const step = 0.02;
/** By how much the last code of a sheet is smaller than the first, as a share. Labels have larger codes than cards. */
const most = { card: 0.16, label: 0.22 } as const;
/** Label sheets with more places keep one size: their codes are small, and so many steps would make no difference. */
const mostLabels = 21;

/** A place on a sheet with so many, from 0. */
export interface SheetPlace {
  readonly index: number;
  readonly places: number;
}

/**
 * The share of its size that a code has at a place of a sheet: each is a little smaller than the one before.
 *
 * zbar tries the corners of codes in threes, those that most lines cross first, and a try of corners that do not belong together
 * may spoil them: where it sorts out points that lie on no line with others it writes over them instead of changing places
 * (`qr_finder_ransac`). With a step of size it comes to the corners of one code after the other. Of the 260 codes of our decks
 * on A4 it read 218, 218 and 222 of one size at 150, 200 and 300 pixels per inch, and reads all 260 with this step; 256, 256
 * and 260 with half of it. Codes turned, moved by up to 6 mm, or of whole pixels were read no better. Backs of
 * sealed cards keep one size, as another would be a mark that is seen at a glance; what differs there is less (`coresOf`).
 */
export function stepOf({ index, places }: SheetPlace, of: keyof typeof most): number {
  if (of === 'label' && places > mostLabels) return 1;
  return 1 - index * Math.min(step, most[of] / Math.max(1, places - 1));
}

/** A face with its code smaller by that share, about the same middle. */
export function stepped(side: Side, share: number): Side {
  const { code } = side;
  if (code === undefined || share === 1) return side;
  const own = side.own.map((shape): Shape => (shape.kind === 'qr' ? shrunk(shape, share) : shape));
  return { ...side, own, code: shrunk(code, share) };
}

/** A square smaller by a share, about the same middle. */
export function shrunk<Square extends { readonly x: number; readonly y: number; readonly size: number }>(
  square: Square,
  share: number,
): Square {
  const { x, y, size } = square;
  const off = (size * (1 - share)) / 2;
  return { ...square, x: x + off, y: y + off, size: size * share };
}
