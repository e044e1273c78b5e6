import type { About } from '../../rules/about-game.ts';

/** What a host reads before choosing this game. */
export const about: About = {
  players: { min: 6, max: 20, usual: 12 },
  clauses: 'YK',
  demands: 4,
  about: [
    'The club game: numbered seats, speeches by the clock, two gangs against the citizens.',
    '俱乐部玩法：座位编号、限时发言，两个帮派对抗市民。',
    'Gra klubowa: numerowane miejsca, mowy na czas, dwa gangi przeciw obywatelom.',
  ],
  effort: ['40–60 minutes · strict', '40–60分钟 · 规则严格', '40–60 minut · ścisłe zasady'],
};
