import type { Face } from '../../src/cards/deck-face.ts';
import type { Painter } from '../art/picture.ts';
import type { Scene } from '../scene.ts';
import type { Type, Whose } from '../type.ts';

/** How the whole deck is drawn: in colour, with little ink, or large and in strong contrast. */
export type Look = 'colour' | 'ink-saver' | 'large-print';
export const looks: readonly Look[] = ['colour', 'ink-saver', 'large-print'];

/** What a face tells its reader, already in the reader's language. */
export interface FaceWords {
  /** Code of that language, for its capitals. */
  readonly language?: string;
  readonly name: string;
  readonly ability: string;
  readonly caption?: string;
  /** The letter of its side's sign. */
  readonly letter?: string;
  /** The same in another language, on cards in two. */
  readonly second?: FaceWords;
}

export interface FaceJob<F extends Face = Face> {
  readonly face: F;
  readonly words: FaceWords;
  /** Finished size and bleed in mm. */
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly look: Look;
  /** Which of the deck's sides it is, from 0: gives the side its shape and pattern. */
  readonly side: number;
  /** Room at the bottom that stays white for the code (a sealed card's is a line of letters), in mm from the top; `height` without one. */
  readonly codeTop: number;
  /** The right corner of the head stays free for a code of the host's. */
  readonly cornerCode?: boolean;
  /** Who draws the deck's art, for styles that have use for it. */
  readonly painter?: Painter | undefined;
  /** No code stands on this side of the card, its letters alone. */
  readonly sealed?: boolean | undefined;
  readonly type: Type;
  /** The card in words for messages; `field` is filled in by the face. */
  readonly item: string;
}

/** A style of card face: everything on the card but the code. */
export type FaceStyle<F extends Face = Face> = (job: FaceJob<F>) => Scene;

export const whose = (item: string, field: string): Whose => ({ item, field });
