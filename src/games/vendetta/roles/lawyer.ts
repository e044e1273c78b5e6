import { rows } from '../../../text/rows.ts';
import { investigate } from '../night/abilities.ts';
import { turn } from '../night/turn.ts';
import type { Role } from '../vocabulary.ts';

/** Investigates (VD-27). */
export const role: Role = {
  faction: 'mafia',
  class: 'mobster',
  night: turn('VD-27', function* (t, actor) {
    yield* investigate(t, actor, 'VD-27');
  }),
};

export const words = rows({
  'role.lawyer': ['Lawyer', '律师', 'Adwokat'],
  'role.lawyer.ability': [
    'Each night you may investigate one other player and see the role. You also choose the victim with the Mafia.',
    '每夜可以调查一名其他玩家并看到其角色。你也和黑手党一起选受害者。',
    'Co noc możesz zbadać inną osobę i poznać jej rolę. Wybierasz też ofiarę razem z mafią.',
  ],
  'lawyer.ask': ['Whom do you investigate?', '你要调查谁？', 'Kogo badasz?'],
  'lawyer.what': ['Sees the facilitator card of one player.', '查看一名玩家的角色牌。', 'Ogląda kartę roli jednej osoby.'],
});
