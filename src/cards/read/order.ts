import { type Found, middle, side } from './found.ts';

/** Codes lying in rows, as one reads: row by row from the top, each from the left. */
export function inReadingOrder<F extends Found>(codes: readonly F[]): F[] {
  const downwards = [...codes].sort((a, b) => middle(a).y - middle(b).y);
  const rows: F[][] = [];
  for (const code of downwards) {
    const row = rows.at(-1);
    // Neighbours in a row differ by less than a code and a half in height; the next row of cards is further down.
    const level = row === undefined ? undefined : row.reduce((sum, one) => sum + middle(one).y, 0) / row.length;
    if (row !== undefined && level !== undefined && middle(code).y - level < 1.5 * side(code)) row.push(code);
    else rows.push([code]);
  }
  return rows.flatMap((row) => row.sort((a, b) => middle(a).x - middle(b).x));
}
