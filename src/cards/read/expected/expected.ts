import { half } from '../filters.ts';
import { type Found, middle, placed, type Point, type Quad, side } from '../found.ts';
import type { Gray } from '../gray.ts';
import { likelyPlaces } from '../table/likely.ts';
import { patchOf } from '../table/patches.ts';
import { type Plane, toTable } from '../table/plane.ts';
import { flattened } from '../table/pose.ts';
import { type CodeBook, codeBook, type PrintedCode } from './code-book.ts';
import { fittedCorners } from './corner-fit.ts';
import { fittedPose, type Pose, type PoseFit } from './pose-fit.ts';
import { dot, Footprint } from './footprint.ts';
import { patchSides, PoseSearch } from './pose-search.ts';

/** How much of a code must be seen: of what all have in common, of all that its pixels show, and of what sets it off from the others. */
const enough = { alike: 0.4, like: 0.45, own: 0.65 };
/** How many times as well as the next one. */
const clear = 1.8;
/** The pixels of a code go with it nearly as well as those of the codes that were read do: noise is the same all over a frame. */
const nearly = 0.75;
/** Where none was read, the first must be seen so well and so clearly. */
const first = { like: 0.55, clear: 2.5 };
/** Places that are looked at in one frame, and before how the table lies is worked out anew: each takes as long as reading a frame. */
const mostPlaces = 36;
const atOnce = 12;
/** Where fewer codes show how the table lies, their corners must be more exact than decoders tell them. */
const enoughKnown = 4;
/** Codes found and not read that are tried for how the table lies where none was read. */
const mostHints = 3;
/** A place so near to one that was looked at is the same, code sides: which point of it stands out most changes a little with how the table lies. */
const apart = 0.5;
/** Side of a code, px, below which codes cannot be told apart either, and above which the frame is looked at in half its size. */
const smallest = 13;
const large = 60;

/** The code that is seen at a place, and how surely. */
export interface Told {
  readonly text: string;
  /** How well the pixels go with this code: 1 for exactly. */
  readonly like: number;
  /** How much of what sets the code off from the others is seen, against what all have in common: 1 for the code itself. */
  readonly own: number;
  /** How many times as well as the next code's own is it seen. */
  readonly clear: number;
}

/**
 * Reads codes of a table that are too small or too blurred for any decoder, where it is known which codes may lie there: a
 * decoder must make out every module, but which of a few dozen codes it is can be told from all of them together. A code
 * that is none of these is not taken for one.
 */
export class Expected {
  readonly #book: CodeBook | undefined;
  readonly #search: PoseSearch | undefined;
  /** What the last frame has shown, told from its pixels and read. */
  #last: { readonly told: readonly Found[]; readonly known: readonly Found[] } = { told: [], known: [] };

  constructor(codes: readonly PrintedCode[]) {
    this.#book = codeBook(codes);
    this.#search = this.#book && new PoseSearch(this.#book);
  }

  /**
   * Expected codes of a frame beyond those that were read. One of these, or else the corners of one that was found and not
   * read, must show how the table lies. Every code that is found shows it better, and where to look next; at most so many
   * places are looked at, besides those where the frame before has shown a code.
   */
  read(frame: Gray, known: readonly Found[], most = mostPlaces, unread: readonly Quad[] = []): readonly Found[] {
    const told = this.#read(frame, known, most, unread);
    this.#last = { told, known };
    return told;
  }

  #read(frame: Gray, known: readonly Found[], most: number, unread: readonly Quad[]): readonly Found[] {
    if (known.length > 0) return this.#beyond(frame, known, most, moved(this.#last.told, this.#last.known, known));
    for (const corners of unread.slice(0, mostHints)) {
      const first = this.#beyond(frame, [{ text: '', corners }], atOnce);
      if (first.length > 0) return [...first, ...this.#beyond(frame, first, most)];
    }
    return [];
  }

