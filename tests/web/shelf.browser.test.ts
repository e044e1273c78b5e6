import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { done, type Entry } from '../../src/kernel/answer.ts';
import { writeSave } from '../../src/save/file.ts';
import { HostPage } from '../e2e/host-page.ts';
import { played as answered } from '../e2e/played.ts';
import { dealtGame, deleteDatabase, shelved, store, storedEntries } from '../e2e/stored.ts';
import { played, saveOf } from '../save/played.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible } from './page.ts';

const visit = devices(sharedBrowser(), { messagesStay: true });
const game = dealtGame('table');
const before = answered(game, [], 'mafia.kill');
/** The answers once the mafia have killed a seat: that they close their eyes is said in one breath with the next call. */
const given = (seat: number): readonly Entry[] => [...before, ['mafia.kill', { seats: [seat] }], ['mafia.sleep', done]];

const allSaved = `All ${String(given(2).length)} answers are saved on this device.`;

/** Waits until the host is told that all is saved. */
async function saved(page: Page): Promise<void> {
  await page.locator('[data-sheet="more"]').click();
  await page.getByText(allSaved).waitFor();
}

/** Opens a game at the question of the first night. */
async function hosted(how: Parameters<typeof visit>[1] = {}): Promise<[Page, HostPage]> {
  const page = await visit('#/about', how);
  await store(page, game, before);
  await page.goto(`${inject('app')}#/host/table`);
  await page.locator('nd-question-view').waitFor();
  return [page, new HostPage(page)];
}

describe('a shelf that is taken away', () => {
  it('while the game is hosted is made anew with the whole game, without a word', async () => {
    const [page, host] = await hosted();
    await host.choose('mafia.kill', 2);
    await deleteDatabase(page);
    await expect.poll(() => shelved(page)).toEqual(['table']);
    await expect.poll(async () => (await storedEntries(page, 'table')).length).toBe(given(2).length);
    await page.locator('.banner.bad').waitFor({ state: 'detached' });
    await page.locator('[data-sheet="more"]').click();
    expect(await page.locator('nd-more .saved').innerText()).toMatch(/^(Saving …|All \d+ answers are saved on this device\.)$/);
    await page.getByText(allSaved).waitFor();
  });

  it('of which only the record or an answer is gone is found out with the next answer, and made whole', async () => {
    const [page, host] = await hosted();
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('nightdeck');
          opening.onsuccess = () => {
            const tx = opening.result.transaction(['games', 'entries'], 'readwrite');
            tx.objectStore('games').delete('table');
            tx.objectStore('entries').delete(['table', 0]);
            tx.oncomplete = () => (opening.result.close(), done());
          };
        }),
    );
    await host.choose('mafia.kill', 2);
    expect(await shelved(page)).toEqual(['table']);
    expect(await storedEntries(page, 'table')).toEqual(given(2));
  });

  it.each([
    ['its copy', (): void => undefined],
    ['the settings, where there is no place for copies', () => void Object.defineProperty(window, 'caches', { value: undefined })],
  ])('while nothing ran is filled again from %s when the app is opened, in words', async (_, spoil) => {
    const [page, host] = await hosted();
    await page.addInitScript(spoil);
    await page.reload();
    await host.choose('mafia.kill', 2);
    await saved(page);
    await page.goto(`${inject('app')}#/about`);
    await page.reload();
    await deleteDatabase(page);
    expect(await shelved(page)).toEqual([]);
    await page.goto(`${inject('app')}#/`);
    await page.getByText(/brought back from its second copy/).waitFor();
    expect(await storedEntries(page, 'table')).toEqual(given(2));
    await page.locator('a[href="#/host/table"]').first().waitFor();
  });

  it('does not bring back a game the host has deleted, unless the host does, a reload later', async () => {
    const [page, host] = await hosted();
    await host.choose('mafia.kill', 2);
    await page.goto(`${inject('app')}#/`);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('deleted.').waitFor();
    await page.reload();
    await page.getByText('No games yet').waitFor();
    await page.locator('nd-home').evaluate((home) => (home as unknown as { repaired: Promise<void> }).repaired);
    expect(await shelved(page)).toEqual([]);
    await page.locator('nd-deleted summary').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Bring back/ }).click();
    await page.locator('nd-deleted summary').waitFor({ state: 'detached' });
    expect(await storedEntries(page, 'table')).toEqual([...before, ['mafia.kill', { seats: [2] }], ['mafia.sleep', done]]);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.locator('nd-deleted summary').click();
    await page.locator('nd-deleted .empty').click();
    await page.locator('nd-deleted summary').waitFor({ state: 'detached' });
  });
});

it('a game that is left and taken up again before the next screen has come is hosted as before, and goes on though the clock of the device is put back', async () => {
  const [page, host] = await hosted();
  await page.evaluate(async () => {
    location.hash = '#/settings';
    await new Promise((changed) => window.addEventListener('hashchange', changed, { once: true }));
    location.hash = '#/host/table';
  });
  await host.choose('mafia.kill', 2);
  expect(await storedEntries(page, 'table')).toHaveLength(given(2).length);
  await host.choose('angelHeart.check', 1);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 86_400_000;
  });
  await host.show();
});

