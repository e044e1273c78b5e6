import { describe, expect, test } from 'vitest';
import { yakuza } from '../../../src/games/yakuza/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { decimal, zero } from '../../../src/lab/fraction.ts';
import { errorsOfSimulation, exactOdds, mixed } from '../../support/plain-games.ts';
import { odds } from './odds.ts';

const game = yakuza as Game;

describe('random play without abilities: seven citizens, three mafia, Shogun and hitman, a day first', () => {
  const [citizens, mafia, yakuzaShare, draw] = odds(7, 3, 1, 1);
  const known = { citizens, mafia, yakuza: yakuzaShare };

  test('dynamic programming gives citizens .1070, mafia .5483, yakuza .3448', () => {
    expect(decimal(citizens)).toBeCloseTo(0.1069553643361, 12);
    expect(decimal(mafia)).toBeCloseTo(0.5482812619958, 12);
    expect(decimal(yakuzaShare)).toBeCloseTo(0.3447633736682, 12);
    expect(draw).toEqual(zero);
  });

  test('all ways the engine can go give exactly these shares', { timeout: 120_000 }, () => {
    expect(exactOdds(game, 12)).toEqual(known);
  });

  test('it does not matter who sits where', () => {
    const [citizens, mafia, yakuza] = odds(4, 2, 1, 1);
    expect(exactOdds(game, 8)).toEqual({ citizens, mafia, yakuza });
    expect(exactOdds(game, 8, { seated: mixed })).toEqual({ citizens, mafia, yakuza });
  });

  test('nor that rounds with the same living are played on once only', () => {
    const [citizens, mafia, yakuza] = odds(4, 2, 0, 1);
    expect(exactOdds(game, 7)).toEqual({ citizens, mafia, yakuza });
    expect(exactOdds(game, 7, { alike: false })).toEqual({ citizens, mafia, yakuza });
  });

  test('3,000 seeded games come within three standard errors of each share', () => {
    const errors = errorsOfSimulation(game, 12, 3000, known);
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['citizens', 'mafia', 'yakuza', 'draw']));
    for (const [side, error] of Object.entries(errors)) expect(Math.abs(error), side).toBeLessThan(3);
  });
});
