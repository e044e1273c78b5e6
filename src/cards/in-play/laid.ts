import type { DealtSeat } from '../../kernel/game.ts';
import type { Fact } from '../../kernel/fact.ts';
import type { RoleId, SeatId } from '../../kernel/types.ts';
import type { Deck } from '../deck.ts';

/** A card as it was read or named: its role, and its number where a code told it. */
export interface PaperCard {
  readonly role: RoleId;
  readonly no?: number | undefined;
}

/** The card that lies at a seat by the game's account; no number where none was ever read. */
export interface LaidCard extends PaperCard {
  readonly seat: SeatId;
}

/** A card that was taken from a player when a new one was handed over. */
export interface TakenCard extends LaidCard {
  /** Index in the story of the fact that says so. */
  readonly fact: number;
}

/** Where every card lies by the game's account: those at the seats, seat 1 first, and those taken away. */
export interface Laid {
  readonly seats: readonly LaidCard[];
  readonly taken: readonly TakenCard[];
}

/** Follows the dealt cards through the story: players exchange them, or get new ones. */
export function laidCards(deal: readonly DealtSeat[], story: readonly Fact[], deck: Pick<Deck, 'id' | 'edition'>): Laid {
  const at: PaperCard[] = deal.map(({ role, card }) => ({ role, no: numberIn(card, deck) }));
  let taken: TakenCard[] = [];
  story.forEach((fact, index) => {
    if (fact.what === 'swapped') {
      const [a, b] = fact.seats;
      const [first, second] = [at[a - 1], at[b - 1]];
      if (first && second) [at[a - 1], at[b - 1]] = [second, first];
    }
    if (fact.what !== 'recast') return;
    const { seat, from, to } = fact;
    // Who gets back the role he had has got back his card.
    const back = taken.findLast((card) => card.seat === seat && card.role === to);
    taken = [...taken.filter((card) => card !== back), { seat, role: from, no: at[seat - 1]?.no, fact: index }];
    at[seat - 1] = { role: to, no: back?.no };
  });
  return { seats: at.map((card, i) => ({ seat: i + 1, ...card })), taken };
}

/** The number in a dealt card's id, e.g. 12 in `princeton-4XQ-12`; nothing for a card of another deck. */
function numberIn(card: string | undefined, { id, edition }: Pick<Deck, 'id' | 'edition'>): number | undefined {
  const start = `${id}-${edition}-`;
  if (!card?.startsWith(start)) return undefined;
  const no = Number(card.slice(start.length));
  return Number.isInteger(no) && no > 0 ? no : undefined;
}
