const narrow = window.matchMedia('(max-width: 30rem)');

/** More tiles than this stand closer together; on a phone, fewer do. */
const fewTiles = 12;
const fewTilesOnPhone = 8;

/** More candidates than this scroll sideways; on a phone, fewer do. */
const fewPicks = 6;
const fewPicksOnPhone = 3;

/** Whether so many voters are better entered voter by voter. */
export const isLargeVote = (voters: number): boolean => voters > fewTiles;

export const isDense = (tiles: number): boolean => tiles > (narrow.matches ? fewTilesOnPhone : fewTiles);

/**
 * By how many px the second row of tiles reaches under the foot while nothing is scrolled: one row
 * alone would look as if it were all.
 */
export function hiddenRow(tiles: readonly HTMLElement[], foot: Element | null): number {
  const second = [...new Set(tiles.map((tile) => tile.offsetTop))].slice(0, 2).at(-1);
  const last = tiles.findLast((tile) => tile.offsetTop === second);
  if (!last || !foot) return 0;
  return Math.max(0, last.getBoundingClientRect().bottom + window.scrollY - foot.getBoundingClientRect().top);
}

export const isStrip = (picks: number): boolean => picks > (narrow.matches ? fewPicksOnPhone : fewPicks);
