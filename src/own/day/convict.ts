import { announce, type Script } from '../../kernel/script.ts';
import { said, type SeatId } from '../../kernel/types.ts';
import { bookOf, votedOut, type T } from '../book.ts';
import { happens, settle, turnCard } from '../chain.ts';
import { stateOf } from '../state.ts';
import { strike } from '../strike.ts';

/** The table puts somebody to death, unless something saves him from the vote. */
export function* convict(t: T, seat: SeatId): Script {
  const s = stateOf(t);
  const because = t.story.findLastIndex((fact) => fact.what === 'voted');
  const by = { faction: voiceOf(t) };
  yield* happens(t, { on: 'convicted', subject: seat, by });
  if (!t.isAlive(seat)) return;
  s.holding++;
  yield* strike(t, { deed: votedOut, by, on: seat, clause: 'OWN-vote', because });
  if (t.isAlive(seat)) yield* announce(t, 'day.spared', said('own.day.spared', { whom: { seat } }), 'OWN-vote', because);
  else {
    s.told.add(seat);
    yield* announce(t, 'day.convicted', said('own.day.convicted', { whom: { seat } }), 'OWN-vote', because);
    yield* turnCard(t, seat);
  }
  s.holding--;
  yield* settle(t);
}

/** In whose name the table votes: the side the file says, else the first whose members do not know one another. */
export function voiceOf(t: T): string {
  const { rules } = bookOf(t);
  return rules.day.by ?? Object.entries(rules.sides).find(([, side]) => !side.acquainted)?.[0] ?? Object.keys(rules.sides)[0] ?? '';
}
