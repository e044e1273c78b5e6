import { announce, type Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { bearer } from '../table.ts';
import { said, type T } from '../vocabulary.ts';
import { revealRole } from './proclaim.ts';

/** The Investigator sets to work; the result comes when the night is over (KT-145, KT-146). */
export function* investigate(t: T, seat: SeatId): Script {
  t.counters['investigated'] = seat;
  yield* announce(t, 'investigation.begins', said('investigation.begins', { who: { seat } }), 'KT-146');
}

/**
 * The result at dawn, for everybody. Jail or drink do not stop it, only the Investigator's death does; a
 * target dead by now is known already (KT-146, KT-147, KT-R88, KT-R89).
 */
export function* investigated(t: T): Script {
  const seat = t.counter('investigated');
  if (seat === 0) return;
  t.counters['investigated'] = 0;
  if (bearer(t, 'investigator') === undefined)
    yield* announce(t, 'investigation.nothing', said('investigation.nothing', { who: { seat } }), 'KT-147');
  else if (t.isAlive(seat)) yield* revealRole(t, seat, 'KT-146');
}
