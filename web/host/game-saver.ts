import type { Entry } from '../../src/kernel/answer.ts';
import type { Session } from '../../src/kernel/session.ts';
import { areSilent } from '../journal/copies.ts';
import { fromJournal, Journal } from '../journal/journal.ts';
import { keepCopy } from '../session/games-db.ts';
import type { StoredEntry, StoredGame, WholeGame } from '../session/stored-game.ts';
import { claim, keep, type Claim } from '../session/keep.ts';
import { HeldElsewhere, StorageProblem, type StorageReason } from '../session/database.ts';
import type { Mark } from '../session/stored-game.ts';
import { unkept } from '../session/unkept.ts';
import { afterPaint } from './after-paint.ts';
import type { Holder } from './game-lock.ts';
import { toldBy } from './told.ts';
import { keepRedoStack } from './redo-stack.ts';

type How = Parameters<Holder['claim']>[0];

/** Brings one hosted game to the database: each change with proof of what it follows, and whole where that is gone. */
export class GameSaver {
  /** What stands in the way of the database: there are changes then that it has not. */
  #problem: StorageReason | undefined;
  /** What stands in the way of the second place. */
  #uncopied: StorageReason | undefined;
  #stored: StoredGame;
  /** As it was last written, as far as this window knows. */
  #written: readonly StoredEntry[];
  /** As it should lie there. */
  #entries: readonly StoredEntry[];
  #recordWritten = true;
  #mark: Mark | undefined;
  readonly #journal = new Journal();
  #noted: Promise<void> = Promise.resolve();
  /** What the store last refused. */
  #tried: readonly [game?: StoredGame, entries?: readonly StoredEntry[]] = [];

  /** `changed` is called when the second place has refused the game, or has it again. */
  constructor(
    { game, entries, mark }: WholeGame,
    readonly changed: () => void,
  ) {
    this.#stored = game;
    this.#written = this.#entries = entries;
    this.#mark = mark;
    // A game that could not be kept before this screen was opened still is not.
    if (unkept.value.has(game.id)) this.#problem = 'storage.blocked';
  }

  /** What stands in the way of saving, if anything does: there are changes then that this page alone is sure to have. */
  get problem(): StorageReason | undefined {
    return this.#problem ?? this.#uncopied;
  }

  get stored(): StoredGame {
    return this.#stored;
  }

  get written(): readonly StoredEntry[] {
    return this.#written;
  }

  get entries(): readonly StoredEntry[] {
    return this.#entries;
  }

  /** The generation this window writes under, where the game was written anew as it was no longer there. */
  get anew(): number | undefined {
    return this.#mark?.anew === true ? this.#mark.generation : undefined;
  }

  /** Resolves when what was last written lies in the second place too, or could not be brought there. */
  get noted(): Promise<void> {
    return this.#noted;
  }

