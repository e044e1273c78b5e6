import { ask, type Script } from '../../../kernel/script.ts';
import { callAll } from '../../../rules/call.ts';
import { enter } from '../../../rules/rounds.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { jailed } from '../jail.ts';
import { nightCard } from './card.ts';
import { firstNight } from './turn.ts';
import { said, type T } from '../vocabulary.ts';

/** What the table is told about the cards before the first night (VD-09, VD-11); the host is reminded of the rest (VD-07, VD-28, VD-30). */
const secrecy = (t: T) =>
  ask(t, () => ({ shape: 'say', key: 'deal.secret', to: 'table', say: [said('deal.secret')], note: said('deal.note'), clause: 'VD-11' }));

/** All close their eyes and the roles of the deck are called in the order of the card (VD-37, VD-38, VD-68). Returns who was in jail before. */
export function* night(t: T): Script<readonly SeatId[]> {
  if (firstNight(t)) yield* secrecy(t);
  const locked = jailed(t);
  enter(t, 'night', 'VD-12');
  t.tell({ what: 'announced', said: said('night.falls') }, 'VD-68', 'public');
  yield* ask(t, () => ({
    shape: 'say',
    key: 'night.falls',
    to: 'table',
    say: [said('night.falls')],
    note: said('night.note'),
    clause: 'VD-68',
  }));
  const { nightWaitSeconds } = t.options;
  yield* callAll(t, nightCard, nightWaitSeconds > 0 ? nightWaitSeconds : undefined);
  return locked;
}
