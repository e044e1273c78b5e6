import { ask, type Script } from '../../../kernel/script.ts';
import { callAll } from '../../../rules/call.ts';
import { enter } from '../../../rules/rounds.ts';
import { nightCard } from './card.ts';
import { said, type T } from '../vocabulary.ts';

/** All close their eyes and the roles of the deck are called in the order of the card (VD-37, VD-38, VD-68). */
export function* night(t: T): Script {
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
}
