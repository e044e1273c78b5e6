import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** One of the rival gang: wakes right after the Mafia and chooses a victim of its own (VD-86, VD-89). */
export const role: Role = { faction: 'yakuza', class: 'yakuza' };

export const words = rows({
  'role.yakuza': ['Yakuza', '极道', 'Yakuza'],
  'role.yakuza.ability': [
    'You wake with the Yakuza right after the Mafia and choose a victim of your own. You win when the Mafia is out and the civilians no longer outnumber you.',
    '你们在黑手党之后醒来，另选一名受害者。黑手党出局且平民不再比你们多时，你们获胜。',
    'Budzicie się zaraz po mafii i wybieracie własną ofiarę. Wygrywacie, gdy mafia jest poza grą, a cywile nie mają już przewagi nad wami.',
  ],
});
