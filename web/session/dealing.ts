import { accept, tap, type How, type Outcome } from '../../src/cards/accept.ts';
import { forTyping, makeCode, parseCode, type DeckKey } from '../../src/cards/code.ts';
import { asOneStep, dealtSeats, emptySeats, move, newDeal, nextSeat, placed, remove, undo, type Deal } from '../../src/cards/deal.ts';
import { makeKey } from '../../src/cards/key.ts';
import { adopted, mismatch, missing, type Mismatch } from '../../src/cards/mismatch.ts';
import type { SeatedBefore } from '../../src/cards/read/facing.ts';
import { takeAll, type Taken } from '../../src/cards/take-all.ts';
import type { Finding } from '../../src/kernel/game.ts';
import type { RoleId, SeatId } from '../../src/kernel/types.ts';
import { keepKey, keyOf, keysFor, keyThatOpens } from './deck-keys.ts';
import { titleOf } from './decks.ts';
import { getGame, listGames, putGame } from './games-db.ts';
import type { StoredGame } from './stored-game.ts';
import { settings } from './settings.ts';
import { StorageProblem } from './database.ts';
import { asToday, tableFor, type TableSet } from './table.ts';

/** The deal of one game as it is read in: every card is kept before the next one can be taken. */
export class Dealing {
  #deal: Deal;
  #names: readonly string[];
  #key: DeckKey | undefined;
  #codes: { readonly of: Deal; readonly all: ReadonlyMap<string, SeatId> } | undefined;
  #printed: readonly string[] | undefined;
  /** The deal as it was before the last whole table: what the host adds to it by answering is undone with it. */
  #before: Deal | undefined;
  /** Seat the host pointed out for the next card; otherwise the first empty one. */
  aimed: SeatId | undefined;

  constructor(
    readonly table: TableSet,
    private stored: StoredGame,
    /** Called after every change, and with what could not be kept. */
    readonly changed: (problem?: unknown) => void,
    /** How the last game whose table was seen was seated. */
    readonly last?: SeatedBefore,
  ) {
    const fits = stored.dealing?.held.length === stored.names.length;
    const deal = stored.dealing && fits ? stored.dealing : newDeal(stored.names.length);
    this.#deal = { ...deal, cast: stored.cast };
    this.#names = stored.names;
    this.#key = keyOf(stored, table.deck);
  }

  get game(): StoredGame {
    return this.stored;
  }

  get deal(): Deal {
    return this.#deal;
  }

  get names(): readonly string[] {
    return this.#names;
  }

  get options(): StoredGame['options'] {
    return this.game.options;
  }

