import type { StoredEntry, StoredGame, WholeGame } from '../session/games-db.ts';
import { fileName, gameIn, listFiles, newestFirst, readFile, removeFiles, writeFile } from './files.ts';
import { forgetLast, keepLast, lastKept } from './last.ts';
import { makeLine, readJournal } from './records.ts';

/** After so many changes a journal begins anew with the whole game; the file before is kept. */
const longest = 40;

/**
 * The second place of a hosted game: each change appended to a file beside the database, so that the loss of either can
 * be made good. Where the browser has no such files nothing is written.
 */
export class Journal {
  #file: string | undefined;
  #generation = 0;
  #entries: readonly StoredEntry[] = [];
  #game: StoredGame | undefined;
  #lines = 0;
  #beginning = 0;
  #busy: Promise<unknown> = Promise.resolve();

  /** Writes the game down as it is now. What could not be written is written whole with the next change. */
  note(now: Required<WholeGame>): Promise<void> {
    keepLast(now);
    const written = this.#busy.then(() => this.#write(now));
    this.#busy = written;
    return written;
  }

  async #write({ game, entries, mark }: Required<WholeGame>): Promise<void> {
    const fresh = this.#file === undefined || this.#generation !== mark.generation || this.#lines >= longest;
    const same = commonStart(this.#entries, entries);
    const step = { mark, same, entries: entries.slice(same), ...(game !== this.#game && { game }) };
    if (fresh) this.#beginning = this.#generation === mark.generation ? this.#beginning + 1 : 0;
    const file = fileName(game.id, mark.generation, this.#beginning, mark.by);
    const line = makeLine(fresh ? { whole: { game, entries, mark } } : step);
    const ok = await writeFile(file, line, fresh ? 'fresh' : 'append');
    [this.#generation, this.#entries, this.#game] = [mark.generation, entries, game];
    this.#lines = fresh ? 1 : this.#lines + 1;
    this.#file = ok ? file : undefined;
  }

  /** The file may be gone: the next change is written to another one, whole. */
  beginAnew(): void {
    this.#busy = this.#busy.then(() => (this.#file = undefined));
  }
}

/** How many answers at the start of two lists are the very same. */
function commonStart(a: readonly StoredEntry[], b: readonly StoredEntry[]): number {
  const at = b.findIndex((entry, i) => a[i] !== entry);
  return at < 0 ? b.length : at;
}

/** Forgets the journals of a game. */
export async function forgetJournal(game: string): Promise<void> {
  forgetLast(game);
  const files = await filesOf(game);
  if (files.length > 0) await removeFiles(files);
}

/** The games there are journals of. */
export async function journalled(): Promise<ReadonlySet<string>> {
  const last = lastKept();
  return new Set([...(await listFiles()).map(gameIn), ...(last ? [last.game.id] : [])]);
}

/** The game as its newest sound journal has it, or what was written down last beside the journals. */
export async function fromJournal(game: string): Promise<Required<WholeGame> | undefined> {
  const read = await Promise.all(newestFirst(await filesOf(game)).map(async (name) => readJournal(await readFile(name))));
  const last = lastKept();
  if (last?.game.id === game) read.push(last);
  return read.filter((whole) => whole !== undefined).sort(({ mark: a }, { mark: b }) => b.generation - a.generation || b.turn - a.turn)[0];
}

async function filesOf(game: string): Promise<readonly string[]> {
  return (await listFiles()).filter((name) => gameIn(name) === game);
}
