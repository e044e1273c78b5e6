import type { Script } from '../../kernel/script.ts';
import { said, type Agent, type SeatId } from '../../kernel/types.ts';
import { showSecret } from '../../rules/knowledge.ts';
import { later } from '../../rules/moment.ts';
import { mark, unmark } from '../../rules/status.ts';
import { bookOf, type T } from '../book.ts';
import type { EffectOf, Until } from '../schema/effects.ts';
import { stateOf } from '../state.ts';
import { seatsOf } from '../who.ts';
import type { Context } from '../context.ts';

/** Something a player bears from now on, until a moment, until it is used up, or for good. */
export function* put(t: T, c: Context, what: string, seats: readonly SeatId[], until: Until, by: Agent = c.by): Script {
  for (const on of seats) {
    const ends = moment(t, until);
    yield* mark(t, { what, on, by, clause: c.clause, because: c.because, ...(ends !== undefined && { until: ends }) });
  }
}

function moment(t: T, until: Until): string | undefined {
  if (until === 'forever') return undefined;
  return typeof until === 'string' ? until : `dusk.${t.place.round + until.days}`;
}

export function* markThem(t: T, c: Context, e: EffectOf<'mark'>): Script {
  const seats = seatsOf(t, c, e.who ?? 'chosen', 'any');
  const [source] = e.of === undefined ? [] : seatsOf(t, c, e.of, 'any');
  const by: Agent = source === undefined ? c.by : { seat: source };
  if (!e.later) yield* put(t, c, e.mark, seats, e.until ?? 'forever', by);
  else
    later(t, 'nightfall', function* () {
      yield* put(t, c, e.mark, seats, e.until ?? 'forever', by);
    });
}

/** Takes a mark away, or all that lie on them (I20). */
export function* unmarkThem(t: T, c: Context, e: EffectOf<'unmark'>): Script {
  for (const seat of seatsOf(t, c, e.who ?? 'chosen', 'any')) for (const status of t.statusesOf(seat, e.mark)) yield* unmark(t, status);
}

export function* guard(t: T, c: Context, e: EffectOf<'guard'>): Script {
  const status = bookOf(t).statusOf.get(e);
  if (status !== undefined) yield* put(t, c, status, seatsOf(t, c, e.who ?? 'chosen'), e.until ?? 'dawn');
}

export function* block(t: T, c: Context, e: EffectOf<'block'>): Script {
  const status = bookOf(t).statusOf.get(e);
  if (status !== undefined) yield* put(t, c, status, seatsOf(t, c, e.who ?? 'chosen'), e.until ?? 'dawn');
}

/** Binds players together by a mark; the linked are shown each other where the file says so. */
export function* link(t: T, c: Context, e: EffectOf<'link'>): Script {
  const seats = [...new Set([...seatsOf(t, c, e.who ?? 'chosen'), ...(e.with === undefined ? [] : seatsOf(t, c, e.with))])];
  yield* put(t, c, e.mark, seats, 'forever');
  if (!e.shown || seats.length === 0) return;
  const words = said('own.linked', { who: { seats }, mark: { said: said(`status.${e.mark}`) } });
  yield* showSecret(t, {
    key: `${c.key}.linked`,
    to: seats,
    about: seats,
    showing: { said: words },
    clause: c.clause,
    note: said('own.touch', { who: { seats } }),
  });
}

/** What is meant for one player meets another tonight (I10). */
export function steer(t: T, c: Context, e: EffectOf<'steer'>): void {
  const [a, b] = seatsOf(t, c, e.who ?? 'chosen');
  if (a !== undefined && b !== undefined) stateOf(t).steered.push({ how: e.how, seats: [a, b] });
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
