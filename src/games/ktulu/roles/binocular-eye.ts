import { rows } from '../../../text/rows.ts';
import { using } from '../night/abilities.ts';
import { tellCarrier } from '../night/told.ts';
import type { Role } from '../vocabulary.ts';

/** Asks once who carries the statuette (KT-181). */
export const role: Role = {
  faction: 'indians',
  nights: {
    binocularEye: using('binocularEye', 'KT-252', 'KT-181', (t, actor) => tellCarrier(t, actor, 'binocularEye.learned', 'KT-181')),
  },
};

export const words = rows({
  'role.binocularEye@neutral': ['Lookout', '瞭望者', 'Obserwator'],
  'role.binocularEye.ability@neutral': [
    'Once in the game, at night, you learn who has the statuette at that moment. At night you act with the tribe.',
    '全局一次，夜里得知此刻雕像在谁手里。夜里与部落一同行动。',
    'Raz w grze, w nocy, dowiadujesz się, kto ma w tej chwili posążek. W nocy działasz z plemieniem.',
  ],
  'role.binocularEye': ['Binocular Eye', '千里眼', 'Lornecie oko'],
  'role.binocularEye.ability': [
    'Once in the game, at night, you learn who has the statuette at that moment. At night you act with the Indians.',
    '全局一次，夜里得知此刻雕像在谁手里。夜里与印第安人一同行动。',
    'Raz w grze, w nocy, dowiadujesz się, kto ma w tej chwili posążek. W nocy działasz z Indianami.',
  ],
  'option.nightOrder.binocularEye@neutral': ['Lookout asks for the statuette', '瞭望者查雕像', 'Obserwator pyta o posążek'],
  'binocularEye.what': ['Is told who has the statuette (once).', '得知雕像在谁手里（一次）。', 'Dowiaduje się, kto ma posążek (raz).'],
  'binocularEye.ask': ['Do you want to know who has the statuette?', '你想知道雕像在谁手里吗？', 'Czy chcesz wiedzieć, kto ma posążek?'],
  'option.nightOrder.binocularEye': ['Binocular Eye asks for the statuette', '千里眼查雕像', 'Lornecie oko pyta o posążek'],
});
