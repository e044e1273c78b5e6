import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Wakes with the Mafia and chooses the victim with it (VD-24, VD-79). */
export const role: Role = { faction: 'mafia', class: 'thug' };

export const words = rows({
  'role.thug': ['Thug', '打手', 'Zbir'],
  'role.thug.ability': [
    'You wake with the Mafia and choose the victim together. You win when the civilians no longer outnumber you.',
    '你与黑手党一同醒来，一起选定受害者。平民不再比你们多时，你们获胜。',
    'Budzisz się z mafią i razem wybieracie ofiarę. Wygrywacie, gdy cywile nie mają już nad wami przewagi.',
  ],
});
