import type { Expected } from './expected/expected.ts';
import { enlarge, sharpen, smooth } from './filters.ts';
import { type Found, type Look, placed, type Quad, union } from './found.ts';
import type { Gray } from './gray.ts';
import { readFromAbove } from './table/from-above.ts';

/** Size of a table drawn as from above: more takes longer than a host holds still. */
const mostPixels = 3_000_000;
/** Pixels of a frame enlarged: a frame of 1920 × 1080 at twice its size. */
const mostEnlarged = 8_300_000;
/** Deviation of the noise above which enlarging shows more of it than of the codes, levels. */
const noisy = 6;

/** What is left to find in a frame of a table after it was read as it is. */
export interface WiderLook {
  /** Codes beyond those that are known, corners in the frame's pixels; those found and not read are in `unread`, and go there. */
  read(frame: Gray, known: readonly Found[], unread: Quad[]): Promise<readonly Found[]>;
}

/**
 * Looks at whole frames of a table in ways that take several times as long as reading them as they are, another way each
 * time: place by place for codes that are expected, as from above where the camera looks at a slant, smoothed, enlarged and
 * sharpened. Small codes need the last, and noise forbids it.
 */
export class Wider implements WiderLook {
  /** Codes of which some may lie there, where that is known. */
  expected: Expected | undefined;
  readonly #look: Look;
  #looks = 0;
  #turns = 0;
  #wides = 0;

  constructor(look: Look) {
    this.#look = look;
  }

  async read(frame: Gray, known: readonly Found[], unread: Quad[]): Promise<readonly Found[]> {
    const told = this.#looks++ % 2 === 0 ? this.told(frame, known, unread) : [];
    if (told.length > 0) return told;
    const codes = await this.#otherwise(frame, known, unread);
    // The first codes of a dim table show where all the others lie.
    return codes.length === 0 ? codes : union(codes, this.told(frame, union(known, codes), []));
  }

  /** Codes that are expected and lie beyond those that are known, or else that were found and not read, at so many places at most. */
  told(frame: Gray, known: readonly Found[], unread: readonly Quad[], most?: number): readonly Found[] {
    return this.expected?.read(frame, known, most, unread) ?? [];
  }

  async #otherwise(frame: Gray, known: readonly Found[], unread: Quad[]): Promise<readonly Found[]> {
    const above = this.#turns++ % 2 === 0 ? await readFromAbove(frame, this.#look, known, mostPixels) : [];
    return above.length > 0 ? above : this.#whole(frame, unread);
  }

  async #whole(frame: Gray, unread: Quad[]): Promise<readonly Found[]> {
    const second = this.#wides++ % 2 === 1;
    if (noiseOf(frame) > noisy) {
      if (!second) return this.#look(smooth(frame), 'quick', unread);
      const factor = 1.5;
      return placed(await this.#look(sharpen(enlarge(smooth(frame), factor)), 'quick'), factor, 0, 0);
    }
    const factor = Math.max(1, Math.min(2, Math.sqrt(mostEnlarged / (frame.width * frame.height))));
    const treated = second ? enlarge(smooth(frame), factor) : sharpen(enlarge(frame, factor));
    return placed(await this.#look(treated, 'quick'), factor, 0, 0);
  }
}

/** Deviation of the noise, levels: of how far pixels are off the line between their neighbours, the median. */
function noiseOf({ data }: Gray): number {
  const counts = new Uint32Array(511);
  let sampled = 0;
  // A prime stride, so that the sample does not follow the columns.
  for (let i = 1; i + 1 < data.length; i += 31) {
    const off = Math.abs((data[i] ?? 0) - ((data[i - 1] ?? 0) + (data[i + 1] ?? 0)) / 2);
    const level = Math.round(2 * off);
    counts[level] = (counts[level] ?? 0) + 1;
    sampled++;
  }
  let below = 0;
  const median = counts.findIndex((count) => 2 * (below += count) >= sampled);
  return Math.max(0, median) / (0.6745 * Math.sqrt(6));
}
