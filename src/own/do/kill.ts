import { plainKill, type Plan, type Run } from '../book.ts';
import type { EffectOf } from '../schema/effects.ts';
import { strike, strikeAt } from '../strike.ts';
import { seats } from '../who.ts';

/** Kills: at once, or put off and judged when due. At night a kill is due at dawn unless said, by day it is at once. */
export function kill(p: Plan, e: EffectOf<'kill'>): Run {
  const victims = seats(p, e.who ?? 'chosen');
  return function* (t, c) {
    const when = e.when ?? (e.days !== undefined || t.place.phase === 'night' ? 'dawn' : 'now');
    for (const on of victims(t, c)) {
      const attack = {
        deed: e.cause ?? c.cause ?? plainKill,
        by: c.by,
        on,
        clause: c.clause,
        ...(c.because !== undefined && { because: c.because }),
      };
      if (when === 'now') yield* strike(t, attack, e.pierces);
      else strikeAt(t, e.days === undefined ? when : `${when}.${t.place.round + e.days}`, attack, e.pierces);
    }
  };
}
