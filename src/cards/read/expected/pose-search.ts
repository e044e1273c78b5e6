import { half } from '../filters.ts';
import type { Gray } from '../gray.ts';
import type { CodeBook } from './code-book.ts';
import { type Template, templateOf } from './template.ts';

/** Where a code lies in a patch: its middle in modules from the patch's, how far it is turned, radians clockwise, and its size. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** In the size that the patch was drawn for. */
  readonly size: number;
  /** How well what all codes have in common is seen there: 1 for exactly. */
  readonly likeness: number;
}

/** Side of the patches that are searched, code sides: so wide that no part of a code is looked for outside. */
export const patchSides = 3;
/** Codes of one deck differ in size by so much and more; what lies between is found by fitting. */
const sizes: readonly number[] = [1, 0.85, 1.17];
/** Directions that are told apart; every second is tried at first. */
const directions = 72;
/** How far from the middle of the patch the middle of a code may be, modules. */
const farthest = 12;
/** Modules to a pixel of the patch that is gone through at first. */
const coarse = 2;
/** What is this near to grey in the common part of the codes says little. There are few pixels in the coarser patch, so that more of them count. */
const telling = { fine: 0.4, rough: 0.15 };
/** How many of the likeliest are looked at closely, how many of these in every size and turn, and how many are given out. */
const promising = 32;
const doubtful = 6;
const most = 3;
/** What is less like a code than this, or at first than that, is none; what is so much less like one than another way it could lie does not lie that way. */
const least = 0.6;
const hopeful = 0.25;
const off = 0.2;

/** The common modules of the codes in every direction, for a patch of one pixel to a module and for a coarser one. */
interface Sized {
  readonly size: number;
  readonly fine: readonly Template[];
  readonly rough: readonly Template[];
}

/** Finds how a code of a book lies where its modules are hardly seen, by what all codes have in common. */
export class PoseSearch {
  readonly #sized: readonly Sized[];

  constructor(book: CodeBook) {
    const wide = patchSides * book.side;
    this.#sized = sizes.map((size) => ({
      size,
      fine: turns(1).map((angle) => templateOf(book, angle, size, wide, telling.fine)),
      rough: turns(2).map((angle) => templateOf(book, angle, size / coarse, Math.floor(wide / coarse), telling.rough)),
    }));
  }

  /** The likeliest ways in which a code lies in a patch of one pixel to a module, the likeliest first. */
  likeliest(patch: Gray): readonly Lie[] {
    const near = apart(this.#rough(patch), promising).map((start) => climbed(patch, start));
    // Three of four corners look alike, so that the right place often shows up first turned by a quarter, or in another size.
    const close = apart(near, doubtful).map((one) => this.#otherwise(patch, one));
    const [best] = apart(close, 1);
    return apart(close, most).filter(({ likeness }) => likeness >= least && likeness >= (best?.likeness ?? 0) - off);
  }

  /** The likeliest size and quarter turn at about that place. */
  #otherwise(patch: Gray, start: Rated): Rated {
    let best = start;
    for (const sized of this.#sized) {
      for (let turn = 0; turn < directions; turn += directions / 4) {
        const next = climbed(patch, { ...start, sized, direction: (start.direction + turn) % directions });
        if (next.likeness > best.likeness) best = next;
      }
    }
    return best;
  }

  /** Every place, direction and size that is worth a closer look. */
  #rough(patch: Gray): Rated[] {
    const small = half(patch);
    const found: Rated[] = [];
    const reach = farthest / coarse;
    for (const sized of this.#sized) {
      for (const [i, template] of sized.rough.entries()) {
        for (let y = -reach; y <= reach; y++)
          for (let x = -reach; x <= reach; x++) {
            const likeness = template.likeness(small, x, y);
            if (likeness >= hopeful) found.push(lie(sized, coarse * x, coarse * y, 2 * i, likeness));
          }
      }
    }
    return found;
  }
}

interface Rated extends Lie {
  readonly direction: number;
  readonly sized: Sized;
}

const turns = (step: number): number[] => Array.from({ length: directions / step }, (_, i) => (2 * Math.PI * i * step) / directions);

function lie(sized: Sized, x: number, y: number, direction: number, likeness: number): Rated {
  return { x, y, angle: (2 * Math.PI * direction) / directions, size: sized.size, direction, sized, likeness };
}

function rated(patch: Gray, sized: Sized, x: number, y: number, direction: number): Rated {
  return lie(sized, x, y, direction, sized.fine[direction]?.likeness(patch, x, y) ?? 0);
}

/** The best within a module and a direction of that. */
function climbed(patch: Gray, { sized, x, y, direction }: Rated): Rated {
  let best = rated(patch, sized, x, y, direction);
  for (let turn = -1; turn <= 1; turn++)
    for (let down = -1; down <= 1; down++)
      for (let right = -1; right <= 1; right++) {
        const next = rated(patch, sized, x + right, y + down, (direction + turn + directions) % directions);
        if (next.likeness > best.likeness) best = next;
      }
  return best;
}

/** The best of those that are not nearly the same. */
function apart(lies: readonly Rated[], count: number): Rated[] {
  const chosen: Rated[] = [];
  for (const one of [...lies].sort((a, b) => b.likeness - a.likeness)) {
    if (chosen.length === count) break;
    const isNear = ({ x, y, angle }: Lie): boolean =>
      Math.hypot(x - one.x, y - one.y) <= 1.5 * coarse && Math.cos(angle - one.angle) > Math.cos(0.3);
    if (!chosen.some(isNear)) chosen.push(one);
  }
  return chosen;
}
