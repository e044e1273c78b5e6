import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { editionIn } from '../cards/code.ts';
import { type Deck, parseDeck } from '../cards/deck.ts';
import { words as cardWords } from '../text/cards.ts';
import { speaker } from '../text/speak.ts';
import { root } from './build.ts';
import { Trouble } from './command.ts';

/** Reads a deck file. Throws `Trouble` with the place in the file where something is wrong. */
export function readDeckFile(path: string): Deck {
  let source: string;
  try {
    source = readFileSync(path, 'utf8');
  } catch {
    throw new Trouble(`There is no deck file ${path}.`);
  }
  const read = parseDeck(source);
  if ('deck' in read) return read.deck;
  throw new Trouble(`${basename(path)}: ${speaker('en', [cardWords]).say(read.refusal.why)}`);
}

/** The decks that come with the program. */
export function builtInDecks(): readonly Deck[] {
  const folder = join(root, 'decks');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => readDeckFile(join(folder, name)));
}

/** The deck a code says it is of, or undefined. */
export function deckOfCode(decks: readonly Deck[], code: string): Deck | undefined {
  const edition = editionIn(code);
  return decks.find((deck) => deck.edition === edition);
}
