import type { Attempt, Verdict } from '../kernel/role.ts';
import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import type { Ids } from '../kernel/types.ts';
import { die } from './death.ts';
import { hooksOn } from './hooks.ts';
import { mark } from './status.ts';
import { transferToken } from './token.ts';
import { openWindow } from './window.ts';

/**
 * Tries to do something to a player. What stops the actor is asked first, for what is never set going meets no
 * shield; then the shields of the target; any `prevent` beats any `instead`. A window `attempt.<deed>` then lets
 * others react before it becomes fact. True if the deed was done.
 */
export function attempt<I extends Ids>(t: Table<unknown, I>, a: Attempt<NoInfer<I>>): Script<boolean> {
  return attempted(t, a);
}

function* attempted(t: Table, a: Attempt): Script<boolean> {
  const verdicts = verdictsOn(t, a);
  const prevented = verdicts.find((v) => 'prevent' in v);
  if (prevented && 'prevent' in prevented) {
    t.tell(
      { what: 'prevented', deed: a.deed, seat: a.on, by: a.by, shield: prevented.shield, why: prevented.prevent },
      prevented.clause,
      'host',
      a.because,
    );
    return false;
  }
  const instead = verdicts[0];
  if (instead && 'instead' in instead) {
    t.tell(
      { what: 'diverted', deed: a.deed, seat: a.on, by: a.by, shield: instead.shield, why: instead.why },
      instead.clause,
      'host',
      a.because,
    );
    yield* instead.instead(t);
    return false;
  }
  const told = t.story.length;
  if (yield* openWindow(t, `attempt.${a.deed}`, a)) return false;
  // A ruling while players could step in may have put a shield there.
  if (t.story.length > told && verdictsOn(t, a).length > 0) return yield* attempted(t, a);
  yield* carryOut(t, a);
  return true;
}

/** Everything that has something to say to an attempt, in order of say. */
export function verdictsOn<O>(t: Table<O>, a: Attempt): Verdict<O>[] {
  const heard: (Verdict<O> | undefined)[] = [];
  heard.push(...stopping(t, a));
  for (const { hooks, self } of hooksOn(t, a.on, 'shields')) heard.push(hooks.shields?.(t, a, self));
  heard.push(t.game.hooks?.shields?.(t, a, { seat: 0 }));
  return heard.filter((verdict) => verdict !== undefined);
}

/** What keeps the actor from doing it at all: nobody is then attacked, and no shield has saved anybody. */
export function stopping<O>(t: Table<O>, a: Attempt): Verdict<O>[] {
  const actor = a.by.seat;
  if (actor === undefined) return [];
  return hooksOn(t, actor, 'stopsActor').flatMap(({ hooks, self }) => hooks.stopsActor?.(t, a, self) ?? []);
}

function* carryOut<O>(t: Table<O>, a: Attempt): Script {
  const own = t.game.deeds?.[a.deed];
  if (own) yield* own(t, a);
  else if (a.deed === 'kill') yield* die(t, a.on, a.by, a.clause, a.because);
  else if (a.deed === 'mark' && a.status !== undefined)
    yield* mark(t, { what: a.status, on: a.on, by: a.by, clause: a.clause, until: a.until, because: a.because });
  else if (a.deed === 'steal' && a.token !== undefined && a.by.seat !== undefined && t.isAlive(a.by.seat))
    yield* transferToken(t, a.token, a.by.seat, { by: a.by, clause: a.clause, because: a.because });
  else t.tell({ what: 'attempted', deed: a.deed, seat: a.on, by: a.by }, a.clause, 'host', a.because);
}
