import type { Block, NightCard, NightLine } from '../kernel/night-card.ts';
import { ask, type Script } from '../kernel/script.ts';
import { said, type Said } from '../kernel/types.ts';
import { blockedBy } from '../rules/status.ts';
import type { OwnCall, Plan, T } from './book.ts';
import { isCalled, type Owner } from './call-list.ts';
import { act, contextOf, isSpent, ownCall } from './calls.ts';
import { asked } from './choosing.ts';
import { rolesOf } from './members.ts';
import type { Options } from './options.ts';
import { stateOf } from './state.ts';

/** The night in the order of the file's numbers; first come the sides that only meet. */
export function cardOf(p: Plan, all: readonly OwnCall[]): NightCard<Options> {
  const calls = all.filter(({ call }) => call.at !== 'day').sort((a, b) => (a.call.order ?? 500) - (b.call.order ?? 500));
  return [{ id: 'night', lines: [...meetings(p), ...calls.map((one) => lineOf(p, one))] }];
}

/** The line of the night card for a call. */
function lineOf(p: Plan, one: OwnCall): NightLine<Options> {
  const { id, owner, call, clause, side } = one;
  const who = namesOf(owner);
  const kind = side !== undefined ? 'side' : 'mark' in owner ? 'mark' : 'role';
  const { words = {} } = call;
  const own = (group: object | undefined): Said | undefined => {
    const known = group && p.textOf.get(group);
    return known === undefined ? undefined : said(known);
  };
  const question = asked(p, call);
  return {
    id,
    // What keeps from acting keeps nobody from taking part in a group.
    kind: side === undefined && !call.anyway ? 'role' : 'group',
    clause,
    roles: rolesOf(p, owner),
    wake: own(words.wake) ?? said(`own.wake.${kind}`, who),
    sleep: own(words.sleep) ?? said(`own.sleep.${kind}`, who),
    what: own(words.what) ?? said(`line.${id}.what`),
    ...(question && { ask: [question] }),
    members: one.members,
    skip: (t) => (isCalled(call, t.place.round) ? undefined : { why: said('own.bar.otherNight'), clause }),
    block: (t) => blockOf(t, one),
    hollow: (t) =>
      'mark' in owner
        ? undefined
        : t.options.callDead || t.options.reveal !== 'role'
          ? { why: said('own.call.dead'), clause: 'OWN-options' }
          : undefined,
    act: (t, members) => act(t, one, members),
  };
}

/** What the words of a call name: the side, the role (the one somebody takes himself for), or the mark. */
const namesOf = (owner: Owner): Said['with'] =>
  'side' in owner
    ? { side: { faction: owner.side } }
    : 'mark' in owner
      ? { mark: { said: said(`status.${owner.mark}`) } }
      : { role: { role: owner.as ?? owner.role } };

/** Why nobody called can act: spent, not now, or each of them blocked (I14, I19). The words are heard all the same (I16). */
function blockOf(t: T, one: OwnCall): Block | undefined {
  const { call, clause, side } = one;
  if (call.uses === undefined && call.while === undefined && side === undefined) return undefined;
  const living = one.members(t).filter((seat) => t.isAlive(seat));
  if (call.uses !== undefined && living.every((seat) => isSpent(t, one, seat))) return { why: said('own.bar.spent'), clause };
  const able = one.apart ? living : [living[0]];
  if (call.while !== undefined && !able.some((seat) => one.holds(t, contextOf(t, one, living, seat))))
    return { why: said('own.bar.notNow'), clause };
  if (side === undefined) return undefined;
  const { more } = stateOf(t);
  const fewer = one.isKill ? (more.get(side) ?? 0) : 0;
  if (fewer < 0) {
    more.set(side, fewer + 1);
    return { why: said('own.bar.notNow'), clause };
  }
  if (call.anyway) return undefined;
  const blocks = living.map((seat) => blockedBy(t, seat, 'act'));
  return blocks.length > 0 && blocks.every((bar) => bar !== undefined) ? blocks[0] : undefined;
}

/** Sides whose members know one another and who do not wake together in the first night meet in it. */
function meetings(p: Plan): NightLine<Options>[] {
  return Object.entries(p.rules.sides).flatMap(([side, { acquainted, calls = [] }]) => {
    if (!acquainted || calls.some(({ nights = 'every' }) => nights === 'every' || nights === 'first' || nights === 'odd')) return [];
    const line = lineOf(p, ownCall(p, { id: `${side}Meet`, owner: { side }, call: { nights: 'first' } }));
    return [{ ...line, meeting: true as const, what: said('own.meet.what'), act: (t) => meet(t, side) }];
  });
}

function* meet(t: T, side: string): Script {
  const all = t.living(side);
  const note = said('own.meet.note', { who: { seats: all } });
  t.tell({ what: 'learned', seats: all, about: all, said: note }, `OWN-${side}Meet`, all);
  yield* ask(t, () => ({ shape: 'say', key: `${side}Meet.look`, to: 'table', say: [said('own.meet')], note, clause: `OWN-${side}Meet` }));
}