  #beyond(frame: Gray, known: readonly Found[], most: number, before: readonly Found[] = []): readonly Found[] {
    const [book, search] = [this.#book, this.#search];
    if (book === undefined || search === undefined) return [];
    // Of a large code a part of the pixels is enough, and takes a fraction of the time.
    if (Math.min(...known.map(side)) > large) {
      return placed(this.#beyond(half(frame), placed(known, 2, 0, 0), most, placed(before, 2, 0, 0)), 0.5, 0, 0);
    }
    const likes: number[] = [];
    const exact = (code: Found): Found => seenExactly(frame, book, code, likes);
    const few = known.length < enoughKnown;
    const shown = [...known.slice(0, enoughKnown).map(exact), ...known.slice(enoughKnown)];
    const found = before.flatMap((code) =>
      known.some(({ text }) => text === code.text) ? [] : (seenAgain(frame, book, code, likes) ?? []),
    );
    shown.push(...found);
    let tried: readonly Point[] = [];
    for (let left = most, before = 0; left > 0;) {
      const flat = flattened({ ...frame, codes: shown });
      const likely = (flat && likelyPlaces(frame, flat, tried.length + Math.min(left, atOnce), smallest)) ?? [];
      const places = likely.filter(({ x, y }) => tried.every((one) => Math.hypot(x - one.x, y - one.y) >= apart));
      if (places.length === 0) {
        // What was not made out may be, now that it is known better how the table lies.
        if (found.length === before || tried.length === 0) break;
        before = found.length;
        tried = [];
        continue;
      }
      tried = [...tried, ...places];
      left -= places.length;
      for (const place of places) {
        const fit = flat && lying(frame, flat.plane, book, search, place);
        const whole = fit && Footprint.of(frame, fit.corners, book.side);
        const told = whole && tell(book, whole);
        if (fit === undefined || !isSure(told, likes)) continue;
        // A code that lies elsewhere is a second print of it, or a mistake.
        if (shown.some(({ text }) => text === told.text)) continue;
        const code = { text: told.text, corners: fit.corners };
        found.push(code);
        shown.push(shown.length < enoughKnown ? exact(code) : code);
      }
    }
    return few ? refitted(frame, book, shown, found) : found;
  }
}

/** The codes that were told, each as it is seen best now that all of them show how the table lies. */
function refitted(frame: Gray, book: CodeBook, shown: readonly Found[], told: readonly Found[]): readonly Found[] {
  const flat = flattened({ ...frame, codes: shown.filter(({ text }) => text !== '') });
  if (flat === undefined) return told;
  return told.map((code) => {
    const lies = flat.cards.find(({ text }) => text === code.text);
    const signs = book.signs[book.texts.indexOf(code.text)];
    const [a, b, c, d] = code.corners.map((corner) => toTable(flat.plane, corner));
    if (lies === undefined || signs === undefined || !a || !b || !c || !d) return code;
    const pose = { x: lies.x, y: lies.y, angle: lies.up + Math.PI / 2, size: side({ corners: [a, b, c, d] }) };
    const fit = fittedPose(frame, flat.plane, book.side, signs, pose, [0.25, 0.125]);
    return fit === undefined ? code : { text: code.text, corners: fit.corners };
  });
}

/** The code with its corners as they are seen, where it is one of the book; how well it is seen there goes to `likes`. */
function seenExactly(frame: Gray, { side, texts, signs }: CodeBook, code: Found, likes: number[]): Found {
  const own = signs[texts.indexOf(code.text)];
  if (own === undefined) return code;
  const { corners, likeness } = fittedCorners(frame, side, own, code.corners);
  likes.push(likeness);
  return { text: code.text, corners };
}

/** The code where it still lies about there. */
function seenAgain(frame: Gray, book: CodeBook, code: Found, likes: readonly number[]): Found | undefined {
  const own = book.signs[book.texts.indexOf(code.text)];
  if (own === undefined) return undefined;
  const { corners } = fittedCorners(frame, book.side, own, code.corners);
  const print = Footprint.of(frame, corners, book.side);
  const told = print && tell(book, print);
  return isSure(told, likes) && told.text === code.text ? { text: code.text, corners } : undefined;
}

/** Codes of the frame before, as far along as those that both frames have shown. */
function moved(codes: readonly Found[], then: readonly Found[], now: readonly Found[]): readonly Found[] {
  const steps = now.flatMap((code) => {
    const before = then.find(({ text }) => text === code.text);
    if (before === undefined) return [];
    const [from, to] = [middle(before), middle(code)];
    return [{ x: to.x - from.x, y: to.y - from.y }];
  });
  if (steps.length === 0) return [];
  const x = steps.reduce((sum, step) => sum + step.x, 0) / steps.length;
  const y = steps.reduce((sum, step) => sum + step.y, 0) / steps.length;
  return placed(codes, 1, x, y);
}

/** Whether that is enough to take the code for read, in a frame in which the pixels of some codes go so well with them. */
function isSure(told: Told | undefined, likes: readonly number[]): told is Told {
  if (told === undefined || told.own < enough.own) return false;
  const usual = [...likes].sort((a, b) => a - b)[likes.length >> 1];
  if (usual === undefined) return told.like >= first.like && told.clear >= first.clear;
  return told.like >= Math.max(enough.like, nearly * usual) && told.clear >= clear;
}

/** How a code lies at a place of the table, first by what all have in common and then by what the likeliest looks like. */
function lying(frame: Gray, plane: Plane, book: CodeBook, search: PoseSearch, place: Point): PoseFit | undefined {
  const { side, common, signs, texts } = book;
  const fit = (modules: Float32Array, pose: Pose, steps: readonly number[]): PoseFit | undefined =>
    fittedPose(frame, plane, side, modules, pose, steps);
  const patch = half(patchOf(frame, plane, place, 2 * side, patchSides));
  let best: PoseFit | undefined;
  for (const { x, y, angle, size } of search.likeliest(patch)) {
    const one = fit(common, { x: place.x + x / side, y: place.y + y / side, angle, size }, [0.5]);
    if (one !== undefined && one.likeness > (best?.likeness ?? enough.alike)) best = one;
  }
  const told = best && tell(book, best.print);
  const likeliest = told && signs[texts.indexOf(told.text)];
  return best && likeliest && fit(likeliest, best.pose, [0.25, 0.125]);
}

/** Which code of the book the pixels show most likely. */
export function tell({ texts, signs, common }: CodeBook, print: Footprint): Told {
  const alike = print.shown(common);
  const length = dot(alike, alike);
  const gain = dot(print.levels, alike) / length;
  // What the pixels show beside what all have in common; each code is compared by what it has besides that too.
  const rest = print.levels.map((level, i) => level - gain * (alike[i] ?? 0));
  const restLength = Math.sqrt(dot(rest, rest));
  const rated = signs.map((one, i) => {
    const shown = print.shown(one);
    const own = Math.max(1e-9, dot(shown, shown) - dot(shown, alike) ** 2 / length);
    const product = dot(shown, rest);
    return { text: texts[i] ?? '', shown, own: product / own / gain, likeness: product / Math.sqrt(own) / restLength };
  });
  const [best, next] = rated.sort((a, b) => b.likeness - a.likeness);
  if (best === undefined || next === undefined) return { text: '', like: 0, own: 0, clear: 0 };
  return {
    text: best.text,
    like: print.likeness(best.shown),
    own: best.own,
    clear: next.likeness > 0 ? best.likeness / next.likeness : Infinity,
  };
}
