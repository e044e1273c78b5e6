import { describe, expect, test } from 'vitest';
import { town } from '../../../src/games/town/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { policies } from '../../../src/lab/policies.ts';
import { simulate } from '../../../src/lab/simulate.ts';

/**
 * Share of games the mafia wins when everybody plays at random, a night first: each night one of the town dies,
 * each day one of all the living; a side has lost when it has died out.
 */
function mafiaWins(townies: number, mafia: number): number {
  const awake = townies - 1;
  if (awake === 0) return 1;
  const caught = mafia === 1 ? 0 : mafiaWins(awake, mafia - 1);
  const missed = awake === 1 ? 1 : mafiaWins(awake - 1, mafia);
  return (mafia * caught + awake * missed) / (awake + mafia);
}

/** Players, mafia among them, and the share as a fraction. */
const known: readonly (readonly [number, number, number, number])[] = [
  [7, 2, 5, 8],
  [12, 3, 193, 231],
];

describe('random play without abilities, a side losing when it has died out', () => {
  test.each(known)('TM-06 TM-07 %i players with %i mafia: dynamic programming gives the mafia %i/%i', (players, mafia, top, bottom) => {
    expect(mafiaWins(players - mafia, mafia)).toBeCloseTo(top / bottom, 12);
  });

  test.each(known)(
    '%i players with %i mafia: 100,000 games come within three standard errors of %i/%i',
    { timeout: 900_000 },
    (players, _, top, bottom) => {
      const games = 100_000;
      const policy = policies['uniform'];
      if (!policy) throw new Error('There is no uniform policy.');
      const { wins } = simulate({ game: town as Game, players, games, seed: 'oracle', policy, noRoles: true });
      const exact = top / bottom;
      const error = Math.sqrt((exact * (1 - exact)) / games);
      expect(wins['draw']?.games).toBe(0);
      expect((wins['mafia']?.games ?? 0) + (wins['town']?.games ?? 0)).toBe(games);
      expect(Math.abs((wins['mafia']?.share ?? 0) - exact) / error).toBeLessThan(3);
    },
  );
});
