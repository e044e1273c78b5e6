import { mark } from '../../../rules/status.ts';
import { holderOf } from '../../../rules/token.ts';
import { rows } from '../../../text/rows.ts';
import { using } from '../night/abilities.ts';
import { statuette } from '../statuette.ts';
import type { Role, Statuses } from '../vocabulary.ts';

/** A player who knowingly has the statuette can no longer part with it willingly (KT-265, KT-R55). */
export const role: Role = {
  faction: 'aliens',
  nights: {
    megaAlien: {
      wakes: false,
      ...using('megaAlien', 'KT-R55', 'KT-265', function* (t, actor) {
        const on = holderOf(t, statuette, true);
        if (on !== undefined) yield* mark(t, { what: 'glued', on, by: { seat: actor, role: 'megaAlien' }, clause: 'KT-265' });
      }),
    },
  },
};

export const statuses: Statuses<'glued'> = {
  glued: {},
};

export const words = rows({
  'role.megaAlien': ['Mega Alien', '巨型外星人', 'Wielki ufol'],
  'role.megaAlien.ability': [
    'You break ties when the aliens choose. Once in the game, at night, you glue the statuette to whoever has it: that player cannot give it away, and must be chosen to carry it.',
    '外星人作选择时，平票由你裁定。全局一次，夜里把雕像黏在持有者身上：此人不能交出，选携带者时也必须选此人。',
    'Rozstrzygasz remisy, gdy wybierają ufole. Raz w grze, w nocy, przyklejasz posążek do osoby, która go ma: nie może go oddać i trzeba ją wybrać do noszenia go.',
  ],
  'megaAlien.what': [
    'Glues the statuette to whoever has it (once).',
    '把雕像黏在持有者身上（一次）。',
    'Przykleja posążek do osoby, która go ma (raz).',
  ],
  'megaAlien.ask': [
    'Mega Alien, do you glue the statuette to whoever has it?',
    '巨型外星人，你要把雕像黏在持有者身上吗？',
    'Czy Wielki ufol przykleja posążek do osoby, która go ma?',
  ],
  'megaAlien.tie': ['It is a tie. Mega Alien, you decide.', '你们平票。巨型外星人，由你决定。', 'Jest remis. Rozstrzyga Wielki ufol.'],
  'option.nightOrder.megaAlien': ['Mega Alien glues the statuette', '巨型外星人黏住雕像', 'Wielki ufol przykleja posążek'],
  'status.glued': ['statuette glued on', '雕像黏住', 'przyklejony posążek'],
  'bar.glued': ['Glued on: it cannot be given away.', '雕像黏住了，不能交出。', 'Przyklejony: nie można go oddać.'],
});
