import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** One of the mafia (YK-03). */
export const role: Role = { faction: 'mafia' };

export const words = rows({
  'role.mafia': ['Mafia', '黑手党', 'Mafia'],
  'role.mafia.ability': [
    'You know the others and choose with them whom to shoot. You win once you are level with the citizens and the yakuza are gone.',
    '你认识同伴，并与他们一起选择枪杀对象。极道出局后，你们人数与市民持平即获胜。',
    'Znasz pozostałych i razem z nimi wybierasz ofiarę. Wygrywasz, gdy yakuza odpadła, a was jest tylu, ilu obywateli.',
  ],
});
