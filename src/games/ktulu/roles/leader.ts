import { showSecret } from '../../../rules/knowledge.ts';
import { rows } from '../../../text/rows.ts';
import { using } from '../night/abilities.ts';
import { carrier } from '../statuette.ts';
import { said, type Role } from '../vocabulary.ts';

/** Asks whether the carrier sits next to him: the nearest living player on either side (KT-171, KT-R58). */
export const role: Role = {
  faction: 'indians',
  nights: {
    leader: {
      wakes: false,
      ...using('leader', 'KT-242', 'KT-171', function* (t, actor) {
        const round = t.alive.length;
        const at = t.alive.indexOf(actor);
        const beside = [t.alive[(at + 1) % round], t.alive[(at + round - 1) % round]];
        const yes = beside.includes(carrier(t));
        yield* showSecret(t, {
          key: 'leader.learned',
          to: [actor],
          about: beside.filter((seat) => seat !== undefined),
          clause: 'KT-171',
          showing: { sign: yes ? 'nod' : 'shake', said: said(yes ? 'leader.yes' : 'leader.no') },
        });
      }),
    },
  },
};

export const words = rows({
  'role.leader@neutral': ['Chief', '族长', 'Przywódca'],
  'role.leader.ability@neutral': [
    'You break ties when the tribe chooses. Once in the game, at night, you may ask whether the statuette is right next to you.',
    '部落作选择时，平票由你裁定。全局一次，夜里可以问雕像是否就在你的邻座。',
    'Rozstrzygasz remisy, gdy wybiera plemię. Raz w grze, w nocy, możesz zapytać, czy posążek jest tuż obok ciebie.',
  ],
  'role.leader': ['Leader', '首领', 'Wódz'],
  'role.leader.ability': [
    'You break ties when the Indians choose. Once in the game, at night, you may ask whether the statuette is right next to you.',
    '印第安人作选择时，平票由你裁定。全局一次，夜里可以问雕像是否就在你的邻座。',
    'Rozstrzygasz remisy, gdy wybierają Indianie. Raz w grze, w nocy, możesz zapytać, czy posążek jest tuż obok ciebie.',
  ],
  'option.nightOrder.leader@neutral': ['Chief asks about the neighbours', '族长问邻座', 'Przywódca pyta o sąsiadów'],
  'leader.what': [
    'Asks whether a neighbour has the statuette (once).',
    '问雕像是否在邻座手里（一次）。',
    'Pyta, czy posążek jest tuż obok (raz).',
  ],
  'leader.ask': [
    'Leader, do you want to know whether the statuette is right next to you?',
    '首领，你想知道雕像是否就在邻座吗？',
    'Czy Wódz chce wiedzieć, czy ma posążek tuż obok siebie?',
  ],
  'leader.ask@neutral': [
    'Chief, do you want to know whether the statuette is right next to you?',
    '族长，你想知道雕像是否就在邻座吗？',
    'Czy Przywódca chce wiedzieć, czy ma posążek tuż obok siebie?',
  ],
  'leader.tie': ['It is a tie. Leader, you decide.', '你们平票。首领，由你决定。', 'Jest remis. Rozstrzyga Wódz.'],
  'leader.tie@neutral': ['It is a tie. Chief, you decide.', '你们平票。族长，由你决定。', 'Jest remis. Rozstrzyga Przywódca.'],
  'option.nightOrder.leader': ['Leader asks about the neighbours', '首领问邻座', 'Wódz pyta o sąsiadów'],
  'leader.yes': ['The statuette is right next to you.', '雕像就在你的邻座。', 'Posążek jest tuż obok ciebie.'],
  'leader.no': ['The statuette is not next to you.', '雕像不在你的邻座。', 'Posążka nie ma obok ciebie.'],
});
