import { describe, expect, test } from 'vitest';
import { princeton } from '../../src/games/princeton/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { written } from '../../src/lab/fraction.ts';
import { errorsOfSimulation, exactOdds, mixed, shares } from '../support/plain-games.ts';
import { mafiaWins } from './mafia-odds.ts';

const game = princeton as Game;

/** Players, mafia among them, and the exact shares of games the mafia and the village win. */
const known: readonly (readonly [number, number, string, string])[] = [
  [12, 3, '193/231', '38/231'],
  [8, 2, '27/35', '8/35'],
  [13, 4, '31/32', '1/32'],
];

describe('random play without abilities, a night first, the mafia winning at parity', () => {
  test.each(known)('%i players with %i mafia: dynamic programming gives the mafia %s', (players, mafia, share) => {
    expect(written(mafiaWins(players, mafia, { first: 'night', lost: 'at parity' }))).toBe(share);
  });

  test.each(known)(
    '%i players with %i mafia: all ways the engine can go give the mafia exactly %s',
    { timeout: 120_000 },
    (players, _, mafia, village) => {
      expect(shares(exactOdds(game, players))).toEqual({ mafia, village });
    },
  );

  test('it does not matter who sits where, or that rounds with the same living are played on once only', { timeout: 120_000 }, () => {
    expect(shares(exactOdds(game, 8, { seated: mixed }))).toEqual({ mafia: '27/35', village: '8/35' });
    expect(exactOdds(game, 6, { alike: false })).toEqual(exactOdds(game, 6));
  });

  test('3,000 seeded games of 12 players come within three standard errors of 193/231', () => {
    const errors = errorsOfSimulation(game, 12, 3000, { mafia: [193n, 231n], village: [38n, 231n] });
    expect(Object.keys(errors)).toEqual(['mafia', 'village', 'draw']);
    for (const [side, error] of Object.entries(errors)) expect(Math.abs(error), side).toBeLessThan(3);
  });
});
