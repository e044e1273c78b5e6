import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Sleeps at night (YK-02). */
export const role: Role = { faction: 'citizens' };

export const words = rows({
  'role.civilian': ['Civilian', '平民', 'Cywil'],
  'role.civilian.ability': [
    'You sleep at night. By day you have one minute, one nomination and one vote.',
    '夜里闭眼。白天你有一分钟发言、一次提名和一票。',
    'W nocy śpisz. W dzień masz minutę, jedną nominację i jeden głos.',
  ],
});
