import type { Block, NightLine } from '../../../kernel/night-card.ts';
import { ask, type Script } from '../../../kernel/script.ts';
import type { Table } from '../../../kernel/table.ts';
import { said, type Bar, type Said, type SeatId } from '../../../kernel/types.ts';
import { choose, selfBar } from '../../../rules/choose.ts';
import type { Options } from '../options.ts';

export type T = Table<Options>;
export type Line = NightLine<Options>;

export const firstNight = (t: T): boolean => t.place.round === 1;

/** In no-reveal mode every role of the deck is called, eliminated or not (VD-106). */
const stillCalled = (t: T): Bar | undefined => (t.options.noReveal ? { why: said('call.noReveal'), clause: 'VD-106' } : undefined);

/** Index of the fact with which tonight began. */
export const nightfall = (t: T): number => t.story.findLastIndex((fact) => fact.what === 'phase' && fact.at.phase === 'night');

/**
 * Jailed since tonight, before the own call: the player does not know it yet, opens the eyes and is shown the
 * sign. From the next night on the jailed stay asleep (VD-A11, VD-R23).
 */
const jailedTonight =
  (role: string) =>
  (t: T): Block | undefined => {
    const dusk = nightfall(t);
    const caught = t
      .withRole(role)
      .flatMap((seat) => t.on(seat, 'jailed'))
      .some((status) => status.fact > dusk && status.by.role === 'jailer');
    return caught ? { why: said('bar.jailed'), clause: 'VD-A11', signal: true } : undefined;
  };

/** A role's own line: wake, ask, act or pass, sleep (VD-39, VD-69). */
export function roleLine(id: string, clause: string, act: (t: T, actor: SeatId) => Script, more: Partial<Line> = {}): Line {
  return {
    id,
    kind: 'role',
    clause,
    roles: [id],
    wake: said(`${id}.wake`),
    ask: [said(`${id}.ask`)],
    sleep: said(`${id}.sleep`),
    what: said(`${id}.what`),
    hollow: stillCalled,
    block: jailedTonight(id),
    *act(t, [actor]) {
      if (actor !== undefined) yield* act(t, actor);
    },
    ...more,
  };
}

/** A team: all of them wake together. */
interface Gang {
  readonly id: string;
  /** Roles any of which brings the team to the table. */
  readonly roles: readonly string[];
  members(t: T): readonly SeatId[];
}

/** The team's call on the first night, on which it only meets (VD-44). */
export const meetingLine = ({ id, roles, members }: Gang, act: Line['act']): Line => ({
  id: `${id}Meet`,
  kind: 'group',
  clause: 'VD-44',
  roles,
  members,
  wake: said(`${id}.wake`),
  ask: [said(`${id}.meet`)],
  sleep: said(`${id}.sleep`),
  what: said(`${id}Meet.what`),
  skip: (t) => (firstNight(t) ? undefined : { why: said('call.laterNight'), clause: 'VD-44' }),
  hollow: stillCalled,
  act,
});

/** The team's call on every other night; what is heard is the same whether or not it finds a victim. */
export const gangLine = ({ id, roles, members }: Gang, clause: string, act: Line['act']): Line => ({
  id,
  kind: 'group',
  clause,
  roles,
  members,
  wake: said(`${id}.wake`),
  ask: [said(`${id}.ask`), said(`${id}.chosen`)],
  sleep: said(`${id}.sleep`),
  what: said(`${id}.what`),
  skip: (t) => (firstNight(t) ? { why: said('call.firstNight'), clause: 'VD-44' } : undefined),
  hollow: stillCalled,
  act,
});

/** What a role's question adds to the usual: one other living player, or a pass (VD-70, VD-74). */
export interface Target {
  readonly key: string;
  readonly clause: string;
  readonly aim?: 'kill' | 'learn' | 'ability';
  readonly count?: 1 | 2;
  /** Where the role's own question has been said already: what the host reads instead, with the verb. */
  readonly reminder?: Said;
  bar?(seat: SeatId): Bar | undefined;
}

/** Asks a role whom it uses its ability on; nobody back means it passed. */
export function* target(
  t: T,
  actor: SeatId,
  { key, clause, aim = 'ability', count = 1, reminder, bar }: Target,
): Script<readonly SeatId[]> {
  const role = t.at(actor).role;
  const answer = yield* ask(t, () =>
    choose(t, {
      key,
      to: [actor],
      say: reminder ? [] : [said(`${role}.ask`)],
      note: reminder,
      clause,
      aim,
      min: count === 2 ? 2 : 0,
      max: count,
      pass: said('ability.pass'),
      bar: (seat) => (seat === actor ? selfBar('VD-74') : bar?.(seat)),
    }),
  );
  return answer.seats;
}
