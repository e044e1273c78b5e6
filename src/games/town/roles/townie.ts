import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** No ability. */
export const role: Role = { faction: 'town' };

export const words = rows({
  'role.townie': ['Townie', '镇民', 'Mieszkaniec'],
  'role.townie.ability': [
    'You sleep at night. By day you talk, nominate and vote. You win when the mafia has died out.',
    '夜里闭眼。白天发言、提名、投票。黑手党死绝时你获胜。',
    'Nocą śpisz. W dzień rozmawiasz, wskazujesz i głosujesz. Wygrywasz, gdy mafia wyginie.',
  ],
});
