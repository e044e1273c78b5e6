import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** A bare card (KT-012). */
export const role: Role = {
  faction: 'indians',
};

export const words = rows({
  'role.indian@neutral': ['Tribe member', '部落成员', 'Osoba z plemienia'],
  'role.indian.ability@neutral': [
    'At night you wake with the tribe and kill one player, or two while the tribe has the statuette. You win when everybody else is dead.',
    '夜里与部落一同醒来，杀死一名玩家；持有雕像时杀两名。其他人全部死亡，你获胜。',
    'W nocy budzisz się z plemieniem; zabijacie jedną osobę, a gdy macie posążek, dwie. Wygrywasz, gdy wszyscy inni nie żyją.',
  ],
  'role.indian': ['Indian', '印第安人', 'Indianin'],
  'role.indian.ability': [
    'At night you wake with the Indians and kill one player, or two while the Indians have the statuette. You win when everybody else is dead.',
    '夜里与印第安人一同醒来，杀死一名玩家；持有雕像时杀两名。其他人全部死亡，你获胜。',
    'W nocy budzisz się z Indianami; zabijacie jedną osobę, a gdy macie posążek, dwie. Wygrywasz, gdy wszyscy inni nie żyją.',
  ],
});
