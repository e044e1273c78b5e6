import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** A bare card (KT-012). */
export const role: Role = {
  faction: 'aliens',
};

export const words = rows({
  'role.alien': ['Alien', '外星人', 'Ufol'],
  'role.alien.ability': [
    'At night you wake with the aliens, try to steal the statuette and choose who carries it. You win when the aliens use it for the third time.',
    '夜里与外星人一同醒来，设法偷到雕像，并决定由谁携带。外星人第三次使用雕像时，你获胜。',
    'W nocy budzisz się z ufolami; próbujecie ukraść posążek i wybieracie, kto go nosi. Wygrywasz, gdy ufole użyją go po raz trzeci.',
  ],
});
