import type { ReactiveControllerHost } from 'lit';
import { bearings } from '../../src/cards/read/arrangement.ts';
import { seatCards } from '../../src/cards/read/correct.ts';
import type { Found } from '../../src/cards/read/found.ts';
import type { Frame } from '../../src/cards/read/table/pose.ts';
import { TableSeats } from '../../src/cards/read/table-seats.ts';
import type { Left } from '../../src/cards/take-all.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import type { Note } from '../elements/camera-view.ts';
import { expectCodes } from '../scan/expect.ts';
import { isOurs } from '../scan/ours.ts';
import type { Dealing } from '../session/dealing.ts';
import { voiceOf } from '../session/table.ts';
import type { Desk, Takes } from './scan-takes.ts';

/** The picture of the table of one deal, from camera frames and photos, until it is dealt. */
export class TableScan {
  readonly seats: TableSeats;
  /** Changes with every change of `seats`. */
  version = 0;
  readonly #desk: Desk & Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #dealing: Dealing;
  readonly #takes: Takes;
  /** Cards that the host is still to be asked about. */
  #asking: readonly Left[] = [];
  /** The last code that belongs to no card of this deal: it is told once. */
  #odd: string | undefined;
  /** The codes that the decoders were told to expect. */
  #expected: readonly string[] = [];

  constructor(desk: Desk & Pick<ReactiveControllerHost, 'requestUpdate'>, dealing: Dealing, takes: Takes) {
    this.#desk = desk;
    this.#dealing = dealing;
    this.#takes = takes;
    this.seats = new TableSeats(
      () => ({ seats: dealing.deal.held.length, names: dealing.names, held: dealing.codes, last: dealing.last }),
      (text) => dealing.isCard(text),
    );
  }

  /** Numbers over the camera's picture, in pixels of the last frame: where each seat is, and where one is missing. */
  readonly notes = (): readonly Note[] => {
    const { arrangement, overlay, isOrdered } = this.seats;
    const notes = (arrangement?.places ?? []).map((place, i): Note | undefined => {
      const at = isOrdered ? overlay?.(place) : undefined;
      return at && { ...at, text: String(i + 1), empty: place.card === undefined };
    });
    return notes.filter((note) => note !== undefined);
  };

  /** A frame of the camera. */
  frame(frame: Frame): void {
    this.#dealing.tryKeys(frame.codes.map(({ text }) => text));
    void this.expect();
    const before = this.seats.arrangement;
    const fresh = this.seats.add(frame);
    if (fresh > 0) {
      this.#takes.heard();
      this.#desk.line = undefined;
    }
    if (fresh > 0 || this.seats.arrangement !== before) this.changed();
    this.#tellOdd(frame.codes);
  }

