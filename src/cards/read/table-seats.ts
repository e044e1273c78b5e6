import type { SeatId } from '../../kernel/types.ts';
import { type Arrangement, waysToSee } from './arrangement.ts';
import { exchanged, filledIn, reversed, startingAt, withCard, withGap, withoutGap } from './correct.ts';
import { type Because, facing, type Pinned, pinnedTo, type Seating, steadied } from './facing.ts';
import type { Shape } from './shape/guess.ts';
import { aligned } from './table/aligned.ts';
import type { Frame, Lying } from './table/pose.ts';
import { TablePicture } from './table/table-picture.ts';

/** The table that is expected. */
export interface Expected extends Seating {
  readonly seats: number;
}

/** What the host has said about the picture. */
interface Corrections {
  readonly pinned?: Pinned | undefined;
  readonly shape?: Shape | undefined;
  /** Cards that belong to no seat. */
  readonly out: ReadonlySet<string>;
  /** Seats are numbered though many cards are missing. */
  readonly insisted: boolean;
  /** The order as the host has put it right; it changes only where gaps are filled. */
  readonly edited?: Arrangement | undefined;
}

const none: Corrections = { out: new Set(), insisted: false };
/** While no cards are seen together that were not before, the order is looked at again every so many frames: places become more exact. */
const pause = 10;
/** An order less sure than this is doubtful. */
const doubtful = 0.5;
/** With fewer cards than this nothing is said about an order. */
const fewest = 3;

/** The seats of a table while frames and photos of it come in and the host puts right what they show. */
export class TableSeats {
  readonly #picture: TablePicture;
  readonly #expected: () => Expected;
  #said: Corrections = none;
  readonly #past: Corrections[] = [];
  /** Where the cards lay when the host first moved one. */
  #base: ReadonlyMap<string, Lying> = new Map();
  #arrangement: Arrangement | undefined;
  /** The order as it was guessed, while the table is seen as closed, or in the same open shape. */
  #steady: { readonly like: Shape | 'closed'; readonly order: Pinned } | undefined;
  #shapes: readonly Shape[] = [];
  #because: Because = 'picture';
  #between: readonly string[] = [];
  #frames = 0;
  /** Whether seats had numbers when the order was last worked out. */
  #ordered = false;

  /** `isCard` says which codes are cards of this deal; `expected` is asked each time, for it changes with the deal. */
  constructor(expected: () => Expected, isCard?: (text: string) => boolean) {
    this.#picture = new TablePicture(isCard);
    this.#expected = expected;
  }

