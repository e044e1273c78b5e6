import { ask, type Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { said, type ClauseId } from '../kernel/types.ts';

/** What a lot is drawn for. */
export interface Lot<K extends string = string> {
  readonly key: K;
  readonly clause: ClauseId;
  /** The host tosses a coin or draws a card himself and enters what came up. */
  readonly byHost?: boolean;
}

/** Draws one of the candidates by lot; the draw stands in the story with all of them. */
export function* drawn<T extends number | string>(t: Table, from: readonly T[], lot: Lot): Script<T> {
  let got: T | undefined;
  if (lot.byHost) {
    const { option } = yield* ask(t, () => ({
      shape: 'pick',
      key: lot.key,
      to: 'host',
      say: [],
      note: said('draw.byHost'),
      clause: lot.clause,
      options: from.map((id) => ({ id: String(id), label: typeof id === 'number' ? said('draw.seat', { who: { seat: id } }) : said(id) })),
    }));
    got = from.find((id) => String(id) === option);
  }
  got ??= from[t.random.below(from.length)] as T;
  t.tell({ what: 'drawn', from, got, by: lot.byHost ? 'host' : 'seed' }, lot.clause, 'host');
  return got;
}
