import type { Cast } from '../kernel/game.ts';
import type { RoleId } from '../kernel/types.ts';
import { stockOf, type Card, type Deck } from './deck.ts';
import { trouble, type Trouble } from './trouble.ts';

/**
 * The cast the deck's setup table gives for this many players; nothing when the table has no row for them
 * (then ask the game).
 */
export function castFor(deck: Deck, players: number): Cast | undefined {
  const row = deck.setup?.rows.find(({ players: [from, to] }) => from <= players && players <= to);
  if (!row) return undefined;
  const cast: Record<RoleId, number> = {};
  for (const [role, count] of Object.entries(row.roles)) if (count > 0) cast[role] = count;
  if (row.rest !== undefined) {
    const left = players - sum(cast);
    if (left > 0) cast[row.rest] = (cast[row.rest] ?? 0) + left;
  }
  return cast;
}

/** Fewest and most players of the setup table, or nothing without one. */
export function playersOf(deck: Deck): { readonly min: number; readonly max: number } | undefined {
  const ends = deck.setup?.rows.flatMap((row) => row.players);
  return ends && { min: Math.min(...ends), max: Math.max(...ends) };
}

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
