import type { Finding } from '../../kernel/game.ts';
import { countOf, doubled, filledUp, sizeOf } from '../../rules/cast.ts';
import { rolesOf } from '../../rules/role-module.ts';
import { roles } from './roles/index.ts';
import { refuse, note, type Cast } from './vocabulary.ts';

/** Of every other role there is one (TM-41). */
const many = ['townie', 'mafioso'] as const;

/**
 * 2 of 7 and of 9, 3 of 12. Between those rows, the number nearest to even when all play at random: two of six win 13 games in 15,
 * three of ten 31 in 35, one of six 8 in 15. Above 12 still 3, never fewer than a row has: each one more takes the game
 * further from even, with abilities and without. Of 24, 4, for the deck has no more townies.
 */
export const mafiaFor = (players: number): number => (players <= 6 ? 1 : players < 12 ? 2 : players < 24 ? 3 : 4);

/** The casts suggested for 7, 9 and 12 players, and the like for other numbers. */
export function suggest(players: number): Cast {
  const mafia = mafiaFor(players);
  const godfather = players >= 9 ? 1 : 0;
  const helpers = {
    medium: 1,
    doctor: 1,
    detective: 1,
    vigilante: players >= 12 ? 1 : 0,
    tracker: players >= 12 ? 1 : 0,
    escort: players >= 15 ? 1 : 0,
  };
  return filledUp({ mafioso: mafia - godfather, godfather, ...(players >= 6 ? helpers : { medium: 1 }) }, 'townie', players);
}

export function examine(cast: Cast): Finding[] {
  const players = sizeOf(cast);
  const mafia = countOf(cast, ...rolesOf(roles, { faction: 'mafia' }));
  const found: Finding[] = [];
  if (mafia === 0) found.push(refuse('cast.noMafia', 'TM-07'));
  if (mafia === players) found.push(refuse('cast.noTown', 'TM-06'));
  for (const role of doubled(cast, many)) found.push(refuse('cast.oneOfEach', 'TM-41', { role: { role } }));
  if (mafia > 0 && mafia !== mafiaFor(players)) found.push(note('cast.mafiaOff', 'TM-02', { n: mafia, usual: mafiaFor(players) }));
  return found;
}
