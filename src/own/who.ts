import type { RoleId, SeatId } from '../kernel/types.ts';
import { holderOf } from '../rules/token.ts';
import { blockedBy } from '../rules/status.ts';
import { pendingAttempts } from '../rules/moment.ts';
import { seenAs } from '../rules/hooks.ts';
import { bookOf, type Plan, type Seats, type T } from './book.ts';
import type { Context } from './context.ts';
import { placed } from './place.ts';
import { listOf } from './schema/basic.ts';
import type { Filter, Who } from './schema/who.ts';
import { stateOf } from './state.ts';

/** Whether one player is meant. */
export type Among = (t: T, c: Context, seat: SeatId) => boolean;
/** The same for a face: `kind` looks at the one he shows to this kind of look. */
export type Fits = (t: T, c: Context, seat: SeatId, kind?: string) => boolean;
type Usual = 'living' | 'any';

/** Players meant by words of a rules file. */
export function seats(p: Plan, who: Who, usual: Usual = 'living'): Seats {
  if (typeof who === 'string') return placed(who);
  const base = baseOf(who, usual);
  const isIn = picked(p, who, usual);
  const all: Seats = (t, c) => base(t, c).filter((seat) => isIn(t, c, seat));
  const { nearest, take } = who;
  if (nearest !== undefined) return (t, c) => all(t, c).slice(0, nearest);
  if (take === undefined) return all;
  return (t, c) => drawSome(t, all(t, c), take, c.clause);
}

/** Whether anybody is meant. */
export function anybody(p: Plan, who: Who, usual: Usual = 'living'): (t: T, c: Context) => boolean {
  if (typeof who !== 'string' && !isCut(who)) {
    const base = baseOf(who, usual);
    const isIn = picked(p, who, usual);
    return (t, c) => base(t, c).some((seat) => isIn(t, c, seat));
  }
  const all = seats(p, who, usual);
  return (t, c) => all(t, c).length > 0;
}

/** Whether a player is one of those meant. */
export function among(p: Plan, who: Who, usual: Usual): Among {
  if (typeof who !== 'string' && !isCut(who)) {
    const isIn = picked(p, who, usual);
    if (who.from === undefined || who.from === 'everybody') return isIn;
    const base = placed(who.from);
    return (t, c, seat) => base(t, c).includes(seat) && isIn(t, c, seat);
  }
  const all = seats(p, who, usual);
  return (t, c, seat) => all(t, c).includes(seat);
}

/** Only some of those who fit are meant. */
export const isCut = ({ nearest, take }: Filter): boolean => nearest !== undefined || take !== undefined;

const stateMeant = (f: Filter, usual: Usual): NonNullable<Filter['state']> => f.state ?? (f.died ? 'any' : usual);

function baseOf(f: Filter, usual: Usual): Seats {
  if (f.from !== undefined && f.from !== 'everybody') return placed(f.from);
  return stateMeant(f, usual) === 'living' ? (t) => t.alive : (t) => t.seats.map(({ seat }) => seat);
}

/** Everything a filter says but where to look. */
function picked(p: Plan, f: Filter, usual: Usual): Among {
  const state = stateMeant(f, usual);
  const fits = fitting(p, f);
  const isOut = f.except === undefined ? undefined : among(p, f.except, 'any');
  return (t, c, seat) => (state === 'any' || t.isAlive(seat) === (state === 'living')) && !isOut?.(t, c, seat) && fits(t, c, seat);
}

/** So many players by lot; all of them where there are no more. */
export function drawSome(t: T, from: readonly SeatId[], n: number, clause: string): readonly SeatId[] {
  if (n >= from.length) return from;
  const left = [...from];
  return Array.from({ length: n }, () => {
    const [got] = left.splice(t.random.below(left.length), 1) as [SeatId];
    t.tell({ what: 'drawn', from, got, by: 'seed' }, clause, 'host');
    return got;
  });
}

type Test = (t: T, c: Context, seat: SeatId, role: RoleId) => boolean;

/** Whether a player is what a filter says, in life or death. */
export function fitting(p: Plan, f: Filter): Fits {
  const tests = testsOf(p, f);
  const [only] = tests;
  if (!only) return () => true;
  const roleOf = (t: T, seat: SeatId, kind: string | undefined): RoleId => (kind === undefined ? t.at(seat).role : seenAs(t, kind, seat));
  if (tests.length === 1) return (t, c, seat, kind) => only(t, c, seat, roleOf(t, seat, kind));
  return (t, c, seat, kind) => {
    const role = roleOf(t, seat, kind);
    return tests.every((test) => test(t, c, seat, role));
  };
}

