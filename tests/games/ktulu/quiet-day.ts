import type { Play } from '../../support/play.ts';

/** A day on which nothing happens: no duel, one player searched for nothing, nobody mistreated. Stops where night falls. */
export function quietDay(t: Play, searched: string): Play {
  t.pick('day.next', 'search').at('search.nominees', searched);
  if (t.question.key === 'mistreat.any') t.vote('mistreat.any', `no ${t.alive.length}`);
  return t;
}

/** The first is challenged by the second and dies of it. */
export function duelLost(t: Play, loser: string, winner: string): Play {
  t.pick('day.next', 'duel').at('duel.challenger', winner).at('duel.challenged', loser);
  if (t.question.key === 'duel.accepted') t.pick('duel.accepted', 'accept');
  return t.vote('duel.vote', `${winner} ${t.alive.length - 2}`);
}
