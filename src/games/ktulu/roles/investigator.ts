import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** A searched player can be investigated instead of hanged (KT-148). */
export const role: Role = {
  faction: 'citizens',
};

export const words = rows({
  'role.investigator.ability@neutral': [
    'While you live, the players may have a searched player investigated instead of executed. Unless you are killed that night, faction and role of that player become public at dawn.',
    '你活着时，大家可以决定调查一名被搜查的玩家，而不处决。除非你当夜被杀，天亮时公布此人的阵营和角色。',
    'Dopóki żyjesz, przeszukaną osobę można zamiast egzekucji poddać śledztwu. Jeśli tej nocy nikt cię nie zabije, o świcie wszyscy poznają jej frakcję i rolę.',
  ],
  'role.investigator': ['Investigator', '调查官', 'Śledczy'],
  'role.investigator.ability': [
    'While you live, the players may have a searched player investigated instead of hanged. Unless you are killed that night, faction and role of that player become public at dawn.',
    '你活着时，大家可以决定调查一名被搜查的玩家，而不吊死。除非你当夜被杀，天亮时公布此人的阵营和角色。',
    'Dopóki żyjesz, przeszukaną osobę można zamiast wieszać poddać śledztwu. Jeśli tej nocy nikt cię nie zabije, o świcie wszyscy poznają jej frakcję i rolę.',
  ],
});
