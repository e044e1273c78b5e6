import type { Cast } from '../kernel/game.ts';
import type { RoleId } from '../kernel/types.ts';
import { stockOf, type Card, type Deck } from './deck.ts';
import { trouble, type Trouble } from './trouble.ts';

/**
 * Which cards to take out of the deck for a cast: of each role the lowest numbers, in number order. Refused when
 * the deck has too few of a role.
 */
export function dealPile(deck: Deck, cast: Cast): { readonly pile: readonly Card[] } | { readonly refusal: Trouble } {
  const stock = stockOf(deck);
  for (const [role, count] of Object.entries(cast)) {
    if (!Number.isInteger(count) || count < 0) return { refusal: trouble('pile.count', { role: { role } }) };
    const has = stock[role] ?? 0;
    if (count > has) return { refusal: trouble('pile.tooFew', { role: { role }, count, has }) };
  }
  const left: Record<RoleId, number> = { ...cast };
  const pile = deck.cards.filter((card) => {
    const wanted = left[card.role] ?? 0;
    left[card.role] = wanted - 1;
    return wanted > 0;
  });
  return { pile };
}

/** How many cards a cast takes. */
export function sum(cast: Cast): number {
  return Object.values(cast).reduce((total, count) => total + count, 0);
}
