import { cardSizes, type CardSize } from './card-sizes.ts';
import type { PrintJob } from './job.ts';
import { outsideOf } from './proof/safe-zone.ts';
import type { Scene } from './scene.ts';
import type { Type } from './type.ts';

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
      mini: { ...cardSizes.mini, bleed: eighth, canvas: [600, 825] },
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

/** The shop a deck is sent to, and the size of its cards there. */
export interface Send {
  readonly shop: Shop;
  readonly size: ShopSize;
}

/** The job cut to the shop's size: faces and backs alone, a page each, in the shop's order. */
export function forShop(job: PrintJob, { shop, size }: Send): PrintJob {
  const { paper: _paper, labels: _labels, ...rest } = job;
  const { width, height, corner, bleed } = size;
  return {
    ...rest,
    deck: { ...job.deck, sizes: { width, height, corner, bleed } },
    sheet: 'shop',
    parts: ['cards', 'backs'],
    ...(shop.first === 'back' ? { backsFirst: true } : {}),
  };
}

/** A text or a code nearer to the cut than the shop wants, in mm; pages count from 1. */
export interface NearCut {
  readonly page: number;
  readonly what: string;
  readonly by: number;
}

/** Texts and codes on pages of `forShop` that lie in the zone the shop wants free of them. */
export function nearCut(pages: readonly Scene[], { shop, size }: Send, type: Type): readonly NearCut[] {
  const near = size.bleed + shop.safe;
  const zone = { left: near, top: near, right: size.width + 2 * size.bleed - near, bottom: size.height + 2 * size.bleed - near };
  return pages.flatMap((scene, i) => outsideOf(scene, zone, type).map((found) => ({ page: i + 1, ...found })));
}
