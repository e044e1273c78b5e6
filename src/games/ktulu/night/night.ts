import { ask, type Script } from '../../../kernel/script.ts';
import { callLine } from '../../../rules/call.ts';
import { moment } from '../../../rules/moment.ts';
import { linesFor } from '../../../rules/night-card.ts';
import { enter } from '../../../rules/rounds.ts';
import { carrier, confirmUnchosen } from '../statuette.ts';
import { said, type T } from '../vocabulary.ts';
import { nightCard } from './card.ts';
import { carrierSteps } from './passed.ts';
import { indiansWakeOn } from './trail.ts';

/** All fall silent and close their eyes, and the roles of the deck are called in the house's order (KT-078, KT-080, KT-089). */
export function* night(t: T): Script {
  const { round } = t.place;
  enter(t, 'night', 'KT-040');
  yield* moment(t, 'nightfall');
  t.tell({ what: 'announced', said: said('night.falls') }, 'KT-078', 'public');
  yield* ask(t, () => ({
    shape: 'say',
    key: 'night.falls',
    to: 'table',
    say: [said('night.falls')],
    note: said('night.note'),
    clause: 'KT-078',
  }));
  for (const section of linesFor(nightCard(t.options), t.cast)) {
    if ((section.id === 'zero') !== (round === 0)) continue;
    for (const line of section.lines) {
      if (line.id === 'indiansWake') yield* moment(t, indiansWakeOn(round));
      yield* callLine(t, line);
      if (isChoiceOfHolder(t, line.id)) yield* settleAt(t, line.id);
    }
  }
  // A ruling may have put the holder on a side that chooses no more, or never does.
  yield* confirmUnchosen(t);
}

/** Whether this is where the holder's side says who carries it. */
function isChoiceOfHolder(t: T, line: string): boolean {
  const holder = carrier(t);
  return holder !== undefined && line === carrierSteps[t.faction(holder)];
}

/** If nobody could choose, the player who had it for the time being keeps it from then on (KT-R15). */
function* settleAt(t: T, line: string): Script {
  const { place } = t;
  t.place = { ...place, line };
  yield* confirmUnchosen(t);
  t.place = place;
}
