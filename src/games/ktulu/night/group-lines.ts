import type { Script } from '../../../kernel/script.ts';
import { said as anySaid, type Bar, type ClauseId, type SeatId } from '../../../kernel/types.ts';
import { blockedBy } from '../../../rules/status.ts';
import { cards } from '../cards.ts';
import { members as acquainted } from '../table.ts';
import type { Line, T, Ids } from '../vocabulary.ts';
import { diedUnheard, idle, isZero, notTonight } from './lines.ts';

export interface GroupStep {
  readonly clause: ClauseId;
  readonly zero?: true;
  readonly wakes?: true;
  readonly sleeps?: true;
  readonly meeting?: true;
  /** Whether it is called tells where the statuette is. */
  readonly secret?: true;
  /** Who is called; unless said, the members who know one another. */
  members?(t: T): readonly SeatId[];
  due?(t: T): Bar | undefined;
  act?(t: T, members: readonly SeatId[]): Script;
}

/** A line of a faction that is awake together; the members who cannot act have no say (KT-098, KT-124). */
export function groupLine(id: string, faction: 'bandits' | 'indians' | 'aliens', step: GroupStep): Line {
  const { clause, zero, members = (t) => acquainted(t, faction) } = step;
  return {
    id,
    kind: 'group',
    clause,
    members,
    roles: cards[faction],
    what: anySaid(`${id}.what`),
    ...(step.act && { ask: [anySaid(`${id}.ask`)] }),
    ...(step.wakes && { wake: anySaid(`${faction}.wake`) }),
    ...(step.sleeps && { sleep: anySaid(`${faction}.sleep`) }),
    ...(step.meeting && { meeting: true as const }),
    ...(step.secret && { secret: true as const }),
    skip: (t) => {
      if (isZero(t) !== (zero === true)) return notTonight(zero ? 'call.onlyNightZero' : 'call.notNightZero', clause);
      return step.due?.(t) ?? (t.options.maskCalls || step.meeting ? undefined : allAside(t, members(t)));
    },
    hollow: (t) => diedUnheard(t, members(t)),
    act: (t, awake) => step.act?.(t, awake) ?? idle(),
  };
}

/** Without masked calls, a faction of which nobody can act is not called (KT-R71). */
function allAside(t: T, members: readonly SeatId[]): Bar | undefined {
  const bars = members.filter((seat) => t.isAlive(seat)).map((seat) => blockedBy(t, seat, 'group'));
  return bars.every((bar) => bar !== undefined) ? bars[0] : undefined;
}

/** Something that happens by itself; where it does not happen every night, that tells where the statuette is. */
export function momentLine(
  id: string,
  clause: ClauseId,
  roles: readonly Ids['role'][],
  act: (t: T) => Script,
  due?: (t: T) => Bar | undefined,
): Line {
  return {
    id,
    kind: 'moment',
    clause,
    roles,
    what: anySaid(`${id}.what`),
    ...(due && { secret: true as const }),
    skip: (t) => (isZero(t) ? notTonight('call.notNightZero', clause) : due?.(t)),
    act,
  };
}
