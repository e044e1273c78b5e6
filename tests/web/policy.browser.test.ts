import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { dealtGame, store } from '../e2e/stored.ts';
import { devices } from './page.ts';

const visit = devices();

/** Goes before the first line of the page and of every worker: tells of breaches, and breaks the policy when asked to. */
const watch = (where: string): string => `
  addEventListener('securitypolicyviolation', (event) =>
    new BroadcastChannel('breaches').postMessage('${where}: ' + event.violatedDirective + ' ' + event.blockedURI));
  new BroadcastChannel('break').addEventListener('message', () => { try { new Function(''); } catch {} });
`;

/** Breaches of the content policy from now on, in the page and in its workers. */
async function breaches(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('breach', (what: string) => void seen.push(what));
  await page.addInitScript(`new BroadcastChannel('breaches').addEventListener('message', ({ data }) => breach(data)); ${watch('page')}`);
  await page.route('**/*worker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: watch('worker') + (await response.text()) });
  });
  return seen;
}

describe('the content policy', () => {
  it('is broken by no screen and no worker, not even to see what the browser allows', async () => {
    const page = await visit('#/about');
    const seen = await breaches(page);
    await store(page, dealtGame('one'));
    for (const [hash, shows] of [
      ['#/', 'main h1'],
      ['#/setup', 'nd-cast-editor'],
      ['#/host/one', 'nd-question-view'],
      ['#/print', 'nd-page-preview img'],
    ] as const) {
      await page.goto(inject('app') + hash);
      await page.reload();
      await page.locator(shows).first().waitFor();
    }
    expect(seen).toEqual([]);
    // Both are really watched; the page has the policy from the server and in itself, and tells of each.
    await page.evaluate(() => new BroadcastChannel('break').postMessage(''));
    await expect.poll(() => seen.toSorted()).toEqual(['page: script-src eval', 'page: script-src eval', 'worker: script-src eval']);
  });

  it('holds where the server says nothing of it, and nothing is then loaded from elsewhere', async () => {
    const page = await visit('#/about');
    const seen = await breaches(page);
    await page.route(`${inject('app')}?bare`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(`${inject('app')}?bare#/`);
    await page.locator('main h1').first().waitFor();
    expect(seen).toEqual([]);
    await page.evaluate(async () => {
      new BroadcastChannel('break').postMessage('');
      await fetch('https://example.org/').catch(() => undefined);
    });
    await expect.poll(() => seen.toSorted()).toEqual(['page: connect-src https://example.org/', 'page: script-src eval']);
  });
});
