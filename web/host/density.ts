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

export const isStrip = (picks: number): boolean => picks > (narrow.matches ? fewPicksOnPhone : fewPicks);
