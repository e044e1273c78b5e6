import { type Deck, parseDeck } from '../../../src/cards/deck.ts';
import { gameWords } from '../../../src/games/index.ts';
import type { PrintJob } from '../../../print/job.ts';

/** Fronts and backs of a deck of ordinary playing cards, as many as asked for, every one with a code of its own. */
export async function benchJob(cards: number): Promise<PrintJob> {
  const words = (await gameWords['princeton']?.()) ?? { en: {}, zh: {}, pl: {} };
  // The others tell screen readers nothing.
  return { deck: deckOf(cards), language: 'en', words: [words], tags: false };
}

function deckOf(cards: number): Deck {
  const suits = ['clubs', 'diamonds', 'hearts', 'spades'];
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  const read = parseDeck({
    format: 'nightdeck.deck',
    version: 1,
    id: 'bench',
    title: { en: 'Bench' },
    languages: ['en'],
    game: 'princeton',
    style: 'playing-card',
    cards: Array.from({ length: cards }, (_, i) => ({
      no: i + 1,
      role: 'civilian',
      face: { style: 'playing-card', rank: ranks[i % 13], suit: suits[Math.floor(i / 13) % 4] },
    })),
  });
  if ('refusal' in read) throw new Error(JSON.stringify(read.refusal));
  return read.deck;
}
