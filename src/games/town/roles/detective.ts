import { rows } from '../../../text/rows.ts';
import { seenAs } from '../../../rules/hooks.ts';
import { choiceOf } from '../night/results.ts';
import { ability } from '../night/turn.ts';
import { said, type Role } from '../vocabulary.ts';

/** Reads in the feedback phase whether one other player seems to be mafia. */
export const role: Role = {
  faction: 'town',
  night: ability({ deed: 'check', aim: 'learn' }),
  result: (t, seat, dusk) => {
    const on = choiceOf(t, 'detective', seat, dusk);
    if (on === undefined) return undefined;
    return said(t.roleOf(seenAs(t, 'side', on)).faction === 'mafia' ? 'feedback.mafia' : 'feedback.notMafia', { who: { seat: on } });
  },
};

export const words = rows({
  'role.detective': ['Detective', '侦探', 'Detektyw'],
  'role.detective.ability': [
    'Each night you may look into one other player and read whether that player seems to be mafia. The Godfather does not.',
    '每晚可以调查另一名玩家，得知那人看起来是不是黑手党。教父看起来不是。',
    'Co noc możesz zbadać inną osobę i przeczytać, czy wygląda na mafię. Ojciec chrzestny nie wygląda.',
  ],
  'detective.ask': ['Whom do you investigate?', '你要调查谁？', 'Kogo badasz?'],
  'detective.what': ['The Detective may look into one player.', '侦探可以调查一名玩家。', 'Detektyw może zbadać jedną osobę.'],
  'feedback.mafia': [
    'You looked into {who} tonight. The answer: mafia.',
    '你今晚调查了{who}，结果：黑手党。',
    'Wynik twojego badania tej nocy: {who} to mafia.',
  ],
  'feedback.notMafia': [
    'You looked into {who} tonight. Answer: not mafia.',
    '你今晚调查了{who}，不是黑手党。',
    'Wynik twojego badania tej nocy: {who} to nie mafia.',
  ],
});
