import type { Gray } from '../../src/cards/read/gray.ts';
import { fillNormal } from './noise.ts';

/** What a camera does to the light that reaches it. Pixels of the frame, levels of 0 to 255. */
export interface Optics {
  /** Gaussian blur, sigma in pixels. */
  readonly blur?: number;
  /** Path of the hand during the exposure, in pixels, and its direction in degrees. */
  readonly motion?: number;
  readonly motionAngle?: number;
  /** Level of white paper and of black ink. */
  readonly white?: number;
  readonly black?: number;
  /** How much darker the right edge is than the left, 0 to 1. */
  readonly gradient?: number;
  /** Deviation of the noise, in levels. */
  readonly noise?: number;
  /** Noise of a camera is spread over neighbouring pixels (sigma in pixels); 0 is white noise. */
  readonly grain?: number;
  readonly seed?: number;
}

/** A good room, a steady hand. */
export const bright: Optics = { blur: 0.7, noise: 4, white: 190, black: 30 };
/** One lamp in the corner: dark, uneven, grainy and not quite still. */
export const dim: Optics = { blur: 1, motion: 1.5, noise: 10, white: 95, black: 18, gradient: 0.5 };
/** The same with the grain of a real sensor's picture. */
export const dimGrainy: Optics = { ...dim, grain: 1 };

/** The frame as a camera would give it. The same seed gives the same frame. */
export function degrade(frame: Gray, optics: Optics): Gray {
  const { width, height } = frame;
  let light = blurred(frame, optics.blur ?? 0);
  if ((optics.motion ?? 0) > 0) light = smear(light, width, height, optics.motion ?? 0, optics.motionAngle ?? 20);
  const black = optics.black ?? 0;
  const span = (optics.white ?? 255) - black;
  const gradient = optics.gradient ?? 0;
  const deviation = optics.noise ?? 0;
  const noise = grain(width, height, optics.grain ?? 0, optics.seed ?? 1, deviation > 0);
  const scale = deviation * noise.unit;
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const lit = (black + (span * (light[i] ?? 0)) / 255) * (1 - (gradient * x) / width);
      const exposed = lit + scale * (noise.field[i] ?? 0);
      // Rounded by cutting off, which is faster than Math.round for what is never negative.
      data[i] = exposed <= 0 ? 0 : exposed >= 255 ? 255 : exposed + 0.5;
    }
  }
  return { width, height, data };
}

/** Shots of one scene differ in their noise alone: its blur is worked out once. */
const blurs = new WeakMap<Gray, { readonly sigma: number; readonly light: Float32Array<ArrayBuffer> }>();

function blurred(frame: Gray, sigma: number): Float32Array<ArrayBuffer> {
  const known = blurs.get(frame);
  if (known?.sigma === sigma) return known.light;
  const sharp = Float32Array.from(frame.data);
  const light = sigma > 0 ? gauss(sharp, frame.width, frame.height, sigma) : sharp;
  blurs.set(frame, { sigma, light });
  return light;
}

function gauss(from: Float32Array<ArrayBuffer>, width: number, height: number, sigma: number): Float32Array<ArrayBuffer> {
  const reach = Math.ceil(3 * sigma);
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const across = new Float32Array(from.length);
  const line = new Float64Array(width + 2 * reach);
  const sums = new Float64Array(width);
  // Weight by weight over a whole row: the inner loops are long and simple.
  for (let y = 0; y < height; y++) {
    const row = from.subarray(y * width, (y + 1) * width);
    line.fill(row[0] ?? 0, 0, reach);
    line.set(row, reach);
    line.fill(row[width - 1] ?? 0, reach + width);
    sums.fill(0);
    for (let k = 0; k < weights.length; k++) {
      const weight = weights[k] ?? 0;
      for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + weight * (line[x + k] ?? 0);
    }
    for (let x = 0, at = y * width; x < width; x++, at++) across[at] = (sums[x] ?? 0) / total;
  }
  const out = new Float32Array(from.length);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let k = 0; k < weights.length; k++) {
      const weight = (weights[k] ?? 0) / total;
      for (let x = 0, at = Math.max(0, Math.min(height - 1, y + k - reach)) * width; x < width; x++, at++)
        sums[x] = (sums[x] ?? 0) + weight * (across[at] ?? 0);
    }
    out.set(sums, y * width);
  }
  return out;
}

/** The mean of the frame along a straight path. */
function smear(from: Float32Array<ArrayBuffer>, width: number, height: number, length: number, angle: number): Float32Array<ArrayBuffer> {
  const steps = Math.max(3, Math.ceil(length * 2));
  const out = new Float32Array(from.length);
  for (let step = 0; step < steps; step++) {
    const share = (step / (steps - 1) - 0.5) * length;
    const dx = share * Math.cos((angle * Math.PI) / 180);
    const dy = share * Math.sin((angle * Math.PI) / 180);
    const x0 = Math.floor(dx);
    const y0 = Math.floor(dy);
    const fx = dx - x0;
    const fy = dy - y0;
    for (let y = 0; y < height; y++) {
      const a = Math.max(0, Math.min(height - 1, y + y0)) * width;
      const b = Math.max(0, Math.min(height - 1, y + y0 + 1)) * width;
      for (let x = 0; x < width; x++) {
        const l = Math.max(0, Math.min(width - 1, x + x0));
        const r = Math.max(0, Math.min(width - 1, x + x0 + 1));
        const value =
          ((from[a + l] ?? 0) * (1 - fx) + (from[a + r] ?? 0) * fx) * (1 - fy) +
          ((from[b + l] ?? 0) * (1 - fx) + (from[b + r] ?? 0) * fx) * fy;
        out[y * width + x] = (out[y * width + x] ?? 0) + value / steps;
      }
    }
  }
  return out;
}

/** Normal noise and what it is multiplied with to have deviation 1. */
interface Grain {
  readonly field: Float32Array<ArrayBuffer>;
  readonly unit: number;
}

/** The last noises drawn: many frames differ in all but their noise, and drawing that takes longest. */
const drawn = new Map<string, Grain>();

function grain(width: number, height: number, spread: number, seed: number, wanted: boolean): Grain {
  if (!wanted) return { field: new Float32Array(width * height), unit: 0 };
  const key = `${String(width)}x${String(height)} ${String(spread)} ${String(seed)}`;
  const known = drawn.get(key);
  if (known) return known;
  const noise = fillNormal(new Float32Array(width * height), seed);
  const field = spread > 0 ? gauss(noise, width, height, spread) : noise;
  let square = 0;
  for (const value of field) square += value * value;
  const fresh = { field, unit: 1 / Math.sqrt(square / field.length) };
  if (drawn.size === 8) drawn.delete(drawn.keys().next().value ?? '');
  drawn.set(key, fresh);
  return fresh;
}
