import { done, type Answer } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Amendment, Preview, Session } from '../../src/kernel/session.ts';
import type { Refusal, SeatId } from '../../src/kernel/types.ts';
import type { Words } from '../../src/text/message.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { wordingOf, type Variant } from '../../src/text/wording.ts';
import type { StoredEntry, StoredGame, WholeGame } from '../session/stored-game.ts';
import { HeldElsewhere } from '../session/database.ts';
import { Store } from '../session/store.ts';
import { speaking } from '../session/wording.ts';
import { flowedInto, flowOn, isHeard, leadOf, stepBack } from './breath.ts';
import { keepDraft, recallDraft } from './answer-draft.ts';
import { isHandedOver, markHandedOver } from './hand-over-state.ts';
import type { Holder, Standing } from './game-lock.ts';
import { GameSaver } from './game-saver.ts';
import type { View } from './view.ts';

/** A second tap this soon after the last question appeared was meant for that one, ms; by the page's clock, which nobody puts back. */
const sameTap = 200;

/**
 * One game being hosted: the kernel's session bound to the database on this device. Every answer is
 * durable before the next question is shown; where the database refuses, the game goes on in memory,
 * says so, and is written whole as soon as the database takes it.
 */
export class HostedGame {
  readonly view: Store<View>;
  readonly session: Session;
  /** Takes the game from the window that hosts it; there while a screen of this window wants to host it. */
  take: (() => void) | undefined;
  readonly #shelving: GameSaver;
  #busy: Promise<unknown> = Promise.resolve();
  #reverts = 0;
  #lossTaken = false;
  #shownAt = -Infinity;
  #elsewhere = false;
  #claimed = false;
  /** Until it is known who hosts the game nothing is answered; what is tapped waits. */
  readonly #known: Promise<void>;
  #know: () => void = () => undefined;
  /** What flowed into the question that stands. */
  #flowed: readonly Question[];
  readonly #speaking = speaking();

  constructor(
    session: Session,
    whole: WholeGame,
    readonly words: readonly Words[],
  ) {
    this.session = session;
    this.#shelving = new GameSaver(whole, () => this.view.set(this.#look()));
    this.#known = new Promise((know) => (this.#know = know));
    this.#flowed = flowedInto(session);
    this.view = new Store(this.#look());
  }

  get stored(): StoredGame {
    return this.#shelving.stored;
  }

  /** The answers with their times and what each has brought. */
  get entries(): readonly StoredEntry[] {
    return this.#shelving.entries;
  }

  get id(): string {
    return this.stored.id;
  }

  /** Players' names in seat order; players who have sat down since the deal count. */
  get names(): readonly string[] {
    const names = [...this.stored.names];
    for (const [, answer] of this.session.entries) {
      if ('ruling' in answer && answer.ruling.do === 'sit') names[answer.ruling.seat - 1] = answer.ruling.name.trim();
    }
    return names;
  }

  /** By how many places the host has turned the table. */
  get turned(): number {
    return this.stored.turned ?? 0;
  }

  /** Turns the table; it stays so with the game. */
  async turn(turned: number): Promise<void> {
    this.#shelving.turn(turned);
    this.view.set(this.#look());
    await this.saveAgain();
  }

  /** Speaks this game's words with the players' names, or their numbers where the game has it so, in the host's language. */
  speaker(): Speaker {
    return this.#speaking(this.words, this.session.game.numbered ? [] : this.names, this.wording);
  }

  /** How the game is worded, if its options ask for another wording than the usual one. */
  get wording(): Variant | undefined {
    return wordingOf(this.session.game.options, this.session.options);
  }

  /** What the host had entered for the question now standing, before a reload. */
  draft(): unknown {
    return recallDraft(this.id, this.view.value.at, this.view.value.question.key);
  }

  keepDraft(value: unknown): void {
    const { at, question } = this.view.value;
    keepDraft(this.id, value === undefined ? undefined : { at, key: question.key, value });
  }

  /** Gives an answer; a refusal changes nothing. Resolves when it lies in the database; see `saved`. */
  async answer(answer: Answer): Promise<Refusal | undefined> {
    const { at } = this.view.value;
    if (!this.#mayChange || (answer === done && performance.now() - this.#shownAt < sameTap)) return undefined;
    // A tap while the last answer is still being saved was meant for the question that is still on screen.
    return this.#inTurn(() => {
      if (this.session.entries.length !== at) return undefined;
      const refusal = this.session.answer(answer);
      if (!refusal && !('ruling' in answer)) this.#flowed = flowOn(this.session);
      return refusal;
    });
  }

  async undo(): Promise<void> {
    if (this.#mayChange)
      await this.#inTurn(() => {
        for (let i = stepBack(this.session, this.#flowed); i > 0; i--) this.session.undo();
        this.#flowed = flowedInto(this.session);
      });
  }

  async redo(): Promise<void> {
    if (this.#mayChange)
      await this.#inTurn(() => {
        if (this.session.redo()) this.#flowed = flowOn(this.session);
      });
  }

  async adopt(amendment: Amendment): Promise<void> {
    if (!this.#mayChange) return;
    await this.#inTurn(() => {
      this.session.adopt(amendment);
      this.#flowed = flowedInto(this.session);
      this.#reverts++;
    });
  }

