import { rows } from '../../../text/rows.ts';
import { learnRole, target } from '../night/lines.ts';
import { said, type Role } from '../vocabulary.ts';

/** Learns one player's role and faction every night (KT-263). */
export const role: Role = {
  faction: 'aliens',
  nights: {
    mindEater: {
      clause: 'KT-270',
      wakes: false,
      *act(t, actor) {
        const on = yield* target(t, actor, {
          key: 'mindEater.learn',
          clause: 'KT-263',
          ask: said('mindEater.ask'),
          aim: 'learn',
          must: true,
        });
        if (on !== undefined) yield* learnRole(t, actor, on, 'mindEater.learned', 'KT-263');
      },
    },
  },
};

export const words = rows({
  'role.mindEater': ['Mind Eater', '食脑者', 'Pożeracz umysłów'],
  'role.mindEater.ability': [
    'Each night you learn one other player’s faction and role. At night you act with the aliens.',
    '每夜得知一名其他玩家的阵营和角色。夜里与外星人一同行动。',
    'Co noc poznajesz frakcję i rolę innej osoby. W nocy działasz z ufolami.',
  ],
  'mindEater.what': ['Learns one player’s faction and role.', '得知一名玩家的阵营和角色。', 'Poznaje frakcję i rolę jednej osoby.'],
  'mindEater.ask': [
    'Mind Eater, whose faction and role do you want to know?',
    '食脑者，你想知道谁的阵营和角色？',
    'Czyją frakcję i rolę chce poznać Pożeracz umysłów?',
  ],
  'option.nightOrder.mindEater': ['Mind Eater asks', '食脑者查问', 'Pożeracz umysłów pyta'],
});
