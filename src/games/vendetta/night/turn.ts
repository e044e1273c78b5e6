import type { NightTurn } from '../../../rules/role-module.ts';
import type { Block } from '../../../kernel/night-card.ts';
import type { Script } from '../../../kernel/script.ts';
import { said as anySaid, type Bar, type ClauseId, type Said, type SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { target as anyTarget, type Target as AnyTarget } from '../../../rules/target.ts';
import type { Options } from '../options.ts';
import { said, type Ids, type T, type Question } from '../vocabulary.ts';

export type Turn = NightTurn<Options, Ids>;
type RoleId = Ids['role'];

export const firstNight = (t: T): boolean => t.place.round === 1;

/** In no-reveal mode every role of the deck is called, eliminated or not (VD-106). */
export const stillCalled = (t: T): Bar | undefined => (t.options.noReveal ? { why: said('call.noReveal'), clause: 'VD-106' } : undefined);

/** Index of the fact with which tonight began. */
export const nightfall = (t: T): number => t.story.findLastIndex((fact) => fact.what === 'phase' && fact.at.phase === 'night');

/**
 * Jailed since tonight, before the own call: the player does not know it yet, opens the eyes and is shown the
 * sign. From the next night on the jailed stay asleep (VD-A11, VD-R23).
 */
function jailedTonight(t: T, role: RoleId): Block | undefined {
  const dusk = nightfall(t);
  const caught = t
    .withRole(role)
    .flatMap((seat) => t.statusesOf(seat, 'jailed'))
    .some((status) => status.fact > dusk && status.by.role === 'jailer');
  return caught ? { why: said('bar.jailed'), clause: 'VD-A11', signal: true } : undefined;
}

/** A role's own turn: wake, ask, act or pass, sleep (VD-39, VD-69). */
export function turn(
  clause: ClauseId,
  act: (t: T, actor: SeatId, role: RoleId, clause: ClauseId) => Script,
  block: (t: T, role: RoleId) => Block | undefined = jailedTonight,
): Turn {
  return {
    clause,
    hollow: stillCalled,
    block,
    *act(t, [actor], role) {
      if (actor !== undefined) yield* act(t, actor, role, clause);
    },
  };
}

/** What a role puts on another player for the night or the coming day. */
interface Marking {
  readonly status: Ids['status'];
  readonly until: 'dawn' | 'nightfall';
  /** What that player is shown at once. */
  readonly told?: Said;
}

/** One other player is marked, or nobody. */
export const marks = ({ status, until, told }: Marking) =>
  function* (t: T, actor: SeatId, role: RoleId, clause: ClauseId): Script {
    const [on] = yield* target(t, actor, { key: `${role}.choose`, clause });
    if (on === undefined) return;
    const because = t.story.length;
    yield* attempt(t, { deed: 'mark', by: { seat: actor, role }, on, clause, status, until });
    if (told)
      yield* showSecret(t, {
        key: `${role}.told`,
        to: [on],
        about: [on],
        clause,
        because,
        showing: { said: told },
        note: said('told.note', { who: { seat: on } }),
      });
  };

/** What a role's question adds to the usual: one other living player, or a pass (VD-70, VD-74). */
export interface Target extends Pick<AnyTarget<Question>, 'key' | 'clause' | 'aim' | 'count' | 'bar'> {
  /** Where the role's own question has been said already: what the host reads instead, with the verb. */
  readonly reminder?: Said;
}

/** Asks a role whom it uses its ability on; nobody back means it passed. */
export const target = (t: T, actor: SeatId, { key, clause, aim, count, bar, reminder }: Target): Script<readonly SeatId[]> =>
  anyTarget(t, actor, {
    key,
    clause,
    aim,
    count,
    bar,
    say: reminder ? [] : [anySaid(`${t.at(actor).role}.ask`)],
    note: reminder,
    pass: said('ability.pass'),
    selfClause: 'VD-74',
  });
