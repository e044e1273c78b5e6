import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Knows the two other Mormons, not their sides (KT-188). */
export const role: Role = {
  faction: 'bandits',
};

export const words = rows({
  'role.mormonBandit@neutral': ['Brethren (bandit)', '兄弟会（匪徒）', 'Bractwo (bandyta)'],
  'role.mormonBandit.ability@neutral': [
    'On night 0 you see the two other Brethren: one is a citizen and one is of the tribe, but not which is which. You have no other ability, act with the bandits and win with them.',
    '第0夜你看到另外两名兄弟会成员：一名市民，一名部落成员，但不知谁是谁。没有其他能力，与匪徒一同行动和获胜。',
    'Nocy zerowej widzisz dwoje innych członków bractwa: są wśród nich miastowy i ktoś z plemienia, ale nie wiesz, kto jest kim. Innej zdolności nie masz; działasz i wygrywasz z bandytami.',
  ],
  'role.mormonBandit': ['Mormon (bandit)', '摩门教徒（匪徒）', 'Mormon (bandyta)'],
  'role.mormonBandit.ability': [
    'On night 0 you see the two other Mormons: one is a citizen and one an Indian, but not which is which. You have no other ability, act with the bandits and win with them.',
    '第0夜你看到另外两名摩门教徒：一名市民，一名印第安人，但不知谁是谁。没有其他能力，与匪徒一同行动和获胜。',
    'Nocy zerowej widzisz dwoje innych mormonów: są wśród nich miastowy i Indianin, ale nie wiesz, kto jest kim. Innej zdolności nie masz; działasz i wygrywasz z bandytami.',
  ],
});
