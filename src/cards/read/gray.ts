/** A picture in shades of grey, one byte per pixel (0 black, 255 white), row after row from the top left. */
export interface Gray {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** `width × height` bytes. */
  readonly data: Uint8Array;
}

/** A part of a picture, in pixels from its top left. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of one shade. */
export function blank(width: number, height: number, shade = 255): Gray {
  return { width, height, data: new Uint8Array(width * height).fill(shade) };
}

/** The luminance (ITU-R BT.601 weights) of `width × height` RGBA pixels; alpha is not looked at. */
export function fromRgba(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): Gray & { readonly data: Uint8Array<ArrayBuffer> } {
  const data = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < data.length; i++, at += 4) {
    data[i] = (306 * (rgba[at] ?? 0) + 601 * (rgba[at + 1] ?? 0) + 117 * (rgba[at + 2] ?? 0) + 512) >> 10;
  }
  return { width, height, data };
}

/** A copy of part of the picture; what lies outside is left away. */
export function crop(picture: Gray, area: Area): Gray {
  const left = Math.max(0, Math.round(area.x));
  const top = Math.max(0, Math.round(area.y));
  const width = Math.max(0, Math.min(picture.width, Math.round(area.x + area.width)) - left);
  const height = Math.max(0, Math.min(picture.height, Math.round(area.y + area.height)) - top);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left;
    data.set(picture.data.subarray(from, from + width), y * width);
  }
  return { width, height, data };
}

/** The square of that side in the middle, or as much of it as the picture holds. */
export function centre(picture: Gray, side: number): Area {
  const width = Math.min(side, picture.width);
  const height = Math.min(side, picture.height);
  return { x: (picture.width - width) >> 1, y: (picture.height - height) >> 1, width, height };
}

/** How bright the picture is on average, 0 to 255, from a sample of its pixels. */
export function brightness(picture: Gray): number {
  // A prime stride, so that the sample does not follow the columns.
  const stride = picture.data.length > 50_000 ? 97 : 1;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < picture.data.length; i += stride) {
    sum += picture.data[i] ?? 0;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** The picture as a portable graymap (Netpbm "P5"), a file that needs no compressing. */
export function toPgm(picture: Gray): Uint8Array {
  const header = `P5\n${String(picture.width)} ${String(picture.height)}\n255\n`;
  const file = new Uint8Array(header.length + picture.data.length);
  for (let i = 0; i < header.length; i++) file[i] = header.charCodeAt(i);
  file.set(picture.data, header.length);
  return file;
}
