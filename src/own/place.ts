import type { SeatId } from '../kernel/types.ts';
import type { Seats, T } from './book.ts';
import type { Place } from './schema/who.ts';
import { stateOf } from './state.ts';

const one = (seat: SeatId | undefined): readonly SeatId[] => (seat === undefined ? [] : [seat]);
const once = (...seats: readonly (readonly SeatId[])[]): readonly SeatId[] => [...new Set(seats.flat())];

/** Players by what they are to the one who acts. */
const places: Readonly<Record<Place, Seats>> = {
  self: (_, c) => one(c.self),
  chosen: (_, c) => c.chosen,
  first: (_, c) => one(c.chosen[0]),
  second: (_, c) => one(c.chosen[1]),
  last: (t, c) => stateOf(t).last.get(c.key) ?? [],
  subject: (_, c) => one(c.subject),
  killer: (_, c) => one(c.killer),
  source: (_, c) => one(c.source),
  everybody: (t) => t.alive,
  others: (t, c) => t.alive.filter((seat) => seat !== c.self),
  left: (t, c) => one(neighbour(t, c.self, 1)),
  right: (t, c) => one(neighbour(t, c.self, -1)),
  leftwards: (t, c) => round(t, c.self),
  rightwards: (t, c) => [...round(t, c.self)].reverse(),
  neighbours: (t, c) => once(one(neighbour(t, c.self, -1)), one(neighbour(t, c.self, 1))),
  around: (t, { chosen: [first] }) => once(one(first), one(neighbour(t, first, -1)), one(neighbour(t, first, 1))),
};

/** Players at a place of the rules file. */
export const placed = (place: Place): Seats => places[place];

/** All others living, beginning next to this one. */
function round(t: T, self: SeatId | undefined): readonly SeatId[] {
  if (self === undefined) return [];
  return [...t.alive.filter((seat) => seat > self), ...t.alive.filter((seat) => seat < self)];
}

/** The nearest living player in a direction; nobody for one who sits alone. */
function neighbour(t: T, of: SeatId | undefined, step: 1 | -1): SeatId | undefined {
  if (of === undefined) return undefined;
  const n = t.seats.length;
  for (let i = 1; i < n; i++) {
    const seat = ((of - 1 + step * i + n * i) % n) + 1;
    if (t.isAlive(seat)) return seat;
  }
  return undefined;
}
