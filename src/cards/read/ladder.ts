import { editionIn } from '../code.ts';
import { busiest } from './busy.ts';
import { even } from './even.ts';
import { enlarge, sharpen, smooth } from './filters.ts';
import { type Found, type Look, middle, placed, type Point, type Quad, side, stillUnread, union } from './found.ts';
import { crop, type Gray } from './gray.ts';
import { readPatches } from './table/patches.ts';
import { Wider, type WiderLook } from './wider.ts';

/** What the camera is pointed at: one card after another, or a table full of them. */
export type Aim = 'one' | 'many';

/** Side of the part that is looked at closely where nothing tells the size of the code, in pixels of a frame. */
const close = 480;
/** The part around a code that was found but not read, in sides of it; the corners may be off by a third. */
const around = 2;
/** Places looked at closely in one frame over a table: each takes a few ms. */
const mostPlaces = 4;

/** For so many frames after two cards were in view together (read or not), more are looked for: one to three seconds. */
const crowded = 30;
/** Every so many frames the whole of it is looked at longer: over a table, and where the next card may be in the middle by then. */
const longer = { many: 2, one: 4 };
/** The same where every place of the table that looks like a code has been read, or so many frames showed nothing there. */
const seldom = 15;
const hopeless = 24;
/** So many longer looks, each in another way, are taken at a table before that is believed: what is read shows where more may lie. */
const ways = { many: 4, one: 0 };
/** Radius over which light is evened out where nothing tells the size of the code: about two modules, px. */
const evenOver = 10;
/** Places that are gone through while nothing is found, besides the last one and the middle. */
const mostBusy = 3;

/** Against shadows and glare, against blur, and against noise: which helps is not known beforehand. */
type Treatment = (part: Gray, radius: number) => Gray;
const treatments: readonly Treatment[] = [
  (part, radius) => enlarge(even(smooth(part), radius), 2),
  (part) => sharpen(enlarge(part, 2)),
  (part) => enlarge(smooth(part), 2),
];

/** A part of the frame worth a closer look. */
interface Spot {
  readonly at: Point;
  /** Side of the part, pixels. */
  readonly size: number;
  /** Side of the code that is expected there, pixels, where one was found. */
  readonly code?: number;
}

/**
 * Reads the frames of a camera one after another. Each frame is read as it is. Codes that are found but not read are
 * looked at again enlarged, in turns with their light evened out, sharpened and smoothed: no single treatment wins.
 * While nothing is found at all, the place of the last card, the busiest places and the middle are looked at that way,
 * and now and then the whole frame with every effort. Over a table, or where two cards are in view, every place that looks
 * like those codes is read by itself, and the whole frame is looked at in the ways of `Wider`.
 */
export class Ladder {
  readonly #look: Look;
  readonly #wider: WiderLook;
  #misses = 0;
  #frames = 0;
  /** Frames in a row in which a likely place of the table was not read. */
  #misread = 0;
  /** Frames in a row in which nothing was read but what was plain to see. */
  #fruitless = 0;
  #crowded = -Infinity;
  /** Longer looks since a code was read that the frame before did not show. */
  #longer = 0;
  /** The frame that got the last one. */
  #lately = 0;
  #before: ReadonlySet<string> = new Set();
  #last: Point | undefined;
  #unread: readonly Quad[] = [];

  /** Another `wider` may take its time elsewhere, and answer with nothing. */
  constructor(look: Look, wider: WiderLook = new Wider(look)) {
    this.#look = look;
    this.#wider = wider;
  }

  /** Corners of codes in the last frame that were found and not read, pixels: cards that lie there all the same. */
  get unread(): readonly Quad[] {
    return this.#unread;
  }

  /** Every code in this frame, corners in its pixels. `one` becomes `many` for a while where several cards are in view. */
  async read(frame: Gray, aim: Aim = 'one'): Promise<readonly Found[]> {
    this.#frames++;
    const unread: Quad[] = [];
    const plain = await this.#look(frame, 'quick', unread);
    if (cardsIn(plain) + stillUnread(unread, plain).length > 1) this.#crowded = this.#frames;
    const now = this.#frames - this.#crowded < crowded ? 'many' : aim;
    const near = plain.length > 0 ? plain : await this.#closer(frame, now, stillUnread(unread, plain), unread);
    const codes = near.length > 0 ? await this.#others(frame, now, near, unread, aim) : near;
    this.#misses = codes.length > 0 ? 0 : this.#misses + 1;
    this.#last = middlemost(frame, codes) ?? this.#last;
    this.#unread = stillUnread(unread, codes);
    return codes;
  }