  /** Takes a frame or a photo; answers how many cards are new. */
  add(frame: Frame): number {
    const { pairs } = this.#picture;
    const fresh = this.#picture.add(frame);
    if (fresh > 0 || this.#picture.pairs !== pairs || this.isOrdered !== this.#ordered || ++this.#frames % pause === 0) this.refresh();
    return fresh;
  }

  /** Works the order out anew: what is expected has changed. */
  refresh(): void {
    const { edited, shape, pinned } = this.#said;
    this.#ordered = this.isOrdered;
    if (edited !== undefined) {
      const { arrangement, left } = filledIn(edited, aligned(this.#lying, this.#base));
      [this.#arrangement, this.#between] = [arrangement, left];
      return;
    }
    const { seats, ...seating } = this.#expected();
    const ordered = this.#ordered;
    const found = waysToSee(this.#lying, { seats: ordered ? seats : undefined, shape });
    const faced = found && facing(found.arrangement, seating, pinned);
    this.#shapes = found?.shapes ?? [];
    const before = this.#steady;
    this.#steady = undefined;
    this.#arrangement = faced?.arrangement;
    if (faced === undefined || !ordered) return;
    // What the host, or cards that have a seat, say is new; guesses are made once.
    const guessed = faced.because !== 'host' && faced.because !== 'dealt';
    const like = faced.arrangement.closed ? 'closed' : faced.arrangement.shape;
    const steady = guessed && before?.like === like ? steadied(faced.arrangement, before.order) : undefined;
    if (steady === undefined) this.#because = faced.because;
    this.#arrangement = steady ?? faced.arrangement;
    this.#steady = guessed ? { like, order: pinnedTo(this.#arrangement) } : undefined;
  }

  /** The places as they are known now; numbers mean seats only when `isOrdered`. */
  get arrangement(): Arrangement | undefined {
    return this.#arrangement;
  }

  /** Every card seen that belongs to a seat. */
  get cards(): readonly string[] {
    return this.#picture.cards.filter((text) => !this.#said.out.has(text));
  }

  /**
   * Whether so few cards are missing that gaps have a place and seats a number, and all frames agree about where the cards lie;
   * or the host wants them numbered.
   */
  get isOrdered(): boolean {
    const { insisted, edited } = this.#said;
    const { seats } = this.#expected();
    const known = this.#lying.length;
    if (edited !== undefined || insisted) return true;
    return known >= fewest && seats - known <= Math.max(2, Math.floor(seats / 4)) && this.#picture.isSettled();
  }

  /** Seats whose card has not been read. */
  get gaps(): readonly SeatId[] {
    if (!this.isOrdered) return [];
    return this.#arrangement?.places.flatMap(({ card }, i) => (card === undefined ? [i + 1] : [])) ?? [];
  }

  /** Every seat of the table has its card. */
  get isComplete(): boolean {
    return this.isOrdered && this.#arrangement?.places.length === this.#expected().seats && this.gaps.length === 0;
  }

  /** Another order is as likely, and the host has put nothing right yet: the picture should be compared with the table. */
  get isDoubtful(): boolean {
    return this.isOrdered && this.#said.edited === undefined && (this.#arrangement?.sure ?? 1) < doubtful;
  }

  /** Cards that were seen apart from the others, so that nobody knows where they lie. */
  get apart(): readonly string[] {
    const [, ...others] = this.#picture.pieces;
    return others.flatMap((piece) => piece.map(({ text }) => text)).filter((text) => !this.#said.out.has(text));
  }

  /** Cards found since the host put the order right that lie at no gap. */
  get between(): readonly string[] {
    return this.#said.edited === undefined ? [] : this.#between;
  }

  /** Codes that lie at two places. */
  get doubles(): readonly string[] {
    return this.#picture.doubles;
  }

  get because(): Because {
    return this.#because;
  }

  /** The shapes in which the table can be seen. */
  get shapes(): readonly Shape[] {
    return this.#shapes;
  }

  /** For drawing over the camera: where in the last frame a place is seen, pixels. */
  get overlay(): ReturnType<TablePicture['overlay']> {
    return this.#said.edited === undefined ? this.#picture.overlay() : undefined;
  }

  /** Places are numbered from nought here and below. Seat one is this place. */
  startAt(place: number): void {
    this.#turn((arrangement) => startingAt(arrangement, place));
  }

  turnRound(): void {
    this.#turn(reversed);
  }

  seeAs(shape: Shape): void {
    this.#say({ shape, edited: undefined });
  }

  /** Numbers the seats though many cards are missing. */
  insist(): void {
    this.#say({ insisted: true });
  }

  /** What lies at one place goes to another. Two cards change places; a gap moves, and the cards between stay where they lie. */
  put(from: number, to: number): void {
    this.#edit((arrangement) => {
      if (arrangement.places[from]?.card !== undefined || arrangement.places[to] === undefined) return exchanged(arrangement, from, to);
      return withGap(withoutGap(arrangement, from), to);
    });
  }

  /** No seat is here: the card belongs to nobody, or the gap is none. */
  takeOut(place: number): void {
    const at = this.#arrangement?.places[place];
    if (at === undefined) return;
    const out = at.card === undefined ? this.#said.out : new Set([...this.#said.out, at.card]);
    if (at.card !== undefined && this.#said.edited === undefined) this.#say({ out });
    else this.#edit((arrangement) => withoutGap(withCard(arrangement, place, undefined), place), { out });
  }

  /** A card that was typed lies at this place. */
  fill(place: number, card: string): void {
    this.#edit((arrangement) => withCard(arrangement, place, card));
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Takes the host's last correction back. */
  undo(): void {
    this.#said = this.#past.pop() ?? this.#said;
    this.refresh();
  }

  /** What has been put right was dealt: it is not undone any more. */
  settle(): void {
    this.#past.length = 0;
  }

  /** Forgets the host's corrections, and with `all` what was seen. */
  clear(all = true): void {
    if (all) this.#picture.clear();
    this.#said = none;
    this.#past.length = 0;
    this.#between = [];
    this.#steady = undefined;
    this.refresh();
  }

  get #lying(): readonly Lying[] {
    const [piece = []] = this.#picture.pieces;
    return [...piece, ...this.#picture.unread(piece)].filter(({ text }) => !this.#said.out.has(text));
  }

  /** A change of numbers only: it holds while more cards are found. */
  #turn(change: (arrangement: Arrangement) => Arrangement): void {
    if (this.#said.edited !== undefined) return this.#edit(change);
    if (this.#arrangement === undefined) return;
    this.#say({ pinned: pinnedTo(change(this.#arrangement)) });
  }

  #edit(change: (arrangement: Arrangement) => Arrangement, more: Partial<Corrections> = {}): void {
    if (this.#arrangement === undefined) return;
    if (this.#said.edited === undefined) this.#base = new Map(this.#lying.map((card) => [card.text, card]));
    this.#say({ ...more, edited: change(this.#arrangement) });
  }

  #say(more: Partial<Corrections>): void {
    this.#past.push(this.#said);
    this.#said = { ...this.#said, ...more };
    this.refresh();
  }
}
