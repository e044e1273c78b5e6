import { makeSave, writeSave, type SaveFile } from '../../src/save/file.ts';
import { deckOf } from '../session/decks.ts';
import type { StoredGame } from '../session/stored-game.ts';
import type { HostedGame } from './hosted-game.ts';

/** The version in package.json, filled in when the app is built. */
declare const __APP_VERSION__: string;

/**
 * The game as a save, from what this page has: it can be made also where neither the store nor the network answers. Answers
 * that no longer fit are in it too.
 */
export async function wholeSave(hosting: HostedGame): Promise<SaveFile> {
  const deck = await deckInSave(hosting.stored);
  const { game, setup, options, entries, lost, story } = hosting.session;
  const all = hosting.view.value.lost > 0 ? [...entries, ...lost] : entries;
  return makeSave(
    { game, setup, options, entries: all, story },
    { app: __APP_VERSION__, at: hosting.entries.map(({ at }) => at), turned: hosting.turned, ...(deck && { deck }) },
  );
}

/**
 * What a save says of the deck: which it is, and all of it where it is the host's own. The key of a sealed deck never goes
 * with it. A deck that cannot be loaded is left out: the answers are worth more than its name.
 */
async function deckInSave({ deck: source }: StoredGame): Promise<SaveFile['deck']> {
  const known = await deckOf(source).catch(() => undefined);
  if (!known) return undefined;
  const { id, edition } = known.deck;
  return typeof source === 'string' ? { id, edition } : { id, edition, file: source as Record<string, unknown> };
}

/** Offers the save as a file. Its name tells the game and the day, never a player. */
export async function exportGame(hosting: HostedGame): Promise<void> {
  const address = URL.createObjectURL(new Blob([writeSave(await wholeSave(hosting))], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `nightdeck-${hosting.stored.game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