  /** Some were read; on a table there may be more. */
  async #others(frame: Gray, now: Aim, plain: readonly Found[], unread: Quad[], aim: Aim): Promise<readonly Found[]> {
    if (now === 'one') return plain;
    const patches = await readPatches(frame, this.#look, plain, this.#misread);
    const near = patches === undefined ? plain : union(plain, patches.codes);
    // Places that show nothing get another treatment in the next frame.
    this.#misread = patches === undefined || patches.left === 0 ? 0 : this.#misread + 1;
    this.#fruitless = near.length > plain.length ? 0 : this.#fruitless + 1;
    if (near.some(({ text }) => !this.#before.has(text))) this.#longer = 0;
    // What is left may be no code, or none that can be read; what does not look like the others is found now and then.
    const pause = this.#longer >= ways[aim] && (patches?.left === 0 || this.#fruitless > hopeless) ? seldom : longer[aim];
    const isLong = this.#frames - this.#lately >= pause;
    if (isLong) [this.#longer, this.#lately] = [this.#longer + 1, this.#frames];
    const more = isLong ? union(near, await this.#wider.read(frame, near, unread)) : near;
    this.#before = new Set(more.map(({ text }) => text));
    // A place that was read as a patch of the table needs no closer look.
    return patches === undefined ? this.#places(frame, stillUnread(unread, more).slice(0, mostPlaces), more) : more;
  }

  /** Nothing was read. What was found is looked at closely; without, the likely places are. */
  async #closer(frame: Gray, aim: Aim, found: readonly Quad[], unread: Quad[]): Promise<readonly Found[]> {
    const near = await this.#places(frame, found.slice(0, aim === 'one' ? 1 : mostPlaces), []);
    if (near.length > 0 || (found.length > 0 && this.#misses === 0)) return near;
    if (this.#misses % 10 === 9) return this.#look(frame, 'thorough', unread);
    if (aim === 'many' && this.#misses % 3 === (found.length > 0 ? 1 : 2)) return this.#wider.read(frame, [], unread);
    // What surrounds a code helps to tell its light from its dark, so the wider part may be read where the narrow one was not.
    const spots = found.length > 0 ? [middle({ corners: found[0] as Quad })] : this.#likely(frame);
    const [spot, treatment] = turnOf(this.#misses, spots.length, treatments.length);
    const at = spots[spot];
    return at === undefined ? [] : this.#part(frame, { at, size: close }, treatment);
  }

  /** Where a card may be that was not found: where the last one was, where the frame is busiest, in its middle, where it is busy too. */
  #likely(frame: Gray): Point[] {
    const likely: Point[] = [];
    const [first, ...others] = busiest(frame, mostBusy);
    for (const at of [this.#last, first, { x: frame.width / 2, y: frame.height / 2 }, ...others]) {
      if (at !== undefined && likely.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > close / 4)) likely.push(at);
    }
    return likely;
  }

  async #places(frame: Gray, quads: readonly Quad[], known: readonly Found[]): Promise<readonly Found[]> {
    let codes = known;
    for (const corners of quads) {
      const code = side({ corners });
      const size = Math.min(close, Math.max(64, around * code));
      codes = union(codes, await this.#part(frame, { at: middle({ corners }), size, code }, this.#frames % treatments.length));
    }
    return codes;
  }

  async #part(frame: Gray, { at, size, code }: Spot, treatment: number): Promise<readonly Found[]> {
    const x = Math.round(Math.max(0, Math.min(frame.width - size, at.x - size / 2)));
    const y = Math.round(Math.max(0, Math.min(frame.height - size, at.y - size / 2)));
    const part = crop(frame, { x, y, width: size, height: size });
    const treated = treatments[treatment]?.(part, code === undefined ? evenOver : Math.max(4, Math.round(code / 12)));
    return treated === undefined ? [] : placed(await this.#look(treated, 'quick'), 2, x, y);
  }
}

/** Which spot is looked at in which way at that turn: the first spot twice before the second, each in every way in time. */
function turnOf(turn: number, spots: number, ways: number): readonly [number, number] {
  const order: (readonly [number, number])[] = [];
  for (let sum = 0; sum < spots + ways; sum++) {
    for (let way = sum; way >= 0; way--) if (way < ways && sum - way < spots) order.push([sum - way, way]);
  }
  return order[turn % order.length] ?? [0, 0];
}

/** How many different cards of ours there are among these codes. */
function cardsIn(codes: readonly Found[]): number {
  return new Set(codes.map(({ text }) => text).filter((text) => editionIn(text) !== undefined)).size;
}

/** The middle of the code that is nearest to the middle of the frame. */
function middlemost(frame: Gray, codes: readonly Found[]): Point | undefined {
  const off = ({ x, y }: Point): number => Math.hypot(x - frame.width / 2, y - frame.height / 2);
  return codes.map(middle).sort((a, b) => off(a) - off(b))[0];
}
