import { makeSave, writeSave, type SaveFile } from '../../src/save/file.ts';
import { getEntries } from '../session/games-db.ts';
import type { Hosting } from './session.ts';

/** The game as a save; times of answers the shelf never took are left out. Answers that no longer fit are in it too. */
export async function wholeSave(hosting: Hosting): Promise<SaveFile> {
  const stored = await getEntries(hosting.id).catch(() => []);
  const { game, setup, options, entries, lost, story } = hosting.session;
  const all = hosting.view.value.lost > 0 ? [...entries, ...lost] : entries;
  return makeSave({ game, setup, options, entries: all, story }, { app: 'nightdeck', at: stored.map(({ at }) => at) });
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
