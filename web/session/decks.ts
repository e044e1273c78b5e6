import type { FromScript } from '../../src/cards/community/read.ts';
import type { ToScript } from '../../src/cards/community/write.ts';
import { deckAsRead, longestFile, parseDeck, type Deck, type DeckFile } from '../../src/cards/deck.ts';
import { longestWithPictures, unillustrated } from '../../src/cards/deck-pictures.ts';
import { nestsDeeper } from '../../src/cards/depth.ts';
import { trouble, type Trouble } from '../../src/cards/trouble.ts';
import { rowsAstray } from '../../src/cards/setup-table.ts';
import { localised } from '../../src/cards/words.ts';
import { registeredAs, rulebookOf } from '../../src/cards/rulebook.ts';
import { games, type Registered } from '../../src/games/index.ts';
import type { Said } from '../../src/kernel/types.ts';
import type { Language } from '../../src/text/message.ts';

/** A deck and where it came from: an id of ours, or the file the host opened. */
export interface KnownDeck {
  readonly deck: Deck;
  readonly source: string | object;
  /** The deck as a game keeps it: with rules of its own whole, so that the game ends under the rules it began with. */
  readonly kept?: object;
  /** What was taken of a community script the deck was made from. */
  readonly report?: readonly Said[];
}

/** By their path here, checked when the app was built; each is named as its deck. */
const files = import.meta.glob<object>('../../decks/*.json', { import: 'default' });
const fileOf = (id: string): string => `../../decks/${id}.json`;
const known = new Map<string, Promise<KnownDeck | undefined>>();
let own: Promise<readonly KnownDeck[]> | undefined;

/** The decks that come with the app and whose game is here, in the order of the games. */
export function builtInDecks(): Promise<readonly KnownDeck[]> {
  own ??= Promise.all(Object.keys(files).map(builtIn)).then((list) => {
    const order = Object.keys(games);
    return list.filter((one) => one !== undefined).sort((a, b) => place(order, a.deck) - place(order, b.deck));
  });
  own.catch(() => (own = undefined));
  return own;
}

/** One of them, read once; nothing where there is none, or its game is not here. */
function builtIn(file: string): Promise<KnownDeck | undefined> {
  const one = known.get(file) ?? files[file]?.().then(asKnown) ?? Promise.resolve(undefined);
  known.set(file, one);
  one.catch(() => known.delete(file));
  return one;
}

function asKnown(file: object): KnownDeck | undefined {
  const deck = deckAsRead(file);
  return rulebookOf(deck) && { deck, source: deck.id, ...(deck.rules && { kept: file }) };
}

/** Decks of games with a rulebook come first, in its order. */
const place = (order: readonly string[], { game }: Deck): number => (order.includes(game) ? order.indexOf(game) : order.length);

/** The deck of a stored game, by id or the file itself; nothing if it cannot be read any more. */
export async function deckOf(source: string | object): Promise<KnownDeck | undefined> {
  if (typeof source === 'string') return builtIn(fileOf(source));
  const read = parseDeck(source);
  return 'deck' in read ? { deck: read.deck, source } : undefined;
}

/** Reads a deck file the host opened, with the pictures chosen together with it; its game and all its roles must be ones this app knows. */
export async function openDeckFile(
  text: string,
  beside: readonly File[] = [],
): Promise<KnownDeck | { readonly mistakes: readonly Said[] }> {
  const script = await scriptIn(text);
  if (script && 'refusal' in script) return { mistakes: [script.refusal.why] };
  const whole = script ? undefined : await basedOn(text);
  if (whole && 'unknown' in whole) return mistakesIn(text, [whole.unknown]);
  const source = script?.file ?? whole?.file ?? text;
  const read = parseDeck(source);
  if ('refusal' in read) return mistakesIn(text, read.all);
  const book = rulebookOf(read.deck);
  if (!book) return mistakesIn(text, [trouble('setup.unknownGame', { game: read.deck.game }, 'game')]);
  const rules = await book.load();
  const roles = Object.keys(rules.roles);
  const checked = parseDeck(source, (game) => (game === book.id ? roles : undefined));
  if ('refusal' in checked) return mistakesIn(text, checked.all);
  const astray = rowsAstray(checked.deck, rules);
  if (astray.length > 0) return mistakesIn(text, astray);
  const file = script?.file ?? whole?.file ?? (JSON.parse(text.replace(/^\uFEFF/, '')) as object);
  const signed = text.includes('"game-icons:') ? await withOutlines(checked.deck) : { deck: checked.deck, file };
  if ('troubles' in signed) return mistakesIn(text, signed.troubles);
  const { deck } = signed;
  if (deck.pictures === undefined && deck.back === undefined)
    return { deck, source: signed.file, ...(script && { report: script.report }) };
  const [{ embedded }, { keepPictures }] = await Promise.all([import('./embed-pictures.ts'), import('./own-pictures.ts')]);
  const own = await embedded(deck, beside);
  if ('troubles' in own) return mistakesIn(text, own.troubles);
  // Those of a store that keeps nothing serve for this visit.
  await keepPictures(deck, own.all).catch(() => undefined);
  return { deck: unillustrated(deck), source: unillustrated(signed.file) };
}

