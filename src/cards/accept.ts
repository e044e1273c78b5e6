import type { Said, SeatId } from '../kernel/types.ts';
import { said } from '../kernel/types.ts';
import { forTyping, parseCode, type CodeFault, type DeckKey } from './code.ts';
import { heldAt, heldCast, isSeat, nextSeat, placed, seatOf, type Deal, type Held } from './deal.ts';
import type { Card, Deck } from './deck.ts';
import { looksLikeKey, parseKey } from './key.ts';

/**
 * What came of a scan. Only `taken` has changed the deal. `words` never names a role: others may be looking.
 * `asks`, `notInCast` and `tooManyOfRole` can be overruled with `force`.
 */
export type Outcome =
  | { readonly kind: 'taken'; readonly seat: SeatId; readonly card?: Card; readonly words: Said }
  | { readonly kind: 'already'; readonly seat: SeatId; readonly card: Card; readonly sameSeat: boolean; readonly words: Said }
  | { readonly kind: 'asks'; readonly seat: SeatId; readonly card?: Card; readonly had: Held; readonly words: Said }
  | { readonly kind: 'notInCast' | 'tooManyOfRole'; readonly seat: SeatId; readonly card?: Card; readonly words: Said }
  | { readonly kind: 'tooMany'; readonly card?: Card; readonly words: Said }
  | { readonly kind: 'noSeat'; readonly words: Said }
  | { readonly kind: 'key'; readonly key: DeckKey; readonly words: Said }
  | { readonly kind: 'badKey'; readonly words: Said }
  | { readonly kind: CodeFault; readonly words: Said };

export interface Step {
  readonly deal: Deal;
  readonly outcome: Outcome;
}

export interface How {
  readonly key?: DeckKey | undefined;
  /** The seat whose card this is; without one the first empty seat. */
  readonly seat?: SeatId | undefined;
  /** Typed, not scanned: the code on a sealed card's face is taken too. */
  readonly typed?: boolean | undefined;
  /** The host has been asked and says yes. */
  readonly force?: boolean | undefined;
}

/** Takes what a scanner saw or the host typed into the deal, or says why not. */
export function accept(deal: Deal, text: string, deck: Deck, how: How = {}): Step {
  if (looksLikeKey(text)) {
    const read = parseKey(text, deck);
    return {
      deal,
      outcome: 'key' in read ? { kind: 'key', key: read.key, words: said('key.taken') } : { kind: 'badKey', words: read.refusal.why },
    };
  }
  const read = parseCode(text, how.typed === true ? forTyping(text, deck) : deck, how.key);
  if ('fault' in read) return { deal, outcome: { kind: read.fault, words: read.refusal.why } };
  const { card } = read;
  const lies = seatOf(deal, card.no);
  if (lies !== undefined) {
    const sameSeat = how.seat === undefined || how.seat === lies;
    return {
      deal,
      outcome: { kind: 'already', seat: lies, card, sameSeat, words: said('scan.already', { no: card.no, seat: { seat: lies } }) },
    };
  }
  return put(deal, { role: card.role, no: card.no }, how, card);
}

/** Takes a role tapped on the list into the deal: the way in without codes. */
export function tap(deal: Deal, role: string, how: Omit<How, 'key'> = {}): Step {
  return put(deal, { role }, how);
}

function put(deal: Deal, what: Held, how: How, card?: Card): Step {
  const shown = card ? { card } : {};
  const fill = { no: what.no ?? 0 };
  const seat = how.seat ?? nextSeat(deal);
  if (seat === undefined)
    return { deal, outcome: { kind: 'tooMany', ...shown, words: said('scan.tooMany', { ...fill, seats: deal.held.length }) } };
  if (!isSeat(deal, seat)) return { deal, outcome: { kind: 'noSeat', words: said('scan.noSeat', { n: seat, seats: deal.held.length }) } };
  const had = heldAt(deal, seat);
  const where = { ...fill, seat: { seat } };
  if (had && !how.force) return { deal, outcome: { kind: 'asks', seat, had, ...shown, words: said('scan.asks', where) } };
  const surplus = surplusOf(deal, what, had);
  if (surplus && !how.force) return { deal, outcome: { kind: surplus, seat, ...shown, words: said(`scan.${surplus}`, where) } };
  return { deal: placed(deal, seat, what), outcome: { kind: 'taken', seat, ...shown, words: said('scan.taken', where) } };
}

/** Whether the chosen cast has no use for one more of the role, once what the seat had is off the table. */
function surplusOf(deal: Deal, what: Held, had: Held | undefined): 'notInCast' | 'tooManyOfRole' | undefined {
  if (!deal.cast) return undefined;
  const wanted = deal.cast[what.role] ?? 0;
  if (wanted === 0) return 'notInCast';
  const lying = (heldCast(deal)[what.role] ?? 0) - (had?.role === what.role ? 1 : 0);
  return lying >= wanted ? 'tooManyOfRole' : undefined;
}
