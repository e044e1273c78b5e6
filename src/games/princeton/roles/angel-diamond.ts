import { rows } from '../../../text/rows.ts';
import { asks } from '../night/angel.ts';
import type { Role } from '../vocabulary.ts';

/** Asks after the other angel, whom this one never meets (PR-36). */
export const role: Role = { faction: 'village', night: asks };

export const words = rows({
  'role.angelDiamond': ['Diamond angel', '方片天使', 'Anioł karo'],
  'role.angelDiamond.ability': [
    'Each night, after the heart angel, you point at one player and learn whether that player is mafia. The two angels never meet. You win with the village.',
    '每晚在红桃天使之后，你指一名玩家，得知那人是不是杀手。两位天使互不相识。好人获胜，你就获胜。',
    'Co noc, po aniele kier, wskazujesz jedną osobę i dowiadujesz się, czy to mafia. Anioły się nie znają. Wygrywasz z wioską.',
  ],
});
