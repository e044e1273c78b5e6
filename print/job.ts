import type { Alignment } from '../src/cards/calibration.ts';
import type { DeckKey } from '../src/cards/code.ts';
import type { Card, Deck } from '../src/cards/deck.ts';
import type { SetupTable } from '../src/cards/setup-table.ts';
import type { Said } from '../src/kernel/types.ts';
import type { Language, Words } from '../src/text/message.ts';
import type { Art } from './art/art.ts';
import type { BoxJob } from './box-net.ts';
import type { Look } from './faces/face.ts';
import type { LabelSheetName } from './label-sheets.ts';
import type { ReadyPictures } from './own-pictures.ts';
import type { Flip, PaperName } from './paper.ts';

/** What can be printed of a deck, in the order of the file. */
export const parts = [
  'cards',
  'title',
  'backs',
  'new-backs',
  'facilitator',
  'night',
  'setup',
  'options',
  'rules',
  'booklet',
  'box',
  'labels',
  'key',
  'calibration',
] as const;
export type Part = (typeof parts)[number];

/**
 * How role cards lie on paper: a grid ("3x3"; left out, the best that fits), one card per page for a print shop, or faces
 * and backs on one side of the paper, to be folded, glued and cut.
 */
export type CardSheet = { readonly columns: number; readonly rows: number } | 'shop' | 'fold';

/** One call of the night card, in printable words. */
export interface NightEntry {
  readonly id: string;
  readonly what: Said;
  /** Who is called, if roles are. */
  readonly roles?: readonly string[];
  readonly wake?: Said;
  readonly ask?: readonly Said[];
  readonly sleep?: Said;
}

export interface NightPart {
  readonly id: string;
  readonly title?: Said;
  /** A night unlike the others: it has a sheet of its own. */
  readonly apart?: true;
  readonly lines: readonly NightEntry[];
}

/** A house rule, in printable words: message ids of its title, its help and (`<title>.<value>`) its values. */
export interface OptionEntry {
  readonly title: string;
  readonly help: string;
  /** A number that may be left out is `maybe`; `several` are chosen together, `order` is a sequence. */
  readonly kind: 'switch' | 'number' | 'maybe' | 'one' | 'several' | 'order';
  readonly values?: readonly string[];
  readonly unit?: string;
  readonly usual: unknown;
  /** What this group plays, if it has been set already. */
  readonly chosen?: unknown;
}

/** House rules that belong together; the heading is worded `group.<group>`. */
export interface OptionPart {
  readonly group: string;
  readonly entries: readonly OptionEntry[];
}

/** A heading and its points, in printable words. */
export interface RulesPart {
  readonly title: Said;
  readonly points: readonly Said[];
}

/** Everything the printer must know. It needs no code of any game: night card, rules and wording come as data. */
export interface PrintJob {
  readonly deck: Deck;
  readonly language: Language;
  /** The language of the deck's name table that its cards are in; that of the sheets if left out. */
  readonly names?: string;
  /** A second language on the cards, of the program or of a name table. */
  readonly second?: string;
  /** Wording of the game; the deck's own names are put over it. */
  readonly words: readonly Words[];
  /** The variant of the wording to print: `id@variant` in place of `id`. */
  readonly wording?: string;
  /** Which cards; all of the deck if left out. */
  readonly cards?: readonly Card[];
  /** Cards and backs if left out. */
  readonly parts?: readonly Part[];
  /** A4 if left out. */
  readonly paper?: PaperName;
  readonly sheet?: CardSheet;
  /** One card per page: its back comes before its face. */
  readonly backsFirst?: true;
  readonly look?: Look;
  /** Without what screen readers go by, which makes a large file an eighth smaller. */
  readonly tags?: false;
  /** How the printer turns the sheet, and what puts its backs right; left as they are where nothing is said. */
  readonly duplex?: { readonly flip: Flip } & Partial<Alignment>;
  /** For the box: how thick the cards are. */
  readonly box?: BoxJob;
  /** Label sheet and the first label still on it, from 1. */
  readonly labels?: { readonly sheet: LabelSheetName; readonly startAt?: number };
  /** Key of a sealed deck. */
  readonly key?: DeckKey;
  /** Codes of sealed cards by card number, to lay out once more what was printed under a key that is not at hand. */
  readonly codes?: Readonly<Record<number, string>>;
  readonly night?: readonly NightPart[];
  /** Code of the game that night sheets are printed for: it stands on them instead of the deck's. */
  readonly resume?: string;
  /** House rules for the sheet of options. */
  readonly options?: readonly OptionPart[];
  /** How many of which role for how many players; if left out, the rows of the deck that count their roles. */
  readonly setup?: SetupTable;
  /** Points for the rules sheet besides those of the wording. */
  readonly rules?: readonly RulesPart[];
  /** The art the deck names; its fonts are those of the printer's. Without it faces are drawn by their style. */
  readonly art?: Art;
  /** The pictures the deck brings, made ready for paper in this look. */
  readonly pictures?: ReadyPictures;
}
