import { rows } from '../../../text/rows.ts';
import { killing } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** One kill in a game (KT-266). */
export const role: Role = {
  faction: 'aliens',
  nights: {
    greenTentacle: killing('greenTentacle', 'KT-272', 'KT-266', { wakes: false }),
  },
};

export const words = rows({
  'role.greenTentacle': ['Green tentacle', '绿触手', 'Zielona macka'],
  'role.greenTentacle.ability': [
    'Once in the game, at night, you kill one other player. If that player had the statuette, the aliens have it now. At night you act with the aliens.',
    '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归外星人。夜里与外星人一同行动。',
    'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, mają go teraz ufole. W nocy działasz z ufolami.',
  ],
  'greenTentacle.what': ['Kills one player (once).', '杀死一名玩家（一次）。', 'Zabija jedną osobę (raz).'],
  'greenTentacle.ask': ['Green tentacle, do you kill? Whom?', '绿触手，你要杀人吗？杀谁？', 'Czy Zielona macka zabija? Kogo?'],
  'option.nightOrder.greenTentacle': ['Green tentacle kills', '绿触手杀人', 'Zielona macka zabija'],
});
