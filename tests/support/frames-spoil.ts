import type { Gray } from '../../src/cards/read/gray.ts';
import { uniform } from './noise.ts';

/** Things on a card or in a room that spoil a frame, all fixed by a seed. Lengths are shares of the frame's height. */

/** The frame changed pixel by pixel; `change` gets the level and where it is. */
function mapped(frame: Gray, change: (level: number, x: number, y: number) => number): Gray {
  const data = new Uint8Array(frame.data.length);
  for (let y = 0, i = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++, i++) data[i] = Math.max(0, Math.min(255, change(frame.data[i] ?? 0, x, y)));
  }
  return { width: frame.width, height: frame.height, data };
}

/** A lamp mirrored by glossy paper: everything within the radius of that point is nearly white, softly at its edge. */
export function glare(frame: Gray, at: { readonly x: number; readonly y: number }, radius: number): Gray {
  const reach = radius * frame.height;
  return mapped(frame, (level, x, y) => {
    const share = Math.max(0, Math.min(1, (1.3 * reach - Math.hypot(x - at.x, y - at.y)) / (0.6 * reach)));
    return level + share * (250 - level);
  });
}

/** The shadow of a hand or head: beyond a straight edge through that point only a part of the light arrives. */
export function shadow(frame: Gray, at: { readonly x: number; readonly y: number }, angle: number, light: number): Gray {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const soft = 0.01 * frame.height;
  return mapped(frame, (level, x, y) => {
    const share = Math.max(0, Math.min(1, ((x - at.x) * cos + (y - at.y) * sin) / soft + 0.5));
    return level * (1 - share * (1 - light));
  });
}

/** A fingertip over that point: a disc of one shade. */
export function finger(frame: Gray, at: { readonly x: number; readonly y: number }, radius: number, shade = 150): Gray {
  const reach = radius * frame.height;
  return mapped(frame, (level, x, y) => (Math.hypot(x - at.x, y - at.y) <= reach ? shade : level));
}

/** A plastic sleeve: less contrast, and thin bright streaks where it wrinkles. */
export function sleeve(frame: Gray, seed: number, streaks = 6): Gray {
  const random = uniform(seed);
  const lines = Array.from({ length: streaks }, () => {
    const angle = Math.PI * random();
    return { cos: Math.cos(angle), sin: Math.sin(angle), x: frame.width * random(), y: frame.height * random(), wide: 1 + 2 * random() };
  });
  return mapped(frame, (level, x, y) => {
    const hazy = 30 + level * 0.85;
    return lines.some((line) => Math.abs((x - line.x) * line.cos + (y - line.y) * line.sin) < line.wide) ? hazy + 0.5 * (255 - hazy) : hazy;
  });
}

/** The luminance table of the JPEG standard (ITU-T T.81, table K.1), row after row. */
const table = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22,
  37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const cosines = Float64Array.from({ length: 64 }, (_, i) => {
  const [frequency, at] = [i >> 3, i & 7];
  return Math.cos(((2 * at + 1) * frequency * Math.PI) / 16) * (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/** What JPEG leaves of the frame at a quality of 1 to 100: rounded frequencies of every 8 × 8 pixels. */
export function jpeg(frame: Gray, quality: number): Gray {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50;
  const data = Uint8Array.from(frame.data);
  const block = new Float64Array(64);
  const between = new Float64Array(64);
  const transform = (from: Float64Array, to: Float64Array, back: boolean): void => {
    for (let row = 0; row < 8; row++) {
      for (let i = 0; i < 8; i++) {
        let sum = 0;
        for (let k = 0; k < 8; k++) sum += (from[row * 8 + k] ?? 0) * (cosines[back ? k * 8 + i : i * 8 + k] ?? 0);
        // Turned, so that the second pass takes the columns.
        to[i * 8 + row] = sum;
      }
    }
  };
  for (let y = 0; y + 8 <= frame.height; y += 8) {
    for (let x = 0; x + 8 <= frame.width; x += 8) {
      for (let i = 0; i < 64; i++) block[i] = (data[(y + (i >> 3)) * frame.width + x + (i & 7)] ?? 0) - 128;
      transform(block, between, false);
      transform(between, block, false);
      for (let i = 0; i < 64; i++) {
        const step = Math.max(1, (table[i] ?? 1) * scale);
        block[i] = Math.round((block[i] ?? 0) / step) * step;
      }
      transform(block, between, true);
      transform(between, block, true);
      for (let i = 0; i < 64; i++) {
        data[(y + (i >> 3)) * frame.width + x + (i & 7)] = Math.max(0, Math.min(255, Math.round((block[i] ?? 0) + 128)));
      }
    }
  }
  return { width: frame.width, height: frame.height, data };
}
