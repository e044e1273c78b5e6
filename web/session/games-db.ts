import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Deal } from '../../src/cards/deal.ts';
import type { Entry } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Cast, DealtSeat, Position } from '../../src/kernel/game.ts';
import type { Said } from '../../src/kernel/types.ts';

/** A game as it lies on this device, without its answers. */
export interface StoredGame {
  readonly id: string;
  /** Id of the rulebook. */
  readonly game: string;
  /** Id of a deck that comes with the app, or the deck itself where the host opened a file. */
  readonly deck: string | object;
  /** What the list calls it: the deck's title. */
  readonly title: string;
  readonly stage: Stage;
  /** Players' names in seat order; an empty name is a seat number. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly cast: Cast;
  /** Who holds what, once it is known; roles stand in seat order. */
  readonly deal: readonly DealtSeat[];
  /** The deal while it is being scanned. */
  readonly dealing?: Deal;
  /** Where each seat was seen from the middle of the table, degrees clockwise from the bottom; where the table was scanned whole. */
  readonly bearings?: readonly number[];
  /** By how many places the host has turned the table, clockwise from seat 1 on top. */
  readonly turned?: number;
  /** Text of the key card, for a sealed deck. */
  readonly key?: string;
  readonly seed: string;
  /** A position in mid-game to begin from, where the save had one. */
  readonly position?: Position;
  /** The story as it was written down, where the rules of today would tell another: the game can only be read. */
  readonly recorded?: Recorded;
  readonly createdAt: number;
  readonly touchedAt: number;
  /** Where the game stands, for the list: a round and how many live. */
  readonly round?: number;
  readonly alive?: number;
}

/** A story that is kept as it is, and why. */
export interface Recorded {
  readonly story: readonly Fact[];
  readonly remark: Said;
}

/** Where a game stands on its way: being set up, being scanned, being hosted, finished. */
export type Stage = 'setup' | 'scan' | 'host' | 'over';

/** A stored game with its answers: what deleting takes away and undoing brings back. */
export interface WholeGame {
  readonly game: StoredGame;
  readonly entries: readonly StoredEntry[];
}

/** An answer and when it was given (ms since 1970). */
export interface StoredEntry {
  readonly entry: Entry;
  readonly at: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: StoredGame };
  entries: { key: [string, number]; value: StoredEntry };
}

/** Something could not be written. The game on screen goes on; `reason` is a message id that says what to do. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
  constructor(readonly reason: 'storage.full' | 'storage.blocked') {
    super(reason);
  }
}

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('nightdeck', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  }).catch((cause: unknown) => {
    opened = undefined;
    throw problem(cause);
  });
  return opened;
}

/** All games, the one touched last first. */
export async function listGames(): Promise<StoredGame[]> {
  const all = await (await shelf()).getAll('games');
  return all.sort((a, b) => b.touchedAt - a.touchedAt);
}

export async function getGame(id: string): Promise<StoredGame | undefined> {
  return (await shelf()).get('games', id);
}

/** Writes the game's own record; its answers are untouched. Durable when the promise resolves. */
export async function putGame(game: StoredGame): Promise<void> {
  await write(['games'], (tx) => tx.objectStore('games').put(game));
}

/** Changes parts of a game's record and returns it. */
export async function changeGame(id: string, part: Partial<Omit<StoredGame, 'id'>>): Promise<StoredGame | undefined> {
  let changed: StoredGame | undefined;
  await write(['games'], async (tx) => {
    const before = await tx.objectStore('games').get(id);
    if (!before) return;
    changed = { ...before, ...part, touchedAt: Date.now() };
    await tx.objectStore('games').put(changed);
  });
  return changed;
}

export async function getEntries(id: string): Promise<StoredEntry[]> {
  return (await shelf()).getAll('entries', every(id));
}

/** Adds the answer with number `index` (counted from 0). Only when this resolves may the screen go on. */
export async function appendEntry(id: string, index: number, entry: Entry): Promise<void> {
  await write(['entries'], (tx) => tx.objectStore('entries').put({ entry, at: Date.now() }, [id, index]));
}

/** Keeps the first `length` answers and puts `entries` after them, all or nothing (undo, amend). */
export async function replaceEntries(id: string, length: number, entries: readonly Entry[] = []): Promise<void> {
  await write(['entries'], async (tx) => {
    const store = tx.objectStore('entries');
    await store.delete(IDBKeyRange.bound([id, length], [id, Infinity]));
    const at = Date.now();
    await Promise.all(entries.map((entry, i) => store.put({ entry, at }, [id, length + i])));
  });
}

/** Takes a game off the shelf and returns it whole, for undo. */
export async function deleteGame(id: string): Promise<WholeGame | undefined> {
  let whole: WholeGame | undefined;
  await write(['games', 'entries'], async (tx) => {
    const game = await tx.objectStore('games').get(id);
    if (game) whole = { game, entries: await tx.objectStore('entries').getAll(every(id)) };
    await tx.objectStore('games').delete(id);
    await tx.objectStore('entries').delete(every(id));
  });
  return whole;
}

/** Puts a whole game on the shelf, replacing one with the same id. */
export async function restoreGame({ game, entries }: WholeGame): Promise<void> {
  await write(['games', 'entries'], async (tx) => {
    await tx.objectStore('entries').delete(every(game.id));
    await tx.objectStore('games').put(game);
    await Promise.all(entries.map((one, i) => tx.objectStore('entries').put(one, [game.id, i])));
  });
}

/** Asks the browser not to clear our shelf by itself. True if it agreed; asking again is harmless. */
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

type StoreName = 'games' | 'entries';
type Writing = ReturnType<typeof begin>;

function begin(db: IDBPDatabase<Shelf>, names: StoreName[]) {
  return db.transaction(names, 'readwrite', { durability: 'strict' });
}

async function write(names: StoreName[], work: (tx: Writing) => Promise<unknown>): Promise<void> {
  const db = await shelf();
  let tx: Writing;
  try {
    tx = begin(db, names);
  } catch (cause) {
    throw problem(cause);
  }
  // Half a change is none: what was written before the step that failed must not stay.
  const worked = (async () => work(tx))().catch((cause: unknown) => {
    if (!tx.error) abort(tx);
    throw cause;
  });
  // Where there is no room, the request is only told that it was broken off; the transaction knows why.
  const ends = await Promise.allSettled([worked, tx.done]);
  const causes = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (causes.length > 0) throw problem(...causes);
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

function every(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
