import { rows } from '../../../text/rows.ts';
import { pardoning } from '../day/powers.ts';
import type { Role, Statuses } from '../vocabulary.ts';

/** May spare the condemned, and then breaks ties (KT-120, KT-121). */
export const role: Role = {
  faction: 'citizens',
  reacts: { pardon: pardoning('mayor') },
};

export const statuses: Statuses<'tieBreaker'> = {
  tieBreaker: { ballot: { breaksTies: true } },
};

export const words = rows({
  'role.mayor.ability@neutral': [
    'Once, right after a vote to execute somebody, you may reveal your role and spare that player; not when your role is publicly known already. From then on you break ties in votes, but never in duels.',
    '全局一次，刚投票决定处决某人时，可以公开角色，赦免此人；角色已经公开则不能。此后投票平票由你裁定，决斗除外。',
    'Raz, tuż po głosowaniu za czyjąś egzekucją, możesz się ujawnić i ułaskawić tę osobę; nie, gdy twoja rola jest już jawna. Odtąd rozstrzygasz remisy, ale nie w pojedynkach.',
  ],
  'role.mayor': ['Mayor', '镇长', 'Burmistrz'],
  'role.mayor.ability': [
    'Once, right after a vote to hang somebody, you may reveal your role and spare that player; not when your role is publicly known already. From then on you break ties in votes, but never in duels.',
    '全局一次，刚投票决定吊死某人时，可以公开角色，赦免此人；角色已经公开则不能。此后投票平票由你裁定，决斗除外。',
    'Raz, tuż po głosowaniu, że ktoś ma zawisnąć, możesz się ujawnić i ułaskawić tę osobę; nie, gdy twoja rola jest już jawna. Odtąd rozstrzygasz remisy, ale nie w pojedynkach.',
  ],
  'status.tieBreaker': ['breaks ties', '裁定平票', 'rozstrzyganie remisów'],
});
