import { half } from '../../src/cards/read/filters.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import { mostAtOnce } from '../../src/cards/read/picture-limits.ts';
import { type FrameLight, lightFirst, type Turned } from './frame-light.ts';
import { quarterTurned } from './quarter-turned.ts';

/** Pixels that are taken out of a frame at a time. */
const mostTaken = 2_000_000;

/** Formats of colours that a photo is unpacked to, and where red stands in them; blue stands across from it. */
const colours: Readonly<Record<string, 0 | 2>> = { RGBX: 0, RGBA: 0, BGRX: 2, BGRA: 2 };

/** Whether `photoLight` can take the light of such a frame: as a plane of its own or from colours, turned but not mirrored. */
export function isPlain(frame: VideoFrame): boolean {
  const { format } = frame;
  const { rotation, flip } = frame as Turned;
  return format !== null && (lightFirst.includes(format) || format in colours) && rotation !== undefined && flip === false;
}

/**
 * The light of an unpacked photo, turned as the camera was held; the largest at half their size, what one can see through on
 * white. Taken in strips, and nothing is drawn.
 */
export async function photoLight(frame: VideoFrame): Promise<FrameLight> {
  const { x, y, width, height } = frame.visibleRect ?? { x: 0, y: 0, width: frame.codedWidth, height: frame.codedHeight };
  const halves = width * height > mostAtOnce;
  const scale = halves ? 2 : 1;
  const picture: Gray = {
    width: Math.floor(width / scale),
    height: Math.floor(height / scale),
    data: new Uint8Array(Math.floor(width / scale) * Math.floor(height / scale)),
  };
  const high = Math.max(2, 2 * Math.floor(mostTaken / width / 2));
  let taken = new Uint8Array(0);
  for (let top = 0; top < height; top += high) {
    const rect = { x, y: y + top, width, height: Math.min(high, height - top) };
    const size = frame.allocationSize({ rect });
    if (taken.length < size) taken = new Uint8Array(size);
    const [plane] = await frame.copyTo(taken, { rect });
    if (plane === undefined) throw new Error('the frame has no planes');
    const strip = lightOfStrip(taken, plane, rect, frame.format ?? '');
    const rows = halves ? half(strip) : strip;
    picture.data.set(rows.data, (top / scale) * picture.width);
  }
  const limited = frame.colorSpace.fullRange === false && lightFirst.includes(frame.format);
  return { picture: quarterTurned(picture, (frame as Turned).rotation ?? 0), limited };
}

function lightOfStrip(bytes: Uint8Array, { offset, stride }: PlaneLayout, size: { width: number; height: number }, format: string): Gray {
  const { width, height } = size;
  const red = colours[format];
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    let from = offset + y * stride;
    if (red === undefined) {
      data.set(bytes.subarray(from, from + width), at);
      at += width;
    } else {
      for (let x = 0; x < width; x++, at++, from += 4) {
        const light = 306 * (bytes[from + red] ?? 0) + 601 * (bytes[from + 1] ?? 0) + 117 * (bytes[from + 2 - red] ?? 0);
        const solid = format.endsWith('X') ? 255 : (bytes[from + 3] ?? 0);
        data[at] = 255 - ((261_120 - light) * solid + 130_560) / 261_120;
      }
    }
  }
  return { width, height, data };
}