  /**
   * Takes the game over for this window; see `claim`. What could not be written before is written now; `gone` tells that
   * another window has gone on meanwhile, and that its answers are the game now.
   */
  async claim(session: Session, how: How = { by: 'word' }): Promise<(Claim & { readonly gone?: boolean }) | undefined> {
    try {
      const fits = (shelved: readonly StoredEntry[]): boolean => this.#problem === undefined || this.#shared(shelved) === shelved.length;
      const got = await claim({ id: this.#stored.id, fits, ...how, ...(this.#mark && { mark: this.#mark }) });
      if ('refused' in got) return got;
      const { game, entries, mark } = got.missing ? await this.#fromCopy(got.mark) : got;
      const gone =
        this.#problem === undefined &&
        game !== undefined &&
        !(this.#shared(entries) === entries.length && entries.length === this.#entries.length);
      if (gone) [this.#stored, this.#entries] = [game, entries];
      this.#mark = mark;
      this.#written = got.entries;
      this.#recordWritten &&= !got.missing;
      if (got.missing || this.#problem !== undefined) await this.write(session);
      else this.#note(mark);
      return { ...got, mark, gone };
    } catch (cause) {
      this.#failed(cause);
      return undefined;
    }
  }

  /** How many answers at the start these have in common with the ones this window has. */
  #shared(shelved: readonly StoredEntry[]): number {
    return commonLength(
      shelved,
      this.#entries.map(({ entry }) => entry),
    );
  }

  /**
   * The game as the window that hosted it before has left it in the second place, where the store has lost it and this window
   * has less; and the mark to go on under, above that window's.
   */
  async #fromCopy(mine: Mark): Promise<{ readonly game?: StoredGame; readonly entries: readonly StoredEntry[]; readonly mark: Mark }> {
    const copy = await fromJournal(this.#stored.id);
    if (!copy || copy.mark.by === mine.by) return { entries: [], mark: mine };
    const mark = { ...mine, generation: Math.max(mine.generation, copy.mark.generation + 1) };
    const had = this.#mark ?? { generation: 0, turn: 0 };
    const isLater = copy.mark.generation > had.generation || (copy.mark.generation === had.generation && copy.mark.turn > had.turn);
    return isLater ? { ...copy, mark } : { entries: [], mark };
  }

  /** Writes the game as it stands now. Throws `HeldElsewhere` where another window has taken it over. */
  async save(session: Session): Promise<void> {
    this.#take(session);
    await this.write(session);
  }

  /** Writes what was to be written before, or only makes sure that it is there. Throws as `save` does. */
  async write(session: Session): Promise<void> {
    try {
      if (!this.#mark) {
        const got = await this.claim(session);
        if (got && 'refused' in got) throw new HeldElsewhere();
        if (!this.#mark) return;
      }
      const before = this.#written;
      const same = commonLength(
        before,
        this.#entries.map(({ entry }) => entry),
      );
      const mark = await keep({ game: this.#stored, entries: this.#entries, mark: this.#mark, before, same, record: !this.#recordWritten });
      // The screen waits for the store alone, and the store not for the disk that the journal would keep busy.
      if (mark.turn !== this.#mark.turn || this.#uncopied !== undefined) this.#note(mark);
      this.#mark = mark;
      this.#written = this.#entries;
      this.#recordWritten = true;
      this.#problem = undefined;
      keepRedoStack(this.#stored.id, session.entries.length, session.undone);
    } catch (cause) {
      if (!(cause instanceof HeldElsewhere)) return this.#failed(cause);
      // What only this page had goes on as a game of its own.
      if (this.#problem !== undefined) await keepCopy({ game: this.#stored, entries: this.#entries }).catch(() => undefined);
      else this.#copied(true);
      throw cause;
    }
  }

  /** The table is turned; written with the record. */
  turn(turned: number): void {
    this.#stored = { ...this.#stored, turned };
    this.#recordWritten = false;
  }

  /** What lay on this device was cleared: all of it is written anew. */
  async writeAnew(session: Session): Promise<void> {
    this.#recordWritten = false;
    await this.write(session);
  }

  #note(mark: Mark): void {
    const now = { game: this.#stored, entries: this.#entries, mark };
    this.#noted = afterPaint()
      .then(() => this.#journal.note(now))
      .then((kept) => this.#copied(kept));
  }

  /** What the database has taken is not counted as saved before the second place has it: a full disk may cost the database. */
  #copied(kept: boolean): void {
    const before = this.problem;
    this.#uncopied = kept ? undefined : areSilent() ? 'storage.silent' : 'storage.scarce';
    if (!kept) this.#hold();
    else if (this.#problem === undefined) unkept.drop(this.#stored.id);
    if (this.problem !== before) this.changed();
  }

  #hold(): void {
    unkept.put({ game: this.#stored, entries: this.#entries, ...(this.#mark && { mark: this.#mark }) });
  }

  #failed(cause: unknown): void {
    this.#problem = cause instanceof StorageProblem ? cause.reason : 'storage.blocked';
    this.#hold();
    // What is tried again and again need be in the journal once.
    const [game, entries] = this.#tried;
    if (this.#mark && (game !== this.#stored || entries !== this.#entries)) this.#note({ ...this.#mark, turn: this.#mark.turn + 1 });
    this.#tried = [this.#stored, this.#entries];
  }

  /** The session as it is to be written: times of answers given before stay, each answer with what it brought. */
  #take(session: Session): void {
    const { entries, table, question } = session;
    const same = commonLength(this.#entries, entries);
    const at = Date.now();
    const fresh = entries.slice(same).map((entry, i): StoredEntry => ({ entry, at, facts: toldBy(session, same + i) }));
    if (same < this.#entries.length || fresh.length > 0) this.#entries = [...this.#entries.slice(0, same), ...fresh];
    const stage = question.shape === 'over' ? 'over' : 'host';
    const { round } = table.place;
    const alive = table.alive.length;
    const { stage: hadStage, round: hadRound, alive: hadAlive } = this.#stored;
    if (stage === hadStage && round === hadRound && alive === hadAlive) return;
    this.#stored = { ...this.#stored, stage, round, alive, touchedAt: at };
    this.#recordWritten = false;
  }
}

/** How many leading answers two lists share. */
function commonLength(written: readonly StoredEntry[], entries: readonly Entry[]): number {
  const short = Math.min(written.length, entries.length);
  for (let i = 0; i < short; i++) {
    const [a, b] = [written[i]?.entry, entries[i]];
    // After a reload the pairs are others than those that were stored, their answers are not.
    const same = a !== undefined && a[0] === b?.[0] && a[1] === b[1];
    if (!same && JSON.stringify(a) !== JSON.stringify(b)) return i;
  }
  return short;
}
