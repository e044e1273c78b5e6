import { activeOf } from './table.ts';
import type { Script } from '../../kernel/script.ts';
import { unmark } from '../../rules/status.ts';
import { transferToken } from '../../rules/token.ts';
import { choiceComes } from './night/passed.ts';
import { carrier, lastMove, statuette, tellHolder, tellSide } from './statuette.ts';
import type { Attempt, T } from './vocabulary.ts';

/** A theft nothing stood in the way of: it finds the statuette or it finds nothing. A group's find waits for the choice of a carrier, if that is still to come (KT-023, KT-R15). */
export function* stolen(t: T, a: Attempt): Script {
  const { by, on, clause, because } = a;
  if (carrier(t) !== on) {
    t.tell({ what: 'attempted', deed: a.deed, seat: on, by }, clause, 'host', because);
    return;
  }
  const to = by.seat ?? activeOf(t, by.faction).find((seat) => seat !== on);
  if (to !== undefined && t.isAlive(to))
    yield* transferToken(t, statuette, to, { by, clause, because, provisional: by.seat === undefined && choiceComes(t, by.faction) });
}

/** A trail pays out once: it is over before the statuette moves, or two players who trail each other would never be done (KT-211, KT-282). */
export function* takenByTrail(t: T, a: Attempt): Script {
  for (const mark of t.statusesOf(a.on, 'trailed').filter(({ by }) => by.seat === a.by.seat)) yield* unmark(t, mark, a.because);
  yield* stolen(t, a);
  const trailer = a.by.seat;
  if (trailer === undefined || carrier(t) !== trailer) return;
  // A side that has just chosen another of its own would go on believing in him.
  if (t.turn?.acting === 'group' && t.faction(trailer) === t.faction(a.on)) yield* tellSide(t, lastMove(t));
  else yield* tellHolder(t, lastMove(t));
}
