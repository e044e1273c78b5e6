import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import { canvasCamera, type CanvasCamera } from '../support/fake-camera.ts';
import { cardSheet, codeBelowMiddle, distanceFor, view } from '../support/frames.ts';
import { toPng } from '../support/pictures.ts';
import { plainDevice, sharedBrowser } from '../support/shared-browser.ts';

declare const camera: CanvasCamera;
/** Of the memory test: how many pictures have been read, and no more of them for a while; answers whether one is just being read. */
declare function framesRead(): number;
declare function pause(so: boolean): boolean;

const read = parseDeck(readFileSync(new URL('../../decks/princeton.json', import.meta.url), 'utf8'));
const deck = ('deck' in read ? read.deck : undefined) as Deck;
const browser = sharedBrowser();
const contexts: BrowserContext[] = [];

async function scanner(size: Parameters<typeof canvasCamera>[0], prepare?: (page: Page) => Promise<unknown>, locale = 'en'): Promise<Page> {
  const context = await browser().newContext({
    viewport: { width: 390, height: 844 },
    ...plainDevice,
    locale,
  });
  contexts.push(context);
  await context.addInitScript(canvasCamera, size);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${inject('app')}#/setup`);
  await page.locator('nd-button[icon=scan], nd-button:has-text("Deal and scan")').first().click();
  await page.locator('nd-camera-view .scanning').waitFor();
  return page;
}

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

describe('the camera on the scan screen', () => {
  it('offers zoom and torch where the camera has them, by keys too, and not where it has none', async () => {
    const bare = await scanner({ width: 640, height: 480 });
    expect(await bare.locator('nd-camera-tools').evaluate((tools) => tools.shadowRoot?.querySelector('input, nd-button'))).toBeNull();
    const page = await scanner({ width: 640, height: 480, torch: true, zoom: true });
    const slider = page.getByRole('slider', { name: 'Zoom' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => camera.zoom)).toBe(2);
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('2.0×');
    await page.getByRole('button', { name: 'Torch on' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Torch off' }).waitFor();
    expect(await page.evaluate(() => camera.torch)).toBe(true);
  });

  it('says when only the simpler reader runs, and says nothing while both do', async () => {
    const said = 'Only the simpler code reader runs here.';
    const page = await scanner({ width: 640, height: 480 }, (fresh) => fresh.route('**/*.wasm', (route) => route.abort()));
    await page.getByText(said).waitFor();
    const whole = await scanner({ width: 640, height: 480 });
    await whole.locator('nd-camera-view').evaluate(
      (element) =>
        new Promise<void>((done) => {
          const look = (): void => ((element as unknown as { team?: string }).team === 'both' ? done() : void setTimeout(look, 20));
          look();
        }),
    );
    expect(await whole.getByText(said).count()).toBe(0);
  });

  it('holds no more memory after an hour with two cards in view, and leaves no camera on', async () => {
    const size = { width: 240, height: 120 };
    const distance = distanceFor(2.4 / (25 / 21), size.width);
    const codes = [1, 8].map((no) => makeCode(deck, no));
    const two = view(
      size.width,
      size.height,
      codes.map((text, i) => ({ sheet: cardSheet(text), pose: { distance, x: i === 0 ? -29 : 29, y: -codeBelowMiddle } })),
    );
    const page = await scanner(size, (fresh) =>
      // Each picture is announced when the last has been read, and the clock goes on by an hour in so many of them.
      fresh.addInitScript((each: number) => {
        const real = performance.now.bind(performance);
        let frames = 0;
        let reading = false;
        let paused = false;
        performance.now = () => real() + frames * each;
        const waiting: VideoFrameRequestCallback[] = [];
        const announce = (): void => {
          if (paused) return;
          for (const heard of waiting.splice(0)) heard(0, {} as VideoFrameCallbackMetadata);
        };
        HTMLVideoElement.prototype.requestVideoFrameCallback = (heard) => {
          waiting.push(heard);
          if (!reading) setTimeout(announce);
          return 1;
        };
        HTMLVideoElement.prototype.cancelVideoFrameCallback = () => void waiting.splice(0);
        const post = Worker.prototype.postMessage as (this: Worker, message: unknown, transfer: Transferable[]) => void;
        Worker.prototype.postMessage = function (this: Worker, message: unknown, transfer?: unknown) {
          if ((message as { kind?: string }).kind === 'frame') {
            frames++;
            reading = true;
            const read = (): void => {
              reading = false;
              announce();
            };
            this.addEventListener('message', read, { once: true });
          }
          post.call(this, message, transfer as Transferable[]);
        };
        const pause = (so: boolean): boolean => {
          paused = so;
          if (!so) announce();
          return reading;
        };
        Object.assign(globalThis, { framesRead: () => frames, pause });
      }, 3_600_000 / hour),
    );
    await page.evaluate((url) => camera.show(url), `data:image/png;base64,${Buffer.from(toPng(two)).toString('base64')}`);
    const cdp = await page.context().newCDPSession(page);
    const after = async (frames: number): Promise<number> => {
      await page.waitForFunction((count) => framesRead() >= count, frames, {
        polling: 100,
        timeout: 240_000,
      });
      // What is just being read, or compiled beside it, cannot be let go, and some is let go only by the collection after the next:
      // the least of as many counts as it takes until none is less any more.
      await expect.poll(() => page.evaluate(() => pause(true))).toBe(false);
      let least = Infinity;
      for (let same = 0; same < 5;) {
        await cdp.send('HeapProfiler.collectGarbage');
        const { usedSize } = await cdp.send('Runtime.getHeapUsage');
        same = usedSize < least - 1_000 ? 0 : same + 1;
        least = Math.min(least, usedSize);
        await page.waitForTimeout(50);
      }
      await page.evaluate(() => pause(false));
      return least;
    };
    // What a page makes once is made in the first part.
    await after(hour / 7);
    // Outlines go a moment after their codes were last seen, and a slow machine looks late.
    await expect.poll(() => page.locator('nd-camera-view polygon').count()).toBe(2);
    const used: number[] = [];
    for (let part = 2; part <= 7; part++) used.push(await after((part * hour) / 7));
    console.log(`memory of the page over ${hour} pictures: ${used.map((bytes) => (bytes / 1e6).toFixed(2)).join(', ')} MB`);
    // What is made once may come as late as in the fourth part; from then on less than 400 bytes a picture may stay.
    expect(Math.min(...used.slice(4)) - Math.min(...used.slice(2, 4))).toBeLessThan((400 * 2 * hour) / 7);
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await expect.poll(() => page.evaluate(() => camera.tracks.map(({ readyState }) => readyState))).toEqual(['ended']);
  });
});

/** Pictures in the hour of the memory test; as many as fit into a few seconds. At 15 a second it would be 54,000. */
const hour = Number(process.env['NIGHTDECK_HOUR'] ?? 900);
