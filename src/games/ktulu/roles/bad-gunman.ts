import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Wins a duel against anybody who is no gunman (KT-106). */
export const role: Role = {
  faction: 'bandits',
};

export const words = rows({
  'role.badGunman@neutral': ['Bad gunslinger', '坏快枪手', 'Zły strzelec'],
  'role.badGunman.ability@neutral': [
    'You win every duel against anybody who is not a gunslinger. If the vote goes against you, all learn that you are a gunslinger, but not which one. At night you act with the bandits.',
    '与不是快枪手的人决斗，你必胜。若投票本来对你不利，大家会知道你是快枪手，但不知是哪一个。夜里与匪徒一同行动。',
    'Wygrywasz każdy pojedynek z kimś, kto nie jest strzelcem. Jeśli głosy były przeciw tobie, wszyscy dowiadują się, że jesteś strzelcem, ale nie którym. W nocy działasz z bandytami.',
  ],
  'role.badGunman': ['Bad gunman', '坏枪手', 'Zły rewolwerowiec'],
  'role.badGunman.ability': [
    'You win every duel against anybody who is not a gunman. If the vote goes against you, all learn that you are a gunman, but not which one. At night you act with the bandits.',
    '与不是枪手的人决斗，你必胜。若投票本来对你不利，大家会知道你是枪手，但不知是哪一个。夜里与匪徒一同行动。',
    'Wygrywasz każdy pojedynek z kimś, kto nie jest rewolwerowcem. Jeśli głosy były przeciw tobie, wszyscy dowiadują się, że jesteś rewolwerowcem, ale nie którym. W nocy działasz z bandytami.',
  ],
});
