import { rows } from '../../../text/rows.ts';
import { murder } from '../night/abilities.ts';
import { turn } from '../night/turn.ts';
import type { Role } from '../vocabulary.ts';

/** Murders each night from the second on; Bystanders survive it (VD-A17). */
export const role: Role = { faction: 'loner', class: 'loner', night: turn('VD-A17', (t, actor) => murder(t, actor, 'VD-A17')) };

export const words = rows({
  'role.femmeFatale': ['Femme Fatale', '蛇蝎美人', 'Femme fatale'],
  'role.femmeFatale.ability': [
    'Each night from the second on you may murder one other player; Bystanders survive it. You win, against everybody, as one of the last two.',
    '从第二夜起，每夜可以杀死一名其他玩家；路人不会死。你与所有人为敌，成为最后两人之一时获胜。',
    'Od drugiej nocy możesz co noc zabić inną osobę; Przechodzień to przeżywa. Wygrywasz przeciw wszystkim jako jedna z dwóch ostatnich osób.',
  ],
  'femmeFatale.ask': ['Whom do you murder?', '你要杀谁？', 'Kogo zabijasz?'],
  'femmeFatale.what': [
    'Murders one player, not on the first night; Bystanders survive.',
    '杀死一名玩家，第一夜除外；路人不死。',
    'Zabija jedną osobę, nie pierwszej nocy; Przechodzień przeżywa.',
  ],
});
