import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import { rulebookOf } from '../../src/cards/rulebook.ts';
import type { Registered } from '../../src/games/index.ts';
import { root } from '../../src/cli/build.ts';

/** A deck with rules of its own, from its text or value; throws with the refusal. */
export function ownDeck(source: unknown): { readonly deck: Deck; readonly book: Registered } {
  const read = parseDeck(source);
  if ('refusal' in read) throw new Error(JSON.stringify(read.refusal));
  const book = rulebookOf(read.deck);
  if (!book) throw new Error('no rules');
  return { deck: read.deck, book };
}

/** The village as it comes with the program. */
export const villageDeck = ownDeck(readFileSync(join(root, 'decks', 'village.json'), 'utf8'));
export const village = await villageDeck.book.load();
export const villageWords = village.words;
