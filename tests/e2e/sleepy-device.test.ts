import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { languages } from '../../src/text/message.ts';
import { words } from '../../src/text/host-night.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { dealtGame, store } from './stored.ts';

const visit = devices(sharedBrowser());
const game = dealtGame('table');

/** In the page, before the app: a browser that refuses to keep the screen on. */
function refuse(): void {
  const wakeLock = { request: () => Promise.reject(new DOMException('low power', 'NotAllowedError')) };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
}

async function open(page: Page): Promise<HostPage> {
  await store(page, game);
  await page.goto(`${inject('app')}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  return new HostPage(page);
}

describe('a browser that lets the screen go dark', () => {
  it.each(languages)('is told of on the first question alone, and says what to do, above what is tapped (%s)', async (language) => {
    const page = await visit('#/about', { language, width: 360, height: 640 });
    await page.addInitScript(refuse);
    await page.reload();
    const host = await open(page);
    const note = page.getByRole('note').filter({ hasText: words[language]['host.sleepy'] });
    await note.waitFor();
    const [told, button] = await Promise.all([note.boundingBox(), page.locator('nd-ask-say nd-button').boundingBox()]);
    if (!told || !button) throw new Error('The note or the button is not there');
    expect(told.y + told.height).toBeLessThanOrEqual(button.y);
    expect(button.y + button.height).toBeLessThanOrEqual(640);
    await expectNoSideways(page);
    await expectAccessible(page);
    const turn = await host.turn();
    await page.locator('nd-ask-say nd-button').click();
    await host.turned(turn);
    expect(await note.count()).toBe(0);
    await page.locator('[data-sheet="more"]').click();
    await note.waitFor();
  });

  it('is not spoken of where the screen stays on', async () => {
    const page = await visit('#/about');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', {
        value: { request: () => Promise.resolve({ released: false, release: () => Promise.resolve() }) },
      });
    });
    await page.reload();
    await open(page);
    await page.locator('nd-eyes-free').waitFor();
    expect(await page.locator('.sleepy').count()).toBe(0);
  });
});
