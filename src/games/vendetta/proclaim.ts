import type { Script } from '../../kernel/script.ts';
import type { ClauseId, SeatId } from '../../kernel/types.ts';
import { proclaim, turnCard } from '../../rules/proclaim.ts';
import { said, type T, type Question } from './vocabulary.ts';

/**
 * A player's elimination is made known, with the manners of the dead, and the card is turned (VD-11, VD-17), except
 * where the dead keep it hidden (VD-48, VD-50, VD-66, VD-105).
 */
export function* eliminated(t: T, seat: SeatId, id: Parameters<typeof said>[0] & Question, clause: ClauseId, because?: number): Script {
  yield* proclaim(t, { key: id, words: said(id, { who: { seat } }), manners: said('dead.silent'), clause, because });
  if (!t.options.noReveal && !t.isAlive(seat)) yield* turnCard(t, seat, clause);
}
