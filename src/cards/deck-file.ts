import type { Card, Deck, DeckFile } from './deck.ts';
import type { Face } from './deck-face.ts';

/** A deck written as a file again: `parseDeck` makes the same deck of it. Runs of like cards become one entry. */
export function deckFileOf({ cards, game, ...rest }: Deck): DeckFile {
  const faces: Record<string, Face> = {};
  for (const { role, face } of cards) faces[role] ??= face;
  const shared = (card: Card): boolean => same(card.face, faces[card.role]);
  const entries: { no: number; role: string; copies?: number; face?: Face }[] = [];
  for (const card of cards) {
    const last = entries.at(-1);
    const copies = last?.copies ?? 1;
    if (last?.role === card.role && last.no + copies === card.no && shared(card) && last.face === undefined) last.copies = copies + 1;
    else entries.push({ no: card.no, role: card.role, ...(shared(card) ? {} : { face: card.face }) });
  }
  // The id of a deck's own rules follows from them.
  const named = rest.rules === undefined ? { game } : {};
  return { ...rest, ...named, format: 'nightdeck.deck', version: 1, faces, cards: entries } as DeckFile;
}

const same = (one: Face, other: Face | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
