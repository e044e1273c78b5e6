import { rows } from '../../../text/rows.ts';
import { learning } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** Learns one player’s role once in a game (KT-165). */
export const role: Role = {
  faction: 'indians',
  nights: {
    shaman: learning('shaman', 'KT-241', 'KT-165'),
  },
};

export const words = rows({
  'role.shaman@neutral': ['Seer', '先知', 'Jasnowidz'],
  'role.shaman.ability@neutral': [
    'Once in the game, at night, you secretly learn one other player’s faction and role. At night you act with the tribe.',
    '全局一次，夜里暗中得知一名其他玩家的阵营和角色。夜里与部落一同行动。',
    'Raz w grze, w nocy, potajemnie poznajesz frakcję i rolę innej osoby. W nocy działasz z plemieniem.',
  ],
  'role.shaman': ['Shaman', '萨满', 'Szaman'],
  'role.shaman.ability': [
    'Once in the game, at night, you secretly learn one other player’s faction and role. At night you act with the Indians.',
    '全局一次，夜里暗中得知一名其他玩家的阵营和角色。夜里与印第安人一同行动。',
    'Raz w grze, w nocy, potajemnie poznajesz frakcję i rolę innej osoby. W nocy działasz z Indianami.',
  ],
  'option.nightOrder.shaman@neutral': ['Seer asks', '先知查问', 'Jasnowidz pyta'],
  'shaman.what': [
    'Learns one player’s faction and role (once).',
    '得知一名玩家的阵营和角色（一次）。',
    'Poznaje frakcję i rolę jednej osoby (raz).',
  ],
  'shaman.ask': [
    'Shaman, do you want to know anybody’s faction and role? Whose?',
    '萨满，你想知道谁的阵营和角色吗？',
    'Czy Szaman chce poznać czyjąś frakcję i rolę? Czyją?',
  ],
  'shaman.ask@neutral': [
    'Seer, do you want to know anybody’s faction and role? Whose?',
    '先知，你想知道谁的阵营和角色吗？',
    'Czy Jasnowidz chce poznać czyjąś frakcję i rolę? Czyją?',
  ],
  'option.nightOrder.shaman': ['Shaman asks', '萨满查问', 'Szaman pyta'],
});