  /** A photo of the table or of a part of it. Where it shows a single card and nothing is known of the table, that card is taken. */
  async photo(file: Blob): Promise<void> {
    const desk = this.#desk;
    desk.line = { text: desk.say('table.photo'), tone: 'plain' };
    const { nothingIn, readPhoto } = await import('../scan/photo.ts');
    await this.expect();
    const known = [...new Set([...this.seats.cards, ...this.#dealing.codes.keys()])];
    const missing = Math.max(1, this.#dealing.deal.held.length - known.length);
    // The first photo is read with ordinary effort; a second one is taken because something is missing.
    const read = await readPhoto(file, known.length === 0 ? undefined : { missing, known });
    const codes = 'reading' in read ? read.reading.codes : [];
    const [first] = codes;
    if ('refused' in read || first === undefined) {
      desk.line = { text: desk.say('refused' in read ? read.refused : nothingIn(read.reading)), tone: 'bad' };
      return;
    }
    const lying = codes.filter((code): code is Found => code.corners !== undefined);
    if (lying.length === 0 || (codes.length === 1 && this.seats.cards.length === 0)) {
      this.#takes.code(first.text);
      return;
    }
    this.#dealing.tryKeys(lying.map(({ text }) => text));
    const { width, height, unread = [], cut } = read.reading;
    const fresh = this.seats.add({ width, height, codes: lying, unread });
    desk.aim = 'many';
    const found = fresh > 0 ? desk.say('table.photo.found', { n: fresh }) : desk.say('table.photo.known');
    const text = cut === true ? desk.say('scan.photo.partly', { found, why: desk.say('scan.photo.long') }) : found;
    desk.line = { text, tone: fresh > 0 ? 'good' : 'plain' };
    this.changed();
    this.#tellOdd(lying);
  }

  /** The first place of the picture for which there is no card yet. */
  get gap(): number | undefined {
    const seat = this.seats.gaps.find((one) => this.#dealing.deal.held[one - 1] === null);
    return seat === undefined ? undefined : seat - 1;
  }

  /** A typed code goes to a gap of the picture; what is no card of this deal is told. Answers whether it came to something. */
  typed(text: string, place: number | undefined = this.gap): boolean {
    const card = this.#dealing.cardText(text);
    if (card === undefined || place === undefined) return this.#takes.code(text);
    this.seats.fill(place, card);
    const words = voiceOf(this.#dealing.table, this.#dealing);
    this.#desk.line = { text: this.#desk.say('table.typed', { seat: words.seat(place + 1) }), tone: 'good' };
    this.changed();
    return true;
  }

  /** Cards on the picture that the deal does not have at their seats yet. */
  get pending(): readonly SeatId[] {
    const { arrangement, isOrdered } = this.seats;
    if (arrangement === undefined || !isOrdered) return [];
    const held = this.#dealing.codes;
    return seatCards(arrangement).flatMap((card, i) => (card === undefined || held.get(card) === i + 1 ? [] : [i + 1]));
  }

  /** Whether the picture has no more places than there are seats, so that it can be dealt. */
  get fits(): boolean {
    return (this.seats.arrangement?.places.length ?? 0) <= this.#dealing.deal.held.length;
  }

  /** Deals the cards to the seats where they lie; how they lie is kept for the next game. What has to be asked is asked afterwards. */
  deal(): void {
    const { arrangement } = this.seats;
    if (arrangement === undefined || !this.fits) return;
    const { seats, left } = this.#dealing.takeAll(seatCards(arrangement));
    this.#dealing.keepBearings(bearings(arrangement));
    this.seats.settle();
    if (seats.length > 0) this.#takes.heard();
    this.#desk.line = { text: this.#desk.say('table.seated', { n: seats.length }), tone: seats.length > 0 ? 'good' : 'plain' };
    this.#asking = left;
    this.next();
  }

  /** Asks about the next card of those dealt together, if there is one. */
  next(): void {
    const [first, ...others] = this.#asking;
    this.#asking = others;
    if (first === undefined) return;
    const { outcome, seat, text } = first;
    if (outcome.kind === 'already') this.#dealing.aimed = seat;
    this.#takes.came(
      this.#dealing,
      outcome,
      text,
      () => this.#dealing.takeToo(text, seat),
      () => this.next(),
    );
    if (this.#desk.over === undefined) this.next();
  }

  get mayUndo(): boolean {
    return this.#corrected || this.#dealing.mayUndo;
  }

  /** Takes back what the host did last: a correction of the picture, or what was dealt. */
  undo(): void {
    const desk = this.#desk;
    if (this.#corrected) {
      this.seats.undo();
      this.changed();
      desk.line = { text: desk.say('table.corrected'), tone: 'plain' };
      return;
    }
    const { read } = this.#dealing;
    this.#dealing.undo();
    const back = read - this.#dealing.read;
    desk.line = { text: back > 1 ? desk.say('table.unseated', { n: back }) : desk.say('dealing.undone'), tone: 'plain' };
  }

  /** The table is left: what is scanned next has other cards. */
  close(): void {
    this.#expected = [];
    // Told also where nothing was expected: what is still being looked at belongs to this table.
    void expectCodes([]);
  }

  /** The deal or the host's word has changed. */
  changed(): void {
    this.version++;
    this.#desk.requestUpdate();
  }

  /** Corrections belong to a picture that has not been dealt. */
  get #corrected(): boolean {
    return this.#desk.aim === 'many' && this.seats.mayUndo && this.pending.length > 0;
  }

  /** Tells the decoders which cards may lie there. This only helps: where it fails, codes are read without. */
  async expect(texts: readonly string[] = this.#dealing.printed): Promise<void> {
    if (texts === this.#expected || (texts.length === 0 && this.#expected.length === 0)) return;
    this.#expected = texts;
    await expectCodes(texts).catch(() => undefined);
  }

  /** A key card does its work; of cards of another deck the host is told. */
  #tellOdd(codes: readonly Found[]): void {
    for (const { text } of codes) {
      if (text === this.#odd || !isOurs(text) || this.#dealing.isCard(text)) continue;
      this.#odd = text;
      this.#takes.code(text);
    }
  }
}
