import { rows } from '../../../text/rows.ts';
import { trail } from '../night/trail.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** Marks somebody: if that player gains the statuette tonight, it is the trailer's at once (KT-211). */
export const role: Role = {
  faction: 'indians',
  nights: {
    trailer: {
      clause: 'KT-224',
      uses: 1,
      *act(t, actor) {
        yield* trail(t, actor, 'trailer', 'trailer', said('trailer.ask'), 'KT-211');
      },
    },
  },
};

export const statuses: Statuses<'trailed'> = {
  trailed: { diesWithSource: true },
};

export const words = rows({
  'role.trailer@neutral': ['Tracker', '追踪者', 'Tropiciel'],
  'role.trailer.ability@neutral': [
    'Once in the game, early at night, you pick one other player. If that player gains the statuette this night, it is yours at once. At night you act with the tribe.',
    '全局一次，入夜不久选一名其他玩家。若此人今夜得到雕像，雕像立刻归你。夜里与部落一同行动。',
    'Raz w grze, na początku nocy, wybierasz inną osobę. Jeśli tej nocy zdobędzie ona posążek, od razu jest twój. W nocy działasz z plemieniem.',
  ],
  'role.trailer': ['Trailer', '尾随者', 'Tropiciel'],
  'role.trailer.ability': [
    'Once in the game, early at night, you pick one other player. If that player gains the statuette this night, it is yours at once. At night you act with the Indians.',
    '全局一次，入夜不久选一名其他玩家。若此人今夜得到雕像，雕像立刻归你。夜里与印第安人一同行动。',
    'Raz w grze, na początku nocy, wybierasz inną osobę. Jeśli tej nocy zdobędzie ona posążek, od razu jest twój. W nocy działasz z Indianami.',
  ],
  'status.trailed@neutral': ['tracked', '被追踪', 'tropienie'],
  'option.nightOrder.trailer@neutral': ['Tracker tracks', '追踪者追踪', 'Tropiciel tropi'],
  'trailer.what': [
    'Picks one player and immediately takes a statuette gained there (once).',
    '选一名玩家，其得到的雕像立刻归己（一次）。',
    'Wybiera osobę i od razu przejmuje posążek, który ona zdobędzie (raz).',
  ],
  'trailer.ask': ['Do you trail anybody? Whom?', '你要尾随谁吗？', 'Czy kogoś tropisz? Kogo?'],
  'trailer.ask@neutral': ['Do you track anybody? Whom?', '你要追踪谁吗？', 'Czy kogoś tropisz? Kogo?'],
  'option.nightOrder.trailer': ['Trailer trails', '尾随者尾随', 'Tropiciel tropi'],
  'status.trailed': ['trailed', '被尾随', 'tropienie'],
});
