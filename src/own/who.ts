import type { RoleId, SeatId } from '../kernel/types.ts';
import { seenAs } from '../rules/hooks.ts';
import { pendingAttempts } from '../rules/moment.ts';
import { blockedBy } from '../rules/status.ts';
import { holderOf } from '../rules/token.ts';
import { bookOf, type T } from './book.ts';
import { listOf } from './schema/basic.ts';
import type { Filter, Place, Who } from './schema/who.ts';
import { stateOf } from './state.ts';
import type { Context } from './context.ts';

/** Players meant by words of a rules file. */
export function seatsOf(t: T, c: Context, who: Who, usual: 'living' | 'any' = 'living'): readonly SeatId[] {
  return typeof who === 'string' ? placed(t, c, who) : filtered(t, c, who, usual);
}

function placed(t: T, c: Context, place: Place): readonly SeatId[] {
  const one = (seat: SeatId | undefined): readonly SeatId[] => (seat === undefined ? [] : [seat]);
  switch (place) {
    case 'self':
      return one(c.self);
    case 'chosen':
      return c.chosen;
    case 'first':
      return one(c.chosen[0]);
    case 'second':
      return one(c.chosen[1]);
    case 'last':
      return stateOf(t).last.get(c.key) ?? [];
    case 'subject':
      return one(c.subject);
    case 'killer':
      return one(c.killer);
    case 'source':
      return one(c.source);
    case 'everybody':
      return t.alive;
    case 'others':
      return t.alive.filter((seat) => seat !== c.self);
    case 'left':
      return one(neighbour(t, c.self, 1));
    case 'right':
      return one(neighbour(t, c.self, -1));
    case 'leftwards':
    case 'rightwards': {
      const { self } = c;
      if (self === undefined) return [];
      const round = [...t.alive.filter((seat) => seat > self), ...t.alive.filter((seat) => seat < self)];
      return place === 'leftwards' ? round : round.reverse();
    }
    case 'neighbours':
      return [...new Set([...one(neighbour(t, c.self, -1)), ...one(neighbour(t, c.self, 1))])];
    case 'around': {
      const [first] = c.chosen;
      return [...new Set([...one(first), ...one(neighbour(t, first, -1)), ...one(neighbour(t, first, 1))])];
    }
  }
}

/** The nearest living player in a direction; nobody for one who sits alone. */
function neighbour(t: T, of: SeatId | undefined, step: 1 | -1): SeatId | undefined {
  if (of === undefined) return undefined;
  const n = t.seats.length;
  for (let i = 1; i < n; i++) {
    const seat = ((of - 1 + step * i + n * i) % n) + 1;
    if (t.isAlive(seat)) return seat;
  }
  return undefined;
}

function filtered(t: T, c: Context, f: Filter, usual: 'living' | 'any'): readonly SeatId[] {
  const state = f.state ?? (f.died ? 'any' : usual);
  const base = f.from === undefined || f.from === 'everybody' ? t.seats.map(({ seat }) => seat) : placed(t, c, f.from);
  const out = f.except === undefined ? [] : seatsOf(t, c, f.except, 'any');
  const found = base.filter(
    (seat) => (state === 'any' || t.isAlive(seat) === (state === 'living')) && !out.includes(seat) && fits(t, c, f, seat),
  );
  if (f.nearest !== undefined) return found.slice(0, f.nearest);
  if (f.take === undefined || f.take >= found.length) return found;
  return drawSome(t, found, f.take, c.clause);
}

function drawSome(t: T, from: readonly SeatId[], n: number, clause: string): readonly SeatId[] {
  const left = [...from];
  return Array.from({ length: n }, () => {
    const [got] = left.splice(t.random.below(left.length), 1) as [SeatId];
    t.tell({ what: 'drawn', from, got, by: 'seed' }, clause, 'host');
    return got;
  });
}

const is = (wanted: string | string[] | undefined, got: string | undefined): boolean =>
  wanted === undefined || (got !== undefined && (typeof wanted === 'string' ? wanted === got : wanted.includes(got)));

/** Whether a player is what a filter says; `kind` looks at the face he shows to this kind of look. */
export function fits(t: T, c: Context, f: Filter, seat: SeatId, kind?: string): boolean {
  const role: RoleId = kind === undefined ? t.at(seat).role : seenAs(t, kind, seat);
  if (!is(f.role, role) || !is(f.side, t.roleOf(role).faction) || !is(f.class, t.roleOf(role).class)) return false;
  const by = f.mine ? c.self : undefined;
  if (f.mark !== undefined && !t.statuses.some((s) => s.on === seat && s.what === f.mark && (by === undefined || s.by.seat === by)))
    return false;
  if (f.unmarked !== undefined && t.hasStatus(seat, f.unmarked)) return false;
  if (f.token !== undefined && holderOf(t, f.token) !== seat) return false;
  if (f.died !== undefined && !diedSince(t, seat, f.died)) return false;
  if (f.doomed !== undefined) {
    const causes = f.cause === undefined ? bookOf(t).attacks : listOf(f.cause);
    if (!causes.some((cause) => pendingAttempts(t, 'dawn', seat, cause).length > 0)) return false;
  } else if (!is(f.cause, stateOf(t).causes.get(seat))) return false;
  if (f.acted !== undefined && !stateOf(t).acted.has(seat)) return false;
  if (f.sideOf !== undefined && !placed(t, c, f.sideOf).some((other) => t.faction(other) === t.roleOf(role).faction)) return false;
  if (!isMore(t, c, f, seat, role)) return false;
  return f.linked === undefined || placed(t, c, f.linked).some((other) => other !== seat && areLinked(t, other, seat));
}

/** What a filter asks for beyond what a player is: what was done tonight and voted today, what was named or dealt. */
function isMore(t: T, c: Context, f: Filter, seat: SeatId, role: RoleId): boolean {
  const s = stateOf(t);
  if (f.any !== undefined && !f.any.some((one) => fits(t, c, one, seat))) return false;
  if (f.named !== undefined && (c.named === undefined || (role !== c.named && t.roleOf(role).faction !== c.named))) return false;
  if (f.dealt !== undefined && !listOf(f.dealt).includes(dealtTo(t, seat))) return false;
  if (f.shown !== undefined && !t.at(seat).revealed) return false;
  if (f.failed !== undefined && !s.failed.has(seat) && blockedBy(t, seat, 'act') === undefined) return false;
  if (f.voted !== undefined && !s.hands.has(seat)) return false;
  if (f.wins !== undefined && !(c.winners ?? []).includes(t.roleOf(role).faction)) return false;
  const { visited, votedFor } = f;
  if (
    visited !== undefined &&
    !seatsOf(t, c, visited, 'any').some((to) => s.visits.some((visit) => visit.from === seat && visit.to === to))
  )
    return false;
  return votedFor === undefined || seatsOf(t, c, votedFor, 'any').some((whom) => s.hands.get(seat)?.includes(whom));
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
export function areLinked(t: T, a: SeatId, b: SeatId): boolean {
  const { rules } = bookOf(t);
  return t.statuses.some(
    (one) =>
      one.on === a &&
      rules.marks?.[one.what]?.link !== undefined &&
      t.statuses.some((other) => other.on === b && other.what === one.what && other.by.seat === one.by.seat),
  );
}
