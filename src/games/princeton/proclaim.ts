import { ask, type Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import type { ClauseId, Said } from '../../kernel/types.ts';

/** Something everybody is told. */
export interface Proclamation {
  readonly key: string;
  /** What has happened; it goes into the story. */
  readonly words: Said;
  /** Read out after it: how to behave now. */
  readonly manners?: Said;
  /** For the host's eyes only. */
  readonly note?: Said;
  readonly clause: ClauseId;
  readonly because?: number;
}

/** Tells everybody and reminds them, or the host, of the manners that go with it. */
export function* proclaim(t: Table, { key, words, manners, note, clause, because }: Proclamation): Script {
  t.tell({ what: 'announced', said: words }, clause, 'public', because);
  yield* ask(t, () => ({ shape: 'say', key, to: 'table', say: manners ? [words, manners] : [words], clause, ...(note && { note }) }));
}
