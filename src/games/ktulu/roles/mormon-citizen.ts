import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Knows the two other Mormons, not their sides (KT-188). */
export const role: Role = {
  faction: 'citizens',
};

export const words = rows({
  'role.mormonCitizen@neutral': ['Brethren (citizen)', '兄弟会（市民）', 'Bractwo (miastowy)'],
  'role.mormonCitizen.ability@neutral': [
    'On night 0 you see the two other Brethren: one is a bandit and one is of the tribe, but not which is which. You have no other ability and win with the citizens.',
    '第0夜你看到另外两名兄弟会成员：一名匪徒，一名部落成员，但不知谁是谁。没有其他能力，与市民一同获胜。',
    'Nocy zerowej widzisz dwoje innych członków bractwa: są wśród nich bandyta i ktoś z plemienia, ale nie wiesz, kto jest kim. Wygrywasz z miastowymi, innej zdolności nie masz.',
  ],
  'role.mormonCitizen': ['Mormon (citizen)', '摩门教徒（市民）', 'Mormon (miastowy)'],
  'role.mormonCitizen.ability': [
    'On night 0 you see the two other Mormons: one is a bandit and one an Indian, but not which is which. You have no other ability and win with the citizens.',
    '第0夜你看到另外两名摩门教徒：一名匪徒，一名印第安人，但不知谁是谁。没有其他能力，与市民一同获胜。',
    'Nocy zerowej widzisz dwoje innych mormonów: są wśród nich bandyta i Indianin, ale nie wiesz, kto jest kim. Wygrywasz z miastowymi, innej zdolności nie masz.',
  ],
});
