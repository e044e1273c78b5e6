import { announce, ask, type Script } from '../../kernel/script.ts';
import { said, type Said } from '../../kernel/types.ts';
import { reveal } from '../../rules/death.ts';
import { text, type T } from '../book.ts';
import type { EffectOf } from '../schema/effects.ts';
import { seatsOf } from '../who.ts';
import type { Context } from '../context.ts';
import { show } from './show.ts';

/** Says something to everybody or shows it to some; roles and sides may be part of it. */
export function* tell(t: T, c: Context, e: EffectOf<'tell'>): Script {
  const about = e.of === undefined ? [] : seatsOf(t, c, e.of, 'any');
  if (e.show !== undefined && about.length === 0) return;
  const parts: Said[] = [...(e.words ? [text(t, e.words)] : [])];
  if (e.show === 'names') parts.push(said('own.tell.names', { who: { seats: about } }));
  else if (e.show !== undefined)
    for (const seat of about)
      parts.push(
        e.show === 'role'
          ? said('own.learn.role', { who: { seat }, role: { role: t.at(seat).role } })
          : said('own.learn.side', { who: { seat }, side: { faction: t.faction(seat) } }),
      );
  const words = parts.length === 1 && parts[0] ? parts[0] : said('own.list', { all: { list: parts } });
  if (e.to === undefined || e.to === 'table') {
    if (e.show === 'role') for (const seat of about) reveal(t, seat, c.clause);
    yield* announce(t, `${c.key}.tell`, words, c.clause, c.because);
    return;
  }
  const to = seatsOf(t, c, e.to, 'any');
  if (to.length > 0)
    yield* show(t, {
      key: `${c.key}.tell`,
      to,
      about,
      showing: { said: words },
      clause: c.clause,
      note: said('own.touch', { who: { seats: to } }),
    });
}

/** What the rules of the file leave to the host: words to read and to act on. */
export function* manual(t: T, c: Context, e: EffectOf<'manual'>): Script {
  const note = text(t, e.words);
  t.tell({ what: 'noted', said: note }, c.clause, 'host', c.because);
  yield* ask(t, () => ({ shape: 'say', key: `${c.key}.manual`, to: 'host', say: [], note, clause: c.clause }));
}
