import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { HostPage } from '../e2e/host-page.ts';
import { played } from '../e2e/played.ts';
import { dealtGame, store, storedEntries } from '../e2e/stored.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices } from './page.ts';

const visit = devices(sharedBrowser());
const game = dealtGame('table');
const before = played(game, [], 'mafia.kill');

describe('a browser that answers late', () => {
  /** Gives the page its database only once the test says so. */
  const late = (): void => {
    const answered = new Promise<void>((answer) => Object.assign(globalThis, { answer }));
    IDBOpenDBRequest.prototype.addEventListener = function (this: EventTarget, type: string, heard: (event: Event) => void) {
      EventTarget.prototype.addEventListener.call(this, type, (event) => {
        if (type === 'success') void answered.then(() => heard(event));
        else heard(event);
      });
    };
  };
  const answer = (page: Page) => page.evaluate(() => (globalThis as unknown as { answer(): void }).answer());

  it('is said to be silent, and hosts a game of which there is no copy as soon as it answers', async () => {
    const page = await visit('#/about');
    await store(page, game, before);
    await page.addInitScript(late);
    await page.goto(`${inject('app')}#/host/table`);
    await page.reload();
    const told = page.getByText(/storage does not answer/).first();
    await told.waitFor();
    expect(await page.locator('nd-question-view').count()).toBe(0);
    await answer(page);
    await page.locator('nd-question-view').waitFor();
    await told.waitFor({ state: 'detached' });
    await new HostPage(page).choose('mafia.kill', 2);
    expect((await storedEntries(page, 'table')).map(([key]) => key).slice(-2)).toEqual(['mafia.kill', 'mafia.sleep']);
  });

  it('is said to be silent at home, which lists the games as soon as it answers', async () => {
    const page = await visit('#/about');
    await store(page, game, before);
    await page.addInitScript(late);
    await page.goto(`${inject('app')}#/`);
    await page.reload();
    await page
      .locator('nd-storage-notice')
      .getByText(/storage does not answer/)
      .waitFor();
    await page.getByText('No games yet').waitFor();
    await answer(page);
    await page.locator('nd-home .game').waitFor();
  });
});
