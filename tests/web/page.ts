import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Browser, Download, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import type { Language } from '../../src/text/message.ts';
import { stay } from '../../web/session/toast-times.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Visit {
  readonly language?: Language;
  readonly theme?: 'night' | 'day';
  readonly width?: number;
  readonly height?: number;
  /** A browser that shows no fonts of pages: it draws the app with what the machine has. */
  readonly bare?: boolean;
  /** Its owner has not asked for less motion. Where motion is not what is tried, a page that stands still takes a tenth less time. */
  readonly motion?: boolean;
}

/** A device that a test visits the app with. */
interface Device {
  readonly page: Page;
  /** Devices of one kind differ in nothing that cannot be changed. */
  readonly kind: string;
}

/**
 * Devices for the tests of one file or block, with a fake camera; each visit is a device of its own. `usedAgain`: tests
 * that change nothing but what the app keeps and routes (no clock or scripts of theirs) hand their device on, emptied, which
 * takes half the time of a new one. `messagesStay`: a message of the app stays until it is dismissed, so that a slow test does not
 * come too late to read it.
 */
export function devices(
  browser: () => Browser = sharedBrowser(),
  { usedAgain = false, messagesStay = false } = {},
): (hash: string, visit?: Visit) => Promise<Page> {
  const used: Device[] = [];
  const spare: Device[] = [];
  const close = (all: readonly Device[]): Promise<unknown> => Promise.all(all.map(({ page }) => page.context().close()));
  afterEach(async ({ task }) => {
    const all = used.splice(0);
    const isGood = ({ page }: Device): boolean => usedAgain && task.result?.state !== 'fail' && !page.isClosed();
    spare.push(...all.filter(isGood));
    await close(all.filter((one) => !isGood(one)));
  });
  afterAll(() => close(spare));

  const made = async (
    kind: string,
    { width, height, bare, motion }: Pick<Required<Visit>, 'width' | 'height' | 'bare' | 'motion'>,
    settings: object,
  ): Promise<Device> => {
    const context = await browser().newContext({
      viewport: { width, height },
      permissions: ['camera'],
      // Some take it from the machine: paper and dates follow it.
      locale: 'en-US',
      serviceWorkers: 'block',
      hasTouch: isPhone(width),
      reducedMotion: motion ? 'no-preference' : 'reduce',
    });
    if (bare) await context.route('**/*.woff2', (route) => route.abort());
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.addInitScript((kept) => {
      if (localStorage.getItem('nightdeck.settings') === null) localStorage.setItem('nightdeck.settings', JSON.stringify(kept));
    }, settings);
    if (messagesStay) await page.addInitScript(keepMessages, Object.values(stay));
    return { page, kind };
  };

  return async (hash, { language = 'en', theme = 'night', width = 360, height = 740, bare = false, motion = false } = {}) => {
    const settings = { language, theme, sound: false };
    const kind = `${String(isPhone(width))} ${String(bare)} ${String(motion)}`;
    const known = spare.findIndex((one) => one.kind === kind);
    const again = known < 0 ? undefined : spare.splice(known, 1)[0];
    const device = again ?? (await made(kind, { width, height, bare, motion }, settings));
    used.push(device);
    const { page } = device;
    if (again) await empty(page, { width, height }, settings);
    await page.goto(inject('app') + hash);
    await page.locator('main h1').waitFor();
    return page;
  };
}

/** In the page: a timer of exactly so many ms never ends. */
function keepMessages(times: readonly number[]): void {
  const wait = window.setTimeout.bind(window);
  const lasting = (run: TimerHandler, ms?: number, ...more: unknown[]): number => (times.includes(ms ?? 0) ? 0 : wait(run, ms, ...more));
  window.setTimeout = lasting as typeof window.setTimeout;
}

const isPhone = (width: number): boolean => width < 600;

/** Makes a device as good as new: what the app kept on it is gone, what else was open is closed, no finger lies on it. */
async function empty(page: Page, viewport: { width: number; height: number }, settings: object): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  await page.unrouteAll();
  // A page of the app's address, but not the app, which would keep on keeping.
  await page.goto(`${inject('app')}fonts-licence.txt`);
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: new URL(inject('app')).origin, storageTypes: 'all' });
  await tools.detach();
  await page.evaluate((kept) => {
    sessionStorage.clear();
    localStorage.setItem('nightdeck.settings', JSON.stringify(kept));
  }, settings);
  await page.mouse.move(0, 0);
  await page.setViewportSize(viewport);
}

/** Waits until the screen shows what it is about, in its own fonts, and nothing on it moves any more. */
export async function settled(page: Page): Promise<void> {
  // What has its place only once its size is known gets it with the next frame.
  await frames(page, 2);
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

/** Gives the window another size, of which a busy machine may tell the page late; it has drawn two pictures in it then. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async ({ width, height }) => {
    while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
  }, size);
  await frames(page, 2);
}

/** Takes hold of a button with the mouse once it lies still, and keeps it down. */
export async function hold(button: Locator): Promise<void> {
  await button.hover();
  await button.page().mouse.down();
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
  const viewport = await showWhole(page);
  // Not as a script of the page: the page's own security policy would rightly refuse it. Once for each document, as it is long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
    };
    // Style sheets are copied only for a rule that is not among these.
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`);
  });
  if (viewport) await resize(page, viewport);
  expect(found).toEqual([]);
}

/**
 * Makes the window as high as a page that scrolls: a bar over such a page covers part of something wherever it is scrolled
 * to, and axe takes that for too small a target. Answers with the size before, or null where the page does not scroll.
 */
async function showWhole(page: Page): Promise<{ width: number; height: number } | null> {
  const viewport = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!viewport || height <= viewport.height) return null;
  await resize(page, { ...viewport, height });
  return viewport;
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
