import type { Block, NightLine } from '../kernel/night-card.ts';
import type { Script } from '../kernel/script.ts';
import { said, type Bar, type RoleId, type Said, type SeatId } from '../kernel/types.ts';
import { blockedBy } from '../rules/status.ts';
import { bookOf, type T } from './book.ts';
import { askOf } from './action.ts';
import type { Options } from './options.ts';
import type { Call, Rules } from './schema/rules.ts';
import { stateOf } from './state.ts';
import { has, isDrunk } from './traits.ts';
import { holds } from './when.ts';
import type { Context } from './who.ts';

/** Who a call belongs to. */
export type Owner = { readonly role: RoleId } | { readonly side: string };

/** A call of the file with its name and owner. */
export interface NamedCall {
  readonly id: string;
  readonly owner: Owner;
  readonly call: Call;
}

/** All calls of a file with names of their own: the role's or side's, and the call's where there are several. */
export function callsOf(rules: Rules): readonly NamedCall[] {
  const named = (name: string, owner: Owner, calls: readonly Call[] = []): NamedCall[] =>
    calls.map((call, i) => ({ id: call.id ?? (i === 0 ? name : `${name}${i + 1}`), owner, call }));
  return [
    ...Object.entries(rules.sides).flatMap(([side, { calls }]) => named(side, { side }, calls)),
    ...Object.entries(rules.roles).flatMap(([role, { calls }]) => named(role, { role }, calls)),
  ];
}

/** Roles that are called by a call: whoever has the role, or believes so; of a side all who wake with it. */
export function rolesOf(rules: Rules, owner: Owner): readonly RoleId[] {
  return Object.entries(rules.roles)
    .filter(([id, role]) =>
      'side' in owner
        ? (role.side === owner.side || role.joins === owner.side) && !role.unseen
        : id === owner.role || role.believes === owner.role,
    )
    .map(([id]) => id);
}

/** The members of a call now, dead or alive. */
export function membersOf(t: T, owner: Owner): readonly SeatId[] {
  const { rules } = bookOf(t);
  if ('side' in owner) {
    const { side } = owner;
    const all = t.seats.filter(({ seat, role }) => t.faction(seat) === side || rules.roles[role]?.joins === side);
    return all.map(({ seat }) => seat).filter((seat) => !has(t, seat, 'unseen'));
  }
  const { kept } = stateOf(t);
  const wanted = rolesOf(rules, owner);
  return t.seats.filter(({ seat, role }) => wanted.includes(role) || (kept.get(seat) ?? []).includes(owner.role)).map(({ seat }) => seat);
}

/** The line of the night card for a call. */
export function lineOf(rules: Rules, { id, owner, call }: NamedCall, textOf: ReadonlyMap<object, string>): NightLine<Options> {
  const who = 'side' in owner ? { side: { faction: owner.side } } : { role: { role: owner.role } };
  const spoken = (words: object | undefined, usual: string): Said => {
    const own = words && textOf.get(words);
    return own === undefined ? said(`${usual}.${'side' in owner ? 'side' : 'role'}`, who) : said(own);
  };
  const question = call.words?.ask && textOf.get(call.words.ask);
  const asks = call.choose !== undefined || call.options !== undefined;
  const group = 'side' in owner;
  return {
    id,
    kind: group ? 'group' : 'role',
    clause: `OWN-${id}`,
    roles: rolesOf(rules, owner),
    wake: spoken(call.words?.wake, 'own.wake'),
    sleep: spoken(call.words?.sleep, 'own.sleep'),
    what: call.words?.what ? said(textOf.get(call.words.what) ?? '') : said(`line.${id}.what`),
    ...(asks && { ask: [question === undefined ? askOf(call.do ?? []) : said(question)] }),
    members: (t) => membersOf(t, owner),
    skip: (t) => (isCalled(call, t.place.round) ? undefined : { why: said('own.bar.otherNight'), clause: `OWN-${id}` }),
    block: (t) => blockOf(t, id, owner, call),
    hollow: (t) => (t.options.callDead || t.options.reveal !== 'role' ? { why: said('own.call.dead'), clause: 'OWN-options' } : undefined),
    act: (t, members) => act(t, members, id, owner, call),
  };
}

