import { rulebookOf } from '../../src/cards/rulebook.ts';
import { wordsOf } from '../../src/cards/words.ts';
import type { Game } from '../../src/kernel/game.ts';
import { withTodaysSteps } from '../../src/kernel/orders.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import type { Words } from '../../src/text/message.ts';
import { words as ruleWords } from '../../src/text/rules.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { wordingOf } from '../../src/text/wording.ts';
import { builtInDecks, deckOf, type KnownDeck } from './decks.ts';
import type { StoredGame } from './stored-game.ts';
import { tableSpeaker } from './wording.ts';

/** A deck with the rules it is played by and the words of both: what setting up, printing and scanning need. */
export interface TableSet extends KnownDeck {
  readonly game: Game;
  /** The rulebook's own words, before a deck renames any. */
  readonly gameWords: Words;
  readonly areas: readonly Words[];
}

/** Loads the rules and words for a deck. Throws an error with a message id when there are no rules for it. */
export async function loadTable(known: KnownDeck): Promise<TableSet> {
  const book = rulebookOf(known.deck);
  if (!book) throw new Error('setup.noDeck');
  const game = await book.load();
  return { ...known, game, gameWords: game.words, areas: [ruleWords, cardWords, game.words, wordsOf(known.deck)] };
}

/** The table for a stored game's deck, or for the first deck there is. */
export async function tableFor(source?: string | object): Promise<TableSet> {
  const known = source === undefined ? (await builtInDecks())[0] : await deckOf(source);
  if (!known) throw new Error('setup.noDeck');
  return loadTable(known);
}

/** A stored game that has not begun, with the orders of its house rules as today's rulebook has them. */
export function asToday(stored: StoredGame, { game }: TableSet): StoredGame {
  return { ...stored, options: withTodaysSteps(game.options, stored.options) };
}

/** Speaks the game's and the deck's own words as the house rules have it, and the players' names. */
export function voiceOf(
  table: TableSet,
  { options, names = [] }: { readonly options: object; readonly names?: readonly string[] },
): Speaker {
  return tableSpeaker(table.areas, names, wordingOf(table.game.options, options));
}
