import { enlarge, sharpen, smooth } from './filters.ts';
import { type Found, type Look, middle, placed, type Point, type Quad, side, stillUnread, union } from './found.ts';
import { crop, type Gray } from './gray.ts';
import { readFromAbove } from './table/from-above.ts';

/** What the camera is pointed at: one card after another, or a table full of them. */
export type Aim = 'one' | 'many';

/** Side of the part that is looked at closely where nothing tells the size of the code, in pixels of a frame. */
const close = 480;
/** The part around a code that was found but not read, in sides of it; the corners may be off by a third. */
const around = 2;
/** Places looked at closely in one frame over a table: each takes a few ms. */
const mostPlaces = 4;
/** Size of a table drawn as from above: more takes longer than a host holds still. */
const mostPixels = 3_000_000;

/** A part of the frame worth a closer look. */
interface Spot {
  readonly at: Point;
  /** Side of the part, pixels. */
  readonly size: number;
}

/**
 * Reads the frames of a camera one after another. Each frame is read as it is. Codes that are found but not read are
 * looked at again enlarged, in turns smoothed (against noise) and sharpened (against blur): no single treatment wins.
 * While nothing is found at all, the places of the last codes and the middle are looked at that way, and now and then
 * the whole frame with every effort. Over a table the whole frame is also read smoothed or
 * enlarged in turns, and as from above where the camera looks at a slant.
 */
export class Ladder {
  readonly #look: Look;
  #misses = 0;
  #frames = 0;
  #wides = 0;
  #last: readonly Spot[] = [];
  #unread: readonly Quad[] = [];

  constructor(look: Look) {
    this.#look = look;
  }

  /** Corners of codes in the last frame that were found and not read, pixels: cards that lie there all the same. */
  get unread(): readonly Quad[] {
    return this.#unread;
  }

  /** Every code in this frame, corners in its pixels. */
  async read(frame: Gray, aim: Aim = 'one'): Promise<readonly Found[]> {
    this.#frames++;
    const unread: Quad[] = [];
    const plain = await this.#look(frame, 'quick', unread);
    const codes =
      plain.length > 0 ? await this.#others(frame, aim, plain, unread) : await this.#closer(frame, aim, stillUnread(unread, plain), unread);
    this.#misses = codes.length > 0 ? 0 : this.#misses + 1;
    if (codes.length > 0) this.#last = codes.slice(0, mostPlaces).map((code) => ({ at: middle(code), size: close }));
    this.#unread = stillUnread(unread, codes);
    return codes;
  }

  /** Some were read; on a table there may be more. */
  async #others(frame: Gray, aim: Aim, plain: readonly Found[], unread: Quad[]): Promise<readonly Found[]> {
    if (aim === 'one') return plain;
    const more = this.#frames % 2 === 0 ? union(plain, await this.#further(frame, plain, unread)) : plain;
    return this.#places(frame, stillUnread(unread, more).slice(0, mostPlaces), more);
  }

  /** A slanting table is also read as from above, every other time. */
  async #further(frame: Gray, plain: readonly Found[], unread: Quad[]): Promise<readonly Found[]> {
    const above = this.#frames % 4 === 2 ? await readFromAbove(frame, this.#look, plain, mostPixels) : [];
    return above.length > 0 ? above : this.#wide(frame, unread);
  }

  /** Nothing was read. What was found is looked at closely; without, the first miss may be a card on its way. */
  async #closer(frame: Gray, aim: Aim, found: readonly Quad[], unread: Quad[]): Promise<readonly Found[]> {
    const near = await this.#places(frame, found.slice(0, aim === 'one' ? 1 : mostPlaces), []);
    if (near.length > 0 || this.#misses === 0) return near;
    if (this.#misses % 10 === 9) return this.#look(frame, 'thorough', unread);
    if (aim === 'many' && this.#misses % 3 === 0) return this.#wide(frame, unread);
    const seen = found.slice(0, 1).map((corners): Spot => ({ at: middle({ corners }), size: close }));
    const centre = { at: { x: frame.width / 2, y: frame.height / 2 }, size: close };
    // What surrounds a code helps to tell its light from its dark, so the wider part may be read where the narrow one was not.
    const spots = seen.length > 0 ? seen : [...this.#last.slice(0, 1), centre];
    const turn = this.#misses - 1;
    const spot = spots[turn % spots.length];
    return spot === undefined ? [] : this.#part(frame, spot, Math.floor(turn / spots.length) % 2 === 0);
  }

  /** The whole frame, smoothed; every other time enlarged and sharpened too, which takes several times as long. */
  async #wide(frame: Gray, unread: Quad[]): Promise<readonly Found[]> {
    if (this.#wides++ % 2 === 0) return this.#look(smooth(frame), 'quick', unread);
    const factor = 1.5;
    return placed(await this.#look(sharpen(enlarge(smooth(frame), factor)), 'quick'), factor, 0, 0);
  }

  async #places(frame: Gray, quads: readonly Quad[], known: readonly Found[]): Promise<readonly Found[]> {
    let codes = known;
    for (const corners of quads) {
      const size = Math.min(close, Math.max(64, around * side({ corners })));
      codes = union(codes, await this.#part(frame, { at: middle({ corners }), size }, this.#frames % 2 === 1));
    }
    return codes;
  }

  async #part(frame: Gray, { at, size }: Spot, soft: boolean): Promise<readonly Found[]> {
    const x = Math.round(Math.max(0, Math.min(frame.width - size, at.x - size / 2)));
    const y = Math.round(Math.max(0, Math.min(frame.height - size, at.y - size / 2)));
    const part = crop(frame, { x, y, width: size, height: size });
    const treated = soft ? enlarge(smooth(part), 2) : sharpen(enlarge(part, 2));
    return placed(await this.#look(treated, 'quick'), 2, x, y);
  }
}
