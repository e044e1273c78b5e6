import { rows } from '../../../text/rows.ts';
import { using } from '../night/abilities.ts';
import { tellCarrier } from '../night/told.ts';
import type { Role } from '../vocabulary.ts';

/** Asks once who has the statuette (KT-133). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    taxman: using('taxman', 'KT-227', 'KT-133', (t, actor) => tellCarrier(t, actor, 'taxman.learned', 'KT-133')),
  },
};

export const words = rows({
  'role.taxman': ['Taxman', '税务官', 'Poborca podatków'],
  'role.taxman.ability': [
    'Once in the game, at night, you learn who has the statuette at that moment.',
    '全局一次，夜里得知此刻雕像在谁手里。',
    'Raz w grze, w nocy, dowiadujesz się, kto ma w tej chwili posążek.',
  ],
  'taxman.what': ['Is told who has the statuette (once).', '得知雕像在谁手里（一次）。', 'Dowiaduje się, kto ma posążek (raz).'],
  'taxman.ask': ['Do you want to know who has the statuette?', '你想知道雕像在谁手里吗？', 'Czy chcesz wiedzieć, kto ma posążek?'],
  'option.nightOrder.taxman': ['Taxman asks for the statuette', '税务官查雕像', 'Poborca podatków pyta o posążek'],
});