/** Whether a call comes up in this night at all. */
export function isCalled({ nights = 'every' }: Call, round: number): boolean {
  switch (nights) {
    case 'every':
      return true;
    case 'first':
      return round === 1;
    case 'other':
      return round > 1;
    case 'odd':
      return round % 2 === 1;
    case 'even':
      return round % 2 === 0;
    default:
      return round >= nights.from && round <= (nights.to ?? round);
  }
}

/** Why nobody called can act: spent, not now, or each of them blocked (I14, I19). The words are heard all the same (I16). */
function blockOf(t: T, id: string, owner: Owner, call: Call): Block | undefined {
  const clause = `OWN-${id}`;
  const living = membersOf(t, owner).filter((seat) => t.isAlive(seat));
  const [self] = living;
  if (call.uses !== undefined && living.every((seat) => t.counter(usesOf(id, owner, seat)) >= (call.uses ?? 0)))
    return { why: said('own.bar.spent'), clause };
  if (!holds(t, contextOf(t, id, owner, call, living, self), call.while)) return { why: said('own.bar.notNow'), clause };
  const more = 'side' in owner && isKill(call) ? (stateOf(t).more.get(owner.side) ?? 0) : 0;
  if (more < 0) {
    stateOf(t).more.set('side' in owner ? owner.side : '', more + 1);
    return { why: said('own.bar.notNow'), clause };
  }
  if (!('side' in owner)) return undefined;
  const blocks = living.map((seat) => blockedBy(t, seat, 'act'));
  return blocks.length > 0 && blocks.every((bar) => bar !== undefined) ? blocks[0] : undefined;
}

const isKill = ({ do: effects }: Call): boolean => effects?.some((e) => e.do === 'kill') ?? false;
export const usesOf = (id: string, owner: Owner, seat: SeatId): string => ('side' in owner ? `${id}.used` : `${id}.used.${seat}`);

export function contextOf(t: T, id: string, owner: Owner, call: Call, members: readonly SeatId[], self: SeatId | undefined): Context {
  return {
    self: 'side' in owner ? undefined : self,
    chosen: [],
    key: id,
    clause: `OWN-${id}`,
    by: 'side' in owner ? { faction: owner.side } : { ...(self !== undefined && { seat: self }), role: owner.role },
    cause: call.cause,
    members,
    drunk: self !== undefined && !('side' in owner) && isDrunk(t, self),
    remote: call.remote,
  };
}

/** Those called act: together, one choice for all; a side whose kills have grown chooses more (I29). */
export function* act(t: T, members: readonly SeatId[], id: string, owner: Owner, call: Call): Script {
  const s = stateOf(t);
  const able = members.filter((seat) => blockedBy(t, seat, 'act') === undefined);
  const [self] = able.length > 0 ? able : members;
  const c = contextOf(t, id, owner, call, members, self);
  for (const seat of members) s.acted.add(seat);
  const side = 'side' in owner ? owner.side : undefined;
  if (side !== undefined && self !== undefined && isKill(call)) s.carrier.set(side, self);
  const more = side !== undefined && isKill(call) ? (s.more.get(side) ?? 0) : 0;
  if (side !== undefined && isKill(call)) s.more.delete(side);
  const n = Math.min((call.choose?.n ?? 1) + Math.max(0, more), 20);
  const action = more > 0 && call.choose ? { ...call, choose: { ...call.choose, n } } : call;
  const done = yield* bookOf(t).perform(t, c, action);
  if (!done || call.uses === undefined) return;
  for (const seat of 'side' in owner ? members.slice(0, 1) : members) {
    const left = call.uses - t.count(usesOf(id, owner, seat));
    t.tell({ what: 'spent', seat, ability: id, left }, `OWN-${id}`, 'host');
  }
}

/** Why a call by day is not open to a player now. */
export function whyNotByDay(t: T, { id, owner, call }: NamedCall, seat: SeatId): Bar | undefined {
  const clause = `OWN-${id}`;
  if (!isCalled(call, t.place.round)) return { why: said('own.bar.otherNight'), clause };
  if (call.uses !== undefined && t.counter(usesOf(id, owner, seat)) >= call.uses) return { why: said('own.bar.spent'), clause };
  return holds(t, contextOf(t, id, owner, call, [seat], seat), call.while) ? undefined : { why: said('own.bar.notNow'), clause };
}
