import { rows } from '../../../text/rows.ts';
import { eitherOr } from '../night/leaders.ts';
import type { Role } from '../vocabulary.ts';

/** Investigates or murders (VD-72). */
export const role: Role = { faction: 'civilians', class: 'leader', night: eitherOr('VD-72') };

export const words = rows({
  'role.detective': ['Detective', '侦探', 'Detektyw'],
  'role.detective.ability': [
    'Each night you may either investigate one other player and see the role, or murder one. No murder on the first night.',
    '每夜可以调查一名其他玩家并看到其角色，或者杀死一名。第一夜不能杀人。',
    'Co noc możesz albo zbadać inną osobę i poznać jej rolę, albo ją zabić. Pierwszej nocy nie wolno zabijać.',
  ],
  'detective.ask': ['Do you investigate or murder? Whom?', '你要调查还是杀人？选谁？', 'Badasz czy zabijasz? Kogo?'],
  'detective.what': ['Investigates one player or murders one.', '调查一名玩家，或杀死一名。', 'Bada jedną osobę albo jedną zabija.'],
});
