import type { About } from '../../rules/about-game.ts';

/** What a host reads before choosing this game. */
export const about: About = {
  players: { min: 6, max: 16, usual: 12 },
  clauses: 'VD',
  demands: 3,
  about: [
    'Civilians against the Mafia: specialists, a leader and mobsters with abilities of their own at night.',
    '平民对抗黑手党：专家、首领和头目夜里各显其能。',
    'Cywile przeciw mafii: specjaliści, przywódca i gangsterzy, każdy z własną zdolnością na noc.',
  ],
  effort: ['45–75 minutes · some roles to learn', '45–75分钟 · 要记几个角色', '45–75 minut · kilka ról do poznania'],
};
