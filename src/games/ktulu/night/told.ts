import type { Script } from '../../../kernel/script.ts';
import type { ClauseId, SeatId } from '../../../kernel/types.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { carrier, toldOfIt } from '../statuette.ts';
import { members } from '../table.ts';
import { said, type T, type Question } from '../vocabulary.ts';

/** Is told who carries the statuette at this very moment, planted or not (KT-133, KT-181, KT-283, KT-R21). */
export function* tellCarrier(t: T, learner: SeatId, key: Question, clause: ClauseId): Script {
  const who = carrier(t);
  const because = t.story.length;
  if (who === undefined) {
    yield* showSecret(t, { key, to: [learner], about: [], clause, showing: { said: said('learn.noCarrier') } });
    return;
  }
  yield* showSecret(t, {
    key,
    to: [learner],
    about: [who],
    clause,
    showing: { said: said(who === learner ? 'learn.youCarry' : 'learn.carrier', { who: { seat: who } }) },
  });
  if (nowKnown(t, learner, who)) yield* toldOfIt(t, because, learner);
}

/** The carrier himself, or a mate who acts with him at night, has been told (KT-R20). */
export function nowKnown(t: T, learner: SeatId, who: SeatId): boolean {
  const faction = t.faction(who);
  const acquainted = t.game.factions.some((f) => f.id === faction && f.acquainted);
  return learner === who || (acquainted && [learner, who].every((seat) => members(t, faction).includes(seat)));
}
