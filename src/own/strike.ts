import type { Attempt } from '../kernel/role.ts';
import type { Script } from '../kernel/script.ts';
import { attempt } from '../rules/attempt.ts';
import type { T } from './book.ts';
import { happens } from './chain.ts';
import { handOf, kill } from './deaths.ts';
import { stateOf } from './state.ts';

/** Somebody is attacked: all that protects is asked at once (I4), or nothing where the attack pierces. True if it killed. */
export function* strike(t: T, a: Attempt, pierces = false): Script<boolean> {
  if (!t.isAlive(a.on)) return false;
  const s = stateOf(t);
  if (s.quiet === t.place.round && a.deed !== 'vote') return false;
  s.holding++;
  if (pierces) yield* kill(t, a.on, a.deed, a.by, a.clause, a.because);
  else yield* attempt(t, a);
  s.holding--;
  const killer = handOf(t, a.by);
  yield* happens(t, { on: 'attacked', subject: a.on, cause: a.deed, by: a.by, ...(killer !== undefined && { killer }) });
  return !t.isAlive(a.on);
}

/** An attack put off until a moment and judged then (I23). */
export function strikeAt(t: T, moment: string, a: Attempt, pierces = false): void {
  const because = t.tell({ what: 'postponed', deed: a.deed, seat: a.on, by: a.by, until: moment }, a.clause, 'host', a.because);
  const due = { ...a, because };
  t.postponed.push({
    moment,
    attempt: due,
    *run() {
      yield* strike(t, due, pierces);
    },
  });
}
