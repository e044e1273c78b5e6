import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { town } from '../../src/games/town/index.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { yakuza } from '../../src/games/yakuza/index.ts';
import { questionStates } from '../support/question-states.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, resize } from '../web/page.ts';
import { board, put } from './any-question.ts';

const visit = devices(sharedBrowser());
const screens = [
  [320, 640],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1280, 800],
] as const;

/** Seats and answers that lie under something else even where they are scrolled to, and what makes the page scroll sideways. */
const lost = (page: Page): Promise<string[]> =>
  page.locator('nd-question-view').evaluate((view) => {
    const inside = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((one) => [one, ...(one.shadowRoot ? inside(one.shadowRoot) : [])]);
    const isOn = (one: Element, x: number, y: number): boolean => {
      let at = document.elementFromPoint(x, y);
      for (let next = at?.shadowRoot?.elementFromPoint(x, y); next && next !== at; next = at?.shadowRoot?.elementFromPoint(x, y)) at = next;
      for (let up: Node | null = at; up; up = up instanceof ShadowRoot ? up.host : up.parentNode) if (up === one) return true;
      return false;
    };
    const found: string[] = [];
    for (const one of inside(view.shadowRoot ?? view).filter((one) => one.matches('button[data-seat], .foot button, .candidates button'))) {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const what = one.ariaLabel ?? one.innerText;
      if (left < -0.5 || left + width > innerWidth + 0.5) found.push(`${what} is beside the screen`);
      else if (!isOn(one, left + width / 2, top + height / 2)) found.push(`${what} is covered`);
    }
    scrollTo(0, 0);
    if (document.documentElement.scrollWidth > innerWidth) found.push('sideways');
    return found;
  });

describe.each([
  ['yakuza', yakuza, 12],
  ['vendetta', vendetta, 16],
  ['town', town, 24],
  ['ktulu', ktulu, 40],
] as const)('with large letters, %s', (_, game, seats) => {
  it.each([150, 200])('scrolls, but never sideways, and no seat and no answer stays under a bar (%i %)', async (percent) => {
    const page = await visit('#/about', { language: 'pl' });
    const tools = await page.context().newCDPSession(page);
    // What the browser's settings call the size of letters: rem and media queries follow it.
    await tools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
    await board(page, game, seats);
    const all = questionStates(game, [seats], 2);
    const wrong: string[] = [];
    for (const [s, [width, height]] of screens.entries()) {
      await resize(page, { width, height });
      for (const { question } of all.filter((_, i) => i % screens.length === s)) {
        await put(page, question, `${String(s)} ${question.key}`);
        const found = await lost(page);
        if (found.length > 0) wrong.push(`${question.key}, ${String(width)} × ${String(height)}: ${found.slice(0, 3).join('; ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
