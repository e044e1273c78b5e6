import { describe, expect, test } from 'vitest';
import { town } from '../../../src/games/town/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { mafiaFor } from '../../../src/games/town/cast.ts';
import { decimal, written } from '../../../src/lab/fraction.ts';
import { mafiaWins } from '../../lab/mafia-odds.ts';
import { errorsOfSimulation, exactOdds, mixed, shares } from '../../support/plain-games.ts';

const game = town as Game;

/** Players, mafia among them, and the exact shares of games the mafia and the town win. */
const known: readonly (readonly [number, number, string, string])[] = [
  [5, 1, '3/8', '5/8'],
  [6, 1, '8/15', '7/15'],
  [7, 2, '5/8', '3/8'],
  [12, 3, '193/231', '38/231'],
];

describe('random play without abilities, a night first, a side losing when it has died out', () => {
  test.each(known)('TM-06 TM-07 %i players with %i mafia: dynamic programming gives the mafia %s', (players, mafia, share) => {
    expect(written(mafiaWins(players, mafia, { first: 'night', lost: 'died out' }))).toBe(share);
  });

  test.each(known)(
    '%i players with %i mafia: all ways the engine can go give the mafia exactly %s',
    { timeout: 120_000 },
    (players, _, mafia, town) => {
      expect(shares(exactOdds(game, players))).toEqual({ mafia, town });
    },
  );

  test('six players with two mafia would be decided: 13/15, further from even than with one', () => {
    expect(written(mafiaWins(6, 2, { first: 'night', lost: 'died out' }))).toBe('13/15');
  });

  test('TM-02 between the rows of the rulebook no number of mafia that one of them has comes nearer to even, and above them one more would be further from even', () => {
    const off = (players: number, mafia: number): number =>
      Math.abs(decimal(mafiaWins(players, mafia, { first: 'night', lost: 'died out' })) - 0.5);
    for (const [players, others] of [
      [8, []],
      [10, [3]],
      [11, [3]],
    ] as const)
      for (const other of others) expect(off(players, mafiaFor(players)), String(players)).toBeLessThan(off(players, other));
    for (let players = 13; players <= 24; players++)
      expect(off(players, mafiaFor(players))).toBeLessThan(off(players, mafiaFor(players) + 1));
  });

  test('it does not matter who sits where, or that rounds with the same living are played on once only', { timeout: 120_000 }, () => {
    expect(shares(exactOdds(game, 7, { seated: mixed }))).toEqual({ mafia: '5/8', town: '3/8' });
    expect(exactOdds(game, 6, { alike: false })).toEqual(exactOdds(game, 6));
  });

  test('3,000 seeded games of 12 players come within three standard errors of 193/231', () => {
    const errors = errorsOfSimulation(game, 12, 3000, { mafia: [193n, 231n], town: [38n, 231n] });
    expect(Object.keys(errors).sort()).toEqual(['draw', 'mafia', 'town']);
    for (const [side, error] of Object.entries(errors)) expect(Math.abs(error), side).toBeLessThan(3);
  });
});
