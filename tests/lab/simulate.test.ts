import { describe, expect, it } from 'vitest';
import { princeton } from '../../src/games/princeton/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { policies } from '../../src/lab/policies.ts';
import { simulate, withoutRoles } from '../../src/lab/simulate.ts';
import { playOut } from '../../src/lab/playout.ts';
import { interval, spread } from '../../src/lab/statistics.ts';

const game = princeton as Game;
const random = policies['random'] ?? missing();
const uniform = policies['uniform'] ?? missing();

describe('simulate', () => {
  it('counts every game once and gives the length in days', () => {
    const report = simulate({ game, players: 12, games: 300, seed: 'count', policy: random });
    expect(Object.keys(report)).toEqual(['game', 'players', 'games', 'seed', 'policy', 'wins', 'days']);
    expect(report).toMatchObject({ game: 'princeton', players: 12, games: 300, seed: 'count', policy: 'random' });
    expect(Object.keys(report.wins)).toEqual(['mafia', 'village', 'draw']);
    expect(Object.values(report.wins).reduce((sum, { games }) => sum + games, 0)).toBe(300);
    expect(report.days.mean).toBeGreaterThan(2);
    expect(report.days.min).toBeGreaterThanOrEqual(1);
  });

  it('says the same from the same seed, and something else from another', () => {
    const of = (seed: string) => simulate({ game, players: 9, games: 60, seed, policy: random });
    expect(of('one')).toEqual(of('one'));
    expect(of('one').days).not.toEqual(of('two').days);
  });

  it('without roles deals each side its plain role, as many as before', () => {
    expect(withoutRoles(game, { mafia: 3, angelHeart: 1, angelDiamond: 1, civilian: 7 })).toEqual({ mafia: 3, civilian: 9 });
  });

  it('removes exactly one living player each day under the policy uniform', () => {
    const { table, days } = playOut(
      game,
      game.options.parse({}),
      ['mafia', 'mafia', ...Array<string>(9).fill('civilian')],
      'days',
      uniform,
    );
    const byDay = table.story.filter((fact) => fact.what === 'died' && fact.clause === 'PR-62').map((fact) => fact.at.round);
    const byNight = table.story.filter((fact) => fact.what === 'died' && fact.clause === 'PR-29').map((fact) => fact.at.round);
    expect(byDay).toEqual(Array.from({ length: byDay.length }, (_, i) => i + 1));
    expect(byNight).toEqual(Array.from({ length: byNight.length }, (_, i) => i + 1));
    expect(byNight.length - byDay.length).toBeLessThanOrEqual(1);
    expect(days, 'only days on which something was decided').toBe(byDay.length);
    const lost = playOut(game, game.options.parse({}), ['mafia', 'mafia', 'civilian', 'civilian', 'civilian'], 'dawn', uniform);
    expect([lost.won, lost.days]).toEqual([['mafia'], 0]);
  });
});

describe('the interval of a share', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [835, 1000, 0.8107, 0.8567],
  ])('%i of %i lies between %f and %f (Wilson, 95 %%)', (n, of, low, high) => {
    const share = interval(n, of);
    expect(share.share).toBe(n / of);
    expect(share.low).toBeCloseTo(low, 3);
    expect(share.high).toBeCloseTo(high, 3);
  });

  it('of nothing at all is everything', () => {
    expect(interval(0, 0)).toEqual({ games: 0, share: 0, low: 0, high: 1 });
  });
});

describe('the spread of some numbers', () => {
  it('has their mean, deviation, ends and middle', () => {
    expect(spread([4, 1, 3, 2])).toEqual({ mean: 2.5, sd: Math.sqrt(5 / 3), min: 1, median: 2.5, max: 4 });
    expect(spread([])).toEqual({ mean: 0, sd: 0, min: 0, median: 0, max: 0 });
  });
});

function missing(): never {
  throw new Error('a policy is missing');
}
