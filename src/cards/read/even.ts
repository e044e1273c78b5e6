import type { Gray } from './gray.ts';

/** Deviation below which a neighbourhood is one shade with noise: it is not blown up into a pattern. Levels. */
const flat = 10;
/** Where a pixel one deviation above its neighbourhood is put, from the middle of the range. */
const gain = 70;

/**
 * Each pixel against the mean and deviation of the square of `2 radius + 1` pixels around it: takes away what light
 * does over several modules of a code (the edge of a shadow, a lamp mirrored in the paper) and keeps the modules. Best
 * with a radius of about two modules.
 */
export function even(picture: Gray, radius: number): Gray {
  const { width, height, data: from } = picture;
  // Sums over a column of the square, moved down row by row; the square's own sums are moved along the row.
  const sums = new Int32Array(width);
  const squares = new Int32Array(width);
  const row = (y: number, sign: number): void => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const value = from[i] ?? 0;
      sums[x] = (sums[x] ?? 0) + sign * value;
      squares[x] = (squares[x] ?? 0) + sign * value * value;
    }
  };
  for (let y = 0; y < Math.min(radius, height); y++) row(y, 1);
  // A clamped array holds the result within 0 and 255.
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) row(y + radius, 1);
    if (y > radius) row(y - radius - 1, -1);
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    let sum = 0;
    let square = 0;
    for (let x = 0; x < Math.min(radius, width); x++) {
      sum += sums[x] ?? 0;
      square += squares[x] ?? 0;
    }
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (x + radius < width) {
        sum += sums[x + radius] ?? 0;
        square += squares[x + radius] ?? 0;
      }
      if (x > radius) {
        sum -= sums[x - radius - 1] ?? 0;
        square -= squares[x - radius - 1] ?? 0;
      }
      const count = rows * (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
      const mean = sum / count;
      const deviation = Math.sqrt(Math.max(0, square / count - mean * mean));
      data[i] = 128 + (gain * ((from[i] ?? 0) - mean)) / (deviation + flat);
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) };
}
