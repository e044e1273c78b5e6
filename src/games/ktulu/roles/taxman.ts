import { rows } from '../../../text/rows.ts';
import { spend } from '../../../rules/uses.ts';
import { wants } from '../night/lines.ts';
import { tellCarrier } from '../night/told.ts';
import { said, type Role } from '../vocabulary.ts';

/** taxman */
export const role: Role = {
  faction: 'citizens',
  nights: {
    taxman: {
      clause: 'KT-227',
      uses: 1,
      *act(t, actor) {
        if (!(yield* wants(t, actor, 'taxman.use', 'KT-133', said('taxman.ask')))) return;
        spend(t, actor, 'taxman', 1, 'KT-133');
        yield* tellCarrier(t, actor, 'taxman.learned', 'KT-133');
      },
    },
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
