import { announce, type Script } from '../../kernel/script.ts';
import { said, type FactionId } from '../../kernel/types.ts';
import { transferToken } from '../../rules/token.ts';
import type { T } from '../book.ts';
import type { EffectOf } from '../schema/effects.ts';
import { stateOf } from '../state.ts';
import { tallyOf } from '../when.ts';
import { seatsOf } from '../who.ts';
import type { Context } from '../context.ts';
import { finished } from '../wins.ts';

/** More or fewer of something next time: kills of a side (I29), votes of the day, or a night without any death. */
export function next(t: T, c: Context, e: EffectOf<'next'>): void {
  const s = stateOf(t);
  if (e.what === 'vote') s.votes += e.by;
  else if (e.what === 'killing') s.quiet = t.place.round + (t.place.phase === 'night' ? 0 : 1);
  else {
    const side = e.side ?? (c.self === undefined ? undefined : t.faction(c.self));
    if (side !== undefined) s.more.set(side, (s.more.get(side) ?? 0) + e.by);
  }
}

/** A side has won or lost; the game is over, or it has won along and play goes on (I22). */
export function* finish(t: T, c: Context, e: EffectOf<'end'>): Script {
  const side = e.side ?? (c.self === undefined ? undefined : t.faction(c.self));
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
}

/** A tally goes up or down; everybody hears of it where the file says so. */
export function* countUp(t: T, c: Context, e: EffectOf<'count'>): Script {
  const n = t.count(tallyOf(e.of), e.by);
  if (e.shown) yield* announce(t, `${c.key}.count`, said('own.count', { what: { said: said(`count.${e.of}`) }, n }), c.clause, c.because);
}

export function* giveToken(t: T, c: Context, e: EffectOf<'give'>): Script {
  const [to] = seatsOf(t, c, e.to ?? 'chosen');
  if (to !== undefined) yield* transferToken(t, e.token, to, { by: c.by, clause: c.clause, because: c.because });
}
