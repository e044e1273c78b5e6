import { announce } from '../../kernel/script.ts';
import { said, type FactionId } from '../../kernel/types.ts';
import { transferToken } from '../../rules/token.ts';
import type { Plan, Run, T } from '../book.ts';
import type { Context } from '../context.ts';
import type { EffectOf } from '../schema/effects.ts';
import { stateOf } from '../state.ts';
import { tallyOf } from '../when.ts';
import { seats } from '../who.ts';
import { finished } from '../wins.ts';

/** The side that is named, or that of the one who acts. */
const sideMeant = (t: T, c: Context, side: FactionId | undefined): FactionId | undefined =>
  side ?? (c.self === undefined ? undefined : t.faction(c.self));

/** More or fewer of something next time: kills of a side (I29), votes of the day, or a night without any death. */
export const next = (_: Plan, e: EffectOf<'next'>): Run =>
  function* (t, c) {
    const s = stateOf(t);
    if (e.what === 'vote') s.votes += e.by;
    else if (e.what === 'killing') s.quiet = t.place.round + (t.place.phase === 'night' ? 0 : 1);
    else {
      const side = sideMeant(t, c, e.side);
      if (side !== undefined) s.more.set(side, (s.more.get(side) ?? 0) + e.by);
    }
  };

/** A side has won or lost; the game is over, or it has won along and play goes on (I22). */
export const finish = (_: Plan, e: EffectOf<'end'>): Run =>
  function* (t, c) {
    const side = sideMeant(t, c, e.side);
    if (side === undefined) return;
    const s = stateOf(t);
    if (e.along) {
      s.along.add(side);
      yield* announce(t, `${c.key}.wins`, said('own.winsAlong', { side: { faction: side } }), c.clause, c.because);
      return;
    }
    const inPlay = [...new Set(t.seats.map(({ seat }) => t.faction(seat)))];
    const won: FactionId[] = e.loses ? inPlay.filter((one) => one !== side) : [side];
    yield* finished(t, won, said(e.loses ? 'own.lost' : 'own.won', { side: { faction: side } }), c.clause);
  };

/** A tally goes up or down; everybody hears of it where the file says so. */
export const countUp = (_: Plan, e: EffectOf<'count'>): Run =>
  function* (t, c) {
    const n = t.count(tallyOf(e.of), e.by);
    stateOf(t).changed = t.place.round;
    if (e.shown) yield* announce(t, `${c.key}.count`, said('own.count', { what: { said: said(`count.${e.of}`) }, n }), c.clause, c.because);
  };

export function giveToken(p: Plan, e: EffectOf<'give'>): Run {
  const holders = seats(p, e.to ?? 'chosen');
  return function* (t, c) {
    const [to] = holders(t, c);
    if (to !== undefined) yield* transferToken(t, e.token, to, { by: c.by, clause: c.clause, because: c.because });
  };
}
