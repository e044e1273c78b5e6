import { rows } from '../../../text/rows.ts';
import { killing } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** One kill in a game, awake with the gang (KT-157). */
export const role: Role = {
  faction: 'bandits',
  nights: {
    avenger: killing('avenger', 'KT-235', 'KT-157', { wakes: false }),
  },
};

export const words = rows({
  'role.avenger': ['Avenger', '复仇者', 'Mściciel'],
  'role.avenger.ability': [
    'Once in the game, at night, you kill one other player. If that player had the statuette, the bandits have it now. At night you act with the bandits.',
    '全局一次，夜里杀死一名其他玩家。若此人持有雕像，雕像归匪徒。夜里与匪徒一同行动。',
    'Raz w grze, w nocy, zabijasz inną osobę. Jeśli miała posążek, mają go teraz bandyci. W nocy działasz z bandytami.',
  ],
  'avenger.what': ['Kills one player (once).', '杀死一名玩家（一次）。', 'Zabija jedną osobę (raz).'],
  'avenger.ask': ['Avenger, do you kill? Whom?', '复仇者，你要杀人吗？杀谁？', 'Czy Mściciel zabija? Kogo?'],
  'option.nightOrder.avenger': ['Avenger kills', '复仇者杀人', 'Mściciel zabija'],
});
