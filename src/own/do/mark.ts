import type { Script } from '../../kernel/script.ts';
import { said, type Agent, type SeatId } from '../../kernel/types.ts';
import { showSecret } from '../../rules/knowledge.ts';
import { later } from '../../rules/moment.ts';
import { mark, unmark } from '../../rules/status.ts';
import type { Plan, Run, T } from '../book.ts';
import type { EffectOf, Until } from '../schema/effects.ts';
import { stateOf } from '../state.ts';
import { seats } from '../who.ts';
import type { Context } from '../context.ts';

/** Something a player bears from now on, until a moment, until it is used up, or for good. */
export function* put(t: T, c: Context, what: string, seats: readonly SeatId[], until: Until, by: Agent = c.by): Script {
  for (const on of seats) {
    const ends = moment(t, until);
    // In a chain of effects the same mark from the same hand is not put twice: it would only set itself off again.
    const already = stateOf(t).steps > 0 && t.statusesOf(on, what).some((s) => s.until === ends && s.by.seat === by.seat);
    if (already && until !== 'used') continue;
    yield* mark(t, { what, on, by, clause: c.clause, because: c.because, ...(ends !== undefined && { until: ends }) });
  }
}

function moment(t: T, until: Until): string | undefined {
  if (until === 'forever') return undefined;
  return typeof until === 'string' ? until : `dusk.${t.place.round + until.days}`;
}

export function markThem(p: Plan, e: EffectOf<'mark'>): Run {
  const whom = seats(p, e.who ?? 'chosen', 'any');
  const sources = e.of === undefined ? undefined : seats(p, e.of, 'any');
  return function* (t, c) {
    const marked = whom(t, c);
    const source = sources?.(t, c)[0];
    const by: Agent = source === undefined ? c.by : { seat: source };
    const act = (): Script => put(t, c, e.mark, marked, e.until ?? 'forever', by);
    if (e.later) later(t, 'nightfall', act);
    else yield* act();
  };
}

/** Takes a mark away, or all that lie on them (I20). */
export function unmarkThem(p: Plan, e: EffectOf<'unmark'>): Run {
  const whom = seats(p, e.who ?? 'chosen', 'any');
  return function* (t, c) {
    for (const seat of whom(t, c)) for (const status of t.statusesOf(seat, e.mark)) yield* unmark(t, status);
  };
}

/** Something without a name in the file is put on players: that they are guarded or blocked. */
function effectMark(p: Plan, e: EffectOf<'guard' | 'block'>): Run {
  const whom = seats(p, e.who ?? 'chosen');
  const status = p.statusOf.get(e);
  return function* (t, c) {
    if (status !== undefined) yield* put(t, c, status, whom(t, c), e.until ?? 'dawn');
  };
}

export const guard = (p: Plan, e: EffectOf<'guard'>): Run => effectMark(p, e);
export const block = (p: Plan, e: EffectOf<'block'>): Run => effectMark(p, e);

/** Binds players together by a mark; the linked are shown each other where the file says so. */
export function link(p: Plan, e: EffectOf<'link'>): Run {
  const some = seats(p, e.who ?? 'chosen');
  const others = e.with === undefined ? undefined : seats(p, e.with);
  return function* (t, c) {
    const linked = [...new Set([...some(t, c), ...(others?.(t, c) ?? [])])];
    yield* put(t, c, e.mark, linked, 'forever');
    if (!e.shown || linked.length === 0) return;
    const words = said('own.linked', { who: { seats: linked }, mark: { said: said(`status.${e.mark}`) } });
    yield* showSecret(t, {
      key: `${c.key}.linked`,
      to: linked,
      about: linked,
      showing: { said: words },
      clause: c.clause,
      note: said('own.touch', { who: { seats: linked } }),
    });
  };
}

/** What is meant for one player meets another tonight (I10). */
export function steer(p: Plan, e: EffectOf<'steer'>): Run {
  const two = seats(p, e.who ?? 'chosen');
  return function* (t, c) {
    const [a, b] = two(t, c);
    if (a !== undefined && b !== undefined) stateOf(t).steered.push({ how: e.how, seats: [a, b] });
  };
}

/** Where an act goes that was meant for this player: redirected once, then exchanged once, never again (I10). */
export function steered(t: T, actor: SeatId | undefined, seat: SeatId): SeatId {
  const all = stateOf(t).steered;
  const redirect = all.find(({ how, seats }) => how === 'redirect' && seats[0] === actor);
  const aimed = redirect?.seats[1] ?? seat;
  const swap = all.find(({ how, seats }) => how === 'swap' && seats.includes(aimed));
  if (!swap) return aimed;
  return swap.seats[0] === aimed ? swap.seats[1] : swap.seats[0];
}
