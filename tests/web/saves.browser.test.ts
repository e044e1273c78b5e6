import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parseSave, writePlainSave, writeSave, type SaveFile } from '../../src/save/file.ts';
import { deckFile, sound } from '../cards/decks.ts';
import { store, dealtGame, storedEntries } from '../e2e/stored.ts';
import { played, saveOf } from '../save/played.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { contentOf, devices, expectAccessible, expectNoSideways } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true, messagesStay: true });
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
const half = saveOf(played('half a game', { answers: 12 }));

async function open(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** A save as an older rulebook would have told it: the last announcements are worded otherwise. */
function older(save: SaveFile): SaveFile {
  const fingerprints = save.fingerprints.map(([at, hash], i): [number, string] => [at, i >= 2 ? `${hash}x` : hash]);
  const story = save.story.map((fact, i) =>
    i === save.story.length - 1 ? { ...fact, what: 'blessed', audience: 'public' } : fact,
  ) as unknown as SaveFile['story'];
  return { ...save, fingerprints, story };
}

/** What the app writes when the host saves the game that is open. */
async function exported(page: Page): Promise<SaveFile> {
  await page.locator('button[data-sheet=more]').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /file/i }).first().click()]);
  const read = parseSave((await contentOf(download)).toString());
  if ('refusal' in read) throw new Error(read.refusal.why.id);
  return read.save;
}

const shelf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((got) => {
        const request = indexedDB.open('nightdeck');
        request.onsuccess = () => {
          const count = request.result.transaction('games').objectStore('games').count();
          count.onsuccess = () => (request.result.close(), got(count.result));
        };
      }),
  );

