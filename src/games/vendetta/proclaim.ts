import { ask, type Script } from '../../kernel/script.ts';
import type { ClauseId, SeatId } from '../../kernel/types.ts';
import { reveal } from '../../rules/death.ts';
import { said, type T } from './vocabulary.ts';

/** A player's elimination is made known, with the manners of the dead, and the card is turned (VD-11, VD-17). */
export function* eliminated(t: T, seat: SeatId, id: Parameters<typeof said>[0], clause: ClauseId, because?: number): Script {
  const who = { who: { seat } };
  t.tell({ what: 'announced', said: said(id, who) }, clause, 'public', because);
  yield* ask(t, () => ({ shape: 'say', key: id, to: 'table', say: [said(id, who), said('dead.silent')], clause }));
  yield* turnCard(t, seat, clause);
}

/** The eliminated player shows the role card, except where the dead keep it hidden (VD-48, VD-50, VD-66, VD-105). */
function* turnCard(t: T, seat: SeatId, clause: ClauseId): Script {
  if (t.options.noReveal || t.isAlive(seat)) return;
  reveal(t, seat, clause);
  yield* ask(t, () => ({
    shape: 'say',
    key: 'card.turned',
    to: 'table',
    say: [said('card.turn', { who: { seat } })],
    note: said('card.is', { role: { role: t.at(seat).role } }),
    clause,
  }));
}
