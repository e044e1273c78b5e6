import { ask, type Script } from '../../../kernel/script.ts';
import { poison } from '../poison.ts';
import { said, type T } from '../vocabulary.ts';
import { duels } from './duels.ts';
import { mistreatment } from './mistreatment.ts';
import { search } from './search.ts';

/** Duels, the search, what is done to the searched; then night begins (KT-062, KT-077). */
export function* day(t: T): Script {
  yield* poison(t, 'beforeDuels');
  t.counters['duels.today'] = 0;
  yield* duels(t);
  yield* mistreatment(t, yield* search(t));
}

/** Before the first night the players only introduce and act themselves (KT-041, KT-042). */
export function* dayZero(t: T): Script {
  yield* ask(t, () => ({
    shape: 'say',
    key: 'day.zero',
    to: 'table',
    say: [said('day.zero')],
    note: said('day.zero.note'),
    clause: 'KT-042',
  }));
}
