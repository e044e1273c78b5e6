import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findBrowser } from '../support/browser.ts';
import { HostPage } from './host-page.ts';
import { dealtGame, store } from './stored.ts';

let browser: Browser;

beforeAll(async () => {
  const found = await findBrowser();
  // Scroll bars that take their own room, as on every desktop.
  browser = await chromium.launch({ ...found, args: [...found.args, '--no-sandbox'], ignoreDefaultArgs: ['--hide-scrollbars'] });
});

afterAll(() => browser.close());

/** Where the ring of seats lies in so many successive frames. */
const frames = 4;

it('beside a classic scroll bar the seats lie still in a window of any height', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${inject('app')}#/about`);
  await store(page, dealtGame('one'));
  await page.goto(`${inject('app')}#/host/one`);
  await page.locator('nd-question-view').waitFor();
  await new HostPage(page).sayUntil('mafia.kill');
  const restless: string[] = [];
  let scrolled = 0;
  for (let height = 240; height <= 540; height += 6) {
    await page.setViewportSize({ width: 390, height });
    const [places, bar] = await page.locator('nd-ask-choose nd-seat-ring').evaluate(
      async (ring, [count, wanted]) => {
        while (innerHeight !== wanted) await new Promise(requestAnimationFrame);
        const seen: number[] = [];
        for (let i = 0; i < count + 2; i++) {
          await new Promise(requestAnimationFrame);
          // The first two are the window's own change.
          if (i > 1) seen.push(ring.getBoundingClientRect().width);
        }
        return [seen, document.documentElement.scrollHeight > innerHeight] as const;
      },
      [frames, height] as const,
    );
    if (new Set(places).size > 1) restless.push(`${String(height)}: ${places.join(' ')}`);
    if (bar) scrolled++;
  }
  expect(restless).toEqual([]);
  // Some windows need the bar and some do not.
  expect(scrolled).toBeGreaterThan(5);
  expect(scrolled).toBeLessThan(40);
});

it('scroll bars have the colours of the theme', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 400 } });
  await page.goto(`${inject('app')}#/settings`);
  await page.locator('main h1').waitFor();
  for (const theme of ['night', 'dim', 'day']) {
    const [bar, wanted] = await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      const probe = document.createElement('i');
      probe.style.color = 'var(--edge)';
      probe.style.backgroundColor = 'var(--ground)';
      document.body.append(probe);
      const { color, backgroundColor } = getComputedStyle(probe);
      return [getComputedStyle(document.querySelector('nd-app') ?? document.body).scrollbarColor, `${color} ${backgroundColor}`];
    }, theme);
    expect(bar).toBe(wanted);
  }
});
