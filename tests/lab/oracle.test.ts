import { describe, expect, test } from 'vitest';
import { princeton } from '../../src/games/princeton/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { policies } from '../../src/lab/policies.ts';
import { simulate } from '../../src/lab/simulate.ts';
import { mafiaWins, text } from './mafia-odds.ts';

/** Players, mafia among them, and the exact share of games the mafia wins. */
const known: readonly (readonly [number, number, string])[] = [
  [12, 3, '193/231'],
  [8, 2, '27/35'],
  [13, 4, '31/32'],
];

describe('random play without abilities, a night first, the mafia winning at parity', () => {
  test.each(known)('%i players with %i mafia: dynamic programming gives the mafia %s', (players, mafia, share) => {
    expect(text(mafiaWins(players, mafia))).toBe(share);
  });

  test.each(known)(
    '%i players with %i mafia: 100,000 games come within three standard errors of %s',
    { timeout: 300_000 },
    (players, mafia, share) => {
      const games = 100_000;
      const { wins } = simulate({
        game: princeton as Game,
        players,
        games,
        seed: 'oracle',
        policy: policies['uniform'] ?? never(),
        noRoles: true,
      });
      const [top = 0, bottom = 1] = share.split('/').map(Number);
      const exact = top / bottom;
      const error = Math.sqrt((exact * (1 - exact)) / games);
      expect(wins['draw']?.games).toBe(0);
      expect((wins['mafia']?.games ?? 0) + (wins['village']?.games ?? 0)).toBe(games);
      expect(Math.abs((wins['mafia']?.share ?? 0) - exact) / error).toBeLessThan(3);
    },
  );
});

function never(): never {
  throw new Error('There is no uniform policy.');
}
