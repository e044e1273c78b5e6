import type { Gray } from '../gray.ts';
import { type CodeBook, rim } from './code-book.ts';

/** Where a code lies in a patch: its middle in modules from the patch's, and how far it is turned, radians clockwise. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Directions that are told apart; every second is tried at first. */
const directions = 72;
/** How far from the middle of the patch the middle of a code may be, and the steps between at first, modules. */
const farthest = 14;
const step = 2;
/** How many of the likeliest are looked at closely, and how many of these are given out. */
const promising = 24;
const most = 3;
/** What is this near to grey in the common part of the codes says nothing. */
const telling = 0.4;

/** Modules that are alike in all codes, turned into a direction: where they lie, and how light they are. */
interface Turned {
  readonly x: Int8Array;
  readonly y: Int8Array;
  readonly light: Float32Array;
}

/** Finds how a code of a book lies where its modules are hardly seen, by what all codes have in common. */
export class PoseSearch {
  readonly #turned: readonly Turned[];

  constructor(book: CodeBook) {
    this.#turned = Array.from({ length: directions }, (_, i) => turnedTo(book, (2 * Math.PI * i) / directions));
  }

  /** The likeliest ways in which a code lies in a patch of one pixel to a module, the likeliest first. */
  likeliest(patch: Gray): readonly Lie[] {
    const rough: Rated[] = [];
    for (let direction = 0; direction < directions; direction += 2) {
      for (let y = -farthest; y <= farthest; y += step)
        for (let x = -farthest; x <= farthest; x += step) rough.push(this.#rated(patch, x, y, direction));
    }
    const close = apart(rough, promising).map((one) => {
      let best = one;
      for (let turn = -1; turn <= 1; turn++)
        for (let y = -1; y <= 1; y++)
          for (let x = -1; x <= 1; x++) {
            const next = this.#rated(patch, one.x + x, one.y + y, (one.direction + turn + directions) % directions);
            if (next.likeness > best.likeness) best = next;
          }
      return best;
    });
    return apart(close, most);
  }

  #rated(patch: Gray, x: number, y: number, direction: number): Rated {
    const turned = this.#turned[direction];
    const angle = (2 * Math.PI * direction) / directions;
    return { x, y, angle, direction, likeness: turned === undefined ? 0 : likeness(patch, turned, x, y) };
  }
}

interface Rated extends Lie {
  readonly direction: number;
  readonly likeness: number;
}

/** The best of those that are not nearly the same. */
function apart(lies: readonly Rated[], count: number): Rated[] {
  const chosen: Rated[] = [];
  for (const lie of [...lies].sort((a, b) => b.likeness - a.likeness)) {
    if (chosen.length === count) break;
    const isNear = ({ x, y, angle }: Lie): boolean =>
      Math.hypot(x - lie.x, y - lie.y) <= 1.5 * step && Math.cos(angle - lie.angle) > Math.cos(0.3);
    if (!chosen.some(isNear)) chosen.push(lie);
  }
  return chosen;
}

/** How well a patch goes with the common modules about a place of it: −1 to 1. */
function likeness({ width, height, data }: Gray, { x, y, light }: Turned, right: number, down: number): number {
  let sum = 0;
  let squares = 0;
  let product = 0;
  const [middleX, middleY] = [(width >> 1) + right, (height >> 1) + down];
  for (let k = 0; k < light.length; k++) {
    const column = middleX + (x[k] ?? 0);
    const row = middleY + (y[k] ?? 0);
    // What lies outside the patch counts as black.
    const level = column < 0 || row < 0 || column >= width || row >= height ? 0 : (data[row * width + column] ?? 0);
    sum += level;
    squares += level * level;
    product += level * (light[k] ?? 0);
  }
  const variance = squares - (sum * sum) / light.length;
  // Less than a level from pixel to pixel is nothing at all.
  return variance > light.length ? product / Math.sqrt(variance) : 0;
}

/** The common modules turned about the middle of the code, softened, with what is quiet around them; nought in the mean and of length one. */
function turnedTo({ side, common }: CodeBook, angle: number): Turned {
  const wide = side + 2 * rim;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): number => common[Math.floor(v + wide / 2) * wide + Math.floor(u + wide / 2)] ?? 1;
  const points: { x: number; y: number; light: number }[] = [];
  for (let y = -side; y < side; y++) {
    for (let x = -side; x < side; x++) {
      const [u, v] = [cos * (x + 0.5) + sin * (y + 0.5), -sin * (x + 0.5) + cos * (y + 0.5)];
      if (Math.max(Math.abs(u), Math.abs(v)) > side / 2 + 1) continue;
      let light = 0;
      for (let dv = -1; dv <= 1; dv++) for (let du = -1; du <= 1; du++) light += at(u + 0.67 * du, v + 0.67 * dv) / 9;
      if (Math.abs(light) > telling) points.push({ x, y, light });
    }
  }
  const mean = points.reduce((sum, { light }) => sum + light, 0) / points.length;
  const norm = Math.sqrt(points.reduce((sum, { light }) => sum + (light - mean) ** 2, 0));
  return {
    x: Int8Array.from(points, ({ x }) => x),
    y: Int8Array.from(points, ({ y }) => y),
    light: Float32Array.from(points, ({ light }) => (light - mean) / norm),
  };
}
