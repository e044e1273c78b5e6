import { wrapped } from './angle.ts';
import type { Sighting } from './pose.ts';

/** How one card lies as seen from another: where (right and down of it as it is read) and how much turned. */
export interface Link {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** How well it is known: the inverse square of its deviation, code sides. */
  readonly weight: number;
  /** How often running a frame has spoken against it. */
  readonly against: number;
}

/** Deviation of a corner in a frame, pixels. */
const corner = 0.7;
/** What a link knows at most, so that a card that was moved is believed in time: about the frames of two seconds. */
const longest = 30;
/** A sighting so far off what is known, in code sides and radians, is not of a card at rest. */
const moved = { side: 0.7, turn: 0.35 };
/** So many sightings in a row must say so before it is believed. */
const patience = 4;

/** What one frame says about two of its cards. */
export function linkOf(from: Sighting, to: Sighting): Link {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [sin, cos] = [Math.sin(from.up), Math.cos(from.up)];
  const pixels = Math.min(from.pixels, to.pixels);
  // The farther apart, the more the leaning of the frame and the turn of one small square matter.
  const deviation = (corner / pixels) * (1 + 0.5 * Math.hypot(dx, dy));
  return {
    x: cos * dx + sin * dy,
    y: -sin * dx + cos * dy,
    turn: wrapped(to.up - from.up),
    weight: 1 / (deviation * deviation),
    against: 0,
  };
}

/** What is known of two cards after one more frame. */
export function joined(known: Link | undefined, seen: Link): Link {
  if (known === undefined) return seen;
  const off = wrapped(seen.turn - known.turn);
  // A sighting from farther off is less exact.
  const blur = 3 / Math.sqrt(seen.weight);
  if (Math.hypot(seen.x - known.x, seen.y - known.y) > moved.side + blur || Math.abs(off) > moved.turn + blur) {
    return known.against + 1 >= patience ? seen : { ...known, against: known.against + 1 };
  }
  const share = seen.weight / (known.weight + seen.weight);
  return {
    x: known.x + share * (seen.x - known.x),
    y: known.y + share * (seen.y - known.y),
    turn: wrapped(known.turn + share * off),
    weight: Math.min(known.weight + seen.weight, Math.max(known.weight, longest * seen.weight)),
    against: 0,
  };
}

/** Links by the text of the card they start from, then of the one they lead to; each pair both ways. */
export type Links = ReadonlyMap<string, ReadonlyMap<string, Link>>;

/** Cards that hang together by links, each group in the order given. */
export function groups(texts: readonly string[], links: Links): string[][] {
  const seen = new Set<string>();
  return texts.flatMap((text) => {
    if (seen.has(text)) return [];
    const group = [text];
    seen.add(text);
    for (const one of group) {
      for (const other of links.get(one)?.keys() ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    return [texts.filter((one) => group.includes(one))];
  });
}
