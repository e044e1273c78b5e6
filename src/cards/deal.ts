import { z } from 'zod';
import type { Cast, DealtSeat } from '../kernel/game.ts';
import { castOf } from '../kernel/table.ts';
import type { RoleId, SeatId } from '../kernel/types.ts';
import type { Deck } from './deck.ts';

const held = z.strictObject({ role: z.string(), no: z.int().min(1).optional() }).nullable();

/** A deal under way, as it is kept between visits. */
export const dealSchema = z.strictObject({
  cast: z.record(z.string(), z.int().min(0)).optional(),
  /** What lies at each seat, seat 1 first. */
  held: z.array(held).min(1).max(999),
  past: z.array(z.array(held)).max(200),
});

/** What a seat holds: a role, and the number of the card it was read from (none when tapped on the list). */
export interface Held {
  readonly role: RoleId;
  readonly no?: number | undefined;
}

/** Cards and seats as they stand. A value: every step makes a new one. */
export interface Deal {
  /** What ought to lie on the table; without one every card is welcome. */
  readonly cast?: Cast | undefined;
  /** By seat, seat 1 first; `null` is an empty seat. */
  readonly held: readonly (Held | null)[];
  /** Earlier states, latest last, for `undo`. */
  readonly past: readonly (readonly (Held | null)[])[];
}

const longestPast = 200;

export function newDeal(seats: number, cast?: Cast): Deal {
  return { cast, held: Array.from({ length: seats }, () => null), past: [] };
}

/** The first empty seat, or nothing when all hold a card. */
export function nextSeat(deal: Deal): SeatId | undefined {
  const at = deal.held.indexOf(null);
  return at < 0 ? undefined : at + 1;
}

/** Empty seats. */
export function emptySeats(deal: Deal): readonly SeatId[] {
  return deal.held.flatMap((one, i) => (one ? [] : [i + 1]));
}

export function heldAt(deal: Deal, seat: SeatId): Held | undefined {
  return deal.held[seat - 1] ?? undefined;
}

/** Where the card with this number lies. */
export function seatOf(deal: Deal, no: number): SeatId | undefined {
  const at = deal.held.findIndex((one) => one?.no === no);
  return at < 0 ? undefined : at + 1;
}

/** Roles on the table. */
export function heldCast(deal: Deal): Cast {
  return castOf(deal.held.flatMap((one) => (one ? [one.role] : [])));
}

/** Puts something at a seat, whatever lies there. */
export function placed(deal: Deal, seat: SeatId, what: Held | null): Deal {
  return changed(
    deal,
    deal.held.map((one, i) => (i === seat - 1 ? what : one)),
  );
}

/** Takes the card at a seat back. */
export function remove(deal: Deal, seat: SeatId): Deal {
  return heldAt(deal, seat) ? placed(deal, seat, null) : deal;
}

/** Exchanges what two seats hold. */
export function swap(deal: Deal, a: SeatId, b: SeatId): Deal {
  if (a === b || !isSeat(deal, a) || !isSeat(deal, b)) return deal;
  const at = (i: number): Held | null => deal.held[i] ?? null;
  return changed(
    deal,
    deal.held.map((one, i) => (i === a - 1 ? at(b - 1) : i === b - 1 ? at(a - 1) : one)),
  );
}

/** Moves a card to another seat; what lay there goes the other way. */
export function move(deal: Deal, from: SeatId, to: SeatId): Deal {
  return heldAt(deal, from) ? swap(deal, from, to) : deal;
}

/** Seats in a new order, more or fewer of them: entry i names the old seat whose card goes to seat i + 1, if any. */
export function rearranged(deal: Deal, order: readonly (SeatId | undefined)[]): Deal {
  return changed(
    deal,
    order.map((seat) => (seat === undefined ? null : (deal.held[seat - 1] ?? null))),
  );
}

/** One step back; the same deal when there is none. */
export function undo(deal: Deal): Deal {
  const before = deal.past.at(-1);
  return before ? { ...deal, held: before, past: deal.past.slice(0, -1) } : deal;
}

/** Everything between two states of a deal as a single step; the deal before where they are the same. */
export function asOneStep(before: Deal, after: Deal): Deal {
  const same = before.held.length === after.held.length && before.held.every((one, i) => one === after.held[i]);
  return same ? before : changed(before, after.held);
}

/** The deal as a game wants it, in seat order; nothing while a seat is empty. */
export function dealtSeats(deal: Deal, deck: Deck, names: readonly (string | undefined)[] = []): readonly DealtSeat[] | undefined {
  if (deal.held.includes(null)) return undefined;
  return deal.held.map((one, i) => {
    const { role, no } = one as Held;
    const name = names[i];
    return { ...(name ? { name } : {}), role, ...(no === undefined ? {} : { card: `${deck.id}-${deck.edition}-${no}` }) };
  });
}

/** Whether the table has such a seat. */
export function isSeat(deal: Deal, seat: SeatId): boolean {
  return Number.isInteger(seat) && seat >= 1 && seat <= deal.held.length;
}

function changed(deal: Deal, now: readonly (Held | null)[]): Deal {
  return { ...deal, held: now, past: [...deal.past.slice(1 - longestPast), deal.held] };
}
