import { rows } from '../../../text/rows.ts';
import { learning } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** Learns one player’s role, awake with the gang (KT-207, KT-R51). */
export const role: Role = {
  faction: 'bandits',
  nights: {
    infiltrator: learning('infiltrator', 'KT-R51', 'KT-207'),
  },
};

export const words = rows({
  'role.infiltrator': ['Infiltrator', '卧底', 'Infiltrator'],
  'role.infiltrator.ability': [
    'Once in the game, at night, you secretly learn one other player’s faction and role. At night you act with the bandits.',
    '全局一次，夜里暗中得知一名其他玩家的阵营和角色。夜里与匪徒一同行动。',
    'Raz w grze, w nocy, potajemnie poznajesz frakcję i rolę innej osoby. W nocy działasz z bandytami.',
  ],
  'infiltrator.what': [
    'Learns one player’s faction and role (once).',
    '得知一名玩家的阵营和角色（一次）。',
    'Poznaje frakcję i rolę jednej osoby (raz).',
  ],
  'infiltrator.ask': [
    'Infiltrator, do you want to know anybody’s faction and role? Whose?',
    '卧底，你想知道谁的阵营和角色吗？',
    'Czy Infiltrator chce poznać czyjąś frakcję i rolę? Czyją?',
  ],
  'option.nightOrder.infiltrator': ['Infiltrator asks', '卧底查问', 'Infiltrator pyta'],
});
