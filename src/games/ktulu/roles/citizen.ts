import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** A bare card (KT-012). */
export const role: Role = {
  faction: 'citizens',
};

export const words = rows({
  'role.citizen': ['Citizen', '市民', 'Miastowy'],
  'role.citizen.ability': [
    'You have no ability. Talk, suspect, vote. You win when the statuette is with a citizen by day, is found by a search, or its carrier dies by day.',
    '你没有能力。发言、怀疑、投票。白天雕像在市民手里、被搜出，或持有者白天死亡，你获胜。',
    'Nie masz zdolności. Rozmawiaj, podejrzewaj, głosuj. Wygrywasz, gdy w dzień posążek ma ktoś z miasta, gdy znajdzie go przeszukanie albo gdy w dzień zginie, kto go ma.',
  ],
});