  /** The seat the next card goes to. */
  get next(): SeatId | undefined {
    return this.aimed ?? nextSeat(this.#deal);
  }

  get read(): number {
    return this.#deal.held.length - emptySeats(this.#deal).length;
  }

  /** Whether every card is sealed and nothing opens them yet. */
  get wantsKey(): boolean {
    return this.table.deck.sealed && this.#key === undefined && keysFor(this.table.deck).length === 0;
  }

  /** A scanned or typed code. */
  take(text: string, how: Pick<How, 'seat' | 'force' | 'typed'> = {}): Outcome {
    this.tryKeys([text]);
    const step = accept(this.#deal, text, this.table.deck, { key: this.#key, seat: this.aimed, ...how });
    if (step.outcome.kind === 'key') {
      const { deck } = this.table;
      keepKey(deck, titleOf(deck, settings.value.language), step.outcome.key);
      this.#use(step.outcome.key);
    }
    this.#put(step.deal);
    return step.outcome;
  }

  /**
   * A whole table at once, seat one first, gaps left out; one undo takes it back. Answers which seats took a card and
   * what could not be taken.
   */
  takeAll(cards: readonly (string | undefined)[]): Pick<Taken, 'seats' | 'left'> {
    const before = this.#deal;
    const { deal, seats, left } = takeAll(before, cards, this.table.deck, this.#key);
    this.#put(deal);
    this.#before = before;
    return { seats, left };
  }

  /** A card of the last whole table that the host was asked about; one undo takes it back with all the others. */
  takeToo(text: string, seat: SeatId): Outcome {
    const { deal, outcome } = accept(this.#deal, text, this.table.deck, { key: this.#key, seat, force: true });
    const before = this.#before ?? this.#deal;
    this.#put(deal === this.#deal ? deal : asOneStep(before, deal));
    this.#before = before;
    return outcome;
  }

  /** Keeps how the table is seated, for the next game: degrees clockwise from the bottom, seat one first. */
  keepBearings(bearings: readonly number[]): void {
    void this.#keep({ bearings });
  }

  /** Takes up a key that this device keeps where it opens a sealed card that the key of the game does not. */
  tryKeys(texts: readonly string[]): void {
    const other = keyThatOpens(texts, this.table.deck, this.#key);
    if (other) this.#use(other);
  }

  /** Whether it is the code of a card of this deal. */
  isCard(text: string): boolean {
    return !('fault' in parseCode(text, this.table.deck, this.#key));
  }

  /** A typed code as a scanner would see it; nothing for what is no card of this deal. */
  cardText(typed: string): string | undefined {
    const { deck } = this.table;
    this.tryKeys([typed]);
    const read = parseCode(typed, forTyping(typed, deck), this.#key);
    return 'card' in read ? this.#codeOf(read.card.no) : undefined;
  }

  /** The code of a card as it lies on this table: that of its back where a key is in use. */
  #codeOf(no: number): string {
    const { deck } = this.table;
    return makeCode({ ...deck, sealed: deck.sealed || this.#key !== undefined }, no, this.#key);
  }

  /** The role on the card with this code. */
  roleOf(text: string): RoleId | undefined {
    const read = parseCode(text, this.table.deck, this.#key);
    return 'card' in read ? read.card.role : undefined;
  }

  /** Cards that have their seat, by their codes. */
  get codes(): ReadonlyMap<string, SeatId> {
    const { deck } = this.table;
    if (deck.sealed && this.#key === undefined) return new Map();
    if (this.#codes?.of === this.#deal) return this.#codes.all;
    const all = new Map(this.#deal.held.flatMap((one, i) => (one?.no === undefined ? [] : [[this.#codeOf(one.no), i + 1] as const])));
    this.#codes = { of: this.#deal, all };
    return all;
  }

  /** The codes of all cards of the deck as they lie on this table, the same list until another key is used; none while a key is wanting. */
  get printed(): readonly string[] {
    const { deck } = this.table;
    this.#printed ??= deck.sealed && this.#key === undefined ? [] : deck.cards.map(({ no }) => this.#codeOf(no));
    return this.#printed;
  }

  /** A role tapped on the list. */
  tap(role: RoleId, how: Pick<How, 'seat' | 'force'> = {}): Outcome {
    const step = tap(this.#deal, role, { seat: this.aimed, ...how });
    this.#put(step.deal);
    return step.outcome;
  }

  /** Gives all empty seats the role: the others have been seen waking. */
  fill(role: RoleId): void {
    let deal = this.#deal;
    for (const seat of emptySeats(deal)) deal = placed(deal, seat, { role });
    this.#put(deal);
  }

  move(from: SeatId, to: SeatId): void {
    this.#put(move(this.#deal, from, to));
  }

  remove(seat: SeatId): void {
    this.#put(remove(this.#deal, seat));
  }

  undo(): void {
    this.#put(undo(this.#deal));
  }

  get mayUndo(): boolean {
    return this.#deal.past.length > 0;
  }

  rename(seat: SeatId, name: string): void {
    this.#names = this.#names.map((one, i) => (i === seat - 1 ? name : one));
    void this.#keep({ names: this.#names });
  }

  /** Roles of the chosen cast that are not on the table yet. */
  get left(): Readonly<Record<RoleId, number>> {
    return missing(this.#deal).roles;
  }

  get mismatch(): Mismatch | undefined {
    return mismatch(this.#deal);
  }

  /** What forbids a game with the cards as they lie. */
  get refusals(): readonly Finding[] {
    if (this.next !== undefined) return [];
    const cast = adopted(this.#deal).cast ?? {};
    return this.table.game.examine(cast, this.table.game.options.parse(this.game.options)).filter((finding) => finding.level === 'refuse');
  }

  /** Hands the deal to the game; false while a seat is empty. What cannot be kept is hosted in this page alone. */
  async begin(): Promise<boolean> {
    const deal = dealtSeats(this.#deal, this.table.deck, this.#names);
    if (!deal) return false;
    const cast = adopted(this.#deal).cast ?? {};
    return this.#keep({ deal: [...deal], cast, stage: 'host', names: this.#names, edition: this.table.game.edition });
  }

  #use(key: DeckKey): void {
    this.#key = key;
    // These are codes under the key that was in use.
    this.#codes = undefined;
    this.#printed = undefined;
    void this.#keep({ key: makeKey(key) });
  }

  #put(deal: Deal): void {
    if (deal === this.#deal) return;
    this.#deal = deal;
    this.#before = undefined;
    this.aimed = undefined;
    void this.#keep({ dealing: deal });
  }

  /** Writes the game's record whole, so that it is there also where it was taken away meanwhile. */
  async #keep(part: Partial<Omit<StoredGame, 'id'>>): Promise<boolean> {
    this.stored = { ...this.stored, ...part, touchedAt: Date.now() };
    this.changed();
    try {
      await putGame(this.stored);
      return true;
    } catch (problem) {
      this.changed(problem);
      return problem instanceof StorageProblem;
    }
  }
}

/** Opens the deal of a stored game; nothing if there is no such game. */
export async function openDealing(id: string, changed: (problem?: unknown) => void): Promise<Dealing | undefined> {
  const game = await getGame(id);
  if (game === undefined) return undefined;
  const { names, bearings } = [game, ...(await listGames().catch(() => []))].find((one) => one.bearings !== undefined) ?? {};
  const table = await tableFor(game.deck);
  return new Dealing(table, asToday(game, table), changed, names && bearings && { names, bearings });
}
