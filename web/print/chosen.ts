import type { CardSizeName } from '../../print/card-sizes.ts';
import type { Look } from '../../print/faces/face.ts';
import type { Part } from '../../print/job.ts';
import type { LabelSheetName } from '../../print/label-sheets.ts';
import type { PaperName } from '../../print/paper.ts';
import type { Alignment } from '../../src/cards/calibration.ts';
import type { DeckKey } from '../../src/cards/code.ts';
import type { Cast } from '../../src/kernel/game.ts';
import type { Variant } from '../../src/text/wording.ts';

/** What is chosen on the print page. */
export interface Choices extends Alignment {
  /** Cards to print; nothing for the whole deck. */
  readonly cast: Cast | undefined;
  /** Single cards instead, by their numbers: lost ones. */
  readonly numbers?: readonly number[] | undefined;
  readonly parts: readonly Part[];
  readonly paper: PaperName;
  readonly look: Look;
  /** How cards lie on paper, or the name of the shop they are sent to. */
  readonly sheet: string;
  /** The size of the cards by its name; that of the deck where none is said. */
  readonly size: CardSizeName | undefined;
  readonly labels: LabelSheetName;
  readonly startAt: number;
  /** The language of the cards, of the program or of a name table. */
  readonly language: string;
  /** A second one on the cards. */
  readonly second?: string | undefined;
  /** The variant of the wording, where it is not the usual one. */
  readonly wording: Variant | undefined;
  /** House rules, which may change the night card. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Codes on the backs, under this key. */
  readonly sealed: boolean;
  readonly key: DeckKey;
  /** The new key of this visit. */
  readonly fresh: DeckKey;
  readonly newBacks: 'sleeves' | 'stickers';
  /** What the cards in the box are. */
  readonly box: 'card' | 'paper' | 'sleeves';
  /** Code of the game the sheets are for, while its own cards are printed. */
  readonly resume?: string | undefined;
}
