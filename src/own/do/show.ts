import { ask, type Script } from '../../kernel/script.ts';
import { showSecret, type Secret } from '../../rules/knowledge.ts';
import type { T } from '../book.ts';

/** Shows something to players; a player who acts by dying is shown it too (I15). */
export function* show(t: T, secret: Secret): Script {
  const { key, to, about, showing, clause, because, note } = secret;
  if (to.length === 0 || to.some((seat) => t.isAlive(seat))) return yield* showSecret(t, secret);
  t.tell({ what: 'learned', seats: to, about, said: showing.said }, clause, to, because);
  yield* ask(t, () => ({ shape: 'show', key, to, say: [], showing, clause, ...(note && { note }) }));
}
