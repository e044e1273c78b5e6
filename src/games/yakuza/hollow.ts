import type { Table } from '../../kernel/table.ts';
import { said, type Bar } from '../../kernel/types.ts';
import type { Options } from './options.ts';

/** Roles stay hidden on leaving unless the option says so, and are then called as if they were there (X-5, YK-R12). */
export const hollow = (t: Table<Options>): Bar | undefined =>
  t.options.revealOnElimination ? undefined : { why: said('call.hidden'), clause: 'X-5' };
