import { announce, ask } from '../../kernel/script.ts';
import { said, type Said } from '../../kernel/types.ts';
import { reveal } from '../../rules/death.ts';
import { text, type Plan, type Run } from '../book.ts';
import type { EffectOf } from '../schema/effects.ts';
import { seats } from '../who.ts';
import { show } from './show.ts';

/** Says something to everybody or shows it to some; roles and sides may be part of it. */
export function tell(p: Plan, e: EffectOf<'tell'>): Run {
  const of = e.of === undefined ? undefined : seats(p, e.of, 'any');
  const to = e.to === undefined || e.to === 'table' ? undefined : seats(p, e.to, 'any');
  const own = e.words && text(p, e.words);
  return function* (t, c) {
    const about = of?.(t, c) ?? [];
    if (e.show !== undefined && about.length === 0) return;
    const parts: Said[] = own ? [own] : [];
    if (e.show === 'names') parts.push(said('own.tell.names', { who: { seats: about } }));
    else if (e.show !== undefined)
      for (const seat of about)
        parts.push(
          e.show === 'role'
            ? said('own.learn.role', { who: { seat }, role: { role: t.at(seat).role } })
            : said('own.learn.side', { who: { seat }, side: { faction: t.faction(seat) } }),
        );
    const words = parts.length === 1 && parts[0] ? parts[0] : said('own.list', { all: { list: parts } });
    if (!to) {
      if (e.show === 'role') for (const seat of about) reveal(t, seat, c.clause);
      yield* announce(t, `${c.key}.tell`, words, c.clause, c.because);
      return;
    }
    const shown = to(t, c);
    if (shown.length > 0)
      yield* show(t, {
        key: `${c.key}.tell`,
        to: shown,
        about,
        showing: { said: words },
        clause: c.clause,
        note: said('own.touch', { who: { seats: shown } }),
      });
  };
}

/** What the rules of the file leave to the host: words to read and to act on. */
export function manual(p: Plan, e: EffectOf<'manual'>): Run {
  const note = text(p, e.words);
  return function* (t, c) {
    t.tell({ what: 'noted', said: note }, c.clause, 'host', c.because);
    yield* ask(t, () => ({ shape: 'say', key: `${c.key}.manual`, to: 'host', say: [], note, clause: c.clause }));
  };
}
