import type { Plugin } from 'vite';
import { deckSchema } from '../../src/cards/deck.ts';

/** The files of the decks that come with the app. */
export const deckFiles = /[\\/]decks[\\/][\w-]+\.json$/;

/**
 * The decks that come with the app go into it as the schema makes them: checked once, while it is built, and not each time
 * it is opened (42 ms of script for six, on a desktop). The id of a game with rules of its own follows from the order of
 * their fields, which is the schema's. Throws where one is no deck file, with the place.
 */
export function ourDecks(): Plugin {
  return {
    name: 'nightdeck-our-decks',
    enforce: 'pre',
    transform: {
      filter: { id: deckFiles },
      handler: (text) => ({ code: JSON.stringify(deckSchema.parse(JSON.parse(text))), map: null }),
    },
  };
}
