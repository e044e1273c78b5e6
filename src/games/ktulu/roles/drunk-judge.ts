import { rows } from '../../../text/rows.ts';
import { judging } from '../day/powers.ts';
import { drinking, rounds } from '../night/abilities.ts';
import { drinks } from '../words/drinks.ts';
import type { Role } from '../vocabulary.ts';

/** Judge and Drunkard in one (KT-128, KT-130). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    drunkJudge: drinking('drunkJudge', rounds),
  },
  reacts: { duel: judging('drunkJudge') },
};

export const words = rows({
  'role.drunkJudge@neutral': ['Tipsy judge', '微醺审判官', 'Podchmielony sędzia'],
  'role.drunkJudge.ability@neutral': [
    'Once, right after a duel with one winner, you may reveal your role: then the other contestant wins. Twice, at night, you buy another player a round; only once if the Tipsy mayor is in the game too.',
    '全局一次，决斗刚分出唯一胜者时，可以公开角色，改判另一方获胜。夜里可以两次请其他玩家喝酒；若微醺镇长也在局中，只有一次。',
    'Raz, tuż po pojedynku z jednym zwycięzcą, możesz ujawnić swoją rolę: wygrywa wtedy druga strona. Dwa razy, w nocy, stawiasz innej osobie kolejkę; jeśli gra też Podchmielony burmistrz, tylko raz.',
  ],
  'role.drunkJudge': ['Drunk judge', '醉酒审判官', 'Pijany sędzia'],
  'role.drunkJudge.ability': [
    'Once, right after a duel with one winner, you may reveal your role: then the other contestant wins. Twice, at night, you make another player drunk; only once if the Drunk mayor is in the game too.',
    '全局一次，决斗刚分出唯一胜者时，可以公开角色，改判另一方获胜。夜里可以两次灌醉其他玩家；若醉酒镇长也在局中，只有一次。',
    'Raz, tuż po pojedynku z jednym zwycięzcą, możesz ujawnić swoją rolę: wygrywa wtedy druga strona. Dwa razy, w nocy, upijasz inną osobę; jeśli gra też Pijany burmistrz, tylko raz.',
  ],
  'option.nightOrder.drunkJudge@neutral': ['Tipsy judge buys a round', '微醺审判官请人喝酒', 'Podchmielony sędzia stawia kolejkę'],
  'drunkJudge.what': drinks.what,
  'drunkJudge.what@neutral': drinks['what@neutral'],
  'drunkJudge.ask': drinks.ask,
  'drunkJudge.ask@neutral': drinks['ask@neutral'],
  'option.nightOrder.drunkJudge': ['Drunk judge makes drunk', '醉酒审判官灌醉人', 'Pijany sędzia upija'],
});
