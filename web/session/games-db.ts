import { answersOf, HeldElsewhere, isNewer, markOf, read, write, type Writing } from './database.ts';
import type { Mark } from './stored-game.ts';
import { unkept } from './unkept.ts';
import type { StoredGame, WholeGame, StoredEntry } from './stored-game.ts';

/** All games, the one touched last first. What could not be kept is among them. Throws a `StorageProblem`. */
export async function listGames(): Promise<StoredGame[]> {
  const held = [...unkept.value.values()].map(({ game }) => game);
  const kept = await read((db) => db.getAll('games'));
  return [...held, ...kept.filter(({ id }) => !unkept.value.has(id))].sort((a, b) => b.touchedAt - a.touchedAt);
}

export async function getGame(id: string): Promise<StoredGame | undefined> {
  return unkept.value.get(id)?.game ?? read((db) => db.get('games', id));
}

export async function getEntries(id: string): Promise<readonly StoredEntry[]> {
  return (await getWhole(id))?.entries ?? [];
}

/** A game with its answers, as they lie there at one moment. */
export async function getWhole(id: string): Promise<WholeGame | undefined> {
  const held = unkept.value.get(id);
  if (held) return held;
  return read(async (db) => wholeIn(db.transaction(['games', 'entries']), id));
}

/**
 * Writes the game's own record; its answers are untouched. Durable when the promise resolves; where it cannot be
 * kept, the game stays in this page, and a `StorageProblem` is thrown.
 */
export async function putGame(game: StoredGame): Promise<void> {
  const held = unkept.value.get(game.id);
  const whole = { game, entries: held?.entries ?? [] };
  try {
    if (held) return await restoreGame(whole);
    await write(['games'], async (tx) => {
      const put = tx.objectStore('games').put(game);
      // A page that is left the next moment takes no transaction with it that is being committed.
      tx.commit();
      await put;
    });
  } catch (cause) {
    // Of a game that has answers only the record is new: the answers lie where they lay.
    const entries = held ? held.entries : await getEntries(game.id).catch(() => []);
    unkept.put({ game, entries });
    throw cause;
  }
}

/** Takes a game from the database and returns it whole, for undo. */
export async function deleteGame(id: string): Promise<WholeGame | undefined> {
  const held = unkept.value.get(id);
  // First, so that a page that ends in between finds the game whole, not half.
  await import('../journal/journal.ts').then(({ forgetJournal }) => forgetJournal(id)).catch(() => undefined);
  const shelved = await write(['games', 'entries'], async (tx) => {
    const whole = await wholeIn(tx, id);
    await tx.objectStore('games').delete(id);
    await tx.objectStore('entries').delete(answersOf(id, -1));
    return whole;
  });
  unkept.drop(id);
  return held ?? shelved;
}

/** Puts a whole game in the database, replacing one with the same id; `HeldElsewhere` where another window hosts it by now. */
export async function restoreGame(whole: WholeGame): Promise<void> {
  await write(['games', 'entries'], async (tx) => {
    const shelved = (await tx.objectStore('entries').get(markOf(whole.game.id))) as Mark | undefined;
    if (whole.mark && shelved && isNewer(shelved, whole.mark)) throw new HeldElsewhere();
    await putWhole(tx, whole);
  });
  unkept.drop(whole.game.id);
}

/** Puts a game from its second place in the database, unless a later state lies there by now; true if it did. */
export async function restoreLater(whole: Required<WholeGame>): Promise<boolean> {
  return write(['games', 'entries'], async (tx) => {
    const shelved = await wholeIn(tx, whole.game.id);
    if (shelved && (!shelved.mark || isNewer(shelved.mark, whole.mark) || shelved.mark.turn >= whole.mark.turn)) return false;
    await putWhole(tx, whole);
    return true;
  });
}

/** Puts a deleted game back, unless a window that hosts it has written it anew. */
export async function bringBack(whole: WholeGame): Promise<void> {
  await write(['games', 'entries'], async (tx) => {
    if ((await tx.objectStore('games').getKey(whole.game.id)) === undefined) await putWhole(tx, whole);
  });
}

/**
 * Writes all games again that could not be kept so far; one that another window has gone on with becomes a game of its
 * own. Throws a `StorageProblem` where one cannot be kept now either.
 */
export async function keepUnkept(): Promise<void> {
  for (const whole of unkept.value.values()) {
    try {
      await restoreGame(whole);
    } catch (cause) {
      if (!(cause instanceof HeldElsewhere)) throw cause;
      await keepCopy(whole);
    }
  }
}

/** Keeps a game as one of its own, beside the one another window goes on with. */
export async function keepCopy({ game, entries }: WholeGame): Promise<void> {
  await restoreGame({ game: { ...game, id: makeGameId() }, entries });
  unkept.drop(game.id);
}

/** Puts a game, its answers and its mark, if it has one, in place of whatever lies there. */
export async function putWhole(tx: Writing, { game, entries, mark }: WholeGame): Promise<void> {
  const store = tx.objectStore('entries');
  await store.delete(answersOf(game.id, -1));
  await Promise.all([tx.objectStore('games').put(game), ...entries.map((one, i) => store.put(one, [game.id, i]))]);
  if (mark) await store.put(mark, markOf(game.id));
}

async function wholeIn(tx: Pick<Writing, 'objectStore'>, id: string): Promise<WholeGame | undefined> {
  const [game, entries, mark] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('entries').getAll(answersOf(id)) as Promise<StoredEntry[]>,
    tx.objectStore('entries').get(markOf(id)) as Promise<Mark | undefined>,
  ]);
  return game && { game, entries, ...(mark && { mark }) };
}

/** Asks the browser not to clear our database by itself. True if it agreed; asking again is harmless. */
export async function persist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}

/** An id no other game has; works without a secure context too. */
export function makeGameId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => (byte % 36).toString(36)).join('');
}

/** A seed for the game's draws. */
export function makeSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('-');
}
