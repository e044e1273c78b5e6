import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, frames, settled } from '../web/page.ts';
import { played } from './played.ts';
import { dealtGame, store } from './stored.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const game = dealtGame('table');
const day = [
  ['mafia.kill', { seats: [2] }],
  ['angelHeart.check', { seats: [5] }],
  ['day.accuser', { seats: [3] }],
  ['day.accused', { seats: [6] }],
  ['day.second', { seats: [4] }],
] as const;

/** The stop of the keyboard now, whether none of it is in sight (all of it under something else, or off the screen), and what a screen begins with, if it is that. */
const stop = (): { readonly what: string; readonly hidden: boolean; readonly heard?: 'words' | 'heading' } => {
  const inner = (root: DocumentOrShadowRoot): Element | null => {
    const at = root.activeElement;
    return at?.shadowRoot?.activeElement ? inner(at.shadowRoot) : at;
  };
  const topmost = (x: number, y: number): Element | null => {
    let at = document.elementFromPoint(x, y);
    for (let next = at?.shadowRoot?.elementFromPoint(x, y); next && next !== at; next = at?.shadowRoot?.elementFromPoint(x, y)) at = next;
    return at;
  };
  const at = inner(document);
  if (!at || at === document.body) return { what: '', hidden: false };
  const { left, top, width, height } = at.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((y) => [0.1, 0.5, 0.9].map((x) => [left + x * width, top + y * height] as const));
  const seen = points.some(([x, y]) => {
    for (let up: Node | null = topmost(x, y); up; up = up instanceof ShadowRoot ? up.host : up.parentNode) if (up === at) return true;
    // The box of a switch or a choice lies under its own label.
    return at.matches('input') && topmost(x, y)?.closest('label')?.contains(at) === true;
  });
  const what = at.getAttribute('aria-label') || at.textContent.trim().slice(0, 30) || at.tagName;
  return { what, hidden: !seen, ...(at.matches('.words, h1') && { heard: at.matches('h1') ? 'heading' : 'words' }) };
};

/**
 * Waits until a screen is drawn and has taken the focus for good: before that, Tab begins where the screen before was, and may leave
 * the page. A game takes it with the words of its question, every other screen with its heading.
 */
async function arrived(page: Page, hash: string): Promise<void> {
  await settled(page);
  const heard = /^#?\/?host\//.test(hash) ? 'words' : 'heading';
  const rests = async (): Promise<boolean> => {
    const before = await page.evaluate(stop);
    await frames(page, 10);
    return before.heard === heard && (await page.evaluate(stop)).what === before.what;
  };
  await expect.poll(rests).toBe(true);
}

/** Goes through a screen with the keyboard, so many stops at most: how many there were, and those of which nothing was in sight. */
async function walk(page: Page, most: number): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < most; stops++) {
    await page.keyboard.press('Tab');
    await frames(page, 2);
    const { what, hidden: lost } = await page.evaluate(stop);
    if (what === '') break;
    if (!lost) continue;
    // What is still being drawn, as a preview is, may have pushed it away: it counts where it is on a page that rests.
    await settled(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await frames(page, 2);
    if ((await page.evaluate(stop)).hidden) hidden.push(what);
  }
  return { stops, hidden };
}

it.each([
  ['the setup', '#/setup', 360, 640, 'nd-cast-editor'],
  ['the printing', '#/print/princeton', 360, 640, 'nd-page-preview'],
  ['a vote', `#/host/${game.id}`, 640, 400, 'nd-ask-ballot'],
  ['a vote', `#/host/${game.id}`, 320, 640, 'nd-ask-ballot'],
] as const)('%s: no stop of the keyboard lies under a bar (%s, %i × %i)', async (_, hash, width, height, ready) => {
  const page = await visit('#/about', { width, height });
  await store(page, game, played(game, day, 'day.verdict'));
  await page.goto(`${inject('app')}${hash}`);
  await page.locator(ready).first().waitFor();
  await arrived(page, hash);
  const { stops, hidden } = await walk(page, 70);
  expect(stops).toBeGreaterThan(8);
  expect(hidden).toEqual([]);
});

it('no stop of the keyboard lies under a bar on any other screen (360 × 640)', async () => {
  const page = await visit('#/about', { width: 360, height: 640 });
  const [night, deal] = [dealtGame('night'), dealtGame('deal', { stage: 'scan', deal: [] })];
  await store(page, game, played(game, day, 'day.verdict'));
  await store(page, night, played(night, [], 'mafia.kill'));
  await store(page, deal);
  const lost: string[] = [];
  for (const [hash, ready] of [
    ['', 'nd-home'],
    ['settings', 'nd-settings nd-switch'],
    [`story/${game.id}`, 'nd-story nd-choice'],
    [`scan/${deal.id}`, 'nd-scan nd-deal-seats'],
    [`pile/${deal.id}`, 'nd-pile'],
    [`host/${night.id}`, 'nd-ask-choose'],
  ] as const) {
    await page.evaluate((to) => (location.hash = `#/${to}`), hash);
    await page.locator(ready).first().waitFor();
    await arrived(page, hash);
    const { stops, hidden } = await walk(page, 45);
    expect(stops, hash).toBeGreaterThan(3);
    lost.push(...hidden.map((what) => `${hash}: ${what}`));
  }
  expect(lost).toEqual([]);
});
