import { rows } from '../../../text/rows.ts';
import { killing } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** One kill in a game (KT-139). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    hairdresser: killing('hairdresser', 'KT-232', 'KT-139'),
  },
};

export const words = rows({
  'role.hairdresser': ['Hairdresser', '理发师', 'Fryzjer'],
  'role.hairdresser.ability': [
    'Once in the game, at night, you kill one other player. If that player had the statuette, it is yours.',
    '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归你。',
    'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, jest twój.',
  ],
  'hairdresser.what': ['Kills one player (once).', '杀死一名玩家（一次）。', 'Zabija jedną osobę (raz).'],
  'hairdresser.ask': ['Do you kill? Whom?', '你要杀人吗？杀谁？', 'Czy zabijasz? Kogo?'],
  'option.nightOrder.hairdresser': ['Hairdresser kills', '理发师杀人', 'Fryzjer zabija'],
});
