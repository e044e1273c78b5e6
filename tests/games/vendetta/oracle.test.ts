import { describe, expect, test } from 'vitest';
import { vendetta } from '../../../src/games/vendetta/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { simulate } from '../../../src/lab/simulate.ts';
import { uniformPolicy } from '../../../src/lab/uniform-policy.ts';
import { mafiaWins } from './odds.ts';

/** Players, Mafia among them, and the exact share of games the Mafia wins. */
const known: readonly (readonly [number, number, number, number])[] = [
  [12, 3, 229, 256],
  [8, 2, 27, 32],
];

describe('random play without abilities, a day first, the Mafia winning at parity', () => {
  test.each(known)('%i players with %i Mafia: worked out backwards the Mafia wins %i in %i', (players, mafia, top, bottom) => {
    expect(mafiaWins(players, mafia)).toEqual([BigInt(top), BigInt(bottom)]);
  });

  test.each(known)(
    '%i players with %i Mafia: 100,000 games come within three standard errors of %i/%i',
    { timeout: 600_000 },
    (players, _, top, bottom) => {
      const games = 100_000;
      const { wins } = simulate({ game: vendetta as Game, players, games, seed: 'oracle', policy: uniformPolicy, noRoles: true });
      const exact = top / bottom;
      const error = Math.sqrt((exact * (1 - exact)) / games);
      expect((wins['mafia']?.games ?? 0) + (wins['civilians']?.games ?? 0)).toBe(games);
      expect(Math.abs((wins['mafia']?.share ?? 0) - exact) / error).toBeLessThan(3);
    },
  );
});
