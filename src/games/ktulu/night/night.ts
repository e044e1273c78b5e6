import { ask, type Script } from '../../../kernel/script.ts';
import { said } from '../../../kernel/types.ts';
import { callLine } from '../../../rules/call.ts';
import { linesFor } from '../../../rules/night-card.ts';
import { endStatuses } from '../../../rules/status.ts';
import { settle } from '../statuette.ts';
import type { T } from '../table.ts';
import { nightCard } from './card.ts';
import { indiansWakeOn } from './loners.ts';

/** All fall silent and close their eyes, and the roles of the deck are called in the house's order; a carrier no choice followed keeps it (KT-078, KT-080, KT-089, KT-R15). */
export function* night(t: T): Script {
  const { round } = t.place;
  t.tell({ what: 'phase', said: said('phase.night', { n: round }) }, 'KT-040', 'public');
  t.tell({ what: 'announced', said: said('night.falls') }, 'KT-078', 'public');
  yield* ask(t, () => ({ shape: 'say', key: 'night.falls', to: 'table', say: [said('night.falls')], note: said('night.note'), clause: 'KT-078' }));
  for (const section of linesFor(nightCard(t.options), t.cast)) {
    if ((section.id === 'zero') !== (round === 0)) continue;
    for (const line of section.lines) {
      if (line.id === 'indiansWake') yield* endStatuses(t, indiansWakeOn(round));
      yield* callLine(t, line);
    }
  }
  yield* settle(t);
}
