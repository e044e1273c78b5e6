import { rows } from '../../../text/rows.ts';
import { marks, turn } from '../night/turn.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** One other player’s vote goes tomorrow where the Hypnotist’s goes (VD-A7). */
export const role: Role = {
  faction: 'civilians',
  class: 'specialist',
  night: turn('VD-A7', marks({ status: 'hypnotised', until: 'nightfall', told: said('hypnotist.told') })),
};

export const statuses: Statuses<'hypnotised'> = {
  hypnotised: { ballot: { follows: 'source' } },
};

export const words = rows({
  'role.hypnotist': ['Hypnotist', '催眠师', 'Hipnotyzer'],
  'role.hypnotist.ability': [
    'Each night you may hypnotise one other player, whose vote next day goes where yours goes.',
    '每夜可以催眠一名其他玩家：第二天你投给谁，此人的票就算投给谁。',
    'Co noc możesz zahipnotyzować inną osobę: następnego dnia jej głos idzie tam, gdzie twój.',
  ],
  'hypnotist.ask': ['Whom do you hypnotise?', '你要催眠谁？', 'Kogo hipnotyzujesz?'],
  'hypnotist.what': [
    'Hypnotises one player, whose vote follows the Hypnotist’s next day.',
    '催眠一名玩家：第二天其票随催眠师。',
    'Hipnotyzuje jedną osobę: następnego dnia jej głos idzie za Hipnotyzerem.',
  ],
  'hypnotist.told': [
    'You are hypnotised. Tomorrow your vote goes where the vote of the Hypnotist goes.',
    '你被催眠了。明天催眠师投给谁，你的票就算投给谁。',
    'Jesteś pod hipnozą. Jutro twój głos idzie tam, gdzie głos Hipnotyzera.',
  ],
  'status.hypnotised': ['hypnotised', '被催眠', 'pod hipnozą'],
});
