import type { Script } from '../kernel/script.ts';
import { effects } from '../rules/moment.ts';
import { endStatuses } from '../rules/status.ts';
import type { T } from './book.ts';
import { happens } from './chain.ts';
import { stateOf } from './state.ts';

/** What was put off until a moment of this round takes place, all of it before any of its consequences (I12). */
export function* due(t: T, name: 'dawn' | 'dusk' | 'nightfall'): Script {
  if (t.postponed.length === 0) return;
  const s = stateOf(t);
  s.holding++;
  yield* effects(t, name);
  yield* effects(t, `${name}.${t.place.round}`);
  s.holding--;
}

/** What waits for the moment itself happens, and what lasts until it ends. */
export function* over(t: T, name: 'dawn' | 'dusk' | 'nightfall'): Script {
  yield* happens(t, { on: name });
  if (t.statuses.length === 0) return;
  yield* endStatuses(t, name);
  yield* endStatuses(t, `${name}.${t.place.round}`);
}
