import type { Page } from 'playwright-core';
import type { Entry } from '../../src/kernel/answer.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';

/** Players and roles of the tables the tests sit at; seat 1 first. */
export const twelve = ['Ada', 'Bruno', 'Chen', 'Dagny', 'Emil', 'Farah', 'Goran', 'Hana', 'Ivo', 'Jola', 'Kofi', 'Lena'] as const;
export const dealt = [
  'mafia',
  'civilian',
  'angelHeart',
  'civilian',
  'mafia',
  'civilian',
  'civilian',
  'mafia',
  'civilian',
  'civilian',
  'civilian',
  'civilian',
] as const;

/** A Princeton game of twelve whose cards have been scanned. */
export function dealtGame(id: string, part: Partial<StoredGame> = {}): StoredGame {
  return {
    id,
    game: 'princeton',
    deck: 'princeton',
    title: 'Princeton',
    stage: 'host',
    names: [...twelve],
    options: {},
    cast: { mafia: 3, angelHeart: 1, civilian: 8 },
    deal: dealt.map((role, i) => ({ role, name: twelve[i] ?? '' })),
    seed: 'a-seed',
    createdAt: Date.UTC(2026, 10, 21, 19),
    touchedAt: Date.UTC(2026, 10, 21, 19),
    ...part,
  };
}

/** Puts a game on the device's shelf, as scanning would have left it. The app must have been opened once on the page. */
export async function store(page: Page, game: StoredGame, entries: readonly Entry[] = []): Promise<void> {
  await page.evaluate(
    async ([one, answers]) => {
      const db = await new Promise<IDBDatabase>((open, fail) => {
        const request = indexedDB.open('nightdeck', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('entries');
        };
        request.onsuccess = () => open(request.result);
        request.onerror = () => fail(new Error(String(request.error)));
      });
      await new Promise<void>((close, fail) => {
        const tx = db.transaction(['games', 'entries'], 'readwrite');
        tx.objectStore('games').put(one);
        answers.forEach((entry, i) => tx.objectStore('entries').put({ entry, at: one.createdAt + i * 20_000 }, [one.id, i]));
        tx.oncomplete = () => close();
        tx.onerror = () => fail(new Error(String(tx.error)));
      });
      db.close();
    },
    [game, entries] as const,
  );
}

/** The answers that lie on the shelf. */
export async function storedEntries(page: Page, id: string): Promise<readonly Entry[]> {
  return page.evaluate(async (game) => {
    const db = await new Promise<IDBDatabase>((open) => {
      const request = indexedDB.open('nightdeck', 1);
      request.onsuccess = () => open(request.result);
    });
    const all = await new Promise<{ entry: Entry }[]>((got) => {
      const request = db
        .transaction('entries')
        .objectStore('entries')
        .getAll(IDBKeyRange.bound([game, 0], [game, Infinity]));
      request.onsuccess = () => got(request.result as { entry: Entry }[]);
    });
    db.close();
    return all.map(({ entry }) => entry);
  }, id);
}

/** Deletes the database under the page, as a browser that clears its storage does. */
export const deleteDatabase = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        indexedDB.deleteDatabase('nightdeck').onsuccess = () => done();
      }),
  );

/** Clears the second place of games, and answers with how many copies lay there. */
export const clearCopies = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const copies = await (await caches.open('nightdeck.games')).keys();
    await caches.delete('nightdeck.games');
    return copies.length;
  });

/** Names of the games on the shelf. */
export const shelved = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((got) => {
        const opening = indexedDB.open('nightdeck', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' });
          opening.result.createObjectStore('entries');
        };
        opening.onsuccess = () => {
          const keys = opening.result.transaction('games').objectStore('games').getAllKeys();
          keys.onsuccess = () => (opening.result.close(), got(keys.result as string[]));
        };
      }),
  );
