import type { PictureHead } from './picture-limits.ts';

/**
 * What the head of a PNG, JPEG, WebP, GIF, BMP, AVIF or HEIC file says of its picture, from its first bytes; nothing of other
 * formats, or where they do not reach that far.
 */
export function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begin = String.fromCharCode(...bytes.subarray(0, 16));
  try {
    if (begin.startsWith('\x89PNG\r\n\x1a\n')) return png(view);
    if (begin.startsWith('\xff\xd8\xff')) return jpeg(view);
    if (/^RIFF[^]{4}WEBP/.test(begin)) return webp(view, begin.slice(12));
    if (begin.startsWith('BM')) return whole(Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true)));
    if (begin.startsWith('ftyp', 4)) return isobmff(view);
    if (begin.startsWith('GIF8')) return whole(view.getUint16(6, true), view.getUint16(8, true));
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
  }
  return undefined;
}

const whole = (width: number, height: number): PictureHead => ({ width, height, whole: true, deep: false });

const png = (view: DataView): PictureHead => ({
  width: view.getUint32(16),
  height: view.getUint32(20),
  whole: view.getUint8(28) !== 0,
  deep: view.getUint8(24) > 8,
});

/** Goes from segment to segment to the one that begins a frame (SOF0 to SOF15, but for DHT, JPG and DAC among them). */
function jpeg(view: DataView): PictureHead {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (marker < 0xc0 || marker > 0xcf || marker === 0xc4 || marker === 0xc8 || marker === 0xcc) continue;
    return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), whole: marker === 0xc2, deep: view.getUint8(at + 4) > 8 };
  }
}

function webp(view: DataView, kind: string): PictureHead {
  if (kind === 'VP8X') return whole(1 + uint24(view, 24), 1 + uint24(view, 27));
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return whole(1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff));
  }
  return whole(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

/** `ispe` in letters: the box (ISO 23008-12, 6.5.3) that says how large a picture is. */
const ispe = 0x69737065;

/** The largest picture of an AVIF or HEIC file; tiles and the small picture shown in lists have boxes of their own. */
function isobmff(view: DataView): PictureHead | undefined {
  let largest: PictureHead | undefined;
  for (let at = 8; at + 16 <= view.byteLength; at++) {
    if (view.getUint32(at) !== ispe || view.getUint32(at - 4) !== 20) continue;
    const one = whole(view.getUint32(at + 8), view.getUint32(at + 12));
    if (largest === undefined || one.width * one.height > largest.width * largest.height) largest = one;
  }
  return largest;
}
