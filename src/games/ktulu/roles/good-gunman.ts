import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Wins a duel against anybody who is no gunman (KT-106). */
export const role: Role = {
  faction: 'citizens',
};

export const words = rows({
  'role.goodGunman@neutral': ['Good gunslinger', '好快枪手', 'Dobry strzelec'],
  'role.goodGunman.ability@neutral': [
    'You win every duel against anybody who is not a gunslinger. If the vote goes against you, all learn that you are a gunslinger, but not which one.',
    '与不是快枪手的人决斗，你必胜。若投票本来对你不利，大家会知道你是快枪手，但不知是哪一个。',
    'Wygrywasz każdy pojedynek z kimś, kto nie jest strzelcem. Jeśli głosy były przeciw tobie, wszyscy dowiadują się, że jesteś strzelcem, ale nie którym.',
  ],
  'role.goodGunman': ['Good gunman', '好枪手', 'Dobry rewolwerowiec'],
  'role.goodGunman.ability': [
    'You win every duel against anybody who is not a gunman. If the vote goes against you, all learn that you are a gunman, but not which one.',
    '与不是枪手的人决斗，你必胜。若投票本来对你不利，大家会知道你是枪手，但不知是哪一个。',
    'Wygrywasz każdy pojedynek z kimś, kto nie jest rewolwerowcem. Jeśli głosy były przeciw tobie, wszyscy dowiadują się, że jesteś rewolwerowcem, ale nie którym.',
  ],
});