/** One test for each thing a filter says, cheap ones first. */
function testsOf(p: Plan, f: Filter): readonly Test[] {
  const all: Test[] = [];
  if (f.role !== undefined || f.side !== undefined || f.class !== undefined) {
    const roles = rolesMeant(p, f);
    all.push((_t, _c, _seat, role) => roles.has(role));
  }
  const { mark, mine, unmarked, token, died, cause, acted, sideOf, linked } = f;
  if (mark !== undefined)
    all.push((t, { self }, seat) =>
      t.statuses.some((s) => s.on === seat && s.what === mark && (!mine || self === undefined || s.by.seat === self)),
    );
  if (unmarked !== undefined) all.push((t, _c, seat) => !t.hasStatus(seat, unmarked));
  if (token !== undefined) all.push((t, _c, seat) => holderOf(t, token) === seat);
  if (died !== undefined) all.push((t, _c, seat) => diedSince(t, seat, died));
  if (f.doomed !== undefined) {
    const causes = cause === undefined ? p.attacks : listOf(cause);
    all.push((t, _c, seat) => causes.some((one) => pendingAttempts(t, 'dawn', seat, one).length > 0));
  } else if (cause !== undefined) {
    const causes = listOf(cause);
    all.push((t, _c, seat) => causes.includes(stateOf(t).causes.get(seat) ?? ''));
  }
  if (acted !== undefined) all.push((t, _c, seat) => stateOf(t).acted.has(seat));
  if (sideOf !== undefined) {
    const model = placed(sideOf);
    all.push((t, c, _seat, role) => model(t, c).some((other) => t.faction(other) === t.roleOf(role).faction));
  }
  all.push(...rarerTests(p, f));
  if (linked !== undefined) {
    const others = placed(linked);
    all.push((t, c, seat) => others(t, c).some((other) => other !== seat && areLinked(t, other, seat)));
  }
  return all;
}

function rolesMeant({ rules }: Plan, f: Filter): ReadonlySet<RoleId> {
  const is = (wanted: string | string[] | undefined, got: string | undefined): boolean =>
    wanted === undefined || (got !== undefined && listOf(wanted).includes(got));
  const meant = Object.entries(rules.roles).filter(([id, own]) => is(f.role, id) && is(f.side, own.side) && is(f.class, own.class));
  return new Set(meant.map(([id]) => id));
}

/** What a filter asks for beyond what a player is: what was done tonight and voted today, what was named or dealt. */
function rarerTests(p: Plan, f: Filter): readonly Test[] {
  const all: Test[] = [];
  if (f.any !== undefined) {
    const some = f.any.map((one) => fitting(p, one));
    all.push((t, c, seat) => some.some((fits) => fits(t, c, seat)));
  }
  if (f.named !== undefined)
    all.push((t, { named }, _seat, role) => named !== undefined && (role === named || t.roleOf(role).faction === named));
  if (f.dealt !== undefined) {
    const dealt = listOf(f.dealt);
    all.push((t, _c, seat) => dealt.includes(dealtTo(t, seat)));
  }
  if (f.shown !== undefined) all.push((t, _c, seat) => t.at(seat).revealed);
  if (f.failed !== undefined) all.push((t, _c, seat) => stateOf(t).failed.has(seat) || blockedBy(t, seat, 'act') !== undefined);
  if (f.voted !== undefined) all.push((t, _c, seat) => stateOf(t).hands.has(seat));
  if (f.wins !== undefined) all.push((t, { winners }, _seat, role) => winners?.includes(t.roleOf(role).faction) ?? false);
  if (f.visited !== undefined) {
    const hosts = seats(p, f.visited, 'any');
    all.push((t, c, seat) => hosts(t, c).some((to) => stateOf(t).visits.some((visit) => visit.from === seat && visit.to === to)));
  }
  if (f.votedFor !== undefined) {
    const whom = seats(p, f.votedFor, 'any');
    all.push((t, c, seat) => whom(t, c).some((one) => stateOf(t).hands.get(seat)?.includes(one)));
  }
  return all;
}

/** The role somebody was dealt. */
export const dealtTo = (t: T, seat: SeatId): RoleId => stateOf(t).dealt.get(seat) ?? t.at(seat).role;

function diedSince(t: T, seat: SeatId, when: 'lastNight' | 'today'): boolean {
  const { nightfall, daybreak } = stateOf(t);
  const [from, to] = when === 'today' ? [daybreak, t.story.length] : [nightfall, Math.max(daybreak, nightfall)];
  const end = when === 'lastNight' && daybreak <= nightfall ? t.story.length : to;
  for (let i = from; i < end; i++) {
    const fact = t.story[i];
    if (fact?.what === 'died' && fact.seat === seat) return true;
  }
  return false;
}

/** Whether two players bear the same link. */
function areLinked(t: T, a: SeatId, b: SeatId): boolean {
  const { rules } = bookOf(t);
  return t.statuses.some(
    (one) =>
      one.on === a &&
      rules.marks?.[one.what]?.link !== undefined &&
      t.statuses.some((other) => other.on === b && other.what === one.what && other.by.seat === one.by.seat),
  );
}
