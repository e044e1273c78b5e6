import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Wakes with the Mafia and chooses with it, but is not of it (VD-A18). */
export const role: Role = { faction: 'loner', class: 'loner' };

export const words = rows({
  'role.impostor': ['Impostor', '冒牌货', 'Oszust'],
  'role.impostor.ability': [
    'You wake with the Mafia as if you were a Thug and choose the victim with them, but you are not of them. You win, against everybody, as one of the last two.',
    '你像打手一样与黑手党一同醒来，一起选受害者，却不是他们的人。你与所有人为敌，成为最后两人之一时获胜。',
    'Budzisz się z mafią jak Zbir i razem wybieracie ofiarę, ale do niej nie należysz. Wygrywasz przeciw wszystkim jako jedna z dwóch ostatnich osób.',
  ],
});
