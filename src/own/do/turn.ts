import type { Script } from '../../kernel/script.ts';
import { said, type RoleId, type SeatId } from '../../kernel/types.ts';
import { revive } from '../../rules/death.ts';
import { follow } from '../../rules/hooks.ts';
import { showSecret } from '../../rules/knowledge.ts';
import { later } from '../../rules/moment.ts';
import { recast } from '../../rules/ruling.ts';
import { unmark } from '../../rules/status.ts';
import type { Plan, Run, T } from '../book.ts';
import type { EffectOf } from '../schema/effects.ts';
import { stateOf } from '../state.ts';
import { seats } from '../who.ts';
import type { Context } from '../context.ts';

/** Makes players something else: a role, what somebody is, a side, or what was named (I8, I9). */
export function turn(p: Plan, e: EffectOf<'turn'>): Run {
  const whom = seats(p, e.who ?? 'chosen');
  const roleFor = roleMeant(p, e.into);
  return function* (t, c) {
    const turned = whom(t, c);
    const into = roleFor(t, c);
    if (into === undefined) return;
    const act = function* (): Script {
      for (const seat of turned) yield* become(t, c, seat, into, e);
    };
    if (e.when === 'dawn' && t.place.phase === 'night') later(t, 'dawn', act);
    else yield* act();
  };
}

function roleMeant(p: Plan, into: EffectOf<'turn'>['into']): (t: T, c: Context) => RoleId | undefined {
  if (typeof into === 'string') return () => into;
  if ('side' in into) return () => p.plain[into.side];
  if ('named' in into) return (_, { named }) => (named === undefined ? undefined : named in p.rules.roles ? named : p.plain[named]);
  if ('oneOf' in into) return (t, c) => oneOf(t, c, into.oneOf);
  const models = seats(p, into.roleOf, 'any');
  return (t, c) => {
    const [model] = models(t, c);
    return model === undefined ? undefined : t.at(model).role;
  };
}

/** One of some roles by lot, as long as there are any that nobody was dealt. */
function oneOf(t: T, c: Context, roles: readonly RoleId[]): RoleId {
  const free = roles.filter((role) => !t.cast[role]);
  const from = free.length > 0 ? free : roles;
  const got = from[t.random.below(from.length)] as RoleId;
  t.tell({ what: 'drawn', from, got, by: 'seed' }, c.clause, 'host');
  return got;
}

function* become(t: T, c: Context, seat: SeatId, into: RoleId, e: EffectOf<'turn'>): Script {
  const from = t.at(seat).role;
  if (from === into) return;
  if (e.keep) {
    const { kept } = stateOf(t);
    kept.set(seat, [...(kept.get(seat) ?? []), from]);
  }
  yield* recast(t, seat, into, c.clause);
  const told = e.told ?? (t.place.phase === 'night' && e.when !== 'dawn' && c.members.includes(seat) ? 'now' : 'night');
  yield* tellNew(t, c, seat, into, told);
}

/** Players learn what they are now: at once, or when night has fallen and eyes are closed. */
export function* tellNew(t: T, c: Context, seat: SeatId, role: RoleId, told: 'now' | 'night' | 'never'): Script {
  const words = said('own.nowYouAre', { who: { seat }, role: { role } });
  if (told === 'night') {
    const s = stateOf(t);
    // The last change of a night is the one that is told (I9).
    s.news = [...s.news.filter((one) => one.seat !== seat), { seat, said: words, role }];
  }
  if (told === 'now')
    yield* showSecret(t, {
      key: `${c.key}.turned`,
      to: [seat],
      about: [seat],
      showing: { role, said: words },
      clause: c.clause,
      note: said('own.touch', { who: { seats: [seat] } }),
    });
}

/** Players exchange their roles: two with one another, more each with the next, one with a card of the middle. */
export function swap(p: Plan, e: EffectOf<'swap'>): Run {
  const some = seats(p, e.who ?? (e.card ? 'self' : 'chosen'), 'any');
  const others = e.with === undefined ? undefined : seats(p, e.with, 'any');
  return function* (t, c) {
    const all = [...some(t, c), ...(others?.(t, c) ?? [])];
    if (e.card) return yield* withMiddle(t, c, e, all[0]);
    // Each trade puts the card of the first one seat further.
    for (const [i, next] of all.slice(1).entries()) yield* trade(t, c, e, all[0], next, i === all.length - 2);
  };
}

function* withMiddle(t: T, c: Context, e: EffectOf<'swap'>, seat: SeatId | undefined): Script {
  const { middle } = stateOf(t);
  const [at] = c.cards ?? [];
  const role = at === undefined ? undefined : middle[at];
  if (at === undefined || role === undefined || seat === undefined) return;
  middle[at] = t.at(seat).role;
  yield* recast(t, seat, role, c.clause);
  yield* tellNew(t, c, seat, role, e.told ?? 'never');
}

function* trade(t: T, c: Context, e: EffectOf<'swap'>, a: SeatId | undefined, b: SeatId, last: boolean): Script {
  if (a === undefined || a === b) return;
  const [first, second] = [t.at(a).role, t.at(b).role];
  t.setRole(a, second);
  t.setRole(b, first);
  yield* follow(t, t.tell({ what: 'swapped', seats: [a, b] }, c.clause, 'host', c.because));
  for (const seat of last ? [a, b] : [b]) yield* tellNew(t, c, seat, t.at(seat).role, e.told ?? 'never');
}

/** Brings players back: what was spent stays spent and marks are gone, unless the file says otherwise (I26). */
export function reviveThem(p: Plan, e: EffectOf<'revive'>): Run {
  const whom = seats(p, e.who ?? 'chosen', 'any');
  return function* (t, c) {
    const raised = whom(t, c);
    const act = function* (): Script {
      for (const seat of raised) {
        if (t.isAlive(seat)) continue;
        if (!e.marked) for (const status of t.statusesOf(seat)) yield* unmark(t, status);
        if (e.renewed) renew(t, seat);
        yield* revive(t, seat, c.clause);
      }
    };
    if (e.when === 'dawn' || (e.when === undefined && t.place.phase === 'night')) later(t, 'dawn', act);
    else yield* act();
  };
}

/** Whatever a player has used up may be used anew. */
function renew(t: T, seat: SeatId): void {
  for (const [key, n = 0] of Object.entries(t.counters)) if (key.endsWith(`.${seat}`)) t.count(key, -n);
}
