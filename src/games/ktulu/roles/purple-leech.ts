import { rows } from '../../../text/rows.ts';
import { robbing } from '../night/abilities.ts';
import type { Role } from '../vocabulary.ts';

/** One theft in a game (KT-267). */
export const role: Role = {
  faction: 'aliens',
  nights: {
    purpleLeech: robbing('purpleLeech', 'KT-273', 'KT-267', { wakes: false }),
  },
};

export const words = rows({
  'role.purpleLeech': ['Purple leech', '紫水蛭', 'Purpurowa przyssawka'],
  'role.purpleLeech.ability': [
    'Once in the game, at night, you try to steal the statuette from one other player, besides the theft of all aliens. At night you act with the aliens.',
    '全局一次，夜里在外星人共同的偷窃之外，再从一名其他玩家那里偷一次雕像。夜里与外星人一同行动。',
    'Raz w grze, w nocy, próbujesz ukraść posążek innej osobie, oprócz wspólnej kradzieży ufoli. W nocy działasz z ufolami.',
  ],
  'purpleLeech.what': ['Tries one more theft (once).', '在共同偷窃之外再偷（一次）。', 'Próbuje jeszcze jednej kradzieży (raz).'],
  'purpleLeech.ask': ['Purple leech, do you steal? From whom?', '紫水蛭，你要偷吗？偷谁？', 'Czy Purpurowa przyssawka kradnie? Komu?'],
  'option.nightOrder.purpleLeech': ['Purple leech steals', '紫水蛭偷窃', 'Purpurowa przyssawka kradnie'],
});
