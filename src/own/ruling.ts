import type { Ruling } from '../kernel/answer.ts';
import type { Script } from '../kernel/script.ts';
import { carryOutRuling } from '../rules/ruling.ts';
import type { T } from './book.ts';
import { settle } from './chain.ts';
import { conclude } from './wins.ts';

/** Carries out what the host rules, with all that waits for it, before the wins are tested. */
export function* rule(t: T, ruling: Ruling): Script {
  yield* carryOutRuling(t, ruling);
  yield* settle(t);
  if (t.won === undefined) yield* conclude(t, 'ruled');
}
