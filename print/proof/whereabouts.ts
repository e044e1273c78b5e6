import type { ExpectedCode } from '../plan.ts';

/** Where a code is found on paper: what its card is called, unless the deck is sealed, and its place on the page, from 1. */
export interface Whereabouts {
  readonly name?: string;
  readonly row: number;
  readonly place: number;
}

/** Codes whose middles are nearer than this stand in one row, in mm. */
const sameRow = 5;

/** Where a code stands among those of its page, row by row from the top left. `names` tells what cards are called by their codes. */
export function whereabouts(code: string, onPage: readonly ExpectedCode[], names: ReadonlyMap<string, string>): Whereabouts {
  const middle = ({ y, size }: ExpectedCode): number => y + size / 2;
  const sorted = [...onPage].sort((a, b) => middle(a) - middle(b));
  const rows: ExpectedCode[][] = [];
  for (const one of sorted) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row !== undefined && last !== undefined && middle(one) - middle(last) < sameRow) row.push(one);
    else rows.push([one]);
  }
  const row = rows.findIndex((codes) => codes.some((one) => one.code === code));
  const across = (rows[row] ?? []).sort((a, b) => a.x - b.x);
  const name = names.get(code);
  return { ...(name === undefined ? {} : { name }), row: row + 1, place: across.findIndex((one) => one.code === code) + 1 };
}
