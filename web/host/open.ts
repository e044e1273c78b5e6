import { wordsOf } from '../../src/cards/words.ts';
import { words as hostWords } from '../../src/text/host.ts';
import { words as nightWords } from '../../src/text/host-night.ts';
import { words as tableWords } from '../../src/text/host-table.ts';
import { words as toolWords } from '../../src/text/host-tools.ts';
import type { Words } from '../../src/text/message.ts';
import { words as playerWords } from '../../src/text/player.ts';
import { words as ruleWords } from '../../src/text/rules.ts';
import { words as storyWords } from '../../src/text/story.ts';
import { getEntries, getWhole } from '../session/games-db.ts';
import type { StoredGame, WholeGame } from '../session/stored-game.ts';
import { areSilent } from '../journal/copies.ts';
import { repair } from '../journal/repair.ts';
import { StorageProblem } from '../session/database.ts';
import { toast } from '../session/toasts.ts';
import { addWords, wording } from '../session/wording.ts';
import { OpenProblem, recordOf, rulesOf } from './replay.ts';
import { HostedGame } from './hosted-game.ts';
import { recallRedoStack } from './redo-stack.ts';

/** Games opened in this page: the last one, and those that could not be saved. */
const open = new Map<string, HostedGame>();

/**
 * Takes a game from the database and plays its answers back; the one opened last is kept with what can be
 * redone and taken back. Throws an `OpenProblem` or a `StorageProblem` a host can read.
 */
export async function openGame(id: string): Promise<HostedGame> {
  addWords(ruleWords, storyWords, hostWords, nightWords, tableWords, toolWords, playerWords);
  const before = open.get(id);
  if (before && (before.view.value.unsaved !== undefined || sameAnswers(await getEntries(id), before.written))) return before;
  if (await repair(id)) toast(wording.value.say('storage.broughtBack', { n: 1 }));
  const hosting = await openAnew(id);
  for (const [other, { view }] of open) if (view.value.unsaved === undefined) open.delete(other);
  open.set(id, hosting);
  return hosting;
}

const sameAnswers = (a: WholeGame['entries'], b: WholeGame['entries']): boolean =>
  a.length === b.length && a.every(({ entry }, i) => JSON.stringify(entry) === JSON.stringify(b[i]?.entry));

async function openAnew(id: string): Promise<HostedGame> {
  const whole = await getWhole(id);
  if (!whole) throw areSilent() ? new StorageProblem('storage.silent') : new OpenProblem('host.noSuchGame');
  if (whole.game.recorded || (await recordOf(whole))) throw new OpenProblem('host.recorded');
  const { rules, play } = await rulesOf(whole);
  const { words } = rules;
  const more = await deckWords(whole.game);
  const saved = whole.entries.length;
  const undone = recallRedoStack(id, saved);
  const session = play([...undone].reverse());
  // What had been taken back is given again and taken back, so that it can be redone.
  if (undone.length > 0 && session.entries.length < saved + undone.length) return new HostedGame(play(), whole, [words, ...more]);
  undone.forEach(() => session.undo());
  return new HostedGame(session, whole, [words, ...more]);
}

/** The deck's own names for roles, where the deck is one the host brought. */
async function deckWords({ deck }: StoredGame): Promise<Words[]> {
  if (typeof deck === 'string') return [];
  const { parseDeck } = await import('../../src/cards/deck.ts');
  const parsed = parseDeck(deck);
  return 'deck' in parsed ? [wordsOf(parsed.deck)] : [];
}
