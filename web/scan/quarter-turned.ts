import type { Gray } from '../../src/cards/read/gray.ts';

/** The picture turned clockwise by 0, 90, 180 or 270 degrees. */
export function quarterTurned(picture: Gray, degrees: number): Gray {
  const { width, height, data: from } = picture;
  if (degrees === 0) return picture;
  const across = degrees === 180;
  const data = new Uint8Array(from.length);
  // Where the first pixel comes to lie, and how far the next one of its row and of its column lie from it.
  const [first, along, down] = across
    ? [from.length - 1, -1, -width]
    : degrees === 90
      ? [height - 1, height, -1]
      : [(width - 1) * height, -height, 1];
  for (let y = 0, i = 0; y < height; y++) for (let x = 0, at = first + y * down; x < width; x++, i++, at += along) data[at] = from[i] ?? 0;
  return across ? { width, height, data } : { width: height, height: width, data };
}
