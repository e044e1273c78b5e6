import { editionIn } from '../../code.ts';
import type { Point } from '../found.ts';
import { meanDirection, wrapped } from './angle.ts';
import { laidOut } from './layout.ts';
import { groups } from './links.ts';
import { Pairs } from './pairs.ts';
import { type Plane, toFrame } from './plane.ts';
import { flattened, type FlatFrame, type Frame, type Lying, type Sighting } from './pose.ts';
import { UnreadCards } from './unread.ts';

/** Cards whose places are known to one another. Down is where down was in the frame that first showed the piece, a card held up by itself apart. */
export type Piece = readonly Lying[];

/** More cards than this are not kept: twice the largest table. */
const most = 80;

/**
 * One picture of the table out of many frames: each card found keeps one place while the camera pans, tilts and turns,
 * and frames that show the same cards are joined. What is kept grows with the cards, not with the frames: how every
 * two that were seen together lie to each other.
 */
export class TablePicture {
  readonly #isCard: (text: string) => boolean;
  /** In the order found; as the frame had it that first showed the card beside others, or at all. */
  readonly #first = new Map<string, Lying & { readonly frame: number }>();
  /** Cards that no frame has shown beside others: held up, they say nothing about where down is on the table. */
  readonly #alone = new Set<string>();
  readonly #pairs = new Pairs();
  readonly #doubles = new Set<string>();
  readonly #unread = new UnreadCards();
  #pieces: readonly Piece[] | undefined;
  #unsettled: ReadonlySet<Piece> = new Set();
  #last: FlatFrame | undefined;

  /** Codes that `isCard` refuses are no part of the table: by default all that are not Nightdeck's. */
  constructor(isCard: (text: string) => boolean = (text) => editionIn(text) !== undefined) {
    this.#isCard = isCard;
  }

  /** Takes what one frame or photo shows; answers how many cards are new. Foreign codes change nothing. */
  add(frame: Frame): number {
    const flat = flattened({ ...frame, codes: frame.codes.filter(({ text }) => this.#isCard(text)) });
    this.#last = flat && { ...flat, cards: this.#single(flat.cards) };
    const cards = this.#last?.cards ?? [];
    const before = this.#first.size;
    const kept = cards.filter(({ text, x, y, up }) => {
      if (this.#first.has(text) ? cards.length > 1 && this.#alone.delete(text) : this.#first.size < most) {
        this.#first.set(text, { text, x, y, up, frame: this.#pairs.next });
        if (cards.length === 1) this.#alone.add(text);
      }
      return this.#first.has(text);
    });
    this.#takeBack(this.#pairs.add(kept));
    if (kept.length > 0) this.#pieces = undefined;
    this.#unread.add(this.#last?.unread ?? [], kept);
    return Math.max(0, this.#first.size - before);
  }

  /** How many pairs of cards have been seen together. A new one may join two pieces, or close a round. */
  get pairs(): number {
    return [...this.#pairs.links.values()].reduce((sum, links) => sum + links.size, 0) / 2;
  }

  /** Every card found, in the order found. */
  get cards(): readonly string[] {
    return [...this.#first.keys()];
  }

  /** Codes that one frame has shown at two places: two cards were printed with the same code. */
  get doubles(): readonly string[] {
    return [...this.#doubles];
  }

  /** The pieces of the table, the one with the most cards first; one piece when all are joined. */
  get pieces(): readonly Piece[] {
    this.#pieces ??= this.#settled();
    return this.#pieces;
  }

  /** Whether the frames agree about where the cards of the piece lie; while they do not, nobody knows. */
  isSettled(piece: Piece = this.pieces[0] ?? []): boolean {
    return !this.#unsettled.has(piece);
  }

  /** Cards of the piece whose codes were found and could not be read; their texts are empty. */
  unread(piece: Piece = this.pieces[0] ?? []): readonly Lying[] {
    return this.#unread.beside(piece);
  }

  /** For drawing over the camera: where in the last frame a place of the piece is seen, pixels. Nothing where the last frame shows none of its cards. */
  overlay(piece: Piece = this.pieces[0] ?? []): ((place: Point) => Point | undefined) | undefined {
    return this.#last && overlayOf(this.#last.plane, this.#last.cards, piece);
  }

  /** Forgets everything. */
  clear(): void {
    this.#first.clear();
    this.#alone.clear();
    this.#pairs.clear();
    this.#doubles.clear();
    this.#unread.clear();
    this.#pieces = undefined;
    this.#last = undefined;
  }

  /** The pieces without what turned out to be wrong. */
  #settled(): readonly Piece[] {
    const before = this.pairs;
    const pieces = groups(this.cards, this.#pairs.links)
      .map((texts) => {
        const first = this.#first.get(texts[0] ?? '');
        return first === undefined ? [] : laidOut({ ...first, x: 0, y: 0 }, texts, this.#pairs.links);
      })
      .sort((a, b) => b.length - a.length);
    this.#unsettled = new Set(pieces.filter((piece) => !this.#pairs.check(piece, (frames) => this.#takeBack(frames))));
    return this.pairs < before ? this.#settled() : pieces;
  }

  /** Forgets cards that only these frames have shown. */
  #takeBack(frames: ReadonlySet<number>): void {
    for (const [text, { frame }] of this.#first) {
      if (!frames.has(frame)) continue;
      // Where down is, the next frame that shows the card beside others says better.
      if (this.#pairs.links.has(text)) this.#alone.add(text);
      else this.#first.delete(text);
    }
  }

  /** The cards without those that the frame shows twice; such a code has no place of its own, the larger one is kept. */
  #single(cards: readonly Sighting[]): readonly Sighting[] {
    const best = new Map<string, Sighting>();
    for (const card of cards) {
      const other = best.get(card.text);
      if (other !== undefined) this.#doubles.add(card.text);
      if (other === undefined || card.pixels > other.pixels) best.set(card.text, card);
    }
    return [...best.values()];
  }
}

/** The shift and turn that lay the frame's cards on the piece's, and from there back into the frame. */
function overlayOf(plane: Plane, seen: readonly Sighting[], piece: Piece): ((place: Point) => Point | undefined) | undefined {
  const known = new Map(piece.map((card) => [card.text, card]));
  const pairs = seen.flatMap((from) => {
    const to = known.get(from.text);
    return to === undefined ? [] : [{ from, to }];
  });
  if (pairs.length === 0) return undefined;
  const mean = (of: (pair: { from: Lying; to: Lying }) => number): number => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const here = { x: mean(({ from }) => from.x), y: mean(({ from }) => from.y) };
  const there = { x: mean(({ to }) => to.x), y: mean(({ to }) => to.y) };
  let along = 0;
  let across = 0;
  for (const { from, to } of pairs) {
    along += (to.x - there.x) * (from.x - here.x) + (to.y - there.y) * (from.y - here.y);
    across += (to.x - there.x) * (from.y - here.y) - (to.y - there.y) * (from.x - here.x);
  }
  const own = meanDirection(pairs.map(({ from, to }) => wrapped(from.up - to.up))).angle;
  // Two cards close together say less about the turn than their own squares do.
  const angle = Math.hypot(along, across) > 1 ? Math.atan2(across, along) : own;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ({ x, y }) =>
    toFrame(plane, { x: here.x + cos * (x - there.x) - sin * (y - there.y), y: here.y + sin * (x - there.x) + cos * (y - there.y) });
}
