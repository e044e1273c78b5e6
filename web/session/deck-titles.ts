import { tidied } from '../../src/cards/base32.ts';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import { localised } from '../../src/cards/words.ts';
import { said, type Said } from '../../src/kernel/types.ts';
import type { Language } from '../../src/text/message.ts';
import { keptKeys } from './deck-keys.ts';
import { builtInDecks, titleOf } from './decks.ts';
import { listGames } from './games-db.ts';
import { printings } from './printings.ts';

/** What is said where nobody has looked yet which other deck it is, with what is said once its title is known, and where it is not. */
const better: Readonly<Record<string, { readonly known: string; readonly unknown: string }>> = {
  'code.otherEdition': { known: 'code.otherDeck', unknown: 'code.unknownDeck' },
  'key.otherEdition': { known: 'key.otherDeck', unknown: 'key.unknownDeck' },
};

/**
 * Why a card or a key of another deck is not taken, with the titles of both decks: people know decks by these. Where this
 * device has never seen the other deck it says so. Nothing where something else is wrong with it.
 */
export async function namingDecks(why: Said, code: string, used: Deck, language: Language): Promise<Said | undefined> {
  const ids = Object.hasOwn(better, why.id) ? better[why.id] : undefined;
  if (ids === undefined) return undefined;
  // Cards, keys and what lies before the host have the edition in the same place.
  const deck = await titleIn(tidied(code)?.slice(1, 4) ?? '', language);
  const expected = titleOf(used, language);
  return deck === undefined ? said(ids.unknown, { expected }) : said(ids.known, { deck, expected });
}

/** The title of the deck of that edition: one of ours, or one that was printed, checked, hosted or written on this device. */
async function titleIn(edition: string, language: Language): Promise<string | undefined> {
  const own = (await builtInDecks()).find(({ deck }) => deck.edition === edition);
  if (own) return titleOf(own.deck, language);
  const kept = [...printings.value, ...keptKeys.value].find((one) => one.edition === edition && one.title !== undefined)?.title;
  if (kept !== undefined) return kept;
  const games = await listGames().catch(() => []);
  const { keptDraft } = await import('./workshop.ts');
  for (const file of [...games.map(({ deck }) => deck), keptDraft()]) {
    const read = typeof file === 'object' ? parseDeck(file) : undefined;
    if (read && 'deck' in read && read.deck.edition === edition) return localised(read.deck, read.deck.title, language);
  }
  return undefined;
}
