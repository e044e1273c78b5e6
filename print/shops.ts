import type { Deck } from '../src/cards/deck.ts';
import { cardSizes, type CardSize } from './card-sizes.ts';

/** One size of card as a shop takes it; the canvas of a picture in pixels. */
export interface ShopSize extends CardSize {
  readonly canvas?: readonly [width: number, height: number];
}

/** What a print shop wants to be sent. */
export interface Shop {
  readonly name: string;
  /** A picture of each side, or one PDF with a page for each side. */
  readonly takes: 'png' | 'pdf';
  /** Which side of a card comes first in the PDF. */
  readonly first?: 'face' | 'back';
  readonly sizes: Readonly<Record<string, ShopSize>>;
  /** Distance from the cut, inside, in which the shop wants neither text nor codes, in mm. */
  readonly safe: number;
}

/** An eighth of an inch, which these shops take for bleed and safe zone. */
const eighth = 3.175;
/**
 * Shops with their templates' figures: canvases at 300 pixels per inch. Decks are sent in RGB; DriveThruCards asks for
 * CMYK, which its own preparation or any PDF editor makes of the file.
 */
export const shops: Readonly<Record<string, Shop>> = {
  'the-game-crafter': {
    name: 'The Game Crafter',
    takes: 'png',
    safe: eighth,
    sizes: {
      poker: { ...cardSizes.poker, bleed: eighth, canvas: [825, 1125] },
      bridge: { ...cardSizes.bridge, bleed: eighth, canvas: [750, 1125] },
      tarot: { ...cardSizes.tarot, bleed: eighth, canvas: [900, 1500] },
    },
  },
  'make-playing-cards': {
    name: 'MakePlayingCards',
    takes: 'png',
    safe: eighth,
    sizes: { poker: { ...cardSizes.poker, bleed: (36 / 300) * 25.4, canvas: [822, 1122] } },
  },
  'drive-thru-cards': {
    name: 'DriveThruCards',
    takes: 'pdf',
    first: 'back',
    safe: eighth,
    sizes: { poker: { ...cardSizes.poker, bleed: eighth }, tarot: { ...cardSizes.tarot, bleed: eighth } },
  },
};

export const shopNames: readonly string[] = Object.keys(shops);

/** The deck cut to a shop's size. */
export function sized(deck: Deck, { width, height, corner, bleed }: ShopSize): Deck {
  return { ...deck, sizes: { width, height, corner, bleed } };
}