describe('what cannot be saved', () => {
  it('is said until it is, with the ways out, and the browser asks before the page is left', async () => {
    const [page, host] = await hosted({ language: 'en' });
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      Object.assign(globalThis, { mend: () => (IDBObjectStore.prototype.put = put) });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await host.choose('mafia.kill', 2);
    const banner = page.locator('nd-board .banner.bad');
    await banner.waitFor();
    await expectAccessible(page);
    await banner.locator('summary').click();
    await expectAccessible(page);
    const [download] = await Promise.all([page.waitForEvent('download'), banner.locator('.file button').click()]);
    expect(download.suggestedFilename()).toMatch(/^nightdeck-princeton/);
    await banner.locator('.code button').click();
    await page.locator('nd-hand-over').waitFor();
    await page.keyboard.press('Escape');
    const asked = new Promise<string>((told) => page.once('dialog', (dialog) => (told(dialog.type()), void dialog.dismiss())));
    page.evaluate(() => location.reload()).catch(() => undefined);
    expect(await asked).toBe('beforeunload');
    // In one step: once there is room the app saves by itself, and the button goes.
    await banner.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLElement) => {
      (globalThis as unknown as { mend(): void }).mend();
      button.click();
    });
    await banner.waitFor({ state: 'detached' });
    expect(await storedEntries(page, 'table')).toHaveLength(given(2).length);
  });

  it('or lies in one place alone is not called saved before its copy lies beside it too', async () => {
    const [page, host] = await hosted({ language: 'en' });
    await page.evaluate(() => {
      const { put } = Cache.prototype;
      Object.assign(globalThis, { mend: () => (Cache.prototype.put = put) });
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'InvalidAccessError'));
    });
    await host.choose('mafia.kill', 2);
    const banner = page.locator('nd-board .banner.bad');
    await banner.getByText(/saved only once/).waitFor();
    expect(await storedEntries(page, 'table')).toEqual(given(2));
    await page.evaluate(() => (globalThis as unknown as { mend(): void }).mend());
    await banner.waitFor({ state: 'detached' });
    await saved(page);
  });
});

describe('a browser that keeps nothing', () => {
  it.each([
    [
      'forbids it',
      () =>
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
      /does not let this page save/,
    ],
    [
      'never answers',
      () => {
        IDBFactory.prototype.open = () =>
          Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } }) as IDBOpenDBRequest;
      },
      /storage does not answer/,
    ],
  ] as const)('%s: that is said before the first answer, and a game in this page alone goes on', async (_, spoil, words) => {
    const page = await visit('#/about');
    await page.addInitScript(spoil);
    await page.goto(`${inject('app')}#/`);
    await page.reload();
    await page.locator('nd-storage-notice').getByText(words).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeSave(saveOf(played('a game', { answers: 0 })))),
    });
    await page.locator('nd-board').waitFor();
    await page.locator('nd-board .banner.bad').waitFor();
    const host = new HostPage(page);
    await host.next();
  });
});

describe('before a game begins', () => {
  it('the host is told in one line that the browser has not promised to keep it', async () => {
    const page = await visit('#/setup');
    await page.getByText(/may clear saved games/).waitFor();
    await expectAccessible(page);
  });
});

describe('a game whose rules have changed since', () => {
  it('shows what was recorded and what differs, and goes on from the last answer that fits as a game of its own', async () => {
    const page = await visit('#/about');
    await store(page, game);
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('nd-question-view').waitFor();
    const host = new HostPage(page);
    await host.sayUntil('mafia.kill');
    await host.choose('mafia.kill', 2);
    const answers = await storedEntries(page, 'table');
    // As if the rules that told it had had another clause there.
    await page.goto(`${inject('app')}#/about`);
    await page.evaluate(
      (at) =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('nightdeck');
          opening.onsuccess = () => {
            const tx = opening.result.transaction('entries', 'readwrite');
            const entries = tx.objectStore('entries');
            const one = entries.get(['table', at]);
            one.onsuccess = () => {
              const last = one.result as { facts: { clause: string }[] };
              entries.put({ ...last, facts: last.facts.map((fact) => ({ ...fact, clause: 'OLD-1' })) }, ['table', at]);
            };
            tx.oncomplete = () => (opening.result.close(), done());
          };
        }),
      answers.length - 1,
    );
    await page.reload();
    await page.goto(`${inject('app')}#/host/table`);
    await expect.poll(() => page.url()).toContain('#/recorded/table');
    await page.getByText('What differs').waitFor();
    await expectAccessible(page);
    await page.locator('nd-recorded .goOn button').click();
    await expect.poll(() => page.url()).toMatch(/#\/host\/(?!table)/);
    await page.locator('nd-question-view').waitFor();
    expect(await storedEntries(page, 'table')).toEqual(answers);
    const id = page.url().split('/').at(-1) ?? '';
    expect(await storedEntries(page, id)).toEqual(answers.slice(0, -1));
  });
});
