import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { done, type Entry } from '../../src/kernel/answer.ts';
import { HostPage } from '../e2e/host-page.ts';
import { played } from '../e2e/played.ts';
import { dealtGame, store, storedEntries } from '../e2e/stored.ts';
import { devices } from './page.ts';

const visit = devices();

describe('the story in a second window', () => {
  it('can be read but not changed while another window hosts the game, and can be changed once that is closed', async () => {
    const game = dealtGame('table');
    const first = await visit('#/about');
    await store(
      first,
      game,
      played(
        game,
        [
          ['mafia.kill', { seats: [2] }],
          ['angelHeart.check', { seats: [5] }],
        ],
        'angelHeart.answer',
      ),
    );
    await first.goto(`${inject('app')}#/host/${game.id}`);
    await first.locator('nd-question-view').waitFor();
    const second = await first.context().newPage();
    await second.goto(`${inject('app')}#/story/${game.id}`);
    await second.getByText(/is hosted in another window/).waitFor();
    await second.locator('nd-story nd-choice').getByRole('radio').nth(1).dispatchEvent('click');
    await second.locator('nd-story .answer').first().waitFor();
    expect(await second.locator('nd-story button.answer').count()).toBe(0);
    // What one window holds up is covered there as soon as another hosts.
    await first.locator('nd-ask-show nd-button button').click();
    await first.locator('nd-ask-show .open').waitFor();
    const third = await first.context().newPage();
    await third.goto(`${inject('app')}#/host/${game.id}`);
    await third.getByRole('button', { name: 'Host here' }).click();
    await first.getByText(/is hosted in another window/).waitFor();
    await first.locator('nd-ask-show .open').waitFor({ state: 'detached' });
    await third.close();
    await first.close();
    await second.locator('nd-story button.answer').first().waitFor();
    await second.locator('nd-story button.answer').first().click();
    await second.locator('nd-amend').waitFor();
  });
});

const game = dealtGame('table');
const before = played(game, [], 'mafia.kill');
/** The answers once the mafia have killed seat 7: that they close their eyes is said in one breath with the next call. */
const given: readonly Entry[] = [...before, ['mafia.kill', { seats: [7] }], ['mafia.sleep', done]];

const withLocks = (): void => undefined;
const withoutLocks = (): void => void Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });

const hosts = async (page: Page): Promise<boolean> =>
  page
    .locator('nd-board')
    .evaluate((board) => (board as unknown as { hosting: { hosts: boolean } }).hosting.hosts, undefined, { timeout: 2_000 })
    .catch(() => false);

describe.each([
  ['with locks', withLocks],
  ['without locks', withoutLocks],
])('two windows %s', (_, spoil) => {
  async function two(): Promise<[Page, Page]> {
    const first = await visit('#/about');
    await first.context().addInitScript(spoil);
    await store(first, game, before);
    await first.goto(`${inject('app')}#/host/table`);
    await first.reload();
    await new HostPage(first).asked('mafia.kill');
    await first.waitForFunction(
      () =>
        (
          document.querySelector('nd-app')?.shadowRoot?.querySelector('nd-host')?.shadowRoot?.querySelector('nd-board') as unknown as {
            hosting?: { hosts: boolean };
          } | null
        )?.hosting?.hosts,
    );
    const second = await first.context().newPage();
    await second.goto(`${inject('app')}#/host/table`);
    await second.getByText('hosted in another window').waitFor();
    return [first, second];
  }

  it('the second becomes the host by its button, and the first then only shows the game and writes nothing', async () => {
    const [first, second] = await two();
    await second.locator('nd-board .here button').click();
    await second.getByText('hosted in another window').waitFor({ state: 'detached' });
    await first.getByText('hosted in another window').waitFor();
    await new HostPage(second).choose('mafia.kill', 7);
    await first
      .locator('nd-board')
      .evaluate((board) => (board as unknown as { hosting: { answer(answer: unknown): Promise<unknown> } }).hosting.answer({ seats: [2] }));
    expect(await storedEntries(second, 'table')).toEqual(given);
  });

  it('goes on with the host alone after the data of the site were cleared, and another window asks before it takes over', async () => {
    const [first, second] = await two();
    const tools = await first.context().newCDPSession(first);
    await tools.send('Storage.clearDataForOrigin', { origin: new URL(inject('app')).origin, storageTypes: 'all' });
    await new HostPage(first).choose('mafia.kill', 7);
    await expect.poll(() => storedEntries(first, 'table')).toEqual(given);
    // Windows opened from now on have locks of their own in Chromium.
    const third = await first.context().newPage();
    await third.goto(`${inject('app')}#/host/table`);
    await second.reload();
    for (const other of [second, third]) await other.getByText('hosted in another window').waitFor();
    expect(await hosts(first)).toBe(true);
    await third.locator('nd-board .here button').click();
    await first.getByText('hosted in another window').waitFor();
    expect([await hosts(first), await hosts(second), await hosts(third)]).toEqual([false, false, true]);
    await third.close();
    await expect.poll(async () => [await hosts(first), await hosts(second)].filter(Boolean).length).toBe(1);
    expect(await storedEntries(first, 'table')).toEqual(given);
  });

  it('of three, one goes on when the host is shut, from where it stood', async () => {
    const [first, second] = await two();
    const third = await first.context().newPage();
    await third.goto(`${inject('app')}#/host/table`);
    await third.getByText('hosted in another window').waitFor();
    const host = new HostPage(first);
    await host.choose('mafia.kill', 7);
    const asked = await host.key();
    await first.close({ runBeforeUnload: false });
    await expect.poll(async () => [await hosts(second), await hosts(third)].filter(Boolean).length).toBe(1);
    const next = (await hosts(second)) ? second : third;
    await new HostPage(next).asked(asked);
    expect(await storedEntries(next, 'table')).toEqual(given);
  });
});
