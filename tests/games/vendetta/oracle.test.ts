import { describe, expect, test } from 'vitest';
import { vendetta } from '../../../src/games/vendetta/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { written } from '../../../src/lab/fraction.ts';
import { mafiaWins } from '../../lab/mafia-odds.ts';
import { errorsOfSimulation, exactOdds, mixed, shares } from '../../support/plain-games.ts';

const game = vendetta as Game;

/** Players, Mafia among them, and the exact shares of games the Mafia and the civilians win. */
const known: readonly (readonly [number, number, string, string])[] = [
  [12, 3, '229/256', '27/256'],
  [8, 2, '27/32', '5/32'],
];

// The first night kills nobody (VD-45); the civilians win without a Mafia, the Mafia at parity (VD-04, VD-05).
describe('random play without abilities, a day first, the Mafia winning at parity', () => {
  test.each(known)('%i players with %i Mafia: worked out backwards the Mafia wins %s', (players, mafia, share) => {
    expect(written(mafiaWins(players, mafia, { first: 'day', lost: 'at parity' }))).toBe(share);
  });

  test.each(known)(
    '%i players with %i Mafia: all ways the engine can go give the Mafia exactly %s',
    { timeout: 120_000 },
    (players, _, mafia, civilians) => {
      expect(shares(exactOdds(game, players))).toEqual({ mafia, civilians });
    },
  );

  test('it does not matter who sits where, or that rounds with the same living are played on once only', { timeout: 120_000 }, () => {
    expect(shares(exactOdds(game, 8, { seated: mixed }))).toEqual({ mafia: '27/32', civilians: '5/32' });
    expect(exactOdds(game, 6, { alike: false })).toEqual(exactOdds(game, 6));
  });

  test('3,000 seeded games of 12 players come within three standard errors of 229/256', () => {
    const errors = errorsOfSimulation(game, 12, 3000, { mafia: [229n, 256n], civilians: [27n, 256n] });
    expect([errors['mafia'], errors['civilians']]).not.toContain(undefined);
    for (const [side, error] of Object.entries(errors)) expect(Math.abs(error), side).toBeLessThan(3);
  });
});
