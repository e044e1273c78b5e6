import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredEntry, StoredGame } from './stored-game.ts';
import { Patience } from './patience.ts';
import { Store } from './store.ts';
import type { Mark } from './stored-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  /** Answers by game and number. Under number -1 lies the game's mark: versions that know of none leave it alone. */
  entries: { key: [string, number]; value: StoredEntry | Mark };
}

export type StorageReason = 'storage.full' | 'storage.blocked' | 'storage.silent' | 'storage.scarce';

/** Something could not be written. The game on screen goes on; `reason` is a message id that says what to do. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
  constructor(readonly reason: StorageReason) {
    super(reason);
  }
}

/** Another window hosts the game by now: nothing was written. */
export class HeldElsewhere extends Error {
  override readonly name = 'HeldElsewhere';
}

/** Whether a mark is another window's, which has the game from this one. */
export function isNewer(mark: Mark, than: Mark): boolean {
  return mark.generation > than.generation || (mark.generation === than.generation && mark.by !== than.by);
}

/** Where the mark of a game lies among its answers. */
export const markOf = (id: string): [string, number] => [id, -1];

/** The answers of a game from number `first` on. */
export function answersOf(id: string, first = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Infinity]);
}

/** A browser whose storage never answers must not stop the game: it goes on in memory. */
const patience = new Patience();

type StoreName = 'games' | 'entries';
type Reading = IDBPDatabase<Schema>;
export type Writing = ReturnType<typeof begin>;

/** Why the database cannot be used at all just now, if it cannot: games are then in this page alone. */
export const trouble = new Store<StorageReason | undefined>(undefined);

let opened: Promise<Reading> | undefined;
const listeners = new Set<() => void>();

/** Calls `listener` when the database was taken away under the page: cleared, deleted or broken. Returns what ends it. */
export function whenLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` once, as soon as the database answers again. Returns what calls that off. */
export function whenAnswered(listener: () => void): () => void {
  const stop = trouble.subscribe((now) => {
    if (now !== undefined) return;
    stop();
    listener();
  });
  return stop;
}

function database(): Promise<Reading> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Reading> {
  try {
    return await openDB<Schema>('nightdeck', 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('entries');
      },
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        lose();
      },
      terminated: lose,
    });
  } catch (cause) {
    opened = undefined;
    throw problem(cause);
  }
}

function lose(): void {
  opened = undefined;
  // Deleting the database waits until it is let go; what is written then begins a new one.
  setTimeout(() => {
    for (const listener of [...listeners]) listener();
  });
}

/** Reads from the database. Throws a `StorageProblem` where it cannot be read. */
export async function read<T>(work: (db: Reading) => Promise<T>): Promise<T> {
  return answered(
    again(async () => {
      const db = await database();
      return work(db);
    }),
  );
}

/**
 * Writes to the database, all or nothing; durable when it resolves. Throws a `StorageProblem` where nothing could be
 * written, and `HeldElsewhere` where the work threw that.
 */
export async function write<T>(names: StoreName[], work: (tx: Writing) => Promise<T>): Promise<T> {
  return answered(again(() => writeOnce(names, work)));
}

/** A connection that has ended unseen shows only when it is used: the second attempt has a new one. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof HeldElsewhere || (cause instanceof StorageProblem && cause.reason === 'storage.full')) throw cause;
    const before = opened;
    opened = undefined;
    before?.then((db) => db.close()).catch(() => undefined);
  }
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof HeldElsewhere || cause instanceof StorageProblem ? cause : problem(cause);
  }
}

async function writeOnce<T>(names: StoreName[], work: (tx: Writing) => Promise<T>): Promise<T> {
  const tx = begin(await database(), names);
  // Half a change is none: what was written before the step that failed must not stay.
  const worked = (async () => work(tx))().catch((cause: unknown) => {
    if (!tx.error) abort(tx);
    throw cause;
  });
  // Where there is no room, the request is only told that it was broken off; the transaction knows why.
  const [result, end] = await Promise.allSettled([worked, tx.done]);
  const causes = [result, end].flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (result.status === 'fulfilled' && causes.length === 0) return result.value;
  throw causes.find((cause) => cause instanceof HeldElsewhere) ?? problem(...causes);
}

async function answered<T>(work: Promise<T>): Promise<T> {
  const settled = work.then((value) => {
    // Also where the answer came late: the next one need not be waited for in vain.
    trouble.set(undefined);
    return value;
  });
  try {
    return await patience.wait(settled, () => {
      throw new StorageProblem('storage.silent');
    });
  } catch (cause) {
    // A full database can still be read.
    if (cause instanceof StorageProblem && cause.reason !== 'storage.full') trouble.set(cause.reason);
    throw cause;
  }
}

function begin(db: Reading, names: StoreName[]) {
  return db.transaction(names, 'readwrite', { durability: 'strict' });
}

function abort(tx: Writing): void {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

function problem(...causes: readonly unknown[]): StorageProblem {
  const full = causes.some((cause) => cause instanceof DOMException && cause.name === 'QuotaExceededError');
  return new StorageProblem(full ? 'storage.full' : 'storage.blocked');
}
