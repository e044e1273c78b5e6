import { rows } from '../../../text/rows.ts';
import { judging } from '../day/powers.ts';
import type { Role } from '../vocabulary.ts';

/** May turn a duel round (KT-116). */
export const role: Role = {
  faction: 'citizens',
  reacts: { duel: judging('judge') },
};

export const words = rows({
  'role.judge': ['Judge', '审判官', 'Sędzia'],
  'role.judge.ability': [
    'Once, right after a duel with one winner, you may reveal your role: then the other contestant wins. You can no longer do so when your role is publicly known.',
    '全局一次，决斗刚分出唯一胜者时，可以公开角色，改判另一方获胜。角色已经公开后不能再用。',
    'Raz, tuż po pojedynku z jednym zwycięzcą, możesz ujawnić swoją rolę: wygrywa wtedy druga strona. Nie, gdy twoja rola jest już jawna.',
  ],
});
