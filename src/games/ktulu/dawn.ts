import { announce, type Script } from '../../kernel/script.ts';
import { moment } from '../../rules/moment.ts';
import { enter } from '../../rules/rounds.ts';
import { investigated } from './day/investigation.ts';
import { madeKnown } from './deaths.ts';
import { poison } from './poison.ts';
import { said, type T } from './vocabulary.ts';

/** Cells open and drinks wear off, the citizens' victory is checked, then deaths kept back and an investigation are told (KT-R45). */
export function* dawn(t: T): Script {
  enter(t, 'dawn', 'KT-040');
  yield* announce(t, 'dawn.wake', said('dawn.wake'), 'KT-040');
  yield* moment(t, 'dawn');
  for (const { seat, alive, revealed } of t.seats) if (!alive && !revealed) yield* madeKnown(t, seat);
  yield* investigated(t);
  yield* poison(t, 'dawn');
}
