import type { NightCard } from '../../../kernel/night-card.ts';
import { turnsOf } from '../../../rules/role-module.ts';
import type { Options } from '../options.ts';
import { roles, sequence } from '../roles/index.ts';
import type { Ids } from '../vocabulary.ts';
import { gangs } from './gangs.ts';

/** The night sequence, strict (VD-36, VD-37, rules 4.5). */
export const nightCard: NightCard<Options, Ids> = [
  { id: 'before', lines: turnsOf(roles, sequence.before) },
  { id: 'gangs', lines: gangs },
  { id: 'after', lines: turnsOf(roles, sequence.after) },
];
