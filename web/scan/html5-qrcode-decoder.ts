import { BaseLoggger, Html5QrcodeSupportedFormats } from 'html5-qrcode/esm/core';
import { ZXingHtml5QrcodeDecoder } from 'html5-qrcode/esm/zxing-html5-qrcode-decoder';
import { brightness, fromRgba } from '../../src/cards/read/gray.ts';
import { foundAll } from '../../src/cards/read/photo.ts';
import { canvasOf, photoBitmap } from './canvas.ts';
import type { Decoder, Reading, Seen } from './decoder.ts';

/** Sides of the square that is read, in turns: each misses poses and noise that another reads. */
const sides = [720, 480, 360] as const;
/** Longest sides at which a photo is read as a whole. */
const photoSides = [1600, 1000, 600] as const;
/** Ms after which no further part of a photo is read. */
const photoWithin = 15_000;

/**
 * html5-qrcode's decoder on a canvas of ours. Its camera part decodes at the size of the page element and needs that
 * element outside any shadow root, so the camera is ours too. It reads one code per picture and does not say where.
 */
export function openHtml5Qrcode(): Decoder {
  const reader = new ZXingHtml5QrcodeDecoder([Html5QrcodeSupportedFormats.QR_CODE], false, new BaseLoggger(false));
  let turn = 0;

  /** Draws part of a picture (its pixels) and reads it. */
  const readPart = async (
    source: CanvasImageSource,
    part: Part,
    width: number,
    height: number,
  ): Promise<{ codes: Seen[]; light: number }> => {
    const { canvas, context } = canvasOf(Math.round(width), Math.round(height));
    context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    // The decoder throws where it finds nothing.
    const codes = await reader.decodeAsync(canvas).then(
      ({ text }): Seen[] => [{ text }],
      (): Seen[] => [],
    );
    const light = brightness(fromRgba(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height));
    return { codes, light };
  };

  return {
    name: 'html5-qrcode',
    several: false,
    read: async (video) => {
      const begun = performance.now();
      const { videoWidth: width, videoHeight: height } = video;
      const square = Math.min(width, height);
      const side = Math.min(square, sides[turn++ % sides.length] ?? square);
      const { codes, light } = await readPart(
        video,
        { x: (width - square) / 2, y: (height - square) / 2, width: square, height: square },
        side,
        side,
      );
      return { codes, width, height, light, ms: performance.now() - begun };
    },
    readPhoto: async (photo, wanted) => {
      const begun = performance.now();
      const bitmap = await photoBitmap(photo);
      const codes = new Map<string, Seen>();
      let light = 0;
      let cut = false;
      for (const { part, width, height } of photoParts(bitmap.width, bitmap.height)) {
        cut = performance.now() - begun > photoWithin;
        if (cut) break;
        const read = await readPart(bitmap, part, width, height);
        light = Math.max(light, read.light);
        for (const code of read.codes) codes.set(code.text, code);
        if (foundAll([...codes.values()], wanted)) break;
        // Each part takes the page's own thread for a while; taps are heard in between.
        await new Promise((resolve) => setTimeout(resolve));
      }
      const reading: Reading = {
        codes: [...codes.values()],
        width: bitmap.width,
        height: bitmap.height,
        light,
        ms: performance.now() - begun,
        ...(cut ? { cut } : {}),
      };
      bitmap.close();
      return reading;
    },
    close: () => undefined,
  };
}

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole photo in a few sizes, then overlapping quarters and ninths: a code alone in its part is read. */
function* photoParts(width: number, height: number): Generator<{ part: Part; width: number; height: number }> {
  for (const side of photoSides) {
    const scale = Math.min(1, side / Math.max(width, height));
    yield { part: { x: 0, y: 0, width, height }, width: width * scale, height: height * scale };
  }
  for (const parts of [2, 3, 5]) {
    const across = width / (parts * 0.8 + 0.2);
    const down = height / (parts * 0.8 + 0.2);
    const scale = Math.min(1, 800 / Math.max(across, down));
    for (let row = 0; row < parts; row++) {
      for (let column = 0; column < parts; column++) {
        yield {
          part: { x: column * across * 0.8, y: row * down * 0.8, width: across, height: down },
          width: across * scale,
          height: down * scale,
        };
      }
    }
  }
}
