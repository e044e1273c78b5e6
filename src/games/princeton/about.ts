import type { About } from '../../rules/about-game.ts';

/** What a host reads before choosing this game. */
export const about: About = {
  players: { min: 5, max: 33, usual: 12 },
  clauses: 'PR',
  demands: 1,
  about: [
    'The classic: the mafia kill by night, the others accuse by day; a few angels may look.',
    '最经典的玩法：杀手夜里杀人，白天大家指控；只有天使可以查验。',
    'Klasyka: mafia zabija nocą, za dnia wszyscy oskarżają; nieliczne anioły mogą sprawdzać.',
  ],
  effort: ['30–60 minutes · easy', '30–60分钟 · 简单', '30–60 minut · łatwa'],
};
