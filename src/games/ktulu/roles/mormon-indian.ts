import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Knows the two other Mormons, not their sides (KT-188). */
export const role: Role = {
  faction: 'indians',
};

export const words = rows({
  'role.mormonIndian@neutral': ['Brethren (tribe)', '兄弟会（部落）', 'Bractwo (plemię)'],
  'role.mormonIndian.ability@neutral': [
    'On night 0 you see the two other Brethren: one is a citizen and one a bandit, but not which is which. You have no other ability, act with the tribe and win with it.',
    '第0夜你看到另外两名兄弟会成员：一名市民，一名匪徒，但不知谁是谁。没有其他能力，与部落一同行动和获胜。',
    'Nocy zerowej widzisz dwoje innych członków bractwa: są wśród nich miastowy i bandyta, ale nie wiesz, kto jest kim. Innej zdolności nie masz; działasz i wygrywasz z plemieniem.',
  ],
  'role.mormonIndian': ['Mormon (Indian)', '摩门教徒（印第安人）', 'Mormon (Indianin)'],
  'role.mormonIndian.ability': [
    'On night 0 you see the two other Mormons: one is a citizen and one a bandit, but not which is which. You have no other ability, act with the Indians and win with them.',
    '第0夜你看到另外两名摩门教徒：一名市民，一名匪徒，但不知谁是谁。没有其他能力，与印第安人一同行动和获胜。',
    'Nocy zerowej widzisz dwoje innych mormonów: są wśród nich miastowy i bandyta, ale nie wiesz, kto jest kim. Innej zdolności nie masz; działasz i wygrywasz z Indianami.',
  ],
});
