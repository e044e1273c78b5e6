import { rows } from '../../../text/rows.ts';
import { asks } from '../night/angel.ts';
import type { Role } from '../vocabulary.ts';

/** Asks about one player a night (PR-35). */
export const role: Role = { faction: 'village', night: asks };

export const words = rows({
  'role.angelHeart': ['Heart angel', '红桃天使', 'Anioł kier'],
  'role.angelHeart.ability': [
    'Each night you point at one player and learn by a nod or a shake of the head whether that player is mafia. You win with the village.',
    '每晚你指一名玩家，法官点头或摇头，告诉你那人是不是杀手。好人获胜，你就获胜。',
    'Co noc wskazujesz jedną osobę i po skinieniu lub potrząśnięciu głową wiesz, czy to mafia. Wygrywasz z wioską.',
  ],
});
