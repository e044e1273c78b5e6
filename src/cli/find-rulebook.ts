import { registeredAs, rulebookOf } from '../cards/rulebook.ts';
import { games, type Registered } from '../games/index.ts';
import { Usage } from './command.ts';
import { deckNames, findDeck } from './find-deck.ts';
import { closest } from './help.ts';

/** The game of that name, or the one a deck with rules of its own makes, by the deck's name or file; nothing where there is neither. */
export async function bookNamed(id: string): Promise<Registered | undefined> {
  const registered = registeredAs(id);
  if (registered) return registered;
  if (!/[/\\.]/.test(id) && !deckNames().includes(id)) return undefined;
  const deck = await findDeck(id);
  return deck.rules && rulebookOf(deck);
}

/** The same; `Usage` where there is nothing of that name. */
export async function findRulebook(id: string): Promise<Registered> {
  const book = await bookNamed(id);
  if (book) return book;
  const known = Object.keys(games);
  const near = closest(id, known);
  throw new Usage(`There is no game "${id}". ${near === undefined ? `Games: ${known.join(', ')}.` : `Did you mean "${near}"?`}`);
}
