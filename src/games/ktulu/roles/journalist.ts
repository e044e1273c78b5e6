import { rows } from '../../../text/rows.ts';
import type { Role } from '../vocabulary.ts';

/** Watches the secret votes of a duel (KT-197). */
export const role: Role = {
  faction: 'citizens',
};

export const words = rows({
  'role.journalist': ['Journalist', '记者', 'Dziennikarz'],
  'role.journalist.ability': [
    'Duel votes are secret. Twice in the game, instead of voting in a duel, you may keep your eyes open and watch who votes for whom.',
    '决斗投票保密。全局两次，决斗时你可以不投票，而是睁眼看清谁投给谁。',
    'Głosy w pojedynkach są tajne. Dwa razy w grze, zamiast głosować w pojedynku, możesz z otwartymi oczami patrzeć, kto na kogo głosuje.',
  ],
  'journalist.ask': [
    'Close your eyes, everybody. Journalist, do you vote, or do you watch? Give me a sign.',
    '请全体闭眼。记者，你投票，还是观看？请给我手势。',
    'Wszyscy zamykają oczy. Dziennikarz daje mi znak: głosuje czy podgląda?',
  ],
  'journalist.votes': ['Votes', '投票', 'Głosuje'],
  'journalist.watches': ['Watches', '观看', 'Podgląda'],
  'journalist.saw': ['The votes: {votes}.', '投票：{votes}。', 'Głosy: {votes}.'],
  'journalist.sawNobody': ['Nobody voted.', '没有人投票。', 'Nikt nie głosował.'],
});
