import { rows } from '../../../text/rows.ts';
import { marks, turn } from '../night/turn.ts';
import { type Role, type Statuses } from '../vocabulary.ts';

/** One other player has no vote tomorrow (VD-A15). */
export const role: Role = {
  faction: 'mafia',
  class: 'mobster',
  night: turn('VD-A15', marks({ status: 'silenced', until: 'nightfall' })),
};

export const statuses: Statuses<'silenced'> = {
  silenced: { blocks: ['vote'] },
};

export const words = rows({
  'role.godfather': ['Godfather', '教父', 'Ojciec chrzestny'],
  'role.godfather.ability': [
    'Each night you may silence one other player, who has no vote next day. You also choose the victim with the Mafia.',
    '每夜可以让一名其他玩家第二天不能投票。你也和黑手党一起选受害者。',
    'Co noc możesz uciszyć inną osobę: następnego dnia nie ma ona głosu. Wybierasz też ofiarę razem z mafią.',
  ],
  'godfather.ask': ['Whom do you silence?', '你要禁言谁？', 'Kogo uciszasz?'],
  'godfather.what': [
    'Silences one player: no vote next day.',
    '让一名玩家第二天不能投票。',
    'Ucisza jedną osobę: następnego dnia bez głosu.',
  ],
  'bar.silenced': ['Silenced by the Godfather.', '被教父禁言。', 'Ucisza Ojciec chrzestny.'],
  'status.silenced': ['silenced', '被禁言', 'bez głosu'],
});
