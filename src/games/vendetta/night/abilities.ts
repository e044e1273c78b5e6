import type { Script } from '../../../kernel/script.ts';
import { said, type Bar, type SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { teach } from '../../../rules/knowledge.ts';
import { postpone } from '../../../rules/moment.ts';
import { seenAs } from '../../../rules/hooks.ts';
import { firstNight, roleLine, target, type Line, type T } from './lines.ts';

/** Roles that put something on another player for the night or the coming day. */
const marking = (role: string, status: string, clause: string, until: 'dawn' | 'nightfall', told?: string): Line =>
  roleLine(role, clause, function* (t, actor) {
    const [on] = yield* target(t, actor, { key: `${role}.choose`, clause });
    if (on === undefined) return;
    const because = t.story.length;
    yield* attempt(t, { deed: 'mark', by: { seat: actor, role }, on, clause, status, until });
    if (told)
      yield* teach(t, {
        key: `${role}.told`,
        to: [on],
        about: [on],
        clause,
        because,
        showing: { said: said(told) },
        note: said('told.note', { who: { seat: on } }),
      });
  });

export const vixen = marking('vixen', 'entranced', 'VD-A4', 'dawn');
export const thief = marking('thief', 'robbed', 'VD-A5', 'dawn');
export const snitch = marking('snitch', 'framed', 'VD-A16', 'dawn');
export const nurse = marking('nurse', 'nursed', 'VD-A1', 'dawn');
export const bodyguard = marking('bodyguard', 'guarded', 'VD-A2', 'dawn');
export const godfather = marking('godfather', 'silenced', 'VD-A15', 'nightfall');
export const hypnotist = marking('hypnotist', 'hypnotised', 'VD-A7', 'nightfall', 'hypnotist.told');

export const lawyer = roleLine('lawyer', 'VD-27', function* (t, actor) {
  yield* investigate(t, actor, 'VD-27');
});

/** Same side or not; the Loner is on nobody's side (VD-94, VD-101, VD-A6). */
export const journalist = roleLine('journalist', 'VD-A6', function* (t, actor) {
  const about = yield* target(t, actor, { key: 'journalist.choose', clause: 'VD-A6', aim: 'learn', count: 2 });
  const [a, b] = about;
  if (a === undefined || b === undefined) return;
  const same = t.faction(a) === t.faction(b) && t.faction(a) !== 'loner';
  const words = said(same ? 'journalist.same' : 'journalist.different', { one: { seat: a }, other: { seat: b } });
  yield* teach(t, {
    key: 'journalist.answer',
    to: [actor],
    about,
    clause: 'VD-A6',
    showing: { sign: same ? 'same' : 'different', said: words },
  });
});

/** A player is looked at: the exact facilitator card, unless somebody gave him a false face (VD-72, VD-A16). `picked`: rather than a murder. */
export function* investigate(t: T, actor: SeatId, clause: string, picked = false): Script<SeatId | undefined> {
  const role = t.at(actor).role;
  const reminder = picked && { reminder: said('ability.investigate.whom', { role: { role } }) };
  const [about] = yield* target(t, actor, { key: `${role}.investigate`, clause, aim: 'learn', ...reminder });
  if (about === undefined) return undefined;
  const face = seenAs(t, 'card', about);
  const words = said('card.seen', { who: { seat: about }, role: { role: face } });
  yield* teach(t, {
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
export function* murder(t: T, actor: SeatId, clause: string, picked = false): Script {
  const role = t.at(actor).role;
  const reminder = picked && { reminder: said('ability.murder.whom', { role: { role } }) };
  const [on] = yield* target(t, actor, { key: `${role}.murder`, clause, aim: 'kill', ...reminder, bar: () => notYet(t) });
  if (on !== undefined) postpone(t, 'dawn', { deed: 'kill', by: { seat: actor, role }, on, clause });
}

export const psycho = roleLine('psycho', 'VD-73', (t, actor) => murder(t, actor, 'VD-73'));
export const femmeFatale = roleLine('femmeFatale', 'VD-A17', (t, actor) => murder(t, actor, 'VD-A17'));
