import { rows } from '../../../text/rows.ts';
import { actorOf, check } from '../night/check.ts';
import { hollow } from '../night/hollow.ts';
import type { Role } from '../vocabulary.ts';

/** Checks for black: mafia or yakuza (YK-18). */
export const role: Role = {
  faction: 'citizens',
  night: {
    clause: 'YK-18',
    hollow,
    act: (t, members) => actorOf(members, (actor) => check(t, 'detective', 'YK-18', actor, ['mafia', 'yakuza'])),
  },
};

export const words = rows({
  'role.detective': ['Detective', '侦探', 'Detektyw'],
  'role.detective.ability': [
    'Each night you check one player: black is mafia or hitman, anybody else is red, the Shogun too. Miss the clock and the check is lost.',
    '每夜查验一名玩家：黑为黑手党或枪手，其余为红，将军也是红。超时则失去查验。',
    'Co noc sprawdzasz jedną osobę: czarny to mafia lub zabójca, czerwony to każdy inny, Szogun też. Gdy czas minie, sprawdzenie przepada.',
  ],
  'detective.ask': ['Whom do you check?', '你要查验谁？', 'Kogo sprawdzasz?'],
  'detective.what': [
    'Checks one player: nod for black (mafia, hitman), shake for red.',
    '查验一名玩家：点头为黑（黑手党、枪手），摇头为红。',
    'Sprawdza jedną osobę: skinienie to czarny (mafia, zabójca), zaprzeczenie to czerwony.',
  ],
  'detective.yes': ['Number {n} is black', '{n}号为黑', 'Numer {n} jest czarny'],
  'detective.no': ['Number {n} is red', '{n}号为红', 'Numer {n} jest czerwony'],
});
