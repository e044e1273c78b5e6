import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredGame, WholeGame } from './stored-game.ts';
import { Patience } from './patience.ts';
import { StorageProblem } from './database.ts';

/** For how long a deleted game can be brought back, ms, and how many can. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
const mostKept = 20;
const patience = new Patience();

interface Deleted extends WholeGame {
  readonly deletedAt: number;
}

interface Bin extends DBSchema {
  games: { key: string; value: Deleted };
}

/**
 * Works with the games deleted lately. They lie in a database of their own: whatever looks after the database, this version or
 * an older one, does not meet them. Opened for each piece of work, which is rare.
 */
async function inBin<T>(work: (bin: IDBPDatabase<Bin>) => Promise<T>): Promise<T> {
  const done = async (): Promise<T> => {
    const bin = await openDB<Bin>('nightdeck.deleted', 1, { upgrade: (db) => void db.createObjectStore('games', { keyPath: 'game.id' }) });
    try {
      return await work(bin);
    } finally {
      bin.close();
    }
  };
  return patience.wait(done(), () => {
    throw new StorageProblem('storage.silent');
  });
}

/** Keeps a deleted game for a while; where it cannot be kept it is gone. Games kept longer than that are removed. */
export async function binGame(whole: WholeGame): Promise<void> {
  await inBin(async (bin) => {
    await bin.put('games', { ...whole, deletedAt: Date.now() });
    const all = (await bin.getAll('games')).sort((a, b) => b.deletedAt - a.deletedAt);
    for (const [i, { game, deletedAt }] of all.entries())
      if (i >= mostKept || deletedAt < Date.now() - keptFor) await bin.delete('games', game.id);
  }).catch(() => undefined);
}

/** The games deleted lately, the last first, but not those that are in the database again. */
export async function listDeleted(kept: readonly StoredGame[]): Promise<readonly StoredGame[]> {
  const there = new Set(kept.map(({ id }) => id));
  const all = await inBin((bin) => bin.getAll('games')).catch(() => []);
  return all
    .filter(({ game, deletedAt }) => !there.has(game.id) && deletedAt >= Date.now() - keptFor)
    .sort((a, b) => b.deletedAt - a.deletedAt)
    .map(({ game }) => game);
}

/** Takes a game out of the bin, to be put in the database. */
export async function takeFromBin(id: string): Promise<WholeGame | undefined> {
  const found = await inBin((bin) => bin.get('games', id));
  if (!found) return undefined;
  const { deletedAt: _, ...whole } = found;
  return whole;
}

/** Forgets one deleted game, or all of them, for good. */
export async function emptyBin(id?: string): Promise<void> {
  await inBin((bin) => (id === undefined ? bin.clear('games') : bin.delete('games', id))).catch(() => undefined);
}
