import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { longestFile, parseDeck, type Deck } from '../cards/deck.ts';
import { games, gameWords } from '../games/index.ts';
import { words as cardWords } from '../text/cards.ts';
import { speaker } from '../text/speak.ts';
import { root } from './build.ts';
import { Trouble, Usage } from './command.ts';
import { closest } from './help.ts';
import { readLimited } from './limits.ts';

/** Names of the decks that come with the program. */
export function deckNames(): readonly string[] {
  return readdirSync(join(root, 'decks'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** The deck of that name, or the deck in that file; `Usage` for an unknown name, `Trouble` for a file that is no deck. */
export async function findDeck(nameOrFile: string): Promise<Deck> {
  const known = deckNames();
  const isFile = /[/\\.]/.test(nameOrFile);
  if (!isFile && !known.includes(nameOrFile)) {
    const near = closest(nameOrFile, known);
    throw new Usage(
      `There is no deck "${nameOrFile}". ${near === undefined ? `Decks: ${known.join(', ')}. A file of your own needs its ending: ${nameOrFile}.json` : `Did you mean "${near}"?`}`,
    );
  }
  return readDeck(isFile ? nameOrFile : join(root, 'decks', `${nameOrFile}.json`));
}

async function readDeck(file: string): Promise<Deck> {
  const source = readLimited(file, 4 * longestFile).toString('utf8');
  const roles = new Map(
    await Promise.all(Object.values(games).map(async (game) => [game.id, Object.keys((await game.load()).roles)] as const)),
  );
  const read = parseDeck(source, (game) => roles.get(game));
  if ('refusal' in read)
    throw new Trouble(
      `${file}: ${speaker('en', [cardWords, ...(await Promise.all(Object.values(gameWords).map((load) => load())))]).say(read.refusal.why)}`,
    );
  return read.deck;
}
