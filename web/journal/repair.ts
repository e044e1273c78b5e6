import { listGames, restoreLater } from '../session/games-db.ts';
import { StorageProblem } from '../session/database.ts';
import { unkept } from '../session/unkept.ts';
import { fromJournal, journalled } from './journal.ts';

/**
 * Brings a game back from its journal where the store has lost it or has an older state of it; true if it did. Where
 * the store can be neither read nor written, the game is in this page from then on. Never throws.
 */
export async function repair(id: string): Promise<boolean> {
  const written = await fromJournal(id);
  if (!written || unkept.value.has(id)) return false;
  try {
    return await restoreLater(written);
  } catch (cause) {
    if (!(cause instanceof StorageProblem)) return false;
    unkept.put(written);
    return true;
  }
}

/** Brings back all games that the store has lost, and answers with how many those are. */
export async function repairAll(): Promise<number> {
  const kept = new Set((await listGames().catch(() => [])).map(({ id }) => id));
  let back = 0;
  for (const id of await journalled()) if (!kept.has(id) && (await repair(id))) back++;
  return back;
}
