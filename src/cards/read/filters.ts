import type { Gray } from './gray.ts';

/** Half the width and height; each pixel is the mean of four. */
export function half(picture: Gray): Gray {
  const width = picture.width >> 1;
  const height = picture.height >> 1;
  const from = picture.data;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    let a = 2 * y * picture.width;
    let b = a + picture.width;
    for (let x = 0, at = y * width; x < width; x++, at++, a += 2, b += 2) {
      data[at] = ((from[a] ?? 0) + (from[a + 1] ?? 0) + (from[b] ?? 0) + (from[b + 1] ?? 0) + 2) >> 2;
    }
  }
  return { width, height, data };
}

/** The picture `factor` times as wide and high (factor ≥ 1), bilinear. */
export function enlarge(picture: Gray, factor: number): Gray {
  const width = Math.round(picture.width * factor);
  const height = Math.round(picture.height * factor);
  const columns = sources(picture.width, width);
  const rows = sources(picture.height, height);
  const from = picture.data;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const a = (rows.near[y] ?? 0) * picture.width;
    const b = (rows.far[y] ?? 0) * picture.width;
    const down = rows.share[y] ?? 0;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const left = columns.near[x] ?? 0;
      const right = columns.far[x] ?? 0;
      const along = columns.share[x] ?? 0;
      const above = (from[a + left] ?? 0) * (256 - along) + (from[a + right] ?? 0) * along;
      const below = (from[b + left] ?? 0) * (256 - along) + (from[b + right] ?? 0) * along;
      data[at] = (above * (256 - down) + below * down + 32_768) >> 16;
    }
  }
  return { width, height, data };
}

/** Between which two old pixels each new one lies, and how far over (of 256). */
function sources(old: number, now: number): { near: Int32Array; far: Int32Array; share: Int32Array } {
  const near = new Int32Array(now);
  const far = new Int32Array(now);
  const share = new Int32Array(now);
  for (let i = 0; i < now; i++) {
    const at = Math.min(old - 1, Math.max(0, ((i + 0.5) * old) / now - 0.5));
    near[i] = Math.floor(at);
    far[i] = Math.min(old - 1, Math.floor(at) + 1);
    share[i] = Math.round((at - Math.floor(at)) * 256);
  }
  return { near, far, share };
}

/** A 3×3 binomial blur: takes pixel noise away. */
export function smooth(picture: Gray): Gray {
  return { ...picture, data: blurred(picture, [1, 2, 1]) };
}

/** Edges raised by `amount` times what a 5×5 binomial blur would take from them. */
export function sharpen(picture: Gray, amount = 2): Gray {
  const soft = blurred(picture, [1, 4, 6, 4, 1]);
  const data = new Uint8Array(soft.length);
  for (let i = 0; i < data.length; i++) {
    const was = picture.data[i] ?? 0;
    const raised = was + amount * (was - (soft[i] ?? 0));
    data[i] = raised < 0 ? 0 : raised > 255 ? 255 : raised;
  }
  return { ...picture, data };
}

/** Blurred along rows, then columns; the border repeats the outermost pixels. */
function blurred(picture: Gray, weights: readonly number[]): Uint8Array {
  const { width, height } = picture;
  const across = new Uint16Array(width * height);
  const reach = weights.length >> 1;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) {
        const at = x + k - reach;
        sum += (weights[k] ?? 0) * (picture.data[row + (at < 0 ? 0 : at >= width ? width - 1 : at)] ?? 0);
      }
      across[row + x] = sum;
    }
  }
  const data = new Uint8Array(width * height);
  const scale = 1 / (total * total);
  const lines = new Int32Array(weights.length);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < weights.length; k++) lines[k] = Math.min(height - 1, Math.max(0, y + k - reach)) * width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (across[(lines[k] ?? 0) + x] ?? 0);
      data[y * width + x] = sum * scale + 0.5;
    }
  }
  return data;
}