/** The deck with the outlines of the signs it names, which are fetched once, and the file that holds them. */
async function withOutlines(
  deck: Deck,
): Promise<{ readonly deck: Deck; readonly file: DeckFile } | { readonly troubles: readonly Trouble[] }> {
  const [{ gameIcons }, { withSigns }, { deckFileOf }] = await Promise.all([
    import('./game-icons.ts'),
    import('../../src/cards/named-signs.ts'),
    import('../../src/cards/deck-file.ts'),
  ]);
  const all = await gameIcons().catch(() => undefined);
  if (!all) return { troubles: [trouble('deck.unknownSign.offline', undefined, '')] };
  const signed = withSigns(deck, all);
  return 'deck' in signed ? { deck: signed.deck, file: deckFileOf(signed.deck) } : signed;
}

/** A deck file that is based on a deck of ours, made whole; nothing for another file. */
async function basedOn(text: string): Promise<{ readonly file: object } | { readonly unknown: Trouble } | undefined> {
  if (text.length > longestWithPictures || !text.includes('"basedOn"')) return undefined;
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const { baseOf, derived } = await import('../../src/cards/based-on.ts');
    const base = baseOf(file);
    if (base === undefined || nestsDeeper(file)) return undefined;
    const load = files[fileOf(base)];
    const known = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''));
    if (!load) return { unknown: trouble('deck.unknownBase', { base, known: known.join(', ') }, 'basedOn') };
    return { file: derived(file as object, await load()) };
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

async function mistakesIn(text: string, all: readonly Trouble[]): Promise<{ readonly mistakes: readonly Said[] }> {
  const { toldWithLines } = await import('../../src/cards/mistakes.ts');
  return { mistakes: toldWithLines(text, all) };
}

/** The deck a community script makes, where the text is one. */
async function scriptIn(text: string): Promise<FromScript | { readonly refusal: Trouble } | undefined> {
  if (text.length > longestFile || !/^[\uFEFF\s]*\[/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const { fromScript, isScript } = await import('../../src/cards/community/read.ts');
    return isScript(value) && !nestsDeeper(value) ? fromScript(value) : undefined;
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

/** A deck with rules of its own as a community script file, with what it does not carry; nothing for other decks. */
export async function scriptOf(deck: Deck, language: Language): Promise<ToScript | undefined> {
  const words = deck.rules && (await rulebookOf(deck)?.load())?.words;
  if (!deck.rules || !words) return undefined;
  const { toScript } = await import('../../src/cards/community/write.ts');
  return toScript(deck, deck.rules, words, language);
}

/** The rules of a stored or saved game: those of its rulebook, or those its deck brings. */
export async function rulebookFor(game: string, deck: string | object | undefined): Promise<Registered | undefined> {
  const registered = registeredAs(game);
  if (registered || deck === undefined) return registered;
  const known = await deckOf(deck);
  const book = known && rulebookOf(known.deck);
  return book?.id === game ? book : undefined;
}

export function titleOf(deck: Deck, language: Language): string {
  return localised(deck, deck.title, language);
}

/** The rules a deck is played by, from the register or from the deck itself. */
export const rulesFor = (deck: Deck): Registered | undefined => rulebookOf(deck);
