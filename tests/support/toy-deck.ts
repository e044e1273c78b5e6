import type { DeckFile } from '../../src/cards/deck.ts';

const counts = { wolf: 2, fox: 1, guard: 1, seer: 1, barman: 1, mayor: 1, judge: 1, martyr: 1, binder: 1, sheep: 10 };
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const suits = ['spades', 'hearts'] as const;

/** A deck for the toy game: a card for each of its roles, on the faces of ordinary cards. */
export const toyDeck: DeckFile = {
  format: 'nightdeck.deck',
  version: 1,
  id: 'toy',
  title: { en: 'Toytown', zh: 'Toytown', pl: 'Toytown' },
  languages: ['en', 'zh', 'pl'],
  game: 'toy',
  style: 'playing-card',
  cards: Object.entries(counts)
    .flatMap(([role, n]) => Array<string>(n).fill(role))
    .map((role, i) => ({
      no: i + 1,
      role,
      face: { style: 'playing-card', rank: ranks[i % 13] ?? 'A', suit: suits[Math.floor(i / 13)] ?? 'spades' },
    })),
};
