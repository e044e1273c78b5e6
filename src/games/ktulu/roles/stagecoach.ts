import { rows } from '../../../text/rows.ts';
import { stopping } from '../day/powers.ts';
import type { Role } from '../vocabulary.ts';

/** May stop a duel: both contestants die (KT-185). */
export const role: Role = {
  faction: 'indians',
  reacts: { duel: stopping },
};

export const words = rows({
  'role.stagecoach.ability@neutral': [
    'You belong to the tribe, but know nobody of it and sleep while it acts. Once, right after a duel, you may reveal your role: both contestants die, and from the next night on you act with the tribe.',
    '你属于部落，但谁也不认识，他们行动时你闭着眼。全局一次，决斗刚结束时可以公开角色：决斗双方都死亡，从下一夜起你与部落一同行动。',
    'Należysz do plemienia, ale nikogo z niego nie znasz i śpisz, gdy działa. Raz, tuż po pojedynku, możesz ujawnić swoją rolę: giną obie strony pojedynku, a od następnej nocy działasz z plemieniem.',
  ],
  'role.stagecoach': ['Stagecoach operator', '驿车夫', 'Powóz'],
  'role.stagecoach.ability': [
    'You are an Indian, but know none and sleep while they act. Once, right after a duel, you may reveal your role: both contestants die, and from the next night on you act with the Indians.',
    '你是印第安人，但谁也不认识，他们行动时你闭着眼。全局一次，决斗刚结束时可以公开角色：决斗双方都死亡，从下一夜起你与印第安人一同行动。',
    'Należysz do Indian, ale nikogo z nich nie znasz i śpisz, gdy działają. Raz, tuż po pojedynku, możesz ujawnić swoją rolę: giną obie strony pojedynku, a od następnej nocy działasz z Indianami.',
  ],
});
