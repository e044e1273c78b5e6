import { rows } from '../../../text/rows.ts';
import { killing } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** One kill in a game (KT-209). */
export const role: Role = {
  faction: 'indians',
  nights: {
    warrior: killing('warrior', 'KT-248', 'KT-209', { wakes: false }),
  },
};

export const words = rows({
  'role.warrior.ability@neutral': [
    'Once in the game, at night, you kill one other player. If that player had the statuette, the tribe has it now. At night you act with the tribe.',
    '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归部落。夜里与部落一同行动。',
    'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, ma go teraz plemię. W nocy działasz z plemieniem.',
  ],
  'role.warrior': ['Warrior', '战士', 'Wojownik'],
  'role.warrior.ability': [
    'Once in the game, at night, you kill one other player. If that player had the statuette, the Indians have it now. At night you act with the Indians.',
    '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归印第安人。夜里与印第安人一同行动。',
    'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, mają go teraz Indianie. W nocy działasz z Indianami.',
  ],
  'warrior.what': ['Kills one player (once).', '杀死一名玩家（一次）。', 'Zabija jedną osobę (raz).'],
  'warrior.ask': ['Warrior, do you kill? Whom?', '战士，你要杀人吗？杀谁？', 'Czy Wojownik zabija? Kogo?'],
  'option.nightOrder.warrior': ['Warrior kills', '战士杀人', 'Wojownik zabija'],
});
