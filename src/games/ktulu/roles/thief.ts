import { rows } from '../../../text/rows.ts';
import { robbing } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** A theft of his own, secret even from the gang (KT-158, KT-159). */
export const role: Role = {
  faction: 'bandits',
  nights: {
    thief: robbing('thief', 'KT-238', 'KT-158'),
  },
};

export const words = rows({
  'role.thief': ['Thief', '窃贼', 'Złodziej'],
  'role.thief.ability': [
    'Once in the game, alone after the bandits have gone to sleep, you try to steal the statuette from one other player. At night you act with the bandits.',
    '全局一次，匪徒闭眼之后，你独自从一名其他玩家那里偷雕像。夜里与匪徒一同行动。',
    'Raz w grze, w pojedynkę, gdy bandyci już śpią, próbujesz ukraść posążek innej osobie. W nocy działasz z bandytami.',
  ],
  'thief.what': ['Tries a theft alone (once).', '独自偷窃（一次）。', 'Próbuje kradzieży w pojedynkę (raz).'],
  'thief.ask': ['Do you steal? From whom?', '你要偷吗？偷谁？', 'Czy kradniesz? Komu?'],
  'option.nightOrder.thief': ['Thief steals', '窃贼偷窃', 'Złodziej kradnie'],
});
