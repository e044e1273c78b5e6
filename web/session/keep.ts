import type { StoredEntry, StoredGame, WholeGame } from './stored-game.ts';
import { makeGameId, putWhole } from './games-db.ts';
import { answersOf, HeldElsewhere, isNewer, markOf, write, type Writing } from './database.ts';
import type { Mark } from './stored-game.ts';
import { unkept } from './unkept.ts';

/** This window, as marks name it; another one after a reload. */
const here = makeGameId();

/** What came of taking a game over: the mark this window writes under from now on. */
export type Claim =
  | { readonly mark: Mark; readonly game: StoredGame | undefined; readonly entries: readonly StoredEntry[]; readonly missing: boolean }
  | { readonly refused: 'taken' | 'differs' | 'doubtful'; readonly generation: number };

/** A game as a window has it that wants to host it. */
export interface Claimed {
  readonly id: string;
  /** Takes it over only while this is still the generation, where another window was seen hosting it. */
  readonly seen?: number | undefined;
  /** What makes it the host: the lock alone, or that nobody else says to be or the person has asked for it. */
  readonly by: 'lock' | 'word';
  /** Whether these answers are the ones the window goes on from. */
  fits(entries: readonly StoredEntry[]): boolean;
  /** The mark this window has had, if it has hosted the game before. */
  readonly mark?: Mark;
}

/**
 * Makes this window the one that hosts the game: from then on no other can write to it. Refused where somebody else
 * was quicker, where other answers lie there than the window has, or where the game was written anew and the lock tells nothing.
 */
export async function claim({ id, seen, by, fits, mark: had }: Claimed): Promise<Claim> {
  return write(['games', 'entries'], async (tx) => {
    const [game, mark] = await Promise.all([tx.objectStore('games').get(id), getMark(tx, id)]);
    const generation = Math.max(mark?.generation ?? 0, had?.generation ?? 0);
    if (seen !== undefined && mark && mark.generation !== seen) return { refused: 'taken', generation };
    // A game that is gone is written whole with the first change.
    const missing = game === undefined;
    const entries = missing ? [] : ((await tx.objectStore('entries').getAll(answersOf(id))) as StoredEntry[]);
    if (!missing && !fits(entries)) return { refused: 'differs', generation };
    if (by === 'lock' && mark?.anew === true && mark.by !== here) return { refused: 'doubtful', generation };
    if (mark?.by === here) return { mark, game, entries, missing };
    const mine = { generation: generation + 1, by: here, turn: mark?.turn ?? 0, ...(mark?.anew === true && { anew: true as const }) };
    if (!missing) await tx.objectStore('entries').put(mine, markOf(id));
    return { mark: mine, game, entries, missing };
  });
}

/** A change to be written: the game as it is now, and what it follows. */
export interface Change extends WholeGame {
  readonly mark: Mark;
  /** The answers as they were last written. */
  readonly before: readonly StoredEntry[];
  /** How many of them stay. */
  readonly same: number;
  /** The record changes too. */
  readonly record: boolean;
}

/**
 * Writes a change, once it has proved in the same transaction that what it follows is there; else the game is
 * written whole. Resolves with the new mark when everything lies there durably. Throws
 * `HeldElsewhere` where another window has taken the game over, or a `StorageProblem`.
 */
export async function keep(change: Change): Promise<Mark> {
  const { game, entries, mark, before, same, record } = change;
  const kept = await write(['games', 'entries'], async (tx) => {
    const there = await isThere(tx, change);
    if (there && !record && same === before.length && same === entries.length) return mark;
    const next = { ...mark, turn: mark.turn + 1 };
    if (!there) {
      const anew = { ...next, anew: true as const };
      await putWhole(tx, { game, entries, mark: anew });
      return anew;
    }
    // Asked for all at once, done one after the other: waiting for each would only take time. What is put lies there once
    // the transaction has ended, or none of it does: it need not be read back.
    const store = tx.objectStore('entries');
    const asked = Promise.all([
      ...(same < before.length ? [store.delete(answersOf(game.id, same))] : []),
      ...entries.slice(same).map((one, i) => store.put(one, [game.id, same + i])),
      ...(record ? [tx.objectStore('games').put(game)] : []),
      store.put(next, markOf(game.id)),
    ]);
    // A page that is left the next moment takes no transaction with it that is being committed.
    tx.commit();
    await asked;
    return next;
  });
  unkept.drop(game.id);
  return kept;
}

async function isThere(tx: Writing, { game: { id }, mark, before }: Change): Promise<boolean> {
  const [shelved, same] = await Promise.all([getMark(tx, id), endsSo(tx, { id }, before)]);
  if (shelved && isNewer(shelved, mark)) throw new HeldElsewhere();
  return same && shelved?.turn === mark.turn && shelved.generation === mark.generation;
}

/** Whether the record is there, with as many answers and the same last one. */
async function endsSo(tx: Writing, { id }: Pick<StoredGame, 'id'>, entries: readonly StoredEntry[]): Promise<boolean> {
  const store = tx.objectStore('entries');
  const [record, count, last] = await Promise.all([
    tx.objectStore('games').getKey(id),
    store.count(answersOf(id)),
    store.get([id, entries.length - 1]),
  ]);
  if (record === undefined || count !== entries.length) return false;
  return entries.length === 0 || JSON.stringify((last as StoredEntry | undefined)?.entry) === JSON.stringify(entries.at(-1)?.entry);
}

async function getMark(tx: Writing, id: string): Promise<Mark | undefined> {
  return (await tx.objectStore('entries').get(markOf(id))) as Mark | undefined;
}
