import type { Deck } from '../src/cards/deck.ts';

/** Trim, corner and bleed of a card in mm. */
export type CardSize = Deck['sizes'];

const inches = (width: number, height: number): CardSize => ({ width: width * 25.4, height: height * 25.4, corner: 3.175, bleed: 3 });

/** Sizes that cards, sleeves and boxes are sold in, by the names shops give them. */
export const cardSizes = {
  poker: inches(2.5, 3.5),
  bridge: inches(2.25, 3.5),
  mini: inches(1.75, 2.5),
  tarot: inches(2.75, 4.75),
  square: inches(3.5, 3.5),
  'small-square': inches(2.5, 2.5),
  trading: { width: 63, height: 88, corner: 3.5, bleed: 3 },
  japanese: { width: 59, height: 86, corner: 3, bleed: 3 },
} as const satisfies Readonly<Record<string, CardSize>>;

/** Large print of 16 points and more wants this much room for the longest abilities. */
export const largePrintSize = 'tarot';

export type CardSizeName = keyof typeof cardSizes;
export const cardSizeNames = Object.keys(cardSizes) as readonly CardSizeName[];
