import { makeSave, writeSave, type SaveFile } from '../../src/save/file.ts';
import { deckOf } from '../session/decks.ts';
import type { Hosting } from './session.ts';

/** Of the program, from its package. */
declare const __APP_VERSION__: string;

/** The game as a save, from what this page has, with its deck. Answers that no longer fit are in it too. */
export async function wholeSave(hosting: Hosting): Promise<SaveFile> {
  const known = await deckOf(hosting.stored.deck);
  const own = typeof known?.source === 'object' ? { file: known.source as Record<string, unknown> } : {};
  const deck = known && { id: known.deck.id, edition: known.deck.edition, ...own };
  const { game, setup, options, entries, lost, story } = hosting.session;
  const all = hosting.view.value.lost > 0 ? [...entries, ...lost] : entries;
  return makeSave(
    { game, setup, options, entries: all, story },
    { app: __APP_VERSION__, at: hosting.entries.map(({ at }) => at), ...(deck && { deck }) },
  );
}

/** Offers the save as a file. Its name tells the game and the day, never a player. */
export async function exportGame(hosting: Hosting): Promise<void> {
  const address = URL.createObjectURL(new Blob([writeSave(await wholeSave(hosting))], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `nightdeck-${hosting.stored.game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
