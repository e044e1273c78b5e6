import { rows } from '../../../text/rows.ts';
import { pardoning } from '../day/powers.ts';
import { drinking, rounds } from '../night/abilities.ts';
import { drinks } from '../words/drinks.ts';
import type { Role } from '../vocabulary.ts';

/** Mayor and Drunkard in one (KT-129, KT-130). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    drunkMayor: drinking('drunkMayor', rounds),
  },
  reacts: { pardon: pardoning('drunkMayor') },
};

export const words = rows({
  'role.drunkMayor@neutral': ['Tipsy mayor', '微醺镇长', 'Podchmielony burmistrz'],
  'role.drunkMayor.ability@neutral': [
    'Once, right after a vote to execute somebody, you may reveal your role and spare that player; then you break ties, but not in duels. Twice, at night, you buy another player a round; once if the Tipsy judge plays too.',
    '全局一次，刚投票决定处决某人时，可以公开角色，赦免此人，此后裁定平票，决斗除外。夜里可以两次请其他玩家喝酒；若微醺审判官也在局中，只有一次。',
    'Raz, tuż po głosowaniu za czyjąś egzekucją, możesz ujawnić rolę i ułaskawić tę osobę; odtąd rozstrzygasz remisy, ale nie w pojedynkach. Dwa razy, w nocy, stawiasz innej osobie kolejkę; raz, jeśli gra Podchmielony sędzia.',
  ],
  'role.drunkMayor': ['Drunk mayor', '醉酒镇长', 'Pijany burmistrz'],
  'role.drunkMayor.ability': [
    'Once, right after a vote to hang somebody, you may reveal your role and spare that player; then you break ties, but not in duels. Twice, at night, you make another player drunk; once if the Drunk judge plays too.',
    '全局一次，刚投票决定吊死某人时，可以公开角色，赦免此人，此后裁定平票，决斗除外。夜里可以两次灌醉其他玩家；若醉酒审判官也在局中，只有一次。',
    'Raz, tuż po głosowaniu, że ktoś ma zawisnąć, możesz ujawnić rolę i ułaskawić tę osobę; odtąd rozstrzygasz remisy, ale nie w pojedynkach. Dwa razy, w nocy, upijasz inną osobę; raz, jeśli gra Pijany sędzia.',
  ],
  'option.nightOrder.drunkMayor@neutral': ['Tipsy mayor buys a round', '微醺镇长请人喝酒', 'Podchmielony burmistrz stawia kolejkę'],
  'drunkMayor.what': drinks.what,
  'drunkMayor.what@neutral': drinks['what@neutral'],
  'drunkMayor.ask': drinks.ask,
  'drunkMayor.ask@neutral': drinks['ask@neutral'],
  'option.nightOrder.drunkMayor': ['Drunk mayor makes drunk', '醉酒镇长灌醉人', 'Pijany burmistrz upija'],
});
