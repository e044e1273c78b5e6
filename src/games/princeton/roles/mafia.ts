import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Wakes with the mafia, who point at one victim (PR-29). */
export const role: Role = { faction: 'mafia' };

export const words = rows({
  'role.mafia': ['Mafia', '杀手', 'Mafia'],
  'role.mafia.ability': [
    'Each night the mafia wake together and may point out one victim. You win when the village no longer outnumbers you.',
    '每晚杀手一同醒来，可以指出一名受害者。好人不再多于杀手时，你们获胜。',
    'Co noc mafia budzi się razem i może wskazać jedną ofiarę. Wygrywacie, gdy wioska nie ma już przewagi liczebnej.',
  ],
});
