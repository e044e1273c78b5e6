import { makeGameId, putGame, restoreGame } from '../session/games-db.ts';
import type { WholeGame } from '../session/stored-game.ts';
import { recordOf, rulesOf } from './replay.ts';
import { toldBy } from './told.ts';

/**
 * Makes a new game of the answers of a recorded one that today's rules still tell alike; the record stays as it is. Returns
 * the new game's id. Throws a `StorageProblem` where it cannot be kept, an `OpenProblem` where the rules cannot play it.
 */
export async function goOn(whole: WholeGame): Promise<string> {
  const record = await recordOf(whole);
  const { rules, options, play } = await rulesOf(whole);
  const { recorded: _, round: __, alive: ___, ...game } = whole.game;
  const session = play();
  const good = record?.parting?.good ?? 0;
  const entries = whole.entries.slice(0, good).map(({ entry, at }, i) => ({ entry, at, facts: toldBy(session, i) }));
  const id = makeGameId();
  await restoreGame({ game: { ...game, id, options, edition: rules.edition, stage: 'host', touchedAt: Date.now() }, entries });
  if (record && !whole.game.recorded) {
    const { story, remark } = record;
    await putGame({ ...whole.game, stage: 'over', recorded: { story, remark } });
  }
  return id;
}
