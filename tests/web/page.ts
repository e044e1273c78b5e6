import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import type { Language } from '../../src/text/message.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Visit {
  readonly language?: Language;
  readonly theme?: 'night' | 'day';
  readonly width?: number;
  readonly height?: number;
  /** A browser that shows no fonts of pages: it draws the app with what the machine has. */
  readonly bare?: boolean;
}

/** Devices for the tests of one file or block, with a fake camera; each visit is a device of its own. */
export function devices(browser: () => Browser = sharedBrowser()): (hash: string, visit?: Visit) => Promise<Page> {
  const contexts: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });

  return async (hash, { language = 'en', theme = 'night', width = 360, height = 740, bare = false } = {}) => {
    const context = await browser().newContext({
      viewport: { width, height },
      permissions: ['camera'],
      serviceWorkers: 'block',
      hasTouch: width < 600,
    });
    contexts.push(context);
    if (bare) await context.route('**/*.woff2', (route) => route.abort());
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.addInitScript(
      (kept) => {
        if (localStorage.getItem('nightdeck.settings') === null) localStorage.setItem('nightdeck.settings', JSON.stringify(kept));
      },
      { language, theme, sound: false },
    );
    await page.goto(inject('app') + hash);
    await page.locator('main h1').waitFor();
    return page;
  };
}

/** Waits until the screen shows what it is about, in its own fonts, and nothing on it moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? shown(element.shadowRoot) : [])]);
    for (const element of shown(document)) await (element as Element & { readonly ready?: Promise<unknown> }).ready;
    await document.fonts.ready;
    const moving = shown(document).flatMap((element) => element.getAnimations());
    const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is taken back never ends.
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Lets the page draw so many pictures. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((drawn) => {
        const next = (left: number): unknown => (left === 0 ? drawn() : requestAnimationFrame(() => next(left - 1)));
        next(all);
      }),
    count,
  );
}

/** Keeps the files at these addresses from arriving until the function handed back is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(addresses, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** The bytes of a file the page has given out. */
export async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}

/** Asserts that axe finds nothing wrong (WCAG 2.2 A and AA), open shadow roots included. */
export async function expectAccessible(page: Page): Promise<void> {
  // Not as a script of the page: the page's own security policy would rightly refuse it.
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
    };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`);
  });
  expect(found).toEqual([]);
}

/** Asserts that the page does not scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Asserts that everything that can be pressed is at least 44 px high and 24 px wide. */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])]);
    return all(document)
      .filter((element) => element.matches('button, select, input:not([type=file]):not([type=radio]):not([type=checkbox])'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${String(box.width)}×${String(box.height)}`);
  });
  expect(small).toEqual([]);
}

/** Role, name and state of what has the focus, as a screen reader would find it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return `${active?.tagName.toLowerCase() ?? ''} ${active?.getAttribute('aria-label') ?? active?.textContent.trim() ?? ''}`.trim();
  });
}
