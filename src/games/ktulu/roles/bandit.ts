import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** A bare card (KT-012). */
export const role: Role = {
  faction: 'bandits',
};

export const words = rows({
  'role.bandit': ['Bandit', '匪徒', 'Bandyta'],
  'role.bandit.ability': [
    'At night you wake with the bandits, try to steal the statuette and choose who carries it. You win when the ship leaves and a bandit has it.',
    '夜里与匪徒一同醒来，设法偷到雕像，并决定由谁携带。船离开时雕像在匪徒手里，你获胜。',
    'W nocy budzisz się z bandytami; próbujecie ukraść posążek i wybieracie, kto go nosi. Wygrywasz, gdy statek odpływa, a posążek ma ktoś z was.',
  ],
});
