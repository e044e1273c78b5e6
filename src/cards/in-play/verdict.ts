import type { SeatId } from '../../kernel/types.ts';
import type { Laid, PaperCard } from './laid.ts';

/**
 * Where a card lies by the game's account: `at` one seat; `among` several that hold such a card whose number nobody read;
 * `taken` from a player who got another; `out` of the game: it was never dealt.
 */
export type Whereabouts =
  | { readonly where: 'at'; readonly seat: SeatId }
  | { readonly where: 'among'; readonly seats: readonly SeatId[] }
  | { readonly where: 'taken'; readonly from: SeatId }
  | { readonly where: 'out' };

/**
 * What came of comparing a card with the seat it lies at. `agrees`: the game has the same role there (and `alike` another
 * card of it, which makes no difference); `elsewhere`: the game has the card at another of these seats; `notInPlay`: the
 * game has the card at no seat.
 */
export type Verdict =
  | { readonly is: 'agrees'; readonly seat: SeatId; readonly alike: boolean }
  | { readonly is: 'elsewhere'; readonly seat: SeatId; readonly others: readonly SeatId[] }
  | { readonly is: 'notInPlay'; readonly seat: SeatId; readonly from?: SeatId };

/** The seat of a card. A number is looked for first; a role alone may be at several seats. */
export function whereIs(card: PaperCard, { seats, taken }: Laid): Whereabouts {
  if (card.no !== undefined) {
    const read = seats.find(({ no }) => no === card.no);
    if (read) return { where: 'at', seat: read.seat };
    const put = taken.findLast(({ no }) => no === card.no);
    if (put) return { where: 'taken', from: put.seat };
  }
  const alike = seats.filter(({ role, no }) => role === card.role && (card.no === undefined || no === undefined)).map(({ seat }) => seat);
  const [only, ...others] = alike;
  if (only === undefined) return { where: 'out' };
  return others.length === 0 ? { where: 'at', seat: only } : { where: 'among', seats: alike };
}

/** Compares a card with the seat where it lies in truth. */
export function compare(card: PaperCard, seat: SeatId, laid: Laid): Verdict {
  const there = laid.seats.find((one) => one.seat === seat);
  const other = there?.no !== undefined && card.no !== undefined && there.no !== card.no;
  if (there?.role === card.role) return { is: 'agrees', seat, alike: other };
  const found = whereIs(card, laid);
  switch (found.where) {
    case 'at':
      return { is: 'elsewhere', seat, others: [found.seat] };
    case 'among':
      return { is: 'elsewhere', seat, others: found.seats };
    case 'taken':
      return { is: 'notInPlay', seat, from: found.from };
    case 'out':
      return { is: 'notInPlay', seat };
  }
}
