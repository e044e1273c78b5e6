import { makeGameId, makeSeed, putGame, type StoredGame } from '../session/games-db.ts';

/** A new game with the same people, deck and house rules, waiting for its deal. Returns its id. */
export async function again(before: StoredGame): Promise<string> {
  const { dealing: _, round: __, alive: ___, ...kept } = before;
  const now = Date.now();
  const id = makeGameId();
  await putGame({ ...kept, id, stage: 'scan', deal: [], seed: makeSeed(), createdAt: now, touchedAt: now });
  return id;
}
