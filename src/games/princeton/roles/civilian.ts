import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Sleeps at night (PR-06). */
export const role: Role = { faction: 'village' };

export const words = rows({
  'role.civilian': ['Civilian', '村民', 'Cywil'],
  'role.civilian.ability': [
    'You sleep at night. By day you talk, accuse and vote. You win when every mafia player is dead.',
    '夜里闭眼。白天发言、指控、投票。所有杀手死亡时你获胜。',
    'Nocą śpisz. W dzień rozmawiasz, oskarżasz i głosujesz. Wygrywasz, gdy nie żyje już nikt z mafii.',
  ],
});
