import type { Block, NightLine } from '../kernel/night-card.ts';
import type { Script } from '../kernel/script.ts';
import { said, type Bar, type RoleId, type Said, type SeatId } from '../kernel/types.ts';
import { blockedBy } from '../rules/status.ts';
import { bookOf, type T } from './book.ts';
import { isCalled, type NamedCall, type Owner } from './call-list.ts';
import { askOf } from './action.ts';
import type { Options } from './options.ts';
import type { Call, Rules } from './schema/rules.ts';
import { stateOf } from './state.ts';
import { has, isDrunk } from './traits.ts';
import { holds } from './when.ts';
import { dealtTo } from './who.ts';
import type { Context } from './context.ts';

/** Roles that are called by a call; of a side all who wake with it. Whoever bears a mark may be anybody. */
export function rolesOf(rules: Rules, owner: Owner): readonly RoleId[] {
  return Object.entries(rules.roles)
    .filter(([id, role]) =>
      'side' in owner ? (role.side === owner.side || role.joins === owner.side) && !role.unseen : 'role' in owner && id === owner.role,
    )
    .map(([id]) => id);
}

/** The members of a call now, dead or alive. */
export function membersOf(t: T, owner: Owner): readonly SeatId[] {
  const { rules } = bookOf(t);
  const roleFor = (seat: SeatId): RoleId => (rules.dealtAct ? dealtTo(t, seat) : t.at(seat).role);
  if ('side' in owner) {
    const { side } = owner;
    const all = t.seats.filter(({ seat }) => {
      const own = rules.roles[roleFor(seat)];
      return own?.side === side || own?.joins === side;
    });
    return all.map(({ seat }) => seat).filter((seat) => !has(t, seat, 'unseen'));
  }
  if ('mark' in owner) return t.seats.filter(({ seat }) => t.hasStatus(seat, owner.mark)).map(({ seat }) => seat);
  const { kept } = stateOf(t);
  const keeps = (seat: SeatId): boolean => owner.as === undefined && (kept.get(seat) ?? []).includes(owner.role);
  return t.seats.filter(({ seat }) => roleFor(seat) === owner.role || keeps(seat)).map(({ seat }) => seat);
}

/** What the words of a call name: the side, the role (the one somebody takes himself for), or the mark. */
const namesOf = (owner: Owner): Said['with'] =>
  'side' in owner
    ? { side: { faction: owner.side } }
    : 'mark' in owner
      ? { mark: { said: said(`status.${owner.mark}`) } }
      : { role: { role: owner.as ?? owner.role } };

/** The line of the night card for a call. */
export function lineOf(rules: Rules, { id, owner, call }: NamedCall, textOf: ReadonlyMap<object, string>): NightLine<Options> {
  const who = namesOf(owner);
  const kind = 'side' in owner ? 'side' : 'mark' in owner ? 'mark' : 'role';
  const spoken = (words: object | undefined, usual: string): Said => {
    const own = words && textOf.get(words);
    return own === undefined ? said(`${usual}.${kind}`, who) : said(own);
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
    hollow: (t) =>
      'mark' in owner
        ? undefined
        : t.options.callDead || t.options.reveal !== 'role'
          ? { why: said('own.call.dead'), clause: 'OWN-options' }
          : undefined,
    act: (t, members) => act(t, members, id, owner, call),
  };
}

/** Why nobody called can act: spent, not now, or each of them blocked (I14, I19). The words are heard all the same (I16). */
function blockOf(t: T, id: string, owner: Owner, call: Call): Block | undefined {
  const clause = `OWN-${id}`;
  const living = membersOf(t, owner).filter((seat) => t.isAlive(seat));
  const [self] = living;
  if (call.uses !== undefined && living.every((seat) => isSpent(t, id, owner, call, seat))) return { why: said('own.bar.spent'), clause };
  const alone = isAlone(owner, call) ? living : [self];
  if (!alone.some((seat) => holds(t, contextOf(t, id, owner, call, living, seat), call.while)))
    return { why: said('own.bar.notNow'), clause };
  const more = 'side' in owner && isKill(call) ? (stateOf(t).more.get(owner.side) ?? 0) : 0;
  if (more < 0) {
    stateOf(t).more.set('side' in owner ? owner.side : '', more + 1);
    return { why: said('own.bar.notNow'), clause };
  }
  if (!('side' in owner)) return undefined;
  const blocks = living.map((seat) => blockedBy(t, seat, 'act'));
  return blocks.length > 0 && blocks.every((bar) => bar !== undefined) ? blocks[0] : undefined;
}

/** Whether each of those called acts for itself. */
const isAlone = (owner: Owner, { together }: Call): boolean => !('side' in owner) && together !== true;
const isSpent = (t: T, id: string, owner: Owner, { uses }: Call, seat: SeatId): boolean =>
  uses !== undefined && t.counter(usesOf(id, owner, seat)) >= uses;

const isKill = ({ do: effects }: Call): boolean => effects?.some((e) => e.do === 'kill') ?? false;
export const usesOf = (id: string, owner: Owner, seat: SeatId): string => ('side' in owner ? `${id}.used` : `${id}.used.${seat}`);

export function contextOf(t: T, id: string, owner: Owner, call: Call, members: readonly SeatId[], self: SeatId | undefined): Context {
  return {
    self: 'side' in owner ? undefined : self,
    chosen: [],
    key: id,
    clause: `OWN-${id}`,
    by:
      'side' in owner
        ? { faction: owner.side }
        : { ...(self !== undefined && { seat: self }), ...('role' in owner && { role: owner.role }) },
    cause: call.cause,
    members,
    drunk: self !== undefined && !('side' in owner) && isDrunk(t, self),
    remote: call.remote,
  };
}

/** Those called act: a side together, others each for itself where the file does not say otherwise. */
export function* act(t: T, members: readonly SeatId[], id: string, owner: Owner, call: Call): Script {
  if (!isAlone(owner, call) || members.length < 2) return yield* actTogether(t, members, id, owner, call);
  for (const seat of members) {
    // A call before may have cost the life or the power of the next.
    if (!t.isAlive(seat) || isSpent(t, id, owner, call, seat) || blockedBy(t, seat, 'act')) continue;
    if (holds(t, contextOf(t, id, owner, call, [seat], seat), call.while)) yield* actTogether(t, [seat], id, owner, call);
  }
}

/** One choice for all; a side whose kills have grown chooses more (I29). */
function* actTogether(t: T, members: readonly SeatId[], id: string, owner: Owner, call: Call): Script {
  const s = stateOf(t);
  const able = members.filter((seat) => blockedBy(t, seat, 'act') === undefined);
  const [self] = able.length > 0 ? able : members;
  const c = contextOf(t, id, owner, call, members, self);
  for (const seat of members) s.acted.add(seat);
  if (c.drunk && self !== undefined) s.failed.add(self);
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
