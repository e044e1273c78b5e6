import { wordsOf } from '../../src/cards/words.ts';
import { games } from '../../src/games/index.ts';
import type { Entry } from '../../src/kernel/answer.ts';
import { Session } from '../../src/kernel/session.ts';
import { gameWords } from '../../src/text/games.ts';
import { words as hostWords } from '../../src/text/host.ts';
import { words as tableWords } from '../../src/text/host-table.ts';
import { words as toolWords } from '../../src/text/host-tools.ts';
import type { Words } from '../../src/text/message.ts';
import { words as playerWords } from '../../src/text/player.ts';
import { words as ruleWords } from '../../src/text/rules.ts';
import { words as storyWords } from '../../src/text/story.ts';
import { getEntries, getGame, type StoredGame } from '../session/games-db.ts';
import { addWords } from '../session/wording.ts';
import { Hosting } from './session.ts';
import { recallUndone } from './undone.ts';

/** Why a stored game cannot be hosted; `reason` is a message id that says what to do. */
export class OpenProblem extends Error {
  override readonly name = 'OpenProblem';
  constructor(readonly reason: 'host.noSuchGame' | 'host.noSuchRules' | 'host.notDealt' | 'host.badOptions' | 'host.recorded') {
    super(reason);
  }
}

type Rules = Awaited<ReturnType<(typeof games)[string]['load']>>;

let open: Hosting | undefined;

/**
 * Takes a game off the shelf and plays its answers back; the one opened last is kept with what can be
 * redone and taken back. Throws an `OpenProblem` a host can read.
 */
export async function openGame(id: string): Promise<Hosting> {
  addWords(ruleWords, storyWords, hostWords, tableWords, toolWords, playerWords);
  if (open?.id === id && (open.view.value.unsaved !== undefined || (await getEntries(id)).length === open.saved)) return open;
  return (open = await openAnew(id));
}

async function openAnew(id: string): Promise<Hosting> {
  const stored = await getGame(id);
  if (!stored) throw new OpenProblem('host.noSuchGame');
  if (stored.recorded) throw new OpenProblem('host.recorded');
  const registered = Object.hasOwn(games, stored.game) ? games[stored.game] : undefined;
  const wording = Object.hasOwn(gameWords, stored.game) ? gameWords[stored.game] : undefined;
  if (!registered || !wording) throw new OpenProblem('host.noSuchRules');
  if (stored.deal.length < registered.players.min) throw new OpenProblem('host.notDealt');
  const [game, words, entries] = await Promise.all([registered.load(), wording(), getEntries(id)]);
  const saved = entries.map(({ entry }) => entry);
  return new Hosting(sessionWithRedo(game, stored, saved), stored, saved, [words, ...(await deckWords(stored))]);
}

/** The session as it was left: what had been taken back is given again and taken back, so that it can be redone. */
function sessionWithRedo(game: Rules, stored: StoredGame, saved: readonly Entry[]): Session {
  const undone = recallUndone(stored.id, saved.length);
  const session = newSession(game, stored, [...saved, ...[...undone].reverse()]);
  if (undone.length > 0 && session.entries.length < saved.length + undone.length) return newSession(game, stored, saved);
  undone.forEach(() => session.undo());
  return session;
}

function newSession(game: Rules, stored: StoredGame, saved: readonly Entry[]): Session {
  const { options, seed, deal, names, position } = stored;
  try {
    return new Session(
      game,
      {
        options,
        seed,
        deal: deal.map((seat, i) => ({ ...seat, ...(names[i] ? { name: names[i] } : {}) })),
        ...(position ? { position } : {}),
      },
      saved,
    );
  } catch {
    throw new OpenProblem('host.badOptions');
  }
}

/** The deck's own names for roles, where the deck is one the host brought. */
async function deckWords({ deck }: StoredGame): Promise<Words[]> {
  if (typeof deck === 'string') return [];
  const { parseDeck } = await import('../../src/cards/deck.ts');
  const parsed = parseDeck(deck);
  return 'deck' in parsed ? [wordsOf(parsed.deck)] : [];
}
