import type { Gray } from '../gray.ts';
import { type CodeBook, rim } from './code-book.ts';

/** Samples to a pixel each way: the modules are softened as a camera softens them. */
const samples = 3;

/** The modules that all codes of a book have in common, turned into a direction, to be laid on patches of one width. */
export class Template {
  /** From the middle, pixels of a patch row after row. */
  readonly #offsets: Int32Array;
  /** How light each is: nought in the mean and of length one. */
  readonly #light: Float32Array;

  constructor(offsets: Int32Array, light: Float32Array) {
    this.#offsets = offsets;
    this.#light = light;
  }

  /** How well a patch goes with it about a place so many pixels right and down of its middle: −1 to 1. */
  likeness({ width, height, data }: Gray, right: number, down: number): number {
    let sum = 0;
    let squares = 0;
    let product = 0;
    const middle = ((height >> 1) + down) * width + (width >> 1) + right;
    const count = this.#light.length;
    for (let k = 0; k < count; k++) {
      const level = data[middle + (this.#offsets[k] ?? 0)] ?? 0;
      sum += level;
      squares += level * level;
      product += level * (this.#light[k] ?? 0);
    }
    const variance = squares - (sum * sum) / count;
    // Less than a level from pixel to pixel is nothing at all.
    return variance > count ? product / Math.sqrt(variance) : 0;
  }
}

/**
 * The template of codes turned by so much (radians clockwise), with so many pixels to a module, for patches so many pixels wide.
 * Pixels that are nearer to grey than `telling` (of 1 for white) are left out.
 */
export function templateOf({ side, common }: CodeBook, angle: number, perModule: number, width: number, telling: number): Template {
  const wide = side + 2 * rim;
  const [cos, sin] = [Math.cos(angle) / perModule, Math.sin(angle) / perModule];
  const at = (u: number, v: number): number => common[Math.floor(v + wide / 2) * wide + Math.floor(u + wide / 2)] ?? 1;
  const reach = Math.ceil(side * perModule);
  const points: { offset: number; light: number }[] = [];
  for (let y = -reach; y < reach; y++) {
    for (let x = -reach; x < reach; x++) {
      const [u, v] = [cos * (x + 0.5) + sin * (y + 0.5), -sin * (x + 0.5) + cos * (y + 0.5)];
      if (Math.max(Math.abs(u), Math.abs(v)) > side / 2 + 1) continue;
      const light = softened(at, u, v, Math.max(2, 1 / perModule));
      if (Math.abs(light) > telling) points.push({ offset: y * width + x, light });
    }
  }
  const mean = points.reduce((sum, { light }) => sum + light, 0) / points.length;
  const norm = Math.sqrt(points.reduce((sum, { light }) => sum + (light - mean) ** 2, 0));
  return new Template(
    Int32Array.from(points, ({ offset }) => offset),
    Float32Array.from(points, ({ light }) => (light - mean) / norm),
  );
}

/** The mean over a square of so many modules. */
function softened(at: (u: number, v: number) => number, u: number, v: number, over: number): number {
  let light = 0;
  for (let i = 0; i < samples; i++)
    for (let k = 0; k < samples; k++) light += at(u + over * ((k + 0.5) / samples - 0.5), v + over * ((i + 0.5) / samples - 0.5));
  return light / (samples * samples);
}
