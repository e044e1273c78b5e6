import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictograms } from '../../print/faces/icons.ts';
import { baseOf, derived } from '../cards/based-on.ts';
import { parseDeck, type Deck } from '../cards/deck.ts';
import { fromScript, isScript } from '../cards/community/read.ts';
import { longestWithPictures } from '../cards/deck-pictures.ts';
import { nestsDeeper } from '../cards/depth.ts';
import { toldWithLines } from '../cards/mistakes.ts';
import { namedSigns, withSigns } from '../cards/named-signs.ts';
import { rulebookOf } from '../cards/rulebook.ts';
import { rowsAstray } from '../cards/setup-table.ts';
import { trouble, type Trouble as InFile } from '../cards/trouble.ts';
import { games, gameWords } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { words as cardWords } from '../text/cards.ts';
import { speaker } from '../text/speak.ts';
import { root } from './build.ts';
import { Failure, Usage } from './command.ts';
import { gameIcons } from './game-icons.ts';
import { closest } from './help.ts';
import { readLimited } from './limits.ts';

/** Names of the decks that come with the program. */
export function deckNames(): readonly string[] {
  return readdirSync(join(root, 'decks'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** The deck of that name, or the deck in that file; `Usage` for an unknown name, `Failure` for a file that is no deck. */
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
  const source = readLimited(file, longestWithPictures).toString('utf8');
  const roles = new Map(
    await Promise.all(Object.values(games).map(async (game) => [game.id, Object.keys((await game.load()).roles)] as const)),
  );
  const whole = deckIn(source);
  const read = isTrouble(whole) ? { refusal: whole, all: [whole] } : parseDeck(whole, (game) => roles.get(game), Object.keys(pictograms));
  const found = 'deck' in read ? await finished(read.deck) : { troubles: read.all };
  if ('deck' in found) return found.deck;
  const mistakes = toldWithLines(source, found.troubles);
  const { say } = speaker('en', [cardWords, ...(await Promise.all(Object.values(gameWords).map((load) => load())))]);
  throw new Failure(`${file}: ${mistakes.map((one) => say(one)).join('\n  ')}`);
}

/** The deck a file holds: a community script is made one, and one that is based on another is made whole. */
function deckIn(source: string): unknown {
  const items = scriptIn(source);
  const made = items && fromScript(items);
  if (made && 'file' in made) return made.file;
  const file = parsed(source);
  const base = baseOf(file);
  if (base === undefined || nestsDeeper(file)) return source;
  const known = deckNames();
  if (!known.includes(base)) return trouble('deck.unknownBase', { base, known: known.join(', ') }, 'basedOn');
  return derived(file as object, JSON.parse(readFileSync(join(root, 'decks', `${base}.json`), 'utf8')) as object);
}

/** The deck with all it names; or what of that there is not. */
async function finished(deck: Deck): Promise<ReturnType<typeof withSigns>> {
  const astray = [...unknownArt(deck), ...rowsAstray(deck, await gameOf(deck))];
  const signed = signedDeck(deck);
  return astray.length === 0 ? signed : { troubles: [...astray, ...('deck' in signed ? [] : signed.troubles)] };
}

/** The deck with the outlines of the signs it names. */
const signedDeck = (deck: Deck): ReturnType<typeof withSigns> => (namedSigns(deck).length === 0 ? { deck } : withSigns(deck, gameIcons()));

const isTrouble = (value: unknown): value is InFile => typeof value === 'object' && value !== null && 'why' in value;

/** The value of a text of JSON; nothing where it is none. */
function parsed(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The items of a community script, where the text is one. */
export function scriptIn(source: string): readonly unknown[] | undefined {
  const value = parsed(source);
  return isScript(value) && !nestsDeeper(value) ? value : undefined;
}

/** The rules a setup table may leave its rows to. */
const gameOf = async (deck: Deck): Promise<Game | undefined> => (deck.setup ? rulebookOf(deck)?.load() : undefined);

/** Art that does not come with the program: its pictures could not be printed. */
function unknownArt({ art }: Deck): readonly InFile[] {
  if (art === undefined) return [];
  const known = readdirSync(join(root, 'decks', 'art'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  return known.includes(art) ? [] : [trouble('deck.unknownArt', { art, known: known.join(', ') }, 'art')];
}
