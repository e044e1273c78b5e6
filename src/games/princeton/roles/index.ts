import * as angelDiamond from './angel-diamond.ts';
import * as angelHeart from './angel-heart.ts';
import * as civilian from './civilian.ts';
import * as mafia from './mafia.ts';

/** Two sides: the mafia against the village, which the angels belong to (PR-01, PR-06). */
export const roles = {
  mafia,
  angelHeart,
  angelDiamond,
  civilian,
};

/** The angels, in the order in which they are called (PR-36). */
export const angels = ['angelHeart', 'angelDiamond'] as const satisfies readonly (keyof typeof roles)[];
