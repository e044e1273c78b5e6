import { readFileSync } from 'node:fs';
import type { DeckKey } from '../../src/cards/code.ts';
import { parseDeck, type Deck, type DeckFile } from '../../src/cards/deck.ts';
import { keyBytes, makeDeckKey } from '../../src/cards/key.ts';
import { hashWords } from '../../src/cards/hash.ts';

/** The value in a deck file of the project. */
export function deckFile(id: string): DeckFile {
  return JSON.parse(readFileSync(new URL(`../../decks/${id}.json`, import.meta.url), 'utf8')) as DeckFile;
}

/** A deck that must be sound. */
export function sound(source: unknown): Deck {
  const read = parseDeck(source);
  if ('refusal' in read) throw new Error(JSON.stringify(read.refusal));
  return read.deck;
}

export const princeton = sound(deckFile('princeton'));

/** The Princeton deck with sealed codes. */
export const sealedPrinceton = sound({ ...deckFile('princeton'), sealed: true });

/** The same cards under another name, hence another edition. */
export const otherDeck = sound({ ...deckFile('princeton'), id: 'other', edition: undefined });

/** A key that is the same in every run: another name, another key. */
export function keyNamed(deck: Deck, name: string): DeckKey {
  return makeDeckKey(deck, new Uint8Array(hashWords(name).slice(0, keyBytes / 4).buffer));
}

/** A small house-style deck using copies and shared faces. */
export const village: DeckFile = {
  format: 'nightdeck.deck',
  version: 1,
  id: 'village',
  title: { en: 'Our village', pl: 'Nasza wioska' },
  languages: ['en', 'pl'],
  game: 'princeton',
  style: 'house',
  faces: {
    mafia: { style: 'house', icon: 'wolf', colours: { ground: '#101820', ink: '#ffffff' }, letter: 'W' },
    civilian: { style: 'house', icon: 'M0 0L512 512', colours: { ground: '#fff8e7', ink: '#222222' } },
  },
  cards: [
    { no: 1, role: 'mafia', copies: 2 },
    { no: 3, role: 'civilian', copies: 4 },
  ],
  roles: { mafia: { name: { en: 'Wolf', pl: 'Wilk' }, ability: { en: 'Hunts at night.' } } },
};
