import type { Bar } from '../../../kernel/types.ts';
import { said, type T } from '../vocabulary.ts';

/** Roles stay hidden on leaving unless the option says so, and are then called as if they were there (X-5, YK-R12). */
export const hollow = (t: T): Bar | undefined => (t.options.revealOnElimination ? undefined : { why: said('call.hidden'), clause: 'X-5' });
