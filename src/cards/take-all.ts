import type { SeatId } from '../kernel/types.ts';
import { accept, type Outcome } from './accept.ts';
import { parseCode, type DeckKey } from './code.ts';
import { asOneStep, heldAt, isSeat, placed, seatOf, type Deal, type Held } from './deal.ts';
import type { Deck } from './deck.ts';

/** A card that could not simply be taken: what was read, the seat it was meant for, and what came of it. */
export interface Left {
  readonly text: string;
  readonly seat: SeatId;
  readonly outcome: Outcome;
}

/** What came of a whole table. */
export interface Taken {
  readonly deal: Deal;
  /** Seats that hold a card by this. */
  readonly seats: readonly SeatId[];
  /** In seat order. Those that ask can be taken one by one with `force`; the others are refused. */
  readonly left: readonly Left[];
}

/**
 * Takes a whole table into the deal, one card per seat, seat one first; a seat for which nothing is given keeps what it
 * has. Cards that the deal has at another seat move. What asks or is refused is left over and the others are taken all
 * the same. One undo takes it all back.
 */
export function takeAll(deal: Deal, cards: readonly (string | undefined)[], deck: Deck, key?: DeckKey): Taken {
  const meant = cards.flatMap((text, i) => (text === undefined ? [] : [{ text, seat: i + 1 }]));
  const moves = movesIn(deal, meant, deck, key);
  let now = [...moves.values()].reduce((so, { from }) => placed(so, from, null), deal);
  const seats: SeatId[] = [];
  const left: Left[] = [];
  for (const { text, seat } of meant) {
    const move = moves.get(seat);
    if (move !== undefined && heldAt(now, seat) === undefined) {
      now = placed(now, seat, move.held);
      seats.push(seat);
      continue;
    }
    const { deal: next, outcome } = accept(now, text, deck, { key, seat });
    now = next;
    if (outcome.kind === 'taken') seats.push(seat);
    else if (outcome.kind !== 'already' || !outcome.sameSeat) left.push({ text, seat, outcome });
  }
  return { deal: asOneStep(deal, now), seats, left };
}

/** The cards that the deal has elsewhere, by the seat they are to go to. A code that comes twice is moved once. */
function movesIn(
  deal: Deal,
  meant: readonly { readonly text: string; readonly seat: SeatId }[],
  deck: Deck,
  key: DeckKey | undefined,
): ReadonlyMap<SeatId, { readonly from: SeatId; readonly held: Held }> {
  const moves = new Map<SeatId, { readonly from: SeatId; readonly held: Held }>();
  const known = new Set<number>();
  for (const { text, seat } of meant) {
    const read = parseCode(text, deck, key);
    if ('fault' in read || !isSeat(deal, seat) || known.has(read.card.no)) continue;
    known.add(read.card.no);
    const from = seatOf(deal, read.card.no);
    const held = from === undefined ? undefined : heldAt(deal, from);
    if (from !== undefined && from !== seat && held !== undefined) moves.set(seat, { from, held });
  }
  // A move onto a card that stays where it is has to be asked for: its own card stays too.
  for (let stuck = true; stuck;) {
    const leaving = new Set([...moves.values()].map(({ from }) => from));
    const blocked = [...moves.keys()].filter((seat) => heldAt(deal, seat) !== undefined && !leaving.has(seat));
    for (const seat of blocked) moves.delete(seat);
    stuck = blocked.length > 0;
  }
  return moves;
}
