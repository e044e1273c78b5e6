import type { SeatId } from '../../kernel/types.ts';
import { wrapped, turn } from './table/angle.ts';
import { type Arrangement, bearings, oriented } from './arrangement.ts';

/** How a game was seated: its names and where each seat was seen from the middle, degrees clockwise from the bottom; seat one first. */
export interface SeatedBefore {
  readonly names: readonly string[];
  readonly bearings: readonly number[];
}

/** What is known about who sits where, before the host has looked at the picture. */
export interface Seating {
  /** Players' names, seat one first; an empty name is a seat number. */
  readonly names?: readonly string[] | undefined;
  /** Cards that have a seat already, by their codes. */
  readonly held?: ReadonlyMap<string, SeatId> | undefined;
  readonly last?: SeatedBefore | undefined;
}

/** Seats as the host has said: the first card stays seat one, the others say which way round. */
export interface Pinned {
  readonly first: string | undefined;
  readonly seats: ReadonlyMap<string, SeatId>;
}

/** What seat one and the way round were taken from, the most certain first. */
export type Because = 'host' | 'dealt' | 'names' | 'last' | 'picture';

/**
 * The arrangement with seat one and the way round as they are known: from the host, from cards that have a seat, from
 * where the same people sat last time, from how the last table was seated; else as the picture has it.
 */
export function facing(
  arrangement: Arrangement,
  { names = [], held, last }: Seating,
  pinned?: Pinned,
): { readonly arrangement: Arrangement; readonly because: Because } {
  const among = (seats: ReadonlyMap<string, SeatId>): boolean =>
    arrangement.places.some(({ card }) => card !== undefined && seats.has(card));
  if (pinned !== undefined && among(pinned.seats))
    return { arrangement: cheapest(everyWay(arrangement), (one) => offPinned(one, pinned)), because: 'host' };
  if (held !== undefined && among(held)) {
    return { arrangement: cheapest(everyWay(arrangement), (one) => offSeats(one, held)), because: 'dealt' };
  }
  const known = placesOf(names, last);
  // Two say where the table begins and which way round it goes, unless they sit opposite each other.
  if (known.size > 2) return { arrangement: cheapest(likelyWays(arrangement), (one) => offBearings(one, known)), because: 'names' };
  const [bearing, next] = last?.bearings ?? [];
  if (last === undefined || bearing === undefined || next === undefined) return { arrangement, because: 'picture' };
  return { arrangement: oriented(arrangement, { bearing, clockwise: isClockwise(last.bearings) }), because: 'last' };
}

/** The arrangement begun where it began before, an open one at the same end: places that become more exact move no number. */
export function steadied(arrangement: Arrangement, before: Pinned): Arrangement {
  const ways = arrangement.closed ? begun(arrangement, arrangement.places) : likelyWays(arrangement);
  return cheapest(ways, (one) => offPinned(one, before));
}

/** An order to hold on to. */
export function pinnedTo({ places }: Arrangement): Pinned {
  const seats = new Map(places.flatMap(({ card }, i) => (card === undefined ? [] : [[card, i + 1] as const])));
  return { first: places[0]?.card, seats };
}

/** Where each seat was last time, by the seats of today; only those whose names are the same. */
function placesOf(names: readonly string[], last: SeatedBefore | undefined): ReadonlyMap<SeatId, number> {
  const known = new Map<SeatId, number>();
  for (const [i, name] of names.entries()) {
    const before = name === '' ? -1 : (last?.names.indexOf(name) ?? -1);
    const bearing = before < 0 ? undefined : last?.bearings[before];
    if (bearing !== undefined) known.set(i + 1, bearing);
  }
  return known;
}

/** Every beginning, both ways round. */
function everyWay(arrangement: Arrangement): readonly Arrangement[] {
  return [arrangement.places, [...arrangement.places].reverse()].flatMap((way) => begun(arrangement, way));
}

/** Every beginning, the way these places go. */
function begun(arrangement: Arrangement, way: Arrangement['places']): readonly Arrangement[] {
  return way.map((_, i) => ({ ...arrangement, places: [...way.slice(i), ...way.slice(0, i)] }));
}

/** An open order begins at one of its ends. */
function likelyWays(arrangement: Arrangement): readonly Arrangement[] {
  return arrangement.closed ? everyWay(arrangement) : [arrangement, { ...arrangement, places: [...arrangement.places].reverse() }];
}

function cheapest(ways: readonly Arrangement[], cost: (one: Arrangement) => number): Arrangement {
  const costs = ways.map(cost);
  return ways[costs.indexOf(Math.min(...costs))] as Arrangement;
}

/** Another first card is worse than anything else. */
function offPinned(one: Arrangement, { first, seats }: Pinned): number {
  return (one.places[0]?.card === first ? 0 : 1_000_000) + offSeats(one, seats);
}

/** By how many seats the cards are off, all together. */
function offSeats({ places }: Arrangement, seats: ReadonlyMap<string, SeatId>): number {
  return places.reduce((sum, { card }, i) => {
    const wanted = card === undefined ? undefined : seats.get(card);
    if (wanted === undefined) return sum;
    const off = Math.abs(wanted - 1 - i);
    return sum + Math.min(off, Math.abs(places.length - off));
  }, 0);
}

/** By how many degrees the seats are off, all together. */
function offBearings(arrangement: Arrangement, known: ReadonlyMap<SeatId, number>): number {
  const seen = bearings(arrangement);
  return [...known].reduce((sum, [seat, bearing]) => {
    const there = seen[seat - 1];
    return sum + (there === undefined ? 180 : Math.abs(wrapped(((there - bearing) * turn) / 360)) * (360 / turn));
  }, 0);
}

/** Most steps from seat to seat go clockwise. */
function isClockwise(all: readonly number[]): boolean {
  const steps = all.map((bearing, i) => wrapped((((all[(i + 1) % all.length] ?? bearing) - bearing) * turn) / 360));
  return steps.filter((step) => step > 0).length * 2 >= steps.length;
}
