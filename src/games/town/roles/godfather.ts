import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** One of the mafia; the Detective takes the Godfather for a townie. */
export const role: Role = { faction: 'mafia', appears: () => 'townie' };

export const words = rows({
  'role.godfather': ['Godfather', '教父', 'Ojciec chrzestny'],
  'role.godfather.ability': [
    'You are mafia and name a target like the others, but the Detective takes you for a townie.',
    '你属于黑手党，同样指认目标，但侦探会把你当成镇民。',
    'Należysz do mafii i jak inni wskazujesz cel, ale Detektyw bierze cię za mieszkańca.',
  ],
});
