import { rows } from '../../../text/rows.ts';
import { investigate } from '../night/abilities.ts';
import { leader } from '../night/leaders.ts';
import type { Role } from '../vocabulary.ts';

/** Investigates; by day the vote counts twice (VD-A8). */
export const role: Role = {
  faction: 'civilians',
  class: 'leader',
  ballot: { weight: 2 },
  night: leader('VD-A8', function* (t, actor) {
    yield* investigate(t, actor, 'VD-A8');
  }),
};

export const words = rows({
  'role.judge': ['Judge', '审判官', 'Sędzia'],
  'role.judge.ability': [
    'Each night you may investigate one other player. By day your vote counts twice.',
    '每夜可以调查一名其他玩家。白天你的一票算两票。',
    'Co noc możesz zbadać inną osobę. W dzień twój głos liczy się podwójnie.',
  ],
  'judge.ask': ['Whom do you investigate?', '你要调查谁？', 'Kogo badasz?'],
  'judge.what': ['Sees the facilitator card of one player.', '查看一名玩家的角色牌。', 'Ogląda kartę roli jednej osoby.'],
});
