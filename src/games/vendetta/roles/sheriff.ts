import { rows } from '../../../text/rows.ts';
import { murder } from '../night/abilities.ts';
import { leader } from '../night/leaders.ts';
import type { Role } from '../vocabulary.ts';

/** Murders (VD-R1). */
export const role: Role = {
  faction: 'civilians',
  class: 'leader',
  night: leader('VD-R1', (t, actor) => murder(t, actor, 'VD-R1')),
};

export const words = rows({
  'role.sheriff': ['Sheriff', '警长', 'Szeryf'],
  'role.sheriff.ability': [
    'Each night you may murder one other player. Not on the first night.',
    '每夜可以杀死一名其他玩家。第一夜除外。',
    'Co noc możesz zabić inną osobę. Nie pierwszej nocy.',
  ],
  'sheriff.ask': ['Whom do you murder?', '你要杀谁？', 'Kogo zabijasz?'],
  'sheriff.what': ['Murders one player, not on the first night.', '杀死一名玩家，第一夜除外。', 'Zabija jedną osobę, nie pierwszej nocy.'],
});
