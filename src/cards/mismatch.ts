import type { Cast } from '../kernel/game.ts';
import { said, type RoleId, type Said, type SeatId } from '../kernel/types.ts';
import { emptySeats, heldCast, type Deal } from './deal.ts';

/** What is still to be scanned. */
export interface Missing {
  readonly seats: readonly SeatId[];
  /** Roles of the cast not yet on the table. */
  readonly roles: Cast;
  /** "3 cards missing", without roles. */
  readonly words: Said;
}

/** How the table differs from the chosen cast. */
export interface Mismatch {
  readonly extra: Cast;
  readonly missing: Cast;
  /** One sentence per role; they name roles and are for the host's eyes. */
  readonly words: readonly Said[];
}

/** What is still to be scanned against a cast (by default the deal's own). */
export function missing(deal: Deal, cast: Cast | undefined = deal.cast): Missing {
  const seats = emptySeats(deal);
  return { seats, roles: cast ? less(cast, heldCast(deal)) : {}, words: said('scan.missing', { n: seats.length }) };
}

/** How a full table differs from the chosen cast; nothing while seats are empty or when all is as chosen. */
export function mismatch(deal: Deal, cast: Cast | undefined = deal.cast): Mismatch | undefined {
  if (!cast || emptySeats(deal).length > 0) return undefined;
  const lies = heldCast(deal);
  const extra = less(lies, cast);
  const lacking = less(cast, lies);
  const words = [
    ...Object.entries(extra).map(([role, n]) => said('scan.extraRole', { n, role: { role } })),
    ...Object.entries(lacking).map(([role, n]) => said('scan.lackingRole', { n, role: { role } })),
  ];
  return words.length === 0 ? undefined : { extra, missing: lacking, words };
}

/** The same deal with what lies on the table as the chosen cast: the cards are right, the plan was not. */
export function adopted(deal: Deal): Deal {
  return { ...deal, cast: heldCast(deal) };
}

/** What of `a` is left when `b` is taken off it, roles in the order of `a`. */
function less(a: Cast, b: Cast): Cast {
  const left: Record<RoleId, number> = {};
  for (const [role, count] of Object.entries(a)) {
    const over = count - (b[role] ?? 0);
    if (over > 0) left[role] = over;
  }
  return left;
}
