import { describe, expect, test } from 'vitest';
import { yakuza } from '../../../src/games/yakuza/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { policies } from '../../../src/lab/policies.ts';
import { simulate } from '../../../src/lab/simulate.ts';
import { odds } from './odds.ts';

const games = 100_000;

describe('random play without abilities: seven citizens, three mafia, Shogun and hitman, a day first', () => {
  const [citizens, mafia, yakuzaShare, draw] = odds(7, 3, 1, 1);

  test('dynamic programming gives citizens .1070, mafia .5483, yakuza .3448', () => {
    expect(citizens).toBeCloseTo(0.1069553643361, 12);
    expect(mafia).toBeCloseTo(0.5482812619958, 12);
    expect(yakuzaShare).toBeCloseTo(0.3447633736682, 12);
    expect(citizens + mafia + yakuzaShare + draw).toBeCloseTo(1, 12);
  });

  test('100,000 games come within three standard errors of each share', { timeout: 900_000 }, () => {
    const policy = policies['uniform'];
    if (!policy) throw new Error('There is no uniform policy.');
    const { wins } = simulate({ game: yakuza as Game, players: 12, games, seed: 'oracle', policy, noRoles: true });
    const off = Object.entries({ citizens, mafia, yakuza: yakuzaShare }).map(([side, exact]) => {
      const error = Math.sqrt((exact * (1 - exact)) / games);
      return [side, ((wins[side]?.share ?? 0) - exact) / error] as const;
    });
    for (const [side, errors] of off) expect(Math.abs(errors), side).toBeLessThan(3);
    expect(wins['draw']?.games).toBe(0);
  });
});
