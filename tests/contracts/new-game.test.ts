import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { policies } from '../../src/lab/policies.ts';
import { runScenario } from '../../src/lab/scenario.ts';
import { readScenario } from '../../src/lab/scenario-file.ts';
import { simulate } from '../../src/lab/simulate.ts';
import { makeSave, parseSave, writeSave } from '../../src/save/file.ts';
import { resume } from '../../src/save/resume.ts';
import { toy } from '../support/toy-game.ts';
import { played } from '../properties/facilitator.ts';

const game = toy as Game;

/** The toy game stands for a rulebook somebody adds: no line outside its own folder knows it. new-game.browser.test.ts prints, scans and hosts it. */
describe('a new game in the lab and in saves, without a line there', () => {
  it.each(Object.entries(policies))('is simulated under the policy %s', (_name, policy) => {
    const report = simulate({ game, players: 8, games: 200, seed: 'toy', policy });
    const total = Object.values(report.wins).reduce((sum, { games }) => sum + games, 0);
    expect(Object.keys(report.wins)).toEqual(['wolves', 'sheep', 'draw']);
    expect(total).toBe(200);
    expect(report.wins['wolves']?.games).toBeGreaterThan(0);
    expect(report.wins['sheep']?.games).toBeGreaterThan(0);
  });

  it('is played from a scenario file', async () => {
    const seats = [
      ['Ann', 'wolf'],
      ['Bob', 'sheep'],
      ['Cid', 'guard'],
      ['Dan', 'sheep'],
      ['Eve', 'sheep'],
    ].map(([name, role]) => ({ name, role }));
    const steps = [
      { ask: 'guard.mark', seats: ['Bob'] },
      { ask: 'wolves.deed', option: 'bite' },
      { ask: 'wolves.prey', seats: ['Ann'], refused: 'TOY-1' },
      { ask: 'wolves.prey', seats: ['Bob'] },
      { expect: { asked: 'day.hours', dead: [], holder: { lamp: 'Ann' }, called: { guard: 'live', wolves: 'live' } } },
      { ask: 'day.hours', number: 2 },
      { ask: 'day.vote', hands: { Ann: ['Bob', 'Cid', 'Dan', 'Eve'], Bob: ['Ann'] } },
      { expect: { dead: ['Ann'], winner: 'sheep' } },
    ];
    const reading = await readScenario(JSON.stringify({ title: 'toy', game: 'toy', seats, steps }), async () => game);
    expect(runScenario(reading)).toMatchObject({ game: 'toy', winner: 'sheep', ended: true, steps: 8, failures: [] });
  });

  it('has its house rules described well enough for a form', () => {
    const { properties } = z.toJSONSchema(game.options, { io: 'input' }) as {
      properties: Record<string, { title?: string; group?: string; clause?: string }>;
    };
    for (const option of Object.values(properties))
      expect(option).toMatchObject({
        title: expect.any(String) as string,
        group: expect.any(String) as string,
        clause: expect.any(String) as string,
      });
  });

  it('is saved and resumed', () => {
    const session = played(game, 'saved', { rulings: true, most: 200 });
    const read = parseSave(writeSave(makeSave(session, { app: 'test', at: [] })));
    const resumed = 'save' in read ? resume(read.save, game) : read;
    if (!('session' in resumed)) throw new Error(JSON.stringify(resumed));
    expect(resumed.diverged).toBeUndefined();
    expect(resumed.session.entries).toEqual(session.entries);
  });
});
