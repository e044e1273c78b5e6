import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Wins when hanged (KT-294). */
export const role: Role = {
  faction: 'janosik',
};

export const words = rows({
  'role.janosik@neutral': ['Folk outlaw', '绿林好汉', 'Zbójnik'],
  'role.janosik.ability@neutral': [
    'You play alone and have no ability. You win when you are executed, and in no other way.',
    '你独自一方，没有能力。被处决时你获胜，别无他法。',
    'Grasz w pojedynkę i nie masz zdolności. Wygrywasz przez własną egzekucję, i tylko tak.',
  ],
  'role.janosik': ['Janosik', '雅诺希克', 'Janosik'],
  'role.janosik.ability': [
    'You play alone and have no ability. You win when you are hanged, and in no other way.',
    '你独自一方，没有能力。被吊死时你获胜，别无他法。',
    'Grasz w pojedynkę i nie masz zdolności. Wygrywasz, gdy cię powieszą, i tylko wtedy.',
  ],
});
