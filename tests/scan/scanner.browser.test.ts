import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blank } from '../../src/cards/read/gray.ts';
import { table, textOf } from '../support/conditions.ts';
import { canvasCamera, type CanvasCamera, refusingCamera } from '../support/fake-camera.ts';
import { cardSheet, distanceFor, view } from '../support/frames.ts';
import { bright, degrade } from '../support/frames-degrade.ts';
import { toPng } from '../support/pictures.ts';
import { ownBrowser, sharedBrowser } from '../support/shared-browser.ts';
import type { Bench } from './harness/main.ts';
import { cardFrame, dataUrl, harness, size, waitForCode, withCanvas } from './harness/page.ts';

declare const bench: Bench;
declare const camera: CanvasCamera;

const browser = sharedBrowser();
const open = harness();

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

  it('reads a frame of 720p off the page’s thread in about the time of a few plain passes over its pixels', async () => {
    const page = await open(browser(), withCanvas());
    await page.evaluate(() => bench.start());
    await page.evaluate((url) => camera.show(url), cardFrame('N74VT1ME00'));
    await waitForCode(page, 'N74VT1ME00');
    const times = await page.evaluate(() => bench.time(15));
    const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Infinity;
    const [worker, pass] = [median(times.map((one) => one.worker)), median(times.map((one) => one.pass))];
    console.log(
      `a 720p frame takes the worker ${worker.toFixed(1)} ms, a pass over its pixels ${pass.toFixed(1)} ms (the scanner running beside)`,
    );
    // In passes, as a machine under load is slow in both; a decoder that blocks would be slower by far.
    expect(worker / pass).toBeLessThan(100);
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
    // The first of them may have been read alone, before the stronger decoder had loaded.
    await page.waitForFunction(() => bench.together === 2);
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

  it('refuses a file that is not a picture, and by its head a picture of more pixels than are read', async () => {
    const page = await open(browser());
    const read = await page.evaluate(() => bench.readPhoto(new Blob(['%PDF-1.7 and so on'], { type: 'image/jpeg' })));
    expect(read).toEqual({ refused: 'scan.photo.notPicture' });
    const huge = toPng(blank(40, 40));
    new DataView(huge.buffer, huge.byteOffset).setUint32(16, 1_300_000);
    const refused = await page.evaluate((bytes) => bench.readPhoto(new Blob([Uint8Array.from(bytes)], { type: 'image/png' })), [...huge]);
    expect(refused).toEqual({ refused: 'scan.photo.large' });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';
    const drawn = await page.evaluate((svg) => bench.readPhoto(new Blob([svg], { type: 'image/svg+xml' })), drawing);
    expect(drawn).toEqual({ refused: 'scan.photo.large' });
  });

  it('reads a photo turned as its camera was held, and what one can see through on white', async () => {
    const page = await open(browser());
    const upright = Buffer.from(cardFrame('N74VPH0T00').split(',')[1] ?? '', 'base64');
    const read = (file: Buffer, type: string) =>
      page.evaluate(
        async (url) => bench.readPhoto(await (await fetch(url)).blob(), { missing: 1, known: [] }),
        `data:${type};base64,${file.toString('base64')}`,
      );
    const asItIs = await read(upright, 'image/png');
    const lain = await sharp(upright).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const turned = await read(lain, 'image/jpeg');
    const grey = await sharp(upright).greyscale().negate().raw().toBuffer();
    const clear = sharp({ create: { ...size, channels: 3, background: '#000' } }).joinChannel(grey, { raw: { ...size, channels: 1 } });
    const seenThrough = await read(await clear.png().toBuffer(), 'image/png');
    for (const one of [asItIs, turned, seenThrough]) {
      expect(one).toMatchObject({ reading: { ...size, codes: [{ text: 'N74VPH0T00' }] } });
      if (!('reading' in one && 'reading' in asItIs)) return;
      const [corner, same] = [one, asItIs].map(({ reading }) => reading.codes[0]?.corners?.[0]);
      expect(Math.hypot((corner?.x ?? NaN) - (same?.x ?? NaN), (corner?.y ?? NaN) - (same?.y ?? NaN))).toBeLessThan(4);
    }
  });

  it('names a HEIC photo as what it is where the browser cannot open it', async () => {
    const page = await open(browser());
    const read = await page.evaluate(() => bench.readPhoto(new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], { type: 'image/heic' })));
    expect(read).toEqual({ refused: 'scan.photo.heic' });
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
