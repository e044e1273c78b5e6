import { ask, type Script } from '../kernel/script.ts';
import { said, type Bar, type SeatId } from '../kernel/types.ts';
import { choose } from '../rules/choose.ts';
import { blockedBy } from '../rules/status.ts';
import type { OwnCall, Plan, T } from './book.ts';
import { callsOf, isCalled, type NamedCall } from './call-list.ts';
import type { Context } from './context.ts';
import { membersOf } from './members.ts';
import { stateOf } from './state.ts';
import { wears } from './traits.ts';
import { condition } from './when.ts';
import { drawSome } from './who.ts';

/** All calls of a file, compiled. */
export const ownCalls = (p: Plan): readonly OwnCall[] => callsOf(p.rules).map((named) => ownCall(p, named));

export function ownCall(p: Plan, named: NamedCall): OwnCall {
  const { id, owner, call } = named;
  const side = 'side' in owner ? owner.side : undefined;
  return {
    ...named,
    clause: `OWN-${id}`,
    side,
    members: membersOf(p, owner),
    apart: side === undefined && call.together !== true,
    isKill: side !== undefined && (call.do?.some((e) => e.do === 'kill') ?? false),
    holds: condition(p, call.while),
    perform: p.action(call),
  };
}

export const isSpent = (t: T, one: OwnCall, seat: SeatId): boolean =>
  one.call.uses !== undefined && t.counter(usesOf(one, seat)) >= one.call.uses;

const usesOf = ({ id, side }: OwnCall, seat: SeatId): string => (side === undefined ? `${id}.used.${seat}` : `${id}.used`);

/** Who acts at a call: a side together, or one of those called. */
export function contextOf(t: T, { id, owner, call, clause, side }: OwnCall, members: readonly SeatId[], self: SeatId | undefined): Context {
  const { cause, remote, anyway, nights } = call;
  const apart = nights === 'odd' || nights === 'even' ? 2 : 1;
  if (side !== undefined) return { chosen: [], key: id, clause, by: { faction: side }, cause, members, remote, anyway, apart };
  if (self === undefined) return { chosen: [], key: id, clause, by: {}, cause, members, remote, anyway, apart };
  const by = 'role' in owner ? { seat: self, role: owner.role } : { seat: self };
  return { chosen: [], key: id, clause, by, cause, members, remote, anyway, apart, self, drunk: wears(t, self, 'drunk') };
}

/** Those called act: a side together, others each for itself where the file does not say otherwise. */
export const act = (t: T, one: OwnCall, members: readonly SeatId[]): Script =>
  one.apart && members.length > 1 ? actApart(t, one, members) : actTogether(t, one, members);

function* actApart(t: T, one: OwnCall, members: readonly SeatId[]): Script {
  for (const seat of members) {
    // A call before may have cost the life or the power of the next.
    if (!t.isAlive(seat) || isSpent(t, one, seat) || (!one.call.anyway && blockedBy(t, seat, 'act'))) continue;
    if (one.holds(t, contextOf(t, one, [seat], seat))) yield* actTogether(t, one, [seat]);
  }
}

/** One choice for all; a side whose kills have grown chooses more (I29). */
function* actTogether(t: T, one: OwnCall, members: readonly SeatId[]): Script {
  const { id, call, side, clause } = one;
  const s = stateOf(t);
  const able = call.anyway ? members : members.filter((seat) => blockedBy(t, seat, 'act') === undefined);
  const self = yield* whoGoes(t, one, able.length > 0 ? able : members, members);
  const c = { ...contextOf(t, one, members, self), hand: self };
  for (const seat of members) s.acted.add(seat);
  if (c.drunk && self !== undefined) s.failed.add(self);
  let more = 0;
  if (side !== undefined && one.isKill) {
    if (self !== undefined) s.carrier.set(side, self);
    more = Math.max(0, s.more.get(side) ?? 0);
    s.more.delete(side);
  }
  const done = yield* one.perform(t, more > 0 && call.choose ? { ...c, more } : c);
  if (!done || call.uses === undefined) return;
  for (const seat of side === undefined ? members : members.slice(0, 1)) {
    const left = call.uses - t.count(usesOf(one, seat));
    t.tell({ what: 'spent', seat, ability: id, left }, clause, 'host');
  }
}

/** Who of those who act together goes (I14, I28): whom they name, one by lot, or the first who can. */
function* whoGoes(t: T, { id, call, clause }: OwnCall, able: readonly SeatId[], members: readonly SeatId[]): Script<SeatId | undefined> {
  if (able.length < 2 || call.hand === undefined) return able[0];
  if (call.hand === 'lot') return drawSome(t, able, 1, clause)[0];
  const { seats } = yield* ask(t, () =>
    choose(t, {
      key: `${id}.hand`,
      to: members,
      say: [said('own.ask.hand')],
      clause,
      aim: 'ability',
      bar: (seat) => (able.includes(seat) ? undefined : { why: said('own.bar.notThis'), clause }),
    }),
  );
  return seats[0] ?? able[0];
}

/** Why a call by day is not open to a player now. */
export function whyNotByDay(t: T, one: OwnCall, seat: SeatId): Bar | undefined {
  const { call, clause } = one;
  if (!isCalled(call, t.place.round)) return { why: said('own.bar.otherNight'), clause };
  if (isSpent(t, one, seat)) return { why: said('own.bar.spent'), clause };
  return one.holds(t, contextOf(t, one, [seat], seat)) ? undefined : { why: said('own.bar.notNow'), clause };
}
