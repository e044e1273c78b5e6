import { enlarge, sharpen, smooth } from './filters.ts';
import { type Found, type Look, placed, union } from './found.ts';
import { centre, crop, type Gray } from './gray.ts';

/** What the camera is pointed at: one card after another, or a table full of them. */
export type Aim = 'one' | 'many';

/** Side of the middle part that is looked at closely, in pixels of a frame. */
const close = 480;

/**
 * Reads the frames of a camera one after another. Each frame is read as it is; when frames in a row show nothing
 * the middle is looked at enlarged, in turns sharpened (for blur) and smoothed before that (for noise), and now and
 * then with every effort: no single treatment wins. Over a table the whole frame is also read enlarged in turns.
 */
export class Ladder {
  readonly #look: Look;
  #misses = 0;
  #frames = 0;

  constructor(look: Look) {
    this.#look = look;
  }

  /** Every code in this frame, corners in its pixels. */
  async read(frame: Gray, aim: Aim = 'one'): Promise<readonly Found[]> {
    this.#frames++;
    const plain = await this.#look(frame, 'quick');
    const codes = await this.#further(frame, aim, plain);
    this.#misses = codes.length > 0 ? 0 : this.#misses + 1;
    return codes;
  }

  async #further(frame: Gray, aim: Aim, plain: readonly Found[]): Promise<readonly Found[]> {
    if (plain.length > 0) return aim === 'many' && this.#frames % 2 === 0 ? this.#wide(frame, plain) : plain;
    if (this.#misses < 2) return plain;
    if (this.#misses % 10 === 9) return this.#look(frame, 'thorough');
    if (aim === 'many' && this.#misses % 4 === 3) return this.#wide(frame, plain);
    return this.#middle(frame, this.#misses % 2 === 0);
  }

  async #wide(frame: Gray, plain: readonly Found[]): Promise<readonly Found[]> {
    const factor = 1.5;
    const codes = await this.#look(sharpen(smooth(enlarge(frame, factor))), 'quick');
    return union(plain, placed(codes, factor, 0, 0));
  }

  async #middle(frame: Gray, blurred: boolean): Promise<readonly Found[]> {
    const area = centre(frame, close);
    const part = crop(frame, area);
    const codes = await this.#look(sharpen(enlarge(blurred ? part : smooth(part), 2)), 'quick');
    return placed(codes, 2, area.x, area.y);
  }
}
