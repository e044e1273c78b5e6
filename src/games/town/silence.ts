import type { Said } from '../../kernel/types.ts';
import { countOf } from '../../rules/cast.ts';
import { said, type T } from './vocabulary.ts';

/** The dead are silent, except towards the Medium where there is one (TM-10, TM-11). */
export const silence = (t: T): Said => said(countOf(t.cast, 'medium') > 0 ? 'dead.silentButMedium' : 'dead.silent');
