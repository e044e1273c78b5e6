import { enlarge, sharpen, smooth } from './filters.ts';
import { type Found, type Look, placed, union } from './found.ts';
import { centre, crop, type Gray } from './gray.ts';

/** What the camera is pointed at: one card after another, or a table full of them. */
export type Aim = 'one' | 'many';

/** Side of the middle part that is looked at closely, in pixels of a frame. */
const close = 480;

/**
 * Reads the frames of a camera one after another. Each frame is read as it is; while nothing is found the middle is
 * read enlarged as well, in turns smoothed (against noise) and sharpened (against blur), and now and then the whole
 * frame with every effort: no single treatment wins. Over a table the whole frame is also read enlarged in turns.
 */
export class Ladder {
  readonly #look: Look;
  #misses = 0;
  #frames = 0;
  #wides = 0;

  constructor(look: Look) {
    this.#look = look;
  }

  /** Every code in this frame, corners in its pixels. */
  async read(frame: Gray, aim: Aim = 'one'): Promise<readonly Found[]> {
    this.#frames++;
    const plain = await this.#look(frame, 'quick');
    const codes = plain.length > 0 ? await this.#others(frame, aim, plain) : await this.#closer(frame, aim);
    this.#misses = codes.length > 0 ? 0 : this.#misses + 1;
    return codes;
  }

  /** Some were read; on a table there may be more. */
  async #others(frame: Gray, aim: Aim, plain: readonly Found[]): Promise<readonly Found[]> {
    return aim === 'many' && this.#frames % 2 === 0 ? union(plain, await this.#wide(frame)) : plain;
  }

  /** Nothing was read: the first miss may be a card on its way, after that it is looked at more closely. */
  async #closer(frame: Gray, aim: Aim): Promise<readonly Found[]> {
    if (this.#misses === 0) return [];
    if (this.#misses % 10 === 9) return this.#look(frame, 'thorough');
    if (aim === 'many' && this.#misses % 3 === 0) return this.#wide(frame);
    return this.#middle(frame, this.#misses % 2 === 1 ? smooth : (part) => part, this.#misses % 2 === 1 ? (part) => part : sharpen);
  }

  /** The whole frame, smoothed; every other time enlarged and sharpened too, which takes several times as long. */
  async #wide(frame: Gray): Promise<readonly Found[]> {
    if (this.#wides++ % 2 === 0) return this.#look(smooth(frame), 'quick');
    const factor = 1.5;
    return placed(await this.#look(sharpen(enlarge(smooth(frame), factor)), 'quick'), factor, 0, 0);
  }

  async #middle(frame: Gray, before: (part: Gray) => Gray, after: (part: Gray) => Gray): Promise<readonly Found[]> {
    const area = centre(frame, close);
    return placed(await this.#look(after(enlarge(before(crop(frame, area)), 2)), 'quick'), 2, area.x, area.y);
  }
}
