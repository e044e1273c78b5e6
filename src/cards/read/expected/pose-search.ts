import type { Gray } from '../gray.ts';
import { type CodeBook, rim } from './code-book.ts';

/** Where a code lies in a patch: its middle in modules from the patch's, and how far it is turned, radians clockwise. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** How well what all codes have in common is seen there: 1 for exactly. */
  readonly likeness: number;
}

/** Side of the patches that are searched, code sides: so wide that no part of a code is looked for outside. */
export const patchSides = 3;
/** Directions that are told apart; every second is tried at first. */
const directions = 72;
/** How far from the middle of the patch the middle of a code may be, and the steps between at first, modules. */
const farthest = 14;
const step = 2;
/** How many of the likeliest are looked at closely, and how many of these are given out. */
const promising = 32;
const most = 3;
/** What is less like a code than this, or at first than that, is none; what is so much less like one than another way it could lie does not lie that way. */
const least = 0.6;
const hopeful = 0.25;
const off = 0.2;
/** What is this near to grey in the common part of the codes says nothing. */
const telling = 0.4;

/** Modules that are alike in all codes, turned into a direction: where they lie, and how light they are. */
interface Turned {
  /** From the middle, pixels of a patch row after row. */
  readonly offsets: Int32Array;
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
        for (let x = -farthest; x <= farthest; x += step) {
          const one = this.#rated(patch, x, y, direction);
          if (one.likeness >= hopeful) rough.push(one);
        }
    }
    const close = apart(rough, promising).map(({ x: roughX, y: roughY, direction }) => {
      let best = this.#rated(patch, roughX, roughY, direction);
      for (let turn = -1; turn <= 1; turn++)
        for (let y = -1; y <= 1; y++)
          for (let x = -1; x <= 1; x++) {
            const next = this.#rated(patch, roughX + x, roughY + y, (direction + turn + directions) % directions);
            if (next.likeness > best.likeness) best = next;
          }
      return best;
    });
    const [best] = apart(close, 1);
    return apart(close, most).filter(({ likeness }) => likeness >= least && likeness >= (best?.likeness ?? 0) - off);
  }

  #rated(patch: Gray, x: number, y: number, direction: number): Rated {
    const turned = this.#turned[direction];
    const angle = (2 * Math.PI * direction) / directions;
    return { x, y, angle, direction, likeness: turned === undefined ? 0 : likeness(patch, turned, x, y) };
  }
}

interface Rated extends Lie {
  readonly direction: number;
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
function likeness({ width, height, data }: Gray, { offsets, light }: Turned, right: number, down: number): number {
  let sum = 0;
  let squares = 0;
  let product = 0;
  const middle = ((height >> 1) + down) * width + (width >> 1) + right;
  for (let k = 0; k < light.length; k++) {
    const level = data[middle + (offsets[k] ?? 0)] ?? 0;
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
  const points: { offset: number; light: number }[] = [];
  for (let y = -side; y < side; y++) {
    for (let x = -side; x < side; x++) {
      const [u, v] = [cos * (x + 0.5) + sin * (y + 0.5), -sin * (x + 0.5) + cos * (y + 0.5)];
      if (Math.max(Math.abs(u), Math.abs(v)) > side / 2 + 1) continue;
      let light = 0;
      for (let dv = -1; dv <= 1; dv++) for (let du = -1; du <= 1; du++) light += at(u + 0.67 * du, v + 0.67 * dv) / 9;
      if (Math.abs(light) > telling) points.push({ offset: y * patchSides * side + x, light });
    }
  }
  const mean = points.reduce((sum, { light }) => sum + light, 0) / points.length;
  const norm = Math.sqrt(points.reduce((sum, { light }) => sum + (light - mean) ** 2, 0));
  return {
    offsets: Int32Array.from(points, ({ offset }) => offset),
    light: Float32Array.from(points, ({ light }) => (light - mean) / norm),
  };
}
