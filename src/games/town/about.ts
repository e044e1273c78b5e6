import type { About } from '../../rules/about-game.ts';

/** What a host reads before choosing this game. */
export const about: About = {
  players: { min: 5, max: 24, usual: 9 },
  clauses: 'TM',
  demands: 2,
  about: [
    'A small town with trials: doctor, detective, and a medium who speaks with the dead.',
    '有审判的小镇：医生、侦探，还有能与死者交谈的灵媒。',
    'Miasteczko z procesami: lekarz, detektyw i medium, które rozmawia ze zmarłymi.',
  ],
  effort: ['40–60 minutes · fairly easy', '40–60分钟 · 较简单', '40–60 minut · dość łatwa'],
};
