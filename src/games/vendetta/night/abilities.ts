import type { Script } from '../../../kernel/script.ts';
import type { Bar, ClauseId, SeatId } from '../../../kernel/types.ts';
import { seenAs } from '../../../rules/hooks.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { postpone } from '../../../rules/moment.ts';
import { said, type T } from '../vocabulary.ts';
import { firstNight, target } from './turn.ts';

/** A player is looked at: the exact facilitator card, unless somebody gave him a false face (VD-72, VD-A16). `picked`: rather than a murder. */
export function* investigate(t: T, actor: SeatId, clause: ClauseId, picked = false): Script<SeatId | undefined> {
  const role = t.at(actor).role;
  const reminder = picked && { reminder: said('ability.investigate.whom', { role: { role } }) };
  const [about] = yield* target(t, actor, { key: `${role}.investigate`, clause, aim: 'learn', ...reminder });
  if (about === undefined) return undefined;
  const face = seenAs(t, 'card', about);
  const words = said('card.seen', { who: { seat: about }, role: { role: face } });
  yield* showSecret(t, {
    key: `${role}.card`,
    to: [actor],
    about: [about],
    clause,
    showing: { role: face, faction: t.roleOf(face).faction, said: words },
  });
  return about;
}

/** Nobody is murdered on the first night (VD-45, VD-A19). */
export const notYet = (t: T): Bar | undefined => (firstNight(t) ? { why: said('bar.firstNight'), clause: 'VD-45' } : undefined);

/** One player is to die at dawn, by a leader's or the Loner's hand (VD-R1). `picked`: rather than an investigation. */
export function* murder(t: T, actor: SeatId, clause: ClauseId, picked = false): Script {
  const role = t.at(actor).role;
  const reminder = picked && { reminder: said('ability.murder.whom', { role: { role } }) };
  const [on] = yield* target(t, actor, { key: `${role}.murder`, clause, aim: 'kill', ...reminder, bar: () => notYet(t) });
  if (on !== undefined) postpone(t, 'dawn', { deed: 'kill', by: { seat: actor, role }, on, clause });
}
