import { ask, type Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import { said, type ClauseId, type Said } from '../../kernel/types.ts';
import type { Options } from './options.ts';

type T = Table<Options>;

/** Something everybody is told; `manners` are read out after it and are no part of the story. */
export function* proclaim(t: T, key: string, words: Said, clause: ClauseId, manners?: Said): Script {
  t.tell({ what: 'announced', said: words }, clause, 'public');
  yield* ask(t, () => ({ shape: 'say', key, to: 'table', say: manners ? [words, manners] : [words], clause }));
}

/** The dead are silent, except towards the Medium where there is one (TM-10, TM-11). */
export const silence = (t: T): Said => said((t.cast['medium'] ?? 0) > 0 ? 'dead.silentButMedium' : 'dead.silent');
