import type { Shape } from '../scene.ts';
import type { Side } from './fronts.ts';

/** By how much a code is smaller than the one before it on a sheet, and the last of a sheet than the first, as shares. */
const step = 0.02;
const most = 0.16;

/**
 * A face at this place of a sheet of so many, its code a little smaller than the one before, about the same middle.
 *
 * zbar tries the corners of codes in threes, those that most lines cross first, and each try of corners that do not belong
 * together spoils what it knows of them. With a step of size it comes to the corners of one code after the other. Of the 260
 * codes of our decks on A4 it read 218, 218 and 222 of one size at 150, 200 and 300 pixels per inch, and reads all 260 with
 * this step; 256, 256 and 260 with half of it. Codes turned, or moved by up to 6 mm, were read no better. Backs stay alike.
 */
export function stepped(side: Side, index: number, places: number): Side {
  const share = 1 - index * Math.min(step, most / Math.max(1, places - 1));
  const { code } = side;
  if (code === undefined || index === 0) return side;
  const own = side.own.map((shape): Shape => (shape.kind === 'qr' ? shrunk(shape, share) : shape));
  return { ...side, own, code: shrunk(code, share) };
}

function shrunk<Square extends { readonly x: number; readonly y: number; readonly size: number }>(square: Square, share: number): Square {
  const { x, y, size } = square;
  const off = (size * (1 - share)) / 2;
  return { ...square, x: x + off, y: y + off, size: size * share };
}
