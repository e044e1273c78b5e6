import type { About } from '../../rules/about-game.ts';

/** What a host reads before choosing this game. */
export const about: About = {
  players: { min: 6, max: 40, usual: 14 },
  clauses: 'KT',
  demands: 5,
  about: [
    'The Wild West: three sides after one statuette, with duels, searches and a role for everybody.',
    '狂野西部：三方争夺一尊小雕像，有决斗、搜查，人人都有角色。',
    'Dziki Zachód: trzy strony szukają jednego posążka; pojedynki, przeszukania i rola dla każdego.',
  ],
  effort: [
    '90–150 minutes · for groups who know such games',
    '90–150分钟 · 适合有经验的玩家',
    '90–150 minut · dla grup, które znają takie gry',
  ],
};
