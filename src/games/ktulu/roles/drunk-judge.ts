import { rows } from '../../../text/rows.ts';
import { judging } from '../day/powers.ts';
import { drinking, rounds } from '../night/abilities.ts';
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
  'drunkJudge.what': [
    'Makes one player drunk, who has no ability and no say tonight.',
    '灌醉一名玩家，使其今夜没有能力，也不参与阵营的选择。',
    'Upija osobę, która tej nocy nie ma zdolności ani głosu.',
  ],
  'drunkJudge.what@neutral': [
    'Buys one player a round, who has no ability and no say tonight.',
    '请一名玩家喝酒，使其今夜没有能力，也不参与阵营的选择。',
    'Stawia kolejkę osobie, która tej nocy nie ma zdolności ani głosu.',
  ],
  'drunkJudge.ask': ['Do you make anybody drunk? Whom?', '你要灌醉谁吗？', 'Czy kogoś upijasz? Kogo?'],
  'drunkJudge.ask@neutral': ['Do you buy anybody a round? Whom?', '你要请谁喝酒吗？', 'Czy stawiasz komuś kolejkę? Komu?'],
  'option.nightOrder.drunkJudge': ['Drunk judge makes drunk', '醉酒审判官灌醉人', 'Pijany sędzia upija'],
});
