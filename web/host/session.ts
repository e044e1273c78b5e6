import type { Answer, Entry } from '../../src/kernel/answer.ts';
import { done } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session, type Amendment, type Preview } from '../../src/kernel/session.ts';
import type { Refusal, SeatId } from '../../src/kernel/types.ts';
import type { Words } from '../../src/text/message.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { wordingOf, type Variant } from '../../src/text/wording.ts';
import { appendEntry, changeGame, replaceEntries, StorageProblem, type StoredGame } from '../session/games-db.ts';
import { Store } from '../session/store.ts';
import { tableSpeaker } from '../session/wording.ts';
import { keepDraft, recallDraft } from './draft.ts';
import { isHandedOver, markHandedOver } from './handed-over.ts';
import { keepUndone } from './undone.ts';

/** A second tap this soon after the last question appeared was meant for that one. */
const sameTap = 200;

/** What the host's screen shows of a game; made anew with every change, never before it is saved. */
export interface View {
  /** Answers given so far. */
  readonly at: number;
  readonly question: Question;
  /** Message id of what stands in the way of saving, if anything does. */
  readonly unsaved: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Taking back the latest answer would take back something everybody has heard. */
  readonly undoIsHeard: boolean;
  /** Stored answers the rules of today no longer take; while there are any, nothing is written over them. */
  readonly lost: number;
  /** An amendment was made that can be taken back. */
  readonly canRevert: boolean;
  /** Why the game is only shown here, if it is: nothing can then be answered or taken back. */
  readonly shownOnly: ShownOnly | undefined;
}

/** Handed over to another device, or hosted in another window of this one. */
export type ShownOnly = 'handOver.away' | 'handOver.elsewhere';

/** A question as it stood when it was answered. */
export interface Past {
  readonly question: Question;
  readonly alive: readonly SeatId[];
}

/**
 * One game being hosted: the kernel's session bound to the shelf on this device. Every answer is
 * durable before the next question is shown; where the shelf refuses, the game goes on in memory,
 * says so, and is written whole as soon as the shelf takes it.
 */
export class Hosting {
  readonly view: Store<View>;
  readonly session: Session;
  #saved: readonly Entry[];
  #stored: StoredGame;
  #unsaved: string | undefined;
  #busy: Promise<unknown> = Promise.resolve();
  #reverts = 0;
  #lossTaken = false;
  #shownAt = 0;
  #elsewhere = false;

