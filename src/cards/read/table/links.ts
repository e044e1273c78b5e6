import { wrapped } from './angle.ts';
import type { Lying, Sighting } from './pose.ts';

/** How one card lies as seen from another: where (right and down of it as it is read) and how much turned. */
interface Way {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** How well it is known: the inverse square of its deviation, code sides. */
  readonly weight: number;
  /** How many frames have shown it so, as far as they count. */
  readonly seen: number;
  /** The frame that showed it so first. */
  readonly frame: number;
}

/** What is known of how two cards lie. */
export interface Link extends Way {
  /** What running frames have shown instead. */
  readonly rival?: Way | undefined;
}

/** Deviation of a corner in a frame, pixels. */
const corner = 0.7;
/** What a link knows at most, so that a card that was moved is believed in time: about the frames of two seconds. */
const longest = 30;
/** A sighting so far off what is known, in code sides and radians, is not of a card at rest. */
const moved = { side: 0.7, turn: 0.35 };
/** Where few codes are seen, how far apart they lie is known no better than how large they are. */
const sizes = 0.1;
/** So many running sightings that agree are believed, whatever was seen before; sooner where they outnumber what was seen. */
const patience = 4;

/** How one card lies as seen from another. */
export function wayFrom(from: Lying, to: Lying): Pick<Way, 'x' | 'y' | 'turn'> {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [sin, cos] = [Math.sin(from.up), Math.cos(from.up)];
  return { x: cos * dx + sin * dy, y: -sin * dx + cos * dy, turn: wrapped(to.up - from.up) };
}

/** What one frame says about two of its cards. */
export function linkOf(from: Sighting, to: Sighting, frame = 0): Link {
  const pixels = Math.min(from.pixels, to.pixels);
  // The farther apart, the more the leaning of the frame and the turn of one small square matter.
  const deviation = (corner / pixels) * (1 + 0.5 * Math.hypot(to.x - from.x, to.y - from.y));
  return { ...wayFrom(from, to), weight: 1 / (deviation * deviation), seen: 1, frame };
}

/** Whether both may be of cards at rest. A sighting from farther off is less exact. */
export function agree(known: Pick<Way, 'x' | 'y' | 'turn'>, seen: Way): boolean {
  const blur = 3 / Math.sqrt(seen.weight);
  const off = Math.hypot(seen.x - known.x, seen.y - known.y);
  return off <= moved.side + blur + sizes * Math.hypot(seen.x, seen.y) && Math.abs(wrapped(seen.turn - known.turn)) <= moved.turn + blur;
}

/** What is known of two cards after one more frame. */
export function joined(known: Link | undefined, seen: Way): Link {
  if (known === undefined) return seen;
  if (agree(known, seen)) return { ...merged(known, seen), rival: undefined };
  const rival = known.rival !== undefined && agree(known.rival, seen) ? merged(known.rival, seen) : seen;
  return rival.seen > known.seen || rival.seen >= patience ? rival : { ...known, rival };
}

/** As many frames say otherwise as say so: nobody knows yet how the two cards lie. */
export function isContested({ seen, rival }: Link): boolean {
  return rival !== undefined && rival.seen >= seen;
}

function merged(known: Way, seen: Way): Way {
  const share = seen.weight / (known.weight + seen.weight);
  return {
    x: known.x + share * (seen.x - known.x),
    y: known.y + share * (seen.y - known.y),
    turn: wrapped(known.turn + share * wrapped(seen.turn - known.turn)),
    weight: Math.min(known.weight + seen.weight, Math.max(known.weight, longest * seen.weight)),
    seen: Math.min(patience, known.seen + 1),
    frame: known.frame,
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
