import type { Script } from '../kernel/script.ts';
import type { SeatId } from '../kernel/types.ts';
import type { Bound, Plan, T } from './book.ts';
import type { Context, Event } from './context.ts';
import { limits } from './limits.ts';
import { listOf } from './schema/basic.ts';
import type { EventKind, Trigger } from './schema/traits.ts';
import { stateOf } from './state.ts';
import { wears } from './traits.ts';
import { condition } from './when.ts';
import { among, fitting } from './who.ts';

/** Triggers by the event that sets them off. */
export function triggersOf(p: Plan): ReadonlyMap<EventKind, readonly Bound[]> {
  const all = new Map<EventKind, Bound[]>();
  const add = (of: Bound['of'], owner: string, list: readonly Trigger[] = []): void => {
    for (const [i, trigger] of list.entries()) {
      const id = `${owner}.${trigger.on}${i === 0 ? '' : i + 1}`;
      const bound: Bound = { id, owner, of, trigger, isMeant: meant(p, trigger), perform: p.action(trigger) };
      all.set(trigger.on, [...(all.get(trigger.on) ?? []), bound]);
    }
  };
  for (const [role, own] of Object.entries(p.rules.roles)) add('role', role, own.triggers);
  for (const [mark, own] of Object.entries(p.rules.marks ?? {})) add('mark', mark, own.triggers);
  add('rules', 'table', p.rules.triggers);
  return all;
}

function meant(p: Plan, { who, by, cause, mark, while: when }: Trigger): Bound['isMeant'] {
  const isSubject = who && among(p, who, 'any');
  const isKiller = by && fitting(p, by);
  const causes = cause === undefined ? undefined : listOf(cause);
  const holds = condition(p, when);
  return (t, c, e) => {
    if (isSubject && (e.subject === undefined || !isSubject(t, c, e.subject))) return false;
    if (isKiller && (e.killer === undefined || !isKiller(t, c, e.killer))) return false;
    if (causes && !causes.includes(e.cause ?? '')) return false;
    return (mark === undefined || mark === e.mark) && holds(t, c);
  };
}

/** Everything an event sets off, in the order of seats; what the file does by itself comes last. */
export function* setOff(t: T, bounds: readonly Bound[], e: Event): Script {
  const watched = bounds.some((bound) => (e.subject === undefined || !isAboutSelf(bound.trigger)) && isAround(t, bound));
  const seats = watched ? t.seats : e.subject === undefined ? [] : [t.at(e.subject)];
  for (const { seat } of seats) for (const bound of bounds) if (isBearer(t, bound, seat)) yield* trigger(t, bound, seat, e);
  for (const bound of bounds) if (bound.of === 'rules') yield* byItself(t, bound, e);
}

/** Waits for what befalls the bearer alone. */
const isAboutSelf = ({ who, on }: Trigger): boolean => who === undefined && on !== 'tie';

/** Whether anybody can have what a trigger belongs to. */
function isAround(t: T, { of, owner }: Bound): boolean {
  if (of === 'role') return t.withRole(owner).length > 0 || stateOf(t).kept.size > 0;
  return of === 'mark' && t.statuses.some(({ what }) => what === owner);
}

/** Whether somebody has what a trigger belongs to: the role, one he has kept, or the mark. */
function isBearer(t: T, { of, owner }: Bound, seat: SeatId): boolean {
  if (of === 'role') return t.at(seat).role === owner || (stateOf(t).kept.get(seat)?.includes(owner) ?? false);
  return of === 'mark' && t.hasStatus(seat, owner);
}

/** What the file itself does about an event, without anybody who bears it. */
function* byItself(t: T, { id, trigger: g, isMeant, perform }: Bound, e: Event): Script {
  const { subject, killer, because } = e;
  const c: Context = { chosen: [], subject, killer, key: id, clause: 'OWN-table', by: {}, members: [], remote: true, because };
  if (!isMeant(t, c, e)) return;
  if (g.uses !== undefined && t.count(id) > g.uses) return;
  if (++stateOf(t).fired <= limits.fired) yield* perform(t, c);
}

function* trigger(t: T, { id, owner, of, trigger: g, isMeant, perform }: Bound, seat: SeatId, e: Event): Script {
  const aboutSelf = e.subject !== undefined && isAboutSelf(g);
  const living = g.bearer ?? (g.on === 'death' && aboutSelf ? 'any' : 'living');
  if (living !== 'any' && t.isAlive(seat) !== (living === 'living')) return;
  if (aboutSelf && e.subject !== seat) return;
  const status = of === 'mark' ? t.statusesOf(seat, owner)[0] : undefined;
  const c: Context = {
    self: seat,
    chosen: [],
    subject: e.subject,
    killer: e.killer,
    source: status?.by.seat,
    key: id,
    clause: `OWN-${owner}`,
    by: { seat, role: t.at(seat).role },
    members: [seat],
    remote: true,
    because: e.because,
  };
  if ((of === 'role' && wears(t, seat, 'drunk')) || !isMeant(t, c, e)) return;
  const used = `${id}.${seat}`;
  if (g.uses !== undefined && t.counter(used) >= g.uses) return;
  if (g.uses !== undefined) t.count(used);
  if (++stateOf(t).fired <= limits.fired) yield* perform(t, c);
}
