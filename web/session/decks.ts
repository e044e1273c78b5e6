import { editionIn } from '../../src/cards/code.ts';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import { trouble, type Trouble } from '../../src/cards/trouble.ts';
import { localised } from '../../src/cards/words.ts';
import { games, type Registered } from '../../src/games/index.ts';
import type { Language } from '../../src/text/message.ts';

/** A deck and where it came from: an id of ours, or the file the host opened. */
export interface KnownDeck {
  readonly deck: Deck;
  readonly source: string | object;
}

const files = import.meta.glob<object>('../../decks/*.json', { import: 'default' });
let own: Promise<readonly KnownDeck[]> | undefined;

/** The decks that come with the app and whose game is here, in the order of the games. */
export function builtInDecks(): Promise<readonly KnownDeck[]> {
  own ??= Promise.all(Object.values(files).map((load) => load())).then((list) => {
    const order = Object.keys(games);
    return list
      .flatMap((file) => {
        const read = parseDeck(file);
        return 'deck' in read && order.includes(read.deck.game) ? [{ deck: read.deck, source: read.deck.id }] : [];
      })
      .sort((a, b) => order.indexOf(a.deck.game) - order.indexOf(b.deck.game));
  });
  own.catch(() => (own = undefined));
  return own;
}

/** The deck of a stored game, by id or the file itself; nothing if it cannot be read any more. */
export async function deckOf(source: string | object): Promise<KnownDeck | undefined> {
  if (typeof source === 'string') return (await builtInDecks()).find((known) => known.source === source);
  const read = parseDeck(source);
  return 'deck' in read ? { deck: read.deck, source } : undefined;
}

/** Reads a deck file the host opened; its game and all its roles must be ones this app knows. */
export async function openDeckFile(text: string): Promise<KnownDeck | { readonly refusal: Trouble }> {
  const read = parseDeck(text);
  if ('refusal' in read) return read;
  const registered = rulesFor(read.deck);
  if (!registered) return { refusal: trouble('setup.unknownGame', { game: read.deck.game }) };
  const roles = Object.keys((await registered.load()).roles);
  const checked = parseDeck(text, (game) => (game === registered.id ? roles : undefined));
  if ('refusal' in checked) return checked;
  return { deck: checked.deck, source: JSON.parse(text.replace(/^\uFEFF/, '')) as object };
}

/** What the deck of a code that belongs to another is called, if it is one of ours, and what the one in use: people know decks by their titles. */
export async function titlesOf(
  code: string,
  used: Deck,
  language: Language,
): Promise<{ readonly deck: string; readonly expected: string } | undefined> {
  const edition = editionIn(code);
  const known = (await builtInDecks()).find(({ deck }) => deck.edition === edition);
  return known && { deck: titleOf(known.deck, language), expected: titleOf(used, language) };
}

export function rulesFor(deck: Deck): Registered | undefined {
  return Object.hasOwn(games, deck.game) ? games[deck.game] : undefined;
}

export function titleOf(deck: Deck, language: Language): string {
  return localised(deck, deck.title, language);
}
