import type { Script } from '../../kernel/script.ts';
import { moment } from '../../rules/moment.ts';
import { unmark } from '../../rules/status.ts';
import { tryToKill } from './deaths.ts';
import type { Options } from './options.ts';
import type { T } from './vocabulary.ts';

/** The poison given last night works at the point of the day the host has set, whether or not the poisoner lives (KT-167, KT-168, KT-R40). */
export function* poison(t: T, point: Options['poisonPoint']): Script {
  if (t.options.poisonPoint !== point) return;
  for (const status of t.statuses.filter(({ what }) => what === 'poisoned')) {
    yield* unmark(t, status);
    if (!t.isAlive(status.on)) continue;
    yield* tryToKill(t, { deed: 'kill', by: status.by, on: status.on, means: 'poison', clause: 'KT-167', because: status.fact });
    yield* moment(t, 'death');
  }
}
