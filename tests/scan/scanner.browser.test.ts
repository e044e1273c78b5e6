import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Gray } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { look } from '../../src/cli/decode.ts';
import { dimClip } from '../support/clip.ts';
import { table, textOf } from '../support/conditions.ts';
import { canvasCamera, type CanvasCamera, clipCamera, refusingCamera, writeY4m } from '../support/fake-camera.ts';
import { cardSheet, codeBelowMiddle, distanceFor, view } from '../support/frames.ts';
import { bright, degrade } from '../support/frames-degrade.ts';
import { toPng } from '../support/pictures.ts';
import { ownBrowser, sharedBrowser } from '../support/shared-browser.ts';
import type { Bench } from './harness/main.ts';
import { serveHarness } from './harness/serve.ts';

declare const bench: Bench;
declare const camera: CanvasCamera;

const size = { width: 1280, height: 720 };
const dataUrl = (picture: ReturnType<typeof view>): string => `data:image/png;base64,${Buffer.from(toPng(picture)).toString('base64')}`;

/** A card in front of the camera, its modules about so many pixels. */
function cardFrame(text: string, perModule = 5, turn = 12): string {
  const pose = { distance: distanceFor(perModule / (25 / 21), size.width), y: -codeBelowMiddle, turn, tilt: 15 };
  return dataUrl(degrade(view(size.width, size.height, [{ sheet: cardSheet(text), pose }]), bright));
}

/** After how many of the frames that the camera's loop dealt with our ladder, by itself, reads each text. */
async function readable(frames: readonly Gray[], dealt: readonly number[]): Promise<Map<string, number>> {
  const ladder = new Ladder(look);
  const firsts = new Map<string, number>();
  for (const [i, number] of dealt.entries()) {
    const frame = frames[number];
    for (const { text } of frame === undefined ? [] : await ladder.read(frame)) if (!firsts.has(text)) firsts.set(text, i);
  }
  return firsts;
}