describe('a saved game', () => {
  it('goes on where it stood, and comes out of the app as it went in', async () => {
    const page = await visit('');
    await open(page, writeSave(half));
    await expect.poll(() => page.url()).toMatch(/#\/host\/\w+/);
    await page.locator('nd-board').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    expect(await storedEntries(page, id)).toEqual(half.answers);
    expect(await exported(page)).toMatchObject({
      app: version,
      edition: half.edition,
      deck: half.deck,
      answers: half.answers,
      at: half.at,
      deal: half.deal,
      seed: half.seed,
      fingerprints: half.fingerprints,
    });
    // Neither the device's storage nor the app's own files can be had any more: what the page has is saved all the same.
    await page.reload();
    await page.locator('nd-board').waitFor();
    await page.route('**/*.js', (route) => route.abort());
    await page.evaluate(() => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('', 'InvalidStateError');
      };
    });
    const alone = await exported(page);
    expect(alone).toMatchObject({ app: version, answers: half.answers, at: half.at, fingerprints: half.fingerprints });
    expect(alone.deck).toBeUndefined();
  });

  it('of a deck of the host’s own carries the deck and its names, and never the key', async () => {
    const page = await visit('');
    const own = { ...deckFile('princeton'), id: 'den', title: { en: 'The den' }, languages: ['en'], sealed: true };
    const { edition } = sound({ ...own, edition: undefined });
    const deck = { ...own, edition, roles: { mafia: { name: { en: 'Wolf' } } } };
    const { deal, seed } = half;
    await store(page, { ...dealtGame('den', { deck, title: 'The den', key: 'K-SECRET-OF-THE-DEN', deal, seed }) }, half.answers);
    await page.goto(`${page.url().split('#')[0] ?? ''}#/host/den`);
    await page.locator('nd-board').waitFor();
    const save = await exported(page);
    expect(save.deck).toEqual({ id: 'den', edition, file: deck });
    expect(writePlainSave(save)).not.toContain('SECRET');
    const other = await visit('');
    await open(other, writeSave(save));
    await other.locator('nd-board').waitFor();
    expect(await other.locator('nd-toasts').innerText()).toBe('');
    expect(await exported(other)).toEqual(save);
    await other.goto(`${other.url().split('#')[0] ?? ''}#/`);
    await other.getByText('The den').first().waitFor();
  });

  it('of a deck that is nowhere on the device opens all the same, and says so', async () => {
    const page = await visit('');
    await open(page, writeSave({ ...half, deck: { id: 'lair', edition: 'ZZZ' } }));
    await page.locator('nd-toasts').getByText('The deck lair ZZZ this game was dealt from is not on this device.').waitFor();
    await page.locator('nd-board').waitFor();
  });

  it('that today’s rules would tell otherwise is kept as it was recorded and can only be read', async () => {
    const page = await visit('');
    // A hand-over brings no story that could be read.
    await open(page, writeSave({ ...older(half), story: [] }));
    await page.locator('nd-toasts').getByText('The other device runs Nightdeck 0.1.0').waitFor();
    expect(await shelf(page)).toBe(0);
    await open(page, writeSave(older(half)));
    await expect.poll(() => page.url()).toMatch(/#\/recorded\/\w+/);
    await page
      .getByText(/The rules have changed since this game was saved/)
      .first()
      .waitFor();
    const lines = page.locator('nd-recorded ol li');
    expect(await lines.last().innerText()).toContain('blessed');
    const known = await lines.count();
    await page.getByText('Everything, with reasons').click();
    await expect.poll(() => lines.count()).toBe(half.story.length);
    expect(half.story.length).toBeGreaterThan(known);
    expect(await page.locator('main').innerText()).not.toContain('⟦');
    await expectAccessible(page);
    await expectNoSideways(page);
    const id = page.url().split('/').at(-1) ?? '';
    await page.goto(`${page.url().split('#')[0] ?? ''}#/host/${id}`);
    await expect.poll(() => page.url()).toContain(`#/recorded/${id}`);
    expect(await storedEntries(page, id)).toEqual(half.answers);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: /Finished/ }).click();
    await expect.poll(() => page.url()).toContain(`#/recorded/${id}`);
  });

  it.each([
    ['a torn file', writeSave(half).slice(0, 900), /end of this file is missing/],
    ['a file of another version', JSON.stringify({ ...half, version: 7, app: '9.0.0' }), /saved by another Nightdeck \(9\.0\.0/],
    ['a file of another kind', JSON.stringify({ format: 'shopping list' }), /not a saved game/],
    ['a picture', '\u0089PNG\r\n', /not a saved game/],
    ['a role nobody knows', writeSave({ ...half, deal: half.deal.map((seat) => ({ ...seat, role: 'wizard' })) }), /no role .wizard/],
  ])('%s is refused in plain words, and nothing is opened', async (_, text, words) => {
    const page = await visit('');
    await open(page, text);
    await page.locator('nd-toasts').getByText(words).waitFor();
    expect(await shelf(page)).toBe(0);
    expect(page.url()).not.toMatch(/#\/host/);
  });

  it('changed by hand is refused until the host wants it all the same', async () => {
    const page = await visit('');
    await open(page, writeSave(half).replace('Player 3', 'Player X'));
    await page
      .locator('nd-toasts')
      .getByText(/changed after it was saved/)
      .waitFor();
    expect(await shelf(page)).toBe(0);
    await page.getByRole('button', { name: 'Open it all the same' }).click();
    await expect.poll(() => page.url()).toMatch(/#\/host\/\w+/);
    expect(await shelf(page)).toBe(1);
  });
});

/** From now on (or no longer) the browser breaks off every transaction that writes, as it does where the disk is full. */
async function full(page: Page, on: boolean): Promise<void> {
  await page.evaluate((isFull) => {
    const proto = IDBDatabase.prototype as IDBDatabase & { real?: IDBDatabase['transaction'] };
    const begin = (proto.real ??= proto.transaction);
    proto.transaction = function (this: IDBDatabase, ...how: Parameters<IDBDatabase['transaction']>): IDBTransaction {
      const tx = begin.apply(this, how);
      if (isFull && how[1] === 'readwrite') {
        Object.defineProperty(tx, 'error', { get: () => new DOMException('', 'QuotaExceededError') });
        Object.assign(tx, { commit: () => undefined });
        queueMicrotask(() => tx.abort());
      }
      return tx;
    };
  }, on);
}

describe('a device without room', () => {
  it('says so when a game cannot be put on the shelf, keeps what lies there, and takes the game once there is room', async () => {
    const page = await visit('');
    await store(page, dealtGame('kept'));
    await full(page, true);
    await open(page, writeSave(half));
    await page
      .locator('nd-toasts')
      .getByText(/no room left/)
      .waitFor();
    expect(await shelf(page)).toBe(1);
    expect(page.url()).not.toMatch(/#\/host/);
    await full(page, false);
    await open(page, writeSave(half));
    await expect.poll(() => page.url()).toMatch(/#\/host\/\w+/);
    expect(await shelf(page)).toBe(2);
  });

  it('loses nothing the host has entered: it stays on the screen and is kept with the next change that can be', async () => {
    const page = await visit('#/setup');
    await full(page, true);
    await page.getByRole('textbox', { name: 'Name at seat 1', exact: true }).fill('Anna');
    await page.keyboard.press('Enter');
    await page
      .locator('nd-toasts')
      .getByText(/no room left/)
      .waitFor();
    expect(await shelf(page)).toBe(0);
    await full(page, false);
    await page.getByRole('textbox', { name: 'Name at seat 2', exact: true }).fill('Bo');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.url()).toMatch(/#\/setup\/\w+/);
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Name at seat 1', exact: true }).inputValue()).toBe('Anna');
    expect(await page.getByRole('textbox', { name: 'Name at seat 2', exact: true }).inputValue()).toBe('Bo');
  });
});

describe('the words of a game', () => {
  it('stay with its table: no role of it lingers in the interface', async () => {
    const page = await visit('');
    await open(page, writeSave(half));
    await page.locator('nd-board').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('⟦');
    const lingering = await page.evaluate(() =>
      (document.querySelector('nd-app') as unknown as { speaker: { has(id: string): boolean } }).speaker.has('role.mafia'),
    );
    expect(lingering).toBe(false);
  });
});
