import { rows } from '../../../text/rows.ts';
import { marks, turn } from '../night/turn.ts';
import { type Role, type Statuses } from '../vocabulary.ts';

/** Marks one player: an investigation of that player tonight shows a Thug (VD-A16). */
export const role: Role = {
  faction: 'mafia',
  class: 'mobster',
  night: turn('VD-A16', marks({ status: 'framed', until: 'dawn' })),
};

export const statuses: Statuses<'framed'> = {
  framed: { appears: () => 'thug' },
};

export const words = rows({
  'role.snitch': ['Snitch', '告密者', 'Donosiciel'],
  'role.snitch.ability': [
    'Each night you may badmouth one other player: whoever investigates that player tonight sees a Thug. You also choose the victim with the Mafia.',
    '每夜可以抹黑一名其他玩家：今夜调查此人的都会看到打手。你也和黑手党一起选受害者。',
    'Co noc możesz oczernić inną osobę: kto ją tej nocy zbada, zobaczy Zbira. Wybierasz też ofiarę razem z mafią.',
  ],
  'snitch.ask': ['Whom do you badmouth?', '你要抹黑谁？', 'Kogo oczerniasz?'],
  'snitch.what': [
    'Badmouths one player, who looks like a Thug tonight.',
    '抹黑一名玩家：今夜看上去是打手。',
    'Oczernia jedną osobę: tej nocy wygląda na Zbira.',
  ],
  'status.framed': ['badmouthed', '被抹黑', 'oczernienie'],
});