  constructor(
    session: Session,
    stored: StoredGame,
    saved: readonly Entry[],
    readonly words: readonly Words[],
  ) {
    this.session = session;
    this.#stored = stored;
    this.#saved = saved;
    this.view = new Store(this.#look());
  }

  get stored(): StoredGame {
    return this.#stored;
  }

  get id(): string {
    return this.#stored.id;
  }

  /** Players' names in seat order; whoever has sat down since the deal counts. */
  get names(): readonly string[] {
    const names = [...this.#stored.names];
    for (const [, answer] of this.session.entries) {
      if ('ruling' in answer && answer.ruling.do === 'sit') names[answer.ruling.seat - 1] = answer.ruling.name.trim();
    }
    return names;
  }

  /** By how many places the host has turned the table. */
  get turned(): number {
    return this.#stored.turned ?? 0;
  }

  /** Turns the table; it stays so with the game. */
  async turn(turned: number): Promise<void> {
    this.#stored = { ...this.#stored, turned };
    this.view.set(this.#look());
    await changeGame(this.id, { turned }).catch(() => undefined);
  }

  /** Speaks this game's words with the players' names, or their numbers where the game has it so, in the host's language. */
  speaker(): Speaker {
    return tableSpeaker(this.words, this.session.game.numbered ? [] : this.names, this.wording);
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

  /** Gives an answer; a refusal changes nothing. Resolves when it lies on the shelf. */
  async answer(answer: Answer): Promise<Refusal | undefined> {
    const { at, lost, shownOnly } = this.view.value;
    if (lost > 0 || shownOnly) return undefined;
    if (answer === done && Date.now() - this.#shownAt < sameTap) return undefined;
    // A tap while the last answer is still being saved was meant for the question that is still on screen.
    return this.#inTurn(() => (this.session.entries.length === at ? this.session.answer(answer) : undefined));
  }

  async undo(): Promise<void> {
    if (!this.view.value.shownOnly) await this.#inTurn(() => void this.session.undo());
  }

  async redo(): Promise<void> {
    if (!this.view.value.shownOnly) await this.#inTurn(() => void this.session.redo());
  }

  async adopt(amendment: Amendment): Promise<void> {
    if (this.view.value.shownOnly) return;
    await this.#inTurn(() => {
      this.session.adopt(amendment);
      this.#reverts++;
    });
  }

  async revert(): Promise<void> {
    if (this.view.value.shownOnly) return;
    await this.#inTurn(() => {
      if (this.session.revert()) this.#reverts--;
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
    if (this.#elsewhere === so) return;
    this.#elsewhere = so;
    this.view.set(this.#look());
  }

  /** Tries again to write what could not be written. */
  async saveAgain(): Promise<void> {
    await this.#inTurn(() => undefined);
  }

  /** Every question answered so far, in order, and who lived then. One replay. */
  past(): Past[] {
    const { game, setup, entries } = this.session;
    const replay = new Session(game, setup);
    return entries.map(([, answer]) => {
      const past = { question: replay.question, alive: replay.table.alive };
      replay.answer(answer);
      return past;
    });
  }

  /** Answers on the shelf. */
  get saved(): number {
    return this.#saved.length;
  }

  /** Seats and names, dead or alive, as the screen shows them. */
  get seats(): readonly { readonly seat: SeatId; readonly alive: boolean }[] {
    return this.session.table.seats;
  }

  /** One change after the other, each saved before the next. */
  #inTurn<R>(work: () => R): Promise<R> {
    const turn = this.#busy.then(async () => {
      const result = work();
      await this.#save();
      this.#shownAt = Date.now();
      this.view.set(this.#look());
      return result;
    });
    this.#busy = turn.catch(() => undefined);
    return turn;
  }

  async #save(): Promise<void> {
    const { entries } = this.session;
    try {
      const same = commonLength(this.#saved, entries);
      const [next] = entries.slice(same);
      if (same === this.#saved.length && entries.length === same + 1 && next) await appendEntry(this.id, same, next);
      else if (same < this.#saved.length || same < entries.length) await replaceEntries(this.id, same, entries.slice(same));
      this.#saved = [...entries];
      keepUndone(this.id, entries.length, this.session.undone);
      await this.#saveStanding();
      this.#unsaved = undefined;
    } catch (problem) {
      this.#unsaved = problem instanceof StorageProblem ? problem.reason : 'storage.blocked';
    }
  }

  /** Round, living and whether it is over, for the list of games. */
  async #saveStanding(): Promise<void> {
    const { table, question } = this.session;
    const standing = {
      stage: question.shape === 'over' ? ('over' as const) : ('host' as const),
      round: table.place.round,
      alive: table.alive.length,
    };
    const { stage, round, alive } = this.#stored;
    if (stage === standing.stage && round === standing.round && alive === standing.alive) return;
    this.#stored = (await changeGame(this.id, standing)) ?? this.#stored;
  }

  #look(): View {
    const { session } = this;
    return {
      at: session.entries.length,
      question: session.question,
      unsaved: this.#unsaved,
      canUndo: session.entries.length > 0,
      canRedo: session.undone.length > 0,
      undoIsHeard: session.undoCrossesAnnouncement,
      lost: this.#lossTaken ? 0 : session.lost.length,
      canRevert: this.#reverts > 0,
      shownOnly: isHandedOver(this.id) ? 'handOver.away' : this.#elsewhere ? 'handOver.elsewhere' : undefined,
    };
  }
}

/** How many leading entries two lists share. */
function commonLength(a: readonly Entry[], b: readonly Entry[]): number {
  const short = Math.min(a.length, b.length);
  for (let i = 0; i < short; i++) {
    if (a[i] !== b[i] && JSON.stringify(a[i]) !== JSON.stringify(b[i])) return i;
  }
  return short;
}
