import { createRequire } from 'node:module';
import type { Gray } from '../../src/cards/read/gray.ts';

/** The decoder class, as far as it is used here. */
interface Decoder {
  decodeAsync(canvas: unknown): Promise<{ readonly text: string }>;
}

// Node cannot load the package's ES modules (their imports lack suffixes), only the CommonJS ones.
const require = createRequire(import.meta.url);
const { ZXingHtml5QrcodeDecoder } = require('html5-qrcode/cjs/zxing-html5-qrcode-decoder') as {
  ZXingHtml5QrcodeDecoder: new (formats: number[], verbose: boolean, logger: unknown) => Decoder;
};
const { BaseLoggger, Html5QrcodeSupportedFormats } = require('html5-qrcode/cjs/core') as {
  BaseLoggger: new (verbose: boolean) => unknown;
  Html5QrcodeSupportedFormats: { QR_CODE: number };
};

const decoder = new ZXingHtml5QrcodeDecoder([Html5QrcodeSupportedFormats.QR_CODE], false, new BaseLoggger(false));

/** A picture as a browser's canvas would hold it. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}

/** The picture in red, green, blue and alpha. */
export function onCanvas(picture: Gray): Canvas {
  const rgba = new Uint8ClampedArray(picture.data.length * 4);
  for (let i = 0, at = 0; i < picture.data.length; i++, at += 4) {
    const shade = picture.data[i] ?? 0;
    rgba[at] = shade;
    rgba[at + 1] = shade;
    rgba[at + 2] = shade;
    rgba[at + 3] = 255;
  }
  return { width: picture.width, height: picture.height, rgba };
}

/** What html5-qrcode's own decoder reads off a canvas, or undefined. */
export async function readCanvas({ width, height, rgba }: Canvas): Promise<string | undefined> {
  const canvas = { width, height, getContext: () => ({ getImageData: () => ({ data: rgba }) }) };
  // It throws where it finds nothing.
  return decoder.decodeAsync(canvas).then(
    ({ text }) => text,
    () => undefined,
  );
}

/** The same for a grey picture. */
export function readWithHtml5Qrcode(picture: Gray): Promise<string | undefined> {
  return readCanvas(onCanvas(picture));
}
