import { announce, type Script } from '../../../kernel/script.ts';
import { said as anySaid, type ClauseId, type Said, type SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { countOf } from '../../../rules/cast.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { tryToKillAtNight } from '../deaths.ts';
import { said, type Ids, type T } from '../vocabulary.ts';
import { attack, doing, learnRole, steal, target, usesOf, wants, type RoleStep, type Uses } from './lines.ts';
import { spend } from '../../../rules/uses.ts';

/** Makes one player drunk, for all to hear (KT-123…127). */
export const drinking = (role: Ids['role'], uses: Uses): RoleStep => ({
  clause: 'KT-231',
  uses,
  *act(t, actor) {
    const on = yield* target(t, actor, { key: `${role}.treat`, clause: 'KT-123', ask: anySaid(`${role}.ask`) });
    if (on === undefined) return;
    spend(t, actor, role, usesOf(t, uses), 'KT-125');
    yield* attempt(t, { ...doing('mark', actor, role, on, 'KT-123'), status: 'drunk', until: 'dawn' });
    yield* announce(t, 'drunkard.drunk', said('drunkard.drunk', { who: { seat: on } }), 'KT-127');
  },
});

/** One round each if both drunk variants are dealt (KT-131). */
export const rounds = (t: T): number => (countOf(t.cast, 'drunkJudge') > 0 && countOf(t.cast, 'drunkMayor') > 0 ? 1 : 2);

/** How often a role can kill, and under which names, where they are not those of the role. */
interface Kills {
  readonly uses?: number;
  readonly ability?: string;
  readonly ask?: Said;
}

/** A kill by one role's own hand. */
export const slay = (t: T, actor: SeatId, role: Ids['role'], clause: ClauseId, { uses, ability = role, ask }: Kills = {}): Script =>
  attack(t, actor, ability, uses, { key: `${role}.kill`, clause, ask: ask ?? anySaid(`${role}.ask`), aim: 'kill' }, (on) =>
    tryToKillAtNight(t, doing('kill', actor, role, on, clause)),
  );

/** One kill in a game (KT-139, KT-157, KT-209, KT-266). */
export const killing = (role: Ids['role'], clause: ClauseId, power: ClauseId, more: { readonly wakes?: false } = {}): RoleStep => ({
  clause,
  uses: 1,
  ...more,
  act: (t, actor) => slay(t, actor, role, power, { uses: 1 }),
});

/** Once in a game, a look at one player's role and faction (KT-165, KT-207). */
export function learning(role: Ids['role'], clause: string, power: string): RoleStep {
  return {
    clause,
    uses: 1,
    wakes: false,
    *act(t, actor) {
      const on = yield* target(t, actor, { key: `${role}.learn`, clause: power, ask: anySaid(`${role}.ask`), aim: 'learn' });
      if (on === undefined) return;
      spend(t, actor, role, 1, power);
      yield* learnRole(t, actor, on, `${role}.learned`, power);
    },
  };
}

/** Something a role can set going once in a game, without naming anybody (KT-048). */
export const using = (role: Ids['role'], clause: ClauseId, power: ClauseId, act: (t: T, actor: SeatId) => Script): RoleStep => ({
  clause,
  uses: 1,
  *act(t, actor) {
    if (!(yield* wants(t, actor, `${role}.use`, power, anySaid(`${role}.ask`)))) return;
    spend(t, actor, role, 1, power);
    yield* act(t, actor);
  },
});

/** Once in a game, a theft of one's own (KT-158, KT-267). */
export const robbing = (role: Ids['role'], clause: ClauseId, power: ClauseId, more: { readonly wakes?: false } = {}): RoleStep => ({
  clause,
  uses: 1,
  ...more,
  act: (t, actor) =>
    attack(t, actor, role, 1, { key: `${role}.steal`, clause: power, ask: anySaid(`${role}.ask`) }, (on) =>
      steal(t, actor, role, on, power),
    ),
});

/** Binds one player, who learns by whom (KT-153…155, KT-205). */
export const binding = (role: Ids['role'], clause: ClauseId, toldClause: ClauseId): RoleStep => ({
  clause,
  zero: true,
  *act(t, actor) {
    const on = yield* target(t, actor, { key: `${role}.bind`, clause, ask: anySaid(`${role}.ask`), must: true });
    if (on === undefined) return;
    yield* attempt(t, { ...doing('mark', actor, role, on, clause), status: 'bound' });
    yield* introduced(t, on, actor, role, toldClause);
  },
});

/** The picked player is woken by a touch and shown who it was, unless a ruling has given that player another card by now. */
export function* introduced(t: T, to: SeatId, who: SeatId, role: Ids['role'], clause: ClauseId): Script {
  if (t.at(who).role !== role) return;
  yield* showSecret(t, {
    key: `${role}.told`,
    to: [to],
    about: [who],
    clause,
    note: said('introduced.note', { who: { seat: to } }),
    showing: { said: said(role === 'hooker' ? 'introduced' : 'introduced.bound', { who: { seat: who }, role: { role } }) },
  });
}
