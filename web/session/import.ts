import { castOf } from '../../src/kernel/table.ts';
import { parseSave, type SaveFile } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';
import type { Said } from '../../src/kernel/types.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as ruleWords } from '../../src/text/rules.ts';
import { words as saveWords } from '../../src/text/save.ts';
import { words as setupWords } from '../../src/text/setup.ts';
import { games } from '../../src/games/index.ts';
import { builtInDecks, titleOf } from './decks.ts';
import { makeGameId, restoreGame, type StoredGame } from './games-db.ts';
import { addWords, wording } from './wording.ts';

/**
 * What came of opening a file. `remark`: the game can be read but not gone on with. `edited`: the file was changed by
 * hand, and may be opened all the same.
 */
export type Imported = { readonly game: StoredGame; readonly remark?: string } | { readonly refused: string; readonly edited?: true };

/** Puts a saved game from a file on the shelf as a game of its own, or says in plain words why not. */
export async function importGame(text: string, edited: 'refuse' | 'take' = 'refuse'): Promise<Imported> {
  addWords(ruleWords, cardWords, saveWords, setupWords);
  const read = parseSave(text, edited);
  if ('refusal' in read) {
    const { why } = read.refusal;
    return why.id === 'save.edited' ? { refused: say(why), edited: true } : { refused: say(why) };
  }
  const { save } = read;
  const registered = Object.hasOwn(games, save.game) ? games[save.game] : undefined;
  if (!registered) return { refused: say({ id: 'setup.unknownGame', with: { game: save.game } }) };
  const resumed = resume(save, await registered.load());
  if ('refusal' in resumed) return { refused: say(resumed.refusal.why) };
  const { session, diverged } = resumed;
  const played = await stored(save, diverged || session.question.shape === 'over' ? 'over' : 'host');
  const game = diverged ? { ...played, recorded: { story: save.story, remark: diverged.words } } : played;
  await restoreGame({ game, entries: save.answers.map((entry, i) => ({ entry, at: save.at[i] ?? game.createdAt })) });
  return diverged ? { game, remark: say(diverged.words) } : { game };
}

async function stored(save: SaveFile, stage: StoredGame['stage']): Promise<StoredGame> {
  const decks = await builtInDecks();
  const known = decks.find(({ deck }) => deck.id === save.deck?.id) ?? decks.find(({ deck }) => deck.game === save.game);
  const now = Date.now();
  return {
    id: makeGameId(),
    game: save.game,
    deck: known?.source ?? save.game,
    title: known ? titleOf(known.deck, wording.value.language) : save.game,
    stage,
    names: save.deal.map(({ name }) => name ?? ''),
    options: (save.options ?? {}) as StoredGame['options'],
    cast: castOf(save.deal.map(({ role }) => role)),
    deal: save.deal,
    ...(save.position ? { position: save.position } : {}),
    seed: save.seed,
    createdAt: save.at[0] ?? now,
    touchedAt: now,
  };
}

function say(what: Said): string {
  return wording.value.say(what);
}
