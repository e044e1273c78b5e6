import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Known to everybody from the first day (KT-192). */
export const role: Role = {
  faction: 'citizens',
};

export const words = rows({
  'role.crystal@neutral': ['Open book', '坦诚者', 'Otwarta księga'],
  'role.crystal': ['Crystallic citizen', '透明市民', 'Agent ubezpieczeniowy'],
  'role.crystal.ability': [
    'At any time by day you may reveal your faction and role to everybody. You stay alive.',
    '白天任何时候，可以向大家公开自己的阵营和角色。你不会死。',
    'W dzień, kiedy zechcesz, możesz ujawnić wszystkim swoją frakcję i rolę. Nie giniesz od tego.',
  ],
});
