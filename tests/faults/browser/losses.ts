import type { Page } from 'playwright-core';
import type { Kind } from './kind.ts';
import type { Evening } from './evening.ts';
import { play } from './hosted.ts';
import { shows } from './windows.ts';

/** Ways in which what lies on the device is taken away while the game is hosted; the next answers must mend it. */
export const losses: readonly Kind[] = [
  { name: 'database deleted from the page', everywhere: true, strike: (evening) => taken(evening, deleteDatabase) },
  {
    name: 'database deleted from another window',
    async strike(evening) {
      const other = await evening.window('#/about');
      await taken(evening, () => deleteDatabase(other));
      await other.close();
    },
  },
  {
    name: 'database deleted as the host crashes, another window waits',
    async strike(evening) {
      const second = await evening.window();
      await shows(second);
      await evening.play(2);
      const tools = await evening.devtools();
      // So that nothing is written anew before it is gone.
      await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
      const deleted = deleteDatabase(second);
      tools.send('Page.crash').catch(() => undefined);
      await deleted;
      await evening.hosts(second);
      await play(second, 1);
      evening.page = second;
    },
  },
  {
    name: 'site data cleared',
    strike: (evening) =>
      taken(evening, async (page) => {
        const tools = await evening.devtools(page);
        await tools.send('Storage.clearDataForOrigin', {
          origin: new URL(evening.app).origin,
          storageTypes: 'all',
        });
      }),
  },
  {
    name: 'game deleted in another window',
    async strike(evening) {
      const other = await evening.window('#/about');
      await taken(evening, () => remove(other, evening.game, ['games', 'entries']));
      await other.close();
    },
  },
  {
    name: 'record of the game lost',
    everywhere: true,
    strike: (evening) => taken(evening, (page) => remove(page, evening.game, ['games'])),
  },
  { name: 'answers lost', everywhere: true, strike: (evening) => taken(evening, (page) => remove(page, evening.game, ['entries'])) },
  { name: 'journal lost', everywhere: true, strike: (evening) => taken(evening, forgetCopies) },
  {
    name: 'database lost while nothing ran',
    everywhere: true,
    async strike(evening) {
      await evening.play(2);
      await evening.page.goto(`${evening.app}#/about`);
      await deleteDatabase(evening.page);
      await evening.browser.end('SIGKILL');
    },
  },
  {
    name: 'database lost, found on the list of games',
    async strike(evening) {
      await evening.play(1);
      await evening.page.goto(`${evening.app}#/about`);
      await deleteDatabase(evening.page);
      await evening.page.goto(`${evening.app}#/`);
      await evening.page.locator(`nd-home a[href*="${evening.game}"]`).first().waitFor();
    },
  },
];

/** Something is taken away in the middle of playing; two answers later the browser dies, or only the page is opened anew. */
async function taken(evening: Evening, take: (page: Page) => Promise<void>): Promise<void> {
  await evening.playOn();
  await evening.moment(500);
  await take(evening.page);
  await evening.page.evaluate(() => void ((globalThis as unknown as { faults: { playing: boolean } }).faults.playing = false));
  await evening.play(2);
  if (evening.random() < 0.5) await evening.browser.end('SIGKILL');
}

async function deleteDatabase(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.deleteDatabase('nightdeck');
        request.onsuccess = () => done();
        request.onerror = () => fail(new Error(String(request.error)));
      }),
  );
}

async function remove(page: Page, game: string, stores: readonly string[]): Promise<void> {
  await page.evaluate(
    ([id, names]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('nightdeck');
        opening.onerror = () => fail(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const tx = opening.result.transaction([...names], 'readwrite');
          for (const name of names) tx.objectStore(name).delete(name === 'games' ? id : IDBKeyRange.bound([id, -1], [id, Infinity]));
          tx.oncomplete = () => (opening.result.close(), done());
          tx.onabort = () => fail(new Error(String(tx.error)));
        };
      }),
    [game, stores] as const,
  );
}

async function forgetCopies(page: Page): Promise<void> {
  await page.evaluate(() => caches.delete('nightdeck.games'));
}