  async revert(): Promise<void> {
    if (!this.#mayChange) return;
    await this.#inTurn(() => {
      if (this.session.revert()) this.#reverts--;
      this.#flowed = flowedInto(this.session);
    });
  }

  preview(answer: Answer): Preview | Refusal {
    return this.session.preview(answer);
  }

  /** The host goes on without the answers that no longer fit. */
  takeLoss(): void {
    this.#lossTaken = true;
    this.view.set(this.#look());
  }

  /** Another device hosts the game from now on, or this one does again. */
  handedOver(away: boolean): void {
    markHandedOver(this.id, away);
    this.view.set(this.#look());
  }

  /** Another window of this device hosts the game, or no other does. */
  elsewhere(so: boolean): void {
    this.#know();
    if (this.#elsewhere === so) return;
    this.#elsewhere = so;
    this.view.set(this.#look());
  }

  /** The generation this window hosts under, once it had to write the game anew as it was no longer there. */
  get anew(): number | undefined {
    return this.#shelving.anew;
  }

  /** Makes this window the host, if it may be; see `Holder`. */
  async claim(how: Parameters<Holder['claim']>[0]): Promise<Standing> {
    const got = await this.#after(() => this.#shelving.claim(this.session, how));
    const refused = got && 'refused' in got ? got : undefined;
    if (refused?.refused === 'doubtful') return { theirs: refused.generation, doubtful: true };
    // What the other window has left is gone on from; what only this page has is not given up for it.
    if (got?.gone) this.#goOnFrom(this.#shelving.entries);
    this.#claimed = refused === undefined;
    this.elsewhere(refused !== undefined);
    this.view.set(this.#look());
    return refused ? { theirs: refused.generation } : { mine: got && 'mark' in got ? got.mark.generation : 0 };
  }

  #goOnFrom(entries: readonly StoredEntry[]): void {
    this.session.adopt({ entries: entries.map(({ entry }) => entry) });
    this.#flowed = flowedInto(this.session);
    this.#reverts = 0;
    // Answers that do not fit are for the screen to tell that opens the game anew.
    if (this.session.entries.length < entries.length) location.reload();
  }

  /** Makes sure that the game lies in the database as it stands, and writes what could not be written; everything where it was lost. */
  async saveAgain(lost = false): Promise<void> {
    if (this.#elsewhere) return;
    await this.#after(async () => this.#kept(() => this.#shelving[lost ? 'writeAnew' : 'write'](this.session)));
    this.view.set(this.#look());
  }

  /**
   * Resolves when every answer given so far lies in all the places this browser has for them, or the screen says that it
   * does not: none is called saved before.
   */
  get saved(): Promise<void> {
    return this.#after(() => Promise.resolve()).then(() => this.#shelving.noted);
  }

  /** Answers in the database, as far as this window knows. */
  get written(): readonly StoredEntry[] {
    return this.#shelving.written;
  }

  /** Seats and names, dead or alive, as the screen shows them. */
  get seats(): readonly { readonly seat: SeatId; readonly alive: boolean }[] {
    return this.session.table.seats;
  }

  /** This window hosts the game, as it was last known. */
  get hosts(): boolean {
    return this.#claimed && !this.#elsewhere;
  }

  get #mayChange(): boolean {
    return this.view.value.lost === 0 && this.view.value.shownOnly === undefined;
  }

  /** One change after the other, each saved before the next. */
  async #inTurn<R>(work: () => R): Promise<R | undefined> {
    await this.#known;
    return this.#after(async () => {
      if (this.#elsewhere) return undefined;
      const result = work();
      await this.#kept(() => this.#shelving.save(this.session));
      this.#shownAt = performance.now();
      this.view.set(this.#look());
      return result;
    });
  }

  #after<R>(work: () => Promise<R>): Promise<R> {
    const turn = this.#busy.then(work);
    this.#busy = turn.catch(() => undefined);
    return turn;
  }

  async #kept(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (cause) {
      if (!(cause instanceof HeldElsewhere)) throw cause;
      this.#elsewhere = true;
    }
  }

  #look(): View {
    const { session } = this;
    return {
      at: session.entries.length,
      question: session.question,
      lead: leadOf(this.#flowed),
      unsaved: this.#shelving.problem,
      canUndo: session.entries.length > 0,
      canRedo: session.undone.length > 0,
      undoIsHeard: isHeard(session, stepBack(session, this.#flowed)),
      lost: this.#lossTaken ? 0 : session.lost.length,
      canRevert: this.#reverts > 0,
      shownOnly: isHandedOver(this.id) ? 'handOver.away' : this.#elsewhere ? 'handOver.elsewhere' : undefined,
    };
  }
}
