import { ask, type Script } from '../../kernel/script.ts';
import { said } from '../../kernel/types.ts';
import { bookOf, type T } from '../book.ts';
import type { Context } from '../context.ts';

/** What is answered in place of the truth: drawn, or picked by the host, who keeps false news straight (I17). */
export function* given(t: T, c: Context, what: 'side' | 'role' | 'yes' | 'number', source: 'lot' | 'host'): Script<string> {
  const { rules } = bookOf(t);
  const key = `${c.key}.false`;
  if (what === 'number') {
    if (source === 'lot') return String(lot(t, c, [0, 1, 2]));
    const { number } = yield* ask(t, () => ({
      shape: 'number',
      key,
      to: 'host',
      say: [],
      note: said('own.hostSays'),
      clause: c.clause,
      min: 0,
      max: 9,
    }));
    return String(number);
  }
  const ids = what === 'yes' ? ['yes', 'no'] : what === 'side' ? Object.keys(rules.sides) : Object.keys(t.cast);
  if (source === 'lot') return lot(t, c, ids);
  const { option } = yield* ask(t, () => ({
    shape: 'pick',
    key,
    to: 'host',
    say: [],
    note: said('own.hostSays'),
    clause: c.clause,
    options: ids.map((id) => ({
      id,
      label:
        what === 'yes'
          ? said(`own.${id}`)
          : what === 'side'
            ? said('own.side', { side: { faction: id } })
            : said('own.role', { role: { role: id } }),
    })),
  }));
  return option;
}

function lot<X extends string | number>(t: T, c: Context, from: readonly X[]): X {
  const got = from[t.random.below(from.length)] as X;
  t.tell({ what: 'drawn', from, got, by: 'seed' }, c.clause, 'host');
  return got;
}
