import { announce, type Script } from '../../kernel/script.ts';
import { said } from '../../kernel/types.ts';
import type { T } from '../book.ts';
import { happens } from '../chain.ts';
import { convict } from './convict.ts';
import { amongPlayers, verdictOn } from './polls.ts';
import { speech } from './speech.ts';

/** All point at once; the player most point at speaks, and is tried: guilty or not. */
export function* pointing(t: T): Script {
  const [accused] = yield* amongPlayers(t, 'day.point', said('own.day.point'), t.alive);
  if (accused === undefined || !t.isAlive(accused)) {
    yield* announce(t, 'day.noTrial', said('own.day.noTrial'), 'OWN-vote');
    return;
  }
  const whom = { whom: { seat: accused } };
  yield* announce(t, 'day.onTrial', said('own.day.onTrial', whom), 'OWN-vote');
  yield* happens(t, { on: 'accused', subject: accused });
  yield* speech(t, 'day.defence', 'own.day.defence', accused);
  if (!t.isAlive(accused)) return;
  const guilty = yield* verdictOn(t, 'day.verdict', said('own.day.guiltyOrNot', whom), accused, 'guilty');
  if (!t.isAlive(accused)) return;
  if (guilty) yield* convict(t, accused);
  else yield* announce(t, 'day.acquitted', said('own.day.acquitted', whom), 'OWN-vote');
}
