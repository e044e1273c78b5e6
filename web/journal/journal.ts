import type { WholeGame } from '../session/stored-game.ts';
import { copyName, gameIn, listCopies, newestFirst, readCopy, removeCopies, sealed, unsealed, writeCopy } from './copies.ts';
import { forgetLast, keepLast, lastKept } from './last.ts';

/**
 * The second place of a hosted game: after each change a copy of it beside the database, so that the loss of either can be
 * made good. The copy before is kept. Where the browser has no place for copies the game hosted last lies among the settings.
 */
export class Journal {
  #next: Required<WholeGame> | undefined;
  #kept = true;
  #attempts = 0;
  /** Copies of the game that lie there; not known at first, nor after one that was refused. */
  #copies: readonly string[] | undefined;
  #busy: Promise<unknown> = Promise.resolve();

  /** Writes the game down as it is now; false where it was refused. Of several changes that wait only the last is written. */
  note(now: Required<WholeGame>): Promise<boolean> {
    this.#next = now;
    const written = this.#busy.then(() => this.#write());
    this.#busy = written;
    return written;
  }

  async #write(): Promise<boolean> {
    const now = this.#next;
    if (!now) return this.#kept;
    this.#next = undefined;
    const name = copyName(now.game.id, now.mark, ++this.#attempts);
    const came = await writeCopy(name, sealed(now));
    this.#kept = came !== 'refused';
    if (came === 'nowhere') keepLast(now);
    if (came !== 'kept') this.#copies = undefined;
    else {
      const [before, ...older] = newestFirst((this.#copies ?? (await copiesOf(now.game.id))).filter((other) => other !== name));
      await removeCopies(older);
      this.#copies = before === undefined ? [name] : [name, before];
    }
    return this.#kept;
  }
}

/** Forgets the copies of a game. */
export async function forgetJournal(game: string): Promise<void> {
  forgetLast(game);
  const copies = await copiesOf(game);
  if (copies.length > 0) await removeCopies(copies);
}

/** The games there are copies of. */
export async function journalled(): Promise<ReadonlySet<string>> {
  const last = lastKept();
  return new Set([...(await listCopies()).map(gameIn), ...(last ? [last.game.id] : [])]);
}

/** The game as its newest sound copy has it, or what was written down last among the settings. */
export async function fromJournal(game: string): Promise<Required<WholeGame> | undefined> {
  const last = lastKept();
  const read = last?.game.id === game ? [last] : [];
  for (const name of newestFirst(await copiesOf(game))) {
    const whole = unsealed(await readCopy(name));
    if (!whole) continue;
    read.push(whole);
    break;
  }
  return read.sort(({ mark: a }, { mark: b }) => b.generation - a.generation || b.turn - a.turn)[0];
}

async function copiesOf(game: string): Promise<readonly string[]> {
  return (await listCopies()).filter((name) => gameIn(name) === game);
}
