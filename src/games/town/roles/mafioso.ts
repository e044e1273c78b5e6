import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** One of the mafia, who each name a target (TM-40). */
export const role: Role = { faction: 'mafia' };

export const words = rows({
  'role.mafioso': ['Mafioso', '黑手党徒', 'Mafioso'],
  'role.mafioso.ability': [
    'You know the other mafia. Each night every one of you names a target, or nobody. You win when the town has died out.',
    '你认识其他黑手党。每晚你们各指一个目标，或不指。小镇死绝时你们获胜。',
    'Znasz resztę mafii. Co noc każde z was wskazuje cel albo nikogo. Wygrywacie, gdy miasto wyginie.',
  ],
});
