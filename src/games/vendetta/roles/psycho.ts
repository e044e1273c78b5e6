import { rows } from '../../../text/rows.ts';
import { murder } from '../night/abilities.ts';
import { turn } from '../night/turn.ts';
import type { Role } from '../vocabulary.ts';

/** Murders each night from the second on (VD-73, VD-98). */
export const role: Role = { faction: 'loner', class: 'loner', night: turn('VD-73', (t, actor) => murder(t, actor, 'VD-73')) };

export const words = rows({
  'role.psycho': ['Psycho', '杀人狂', 'Psychopata'],
  'role.psycho.ability': [
    'Each night from the second on you may murder one other player. You win, against everybody, as one of the last two.',
    '从第二夜起，每夜可以杀死一名其他玩家。你与所有人为敌，成为最后两人之一时获胜。',
    'Od drugiej nocy możesz co noc zabić inną osobę. Wygrywasz przeciw wszystkim jako jedna z dwóch ostatnich osób.',
  ],
  'psycho.ask': ['Whom do you murder?', '你要杀谁？', 'Kogo zabijasz?'],
  'psycho.what': ['Murders one player, not on the first night.', '杀死一名玩家，第一夜除外。', 'Zabija jedną osobę, nie pierwszej nocy.'],
});
