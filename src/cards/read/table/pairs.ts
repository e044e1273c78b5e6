import { agree, isContested, joined, type Link, linkOf, type Links, wayFrom } from './links.ts';
import type { Lying, Sighting } from './pose.ts';

/** Of the pairs of cards that one frame was the first to show: how many others have shown so too, and how many otherwise. */
interface Tally {
  held: number;
  refuted: number;
}

/** Frames whose pairs are counted: older ones have been seen again or never will be. */
const counted = 200;

/**
 * How every two cards that were seen together lie, from all frames. A frame of which more is refuted than seen again was of
 * another table, or blurred: what it alone has shown is taken back.
 */
export class Pairs {
  readonly #links = new Map<string, Map<string, Link>>();
  readonly #tallies = new Map<number, Tally>();
  #frames = 0;

  get links(): Links {
    return this.#links;
  }

  /** The number of the frame that comes next. */
  get next(): number {
    return this.#frames + 1;
  }

  /** Takes the cards of one frame; answers which frames that has refuted. */
  add(cards: readonly Sighting[]): ReadonlySet<number> {
    const frame = ++this.#frames;
    for (const from of cards) {
      for (const to of cards) {
        if (from === to) continue;
        const links = this.#links.get(from.text) ?? new Map<string, Link>();
        this.#links.set(from.text, links);
        const known = links.get(to.text);
        const next = joined(known, linkOf(from, to, frame));
        links.set(to.text, next);
        if (known?.seen === 1 && next.seen > 1) this.#tally(known.frame)[next.frame === known.frame ? 'held' : 'refuted']++;
      }
    }
    return this.#refuted();
  }

  /**
   * Whether all that is known of these cards fits together as they are laid out. What only one frame has shown, and others
   * that were seen again speak against, is taken back with that frame: `refute` is told which.
   */
  check(piece: readonly Lying[], refute: (frames: ReadonlySet<number>) => void): boolean {
    let fits = true;
    for (const from of piece) {
      for (const to of piece) {
        const link = this.#links.get(from.text)?.get(to.text);
        if (link === undefined || from === to) continue;
        // What was seen again says the same each time: the leaning of that view is not known well, which moves no card by a place.
        const off = link.seen === 1 && !agree(wayFrom(from, to), link);
        if (!off && !isContested(link)) continue;
        // What others that were seen again say about these two cards decides.
        const firm = this.#isFirm(from.text, to.text);
        if (off || !firm) fits = false;
        if (off && firm) {
          this.#links.get(from.text)?.delete(to.text);
          this.#tally(link.frame).refuted++;
        }
      }
    }
    const refuted = fits ? new Set<number>() : this.#refuted();
    if (refuted.size > 0) refute(refuted);
    return fits;
  }

  clear(): void {
    this.#links.clear();
    this.#tallies.clear();
  }

  #tally(frame: number): Tally {
    const tally = this.#tallies.get(frame) ?? { held: 0, refuted: 0 };
    this.#tallies.set(frame, tally);
    const [oldest] = this.#tallies.keys();
    if (this.#tallies.size > counted && oldest !== undefined) this.#tallies.delete(oldest);
    return tally;
  }

  /** Whether two cards hang together by pairs that were seen more than once. */
  #isFirm(from: string, to: string): boolean {
    const reached = new Set([from]);
    for (const one of reached) for (const [other, { seen }] of this.#links.get(one) ?? []) if (seen > 1) reached.add(other);
    return reached.has(to);
  }

  /** Forgets what refuted frames alone have shown. */
  #refuted(): ReadonlySet<number> {
    const frames = new Set([...this.#tallies].flatMap(([frame, { held, refuted }]) => (refuted > held ? [frame] : [])));
    if (frames.size === 0) return frames;
    for (const frame of frames) this.#tallies.delete(frame);
    for (const links of this.#links.values()) {
      for (const [text, link] of links) {
        if (link.seen === 1 && frames.has(link.frame)) links.delete(text);
        else if (link.rival?.seen === 1 && frames.has(link.rival.frame)) links.set(text, { ...link, rival: undefined });
      }
    }
    for (const [text, links] of this.#links) if (links.size === 0) this.#links.delete(text);
    return frames;
  }
}