/** For each card, how many dealt frames showed it before it was read, live and by the ladder alone. */
function lateness(
  floor: ReadonlyMap<string, number>,
  live: ReadonlyMap<string, number>,
  dealt: readonly number[],
  each: number,
): { live: number[]; floor: number[] } {
  const waited = (at: number): number => {
    const card = Math.floor((dealt[at] ?? 0) / each);
    let first = at;
    while (first > 0 && Math.floor((dealt[first - 1] ?? 0) / each) === card) first--;
    return at - first;
  };
  return { live: [...live.values()].map(waited), floor: [...floor.values()].map(waited) };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Infinity;

let harness: Awaited<ReturnType<typeof serveHarness>>;
const browser = sharedBrowser();
const contexts: BrowserContext[] = [];

async function open(on: Browser, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()): Promise<Page> {
  const context = await on.newContext();
  contexts.push(context);
  const page = await context.newPage();
  await prepare(page);
  await page.goto(harness.url);
  await page.waitForFunction(() => 'bench' in globalThis);
  return page;
}

const withCanvas =
  (torch = false) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript(canvasCamera, { ...size, torch });
const waitForCode = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((code) => bench.seen.has(code), text, { timeout: 20_000 });

beforeAll(async () => {
  harness = await serveHarness();
});

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

afterAll(() => harness.close());

describe('the scanner in a browser', () => {
  it('reads one card after another from a running camera, with its place in the picture', async () => {
    const page = await open(browser(), withCanvas());
    await page.evaluate(() => bench.start());
    await page.waitForFunction(() => bench.teams.includes('both'));
    expect(await page.evaluate(() => bench.scanner.decoder)).toBe('zxing-wasm');
    for (const text of ['N74VAAAA00', 'N74VBBBB11', 'N74VCCCC22']) {
      await page.evaluate((url) => camera.show(url), cardFrame(text));
      await waitForCode(page, text);
    }
    const place = await page.evaluate(() => bench.seen.get('N74VCCCC22')?.corners);
    expect(place).toHaveLength(4);
    for (const { x, y } of place ?? []) {
      expect(Math.abs(x - size.width / 2)).toBeLessThan(100);
      expect(Math.abs(y - size.height / 2)).toBeLessThan(100);
    }
    expect(await page.evaluate(() => bench.states)).toEqual(['starting', 'scanning']);
  });

  it('reads a frame of 720p off the page’s thread in a time that keeps up with a camera', async () => {
    const page = await open(browser(), withCanvas());
    await page.evaluate(() => bench.start());
    await page.evaluate((url) => camera.show(url), cardFrame('N74VT1ME00'));
    await waitForCode(page, 'N74VT1ME00');
    const times = (await page.evaluate(() => bench.time(30))).map(({ worker }) => worker).sort((a, b) => a - b);
    const median = times[times.length >> 1] ?? Infinity;
    console.log(`a 720p frame takes the worker ${median.toFixed(1)} ms (median of ${times.length}, the scanner running beside)`);
    // A machine under load is slow; a decoder that blocks would be slower by far.
    expect(median).toBeLessThan(500);
  });

  it('reads two cards in one picture', async () => {
    const page = await open(browser(), withCanvas());
    await page.evaluate(() => bench.start());
    const distance = distanceFor(4 / (25 / 21), size.width);
    const frame = view(size.width, size.height, [
      { sheet: cardSheet('N74VLEFT00'), pose: { distance, x: -45, turn: -8 } },
      { sheet: cardSheet('N74VR1GHT0', { seed: 2 }), pose: { distance, x: 45, turn: 170 } },
    ]);
    await page.evaluate((url) => camera.show(url), dataUrl(degrade(frame, bright)));
    await waitForCode(page, 'N74VLEFT00');
    await waitForCode(page, 'N74VR1GHT0');
    expect(await page.evaluate(() => bench.together)).toBe(2);
  });

  it('falls back to html5-qrcode where the wasm does not come, and still reads a card held close', async () => {
    const page = await open(browser(), async (fresh) => {
      await withCanvas()(fresh);
      await fresh.route('**/*.wasm', (route) => route.abort());
    });
    await page.evaluate(() => bench.start());
    await page.evaluate((url) => camera.show(url), cardFrame('N74VBG0000', 8));
    await waitForCode(page, 'N74VBG0000');
    expect(await page.evaluate(() => bench.scanner.decoder)).toBe('html5-qrcode');
    expect(await page.evaluate(() => bench.teams.at(-1))).toBe('fallback');
  });

  it('reads the first card with html5-qrcode while the wasm is still on its way, and with both from then on', async () => {
    let letIn: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (letIn = resolve));
    const page = await open(browser(), async (fresh) => {
      await withCanvas()(fresh);
      await fresh.route('**/*.wasm', (route) => void arrived.then(() => route.continue()));
    });
    await page.evaluate(() => bench.start());
    await page.evaluate((url) => camera.show(url), cardFrame('N74VF1RST0', 8));
    await waitForCode(page, 'N74VF1RST0');
    expect(await page.evaluate(() => [bench.scanner.decoder, ...bench.teams])).toEqual(['html5-qrcode', 'alone']);
    letIn();
    await page.waitForFunction(() => bench.teams.includes('both'));
    expect(await page.evaluate(() => [bench.scanner.decoder, ...bench.teams])).toEqual(['zxing-wasm', 'alone', 'both']);
    // Corners come from zxing-wasm only.
    await page.waitForFunction(() => bench.seen.get('N74VF1RST0')?.corners !== undefined);
  });

  it.each([
    ['has the function that announces pictures and never calls back', 'requestVideoFrameCallback'],
    ['does not have that function', undefined],
  ])('reads cards by the video’s clock in a browser that %s', async (_what, mute) => {
    const page = await open(browser(), async (fresh) => {
      await withCanvas()(fresh);
      await fresh.addInitScript((name: string | undefined) => {
        const video = HTMLVideoElement.prototype as Partial<HTMLVideoElement>;
        if (name === undefined) delete video.requestVideoFrameCallback;
        else video.requestVideoFrameCallback = () => 1;
      }, mute);
    });
    await page.evaluate(() => bench.start());
    for (const text of ['N74VMTE001', 'N74VMTE002']) {
      await page.evaluate((url) => camera.show(url), cardFrame(text));
      await waitForCode(page, text);
    }
  });

  it('asks for the back camera, never in a way that shuts out others', async () => {
    const page = await open(browser(), withCanvas());
    await page.evaluate(() => bench.start());
    const asked = await page.evaluate(() => camera.asked[0]);
    expect(asked).toMatchObject({ audio: false, video: { facingMode: 'environment', width: { ideal: 1920 } } });
  });

  it('ends every track when it stops, and leaves the video without a picture', async () => {
    const page = await open(browser(), withCanvas());
    await page.evaluate(() => bench.start());
    await page.evaluate(() => bench.stop());
    const left = await page.evaluate(() => ({
      tracks: camera.tracks.map(({ readyState }) => readyState),
      source: bench.video.srcObject,
      states: bench.states,
    }));
    expect(left).toEqual({ tracks: ['ended'], source: null, states: ['starting', 'scanning', 'off'] });
  });

  it('never leaves a camera on, whatever the order of starts and stops', async () => {
    const page = await open(browser(), withCanvas());
    const after = await page.evaluate(async () => {
      await Promise.all([bench.start(), bench.stop(), bench.start(), bench.start(), bench.stop()]);
      return { live: camera.tracks.filter(({ readyState }) => readyState === 'live').length, state: bench.scanner.state };
    });
    expect(after).toEqual({ live: 0, state: 'off' });
    await page.evaluate(() => Promise.all([bench.start(), bench.stop(), bench.start(), bench.start()]));
    expect(await page.evaluate(() => camera.tracks.filter(({ readyState }) => readyState === 'live').length)).toBe(1);
  });

  it('opens a lost camera once more', async () => {
    const page = await open(browser(), withCanvas());
    await page.evaluate(() => bench.start());
    await page.evaluate(() => {
      camera.unplug();
    });
    await page.waitForFunction(() => bench.states.length >= 5);
    expect(await page.evaluate(() => bench.states)).toEqual(['starting', 'scanning', 'lost', 'starting', 'scanning']);
  });

  it('switches the torch where the camera has one', async () => {
    const page = await open(browser(), withCanvas(true));
    await page.evaluate(() => bench.start());
    expect(await page.evaluate(() => bench.scanner.torch)).toBe('off');
    expect(await page.evaluate(() => bench.scanner.setTorch(true))).toBe('on');
    expect(await page.evaluate(() => camera.torch)).toBe(true);
  });

  it('zooms where the camera can, and keeps the zoom when the camera is opened anew', async () => {
    const page = await open(browser(), (fresh) => fresh.addInitScript(canvasCamera, { ...size, zoom: true }));
    await page.evaluate(() => bench.start());
    expect(await page.evaluate(() => bench.scanner.zoom)).toEqual({ min: 1, max: 5, step: 0.5, now: 1 });
    expect(await page.evaluate(() => bench.scanner.setZoom(2.5))).toMatchObject({ now: 2.5 });
    await page.evaluate(async () => {
      await bench.stop();
      camera.zoom = 1;
      await bench.start();
    });
    expect(await page.evaluate(() => camera.zoom)).toBe(2.5);
  });

  it('says that it is dark when nothing can be read', async () => {
    const page = await open(browser(), withCanvas());
    await page.evaluate(() => bench.start());
    const black = dataUrl(view(size.width, size.height, [], 20));
    await page.evaluate((url) => camera.show(url), black);
    await page.waitForFunction(() => bench.lights.some(({ dark }) => dark));
    expect(await page.evaluate(() => bench.lights.at(-1)?.mean)).toBeLessThan(50);
  });

  it('says so where there is no camera', async () => {
    const bare = await ownBrowser();
    try {
      const page = await open(bare);
      await page.evaluate(() => bench.start());
      expect(await page.evaluate(() => bench.states)).toEqual(['starting', 'absent']);
    } finally {
      await bare.close();
    }
  });

  it('says so on a page that came over plain http, and reads photos there all the same', async () => {
    const page = await open(browser(), (fresh) =>
      fresh.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined })),
    );
    await page.evaluate(() => bench.start());
    expect(await page.evaluate(() => bench.states.at(-1))).toBe('insecure');
    const texts = await page.evaluate(async (url) => {
      const read = await bench.readPhoto(await (await fetch(url)).blob());
      return 'reading' in read ? read.reading.codes.map(({ text }) => text) : read.refused;
    }, cardFrame('N74VPH0T00'));
    expect(texts).toEqual(['N74VPH0T00']);
  });

  it('refuses a file that is not a picture', async () => {
    const page = await open(browser());
    const read = await page.evaluate(() => bench.readPhoto(new Blob(['%PDF-1.7 and so on'], { type: 'image/jpeg' })));
    expect(read).toEqual({ refused: 'scan.photo.notPicture' });
  });

  it('names a HEIC photo as what it is where the browser cannot open it', async () => {
    const page = await open(browser());
    const read = await page.evaluate(() => bench.readPhoto(new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], { type: 'image/heic' })));
    expect(read).toEqual({ refused: 'scan.photo.heic' });
  });

  it('reads twelve cards that pass before a capture device in a dim room, each within a frame of what can be read at all', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nightdeck-clip-'));
    const file = join(folder, 'cards.y4m');
    const texts = Array.from({ length: 12 }, (_, i) => textOf(i));
    const clip = { width: 640, height: 480, each: 9, noise: 9 };
    const frames = [...dimClip(texts, clip)];
    writeY4m(file, frames, clip, 15);
    const playing = await ownBrowser(clipCamera(file));
    try {
      const page = await open(playing);
      await page.evaluate(() => {
        bench.numbered = true;
        return bench.start();
      });
      for (const text of texts) await waitForCode(page, text);
      const { states, decoder, dealt, firsts } = await page.evaluate(() => ({
        states: bench.states,
        decoder: bench.scanner.decoder,
        dealt: bench.dealt,
        firsts: [...bench.firsts],
      }));
      expect(states).toEqual(['starting', 'scanning']);
      expect(decoder).toBe('zxing-wasm');
      const late = lateness(await readable(frames, dealt), new Map(firsts), dealt, clip.each);
      console.log(`frames from a card's coming to its reading: live ${late.live.join(' ')}, offline ${late.floor.join(' ')}`);
      expect(median(late.live)).toBeLessThanOrEqual(median(late.floor) + 1);
    } finally {
      await playing.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('reads a table of 24 cards in one photo', async () => {
    const page = await open(browser());
    const read = await page.evaluate(
      async (url) => {
        const photo = await bench.readPhoto(await (await fetch(url)).blob());
        return 'reading' in photo ? photo.reading.codes.map(({ text }) => text).sort() : [photo.refused];
      },
      dataUrl(table(24, bright)(1)),
    );
    expect(read).toEqual(Array.from({ length: 24 }, (_, i) => textOf(i)));
  });

  it('says so when the host refuses the camera', async () => {
    const refusing = await ownBrowser(refusingCamera);
    try {
      const page = await open(refusing);
      await page.evaluate(() => bench.start());
      expect(await page.evaluate(() => bench.states)).toEqual(['starting', 'refused']);
    } finally {
      await refusing.close();
    }
  });
});
