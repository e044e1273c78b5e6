import { announce, type Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { moment } from '../../../rules/moment.ts';
import { openWindow } from '../../../rules/window.ts';
import { tryToKill } from '../deaths.ts';
import { said, type T } from '../vocabulary.ts';

/** The seats about to be hanged. */
export interface Condemned {
  readonly seat: SeatId;
}

/** The Mayor may still step in; then Janosik has won, and anybody else is dead (KT-073, KT-120, KT-294, KT-295). */
export function* hang(t: T, seat: SeatId, because: number | undefined): Script {
  const condemned: Condemned = { seat };
  if (yield* openWindow(t, 'pardon', condemned)) return;
  if (!t.isAlive(seat)) return;
  t.counters['hanged'] = seat;
  yield* moment(t, 'hanging');
  delete t.counters['hanged'];
  const died = yield* tryToKill(t, {
    deed: 'kill',
    by: { faction: 'citizens' },
    on: seat,
    means: 'hanging',
    clause: 'KT-073',
    ...(because !== undefined && { because }),
  });
  if (died) yield* moment(t, 'death');
  else yield* announce(t, 'hang.survives', said('hang.survives', { who: { seat } }), 'KT-194');
}
