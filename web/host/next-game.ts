import { makeGameId, makeSeed, putGame } from '../session/games-db.ts';
import type { StoredGame } from '../session/stored-game.ts';

/**
 * A new game with the same deck and house rules and the people who sit there now, whom `names` calls in seat order, waiting
 * for its deal. Returns its id.
 */
export async function nextGame(before: StoredGame, names: readonly string[]): Promise<string> {
  const { dealing: _, round: __, alive: ___, ...kept } = before;
  const now = Date.now();
  const id = makeGameId();
  await putGame({ ...kept, names: [...names], id, stage: 'scan', deal: [], seed: makeSeed(), createdAt: now, touchedAt: now });
  return id;
}
