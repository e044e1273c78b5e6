import { rows } from '../../../text/rows.ts';
import { marks, turn } from '../night/turn.ts';
import { type Role, type Statuses } from '../vocabulary.ts';

/** One other player’s ability fails tonight (VD-A5). */
export const role: Role = {
  faction: 'mafia',
  class: 'mobster',
  night: turn('VD-A5', marks({ status: 'robbed', until: 'dawn' })),
};

export const statuses: Statuses<'robbed'> = {
  robbed: { blocks: ['act'], signals: true },
};

export const words = rows({
  'role.thief': ['Thief', '窃贼', 'Złodziej'],
  'role.thief.ability': [
    'Each night you may rob one other player, whose ability fails tonight. You also choose the victim with the Mafia.',
    '每夜可以偷一名其他玩家，此人今夜能力失效。你也和黑手党一起选受害者。',
    'Co noc możesz okraść inną osobę: jej zdolność tej nocy zawodzi. Wybierasz też ofiarę razem z mafią.',
  ],
  'thief.ask': ['Whom do you rob?', '你要偷谁？', 'Kogo okradasz?'],
  'thief.what': [
    'Robs one player: the ability fails tonight.',
    '偷一名玩家：今夜能力失效。',
    'Okrada jedną osobę: tej nocy bez zdolności.',
  ],
  'bar.robbed': ['Blocked by the Thief.', '被窃贼封住。', 'Blokuje Złodziej.'],
  'status.robbed': ['robbed', '被窃', 'blokada Złodzieja'],
});
