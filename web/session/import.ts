import { castOf } from '../../src/kernel/table.ts';
import { parseSave, type SaveFile } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';
import type { Said } from '../../src/kernel/types.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as ruleWords } from '../../src/text/rules.ts';
import { words as saveWords } from '../../src/text/save.ts';
import { words as setupWords } from '../../src/text/setup.ts';
import { toldBy } from '../host/told.ts';
import { builtInDecks, deckOf, rulebookFor, titleOf, type KnownDeck } from './decks.ts';
import { listGames, makeGameId, restoreGame } from './games-db.ts';
import type { StoredGame, WholeGame } from './stored-game.ts';
import { StorageProblem } from './database.ts';
import { unkept } from './unkept.ts';
import { addWords, tableSpeaker, wording } from './wording.ts';

/**
 * What came of opening a file. `remark`: the game can be read but not gone on with, or its deck is not here. `edited`: the file was changed by
 * hand, and may be opened all the same.
 */
export type Imported = { readonly game: StoredGame; readonly remark?: string } | { readonly refused: string; readonly edited?: true };

/** Puts a saved game from a file in the database as a game of its own, or says in plain words why not. */
export async function importGame(text: string, edited: 'refuse' | 'take' = 'refuse'): Promise<Imported> {
  addWords(ruleWords, cardWords, saveWords, setupWords);
  const read = parseSave(text, edited);
  if ('refusal' in read) {
    const { why } = read.refusal;
    return why.id === 'save.edited' ? { refused: say(why), edited: true } : { refused: say(why) };
  }
  const { save } = read;
  const book = await rulebookFor(save.game, save.deck?.file);
  if (!book) return { refused: say({ id: 'setup.unknownGame', with: { game: save.game } }) };
  const rules = await book.load();
  const resumed = resume(save, rules);
  // What is wrong with a cast is said in the game's own words.
  if ('refusal' in resumed) return { refused: tableSpeaker([rules.words], [], undefined).say(resumed.refusal.why) };
  if ('unplayable' in resumed) return openRecord(save, resumed.unplayable);
  const { session, diverged } = resumed;
  if (diverged) return openRecord(save, diverged.words);
  const { known, named } = await deckFor(save);
  const { setup, question } = session;
  const game: StoredGame = {
    ...stored(save, known, question.shape === 'over' ? 'over' : 'host'),
    edition: session.game.edition,
    options: setup.options as StoredGame['options'],
    deal: setup.deal,
    // As the list of games tells it of any other.
    round: session.table.place.round,
    alive: session.table.alive.length,
  };
  const entries = session.entries.map((entry, i) => ({ entry, at: save.at[i] ?? game.createdAt, facts: toldBy(session, i) }));
  await open({ game, entries });
  if (named || !save.deck) return { game };
  return { game, remark: say({ id: 'save.noDeck', with: { deck: save.deck.id, edition: save.deck.edition, instead: game.title } }) };
}

/** Puts a game in the database that today's rules would tell otherwise, or not at all: its record is there to be read. */
async function openRecord(save: SaveFile, remark: Said): Promise<Imported> {
  // A hand-over brings no story: there would be nothing to read.
  if (save.story.length === 0) return { refused: say({ id: 'save.otherRules', with: { app: save.app } }) };
  const { known } = await deckFor(save);
  const game = { ...stored(save, known, 'over'), edition: save.edition, recorded: { story: save.story, remark } };
  await open({ game, entries: save.answers.map((entry, i) => ({ entry, at: save.at[i] ?? game.createdAt })) });
  return { game, remark: say(remark) };
}

/** A browser that keeps nothing at all opens it in this page alone. */
async function open(whole: WholeGame): Promise<void> {
  try {
    await restoreGame(whole);
  } catch (cause) {
    if (!(cause instanceof StorageProblem) || cause.reason === 'storage.full') throw cause;
    unkept.put(whole);
  }
}

/** The deck the game was dealt from: in the file, with the app, or of another game on this device; else one of the same rulebook. */
async function deckFor({ game, deck }: SaveFile): Promise<{ readonly known: KnownDeck | undefined; readonly named: boolean }> {
  const own = await deckOf(deck?.file ?? '');
  if (own) return { known: own, named: true };
  const decks = await builtInDecks();
  const here = [...decks, ...(await decksOnShelf())];
  const same = here.find((known) => known.deck.id === deck?.id && known.deck.edition === deck.edition && known.deck.game === game);
  return same
    ? { known: same, named: true }
    : { known: decks.find((known) => known.deck.id === deck?.id) ?? decks.find((known) => known.deck.game === game), named: false };
}

async function decksOnShelf(): Promise<KnownDeck[]> {
  const sources = (await listGames().catch(() => [])).flatMap(({ deck }) => (typeof deck === 'string' ? [] : [deck]));
  return (await Promise.all(sources.map((source) => deckOf(source)))).filter((known) => known !== undefined);
}

function stored(save: SaveFile, known: KnownDeck | undefined, stage: StoredGame['stage']): StoredGame {
  const now = Date.now();
  return {
    id: makeGameId(),
    game: save.game,
    deck: known?.kept ?? known?.source ?? save.game,
    title: known ? titleOf(known.deck, wording.value.language) : save.game,
    stage,
    names: save.deal.map(({ name }) => name ?? ''),
    options: (save.options ?? {}) as StoredGame['options'],
    cast: castOf(save.deal.map(({ role }) => role)),
    deal: save.deal,
    ...(save.position ? { position: save.position } : {}),
    ...(save.turned === undefined ? {} : { turned: save.turned }),
    seed: save.seed,
    createdAt: save.at[0] ?? now,
    touchedAt: now,
  };
}

function say(what: Said): string {
  return wording.value.say(what);
}
