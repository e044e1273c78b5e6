import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { playAll } from '../../src/cli/simulate-games.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { playedSteps } from '../../src/lab/scenario.ts';
import { readScenario } from '../../src/lab/scenario-file.ts';
import { reportOf, simulate } from '../../src/lab/simulate.ts';
import { uniformPolicy } from '../../src/lab/uniform-policy.ts';
import { makeSave, writeSave } from '../../src/save/file.ts';

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const lines: Record<'out' | 'err', string[]> = { out: [], err: [] };
  const code = await nightdeck(argv, { out: (line) => void lines.out.push(line), err: (line) => void lines.err.push(line) });
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}

const game = join(root, 'tests', 'scenarios', 'princeton', 'eight-mafia-wins.json');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightdeck-play-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('nightdeck play', () => {
  it('tells the story of a game, fact by fact with its clause', async () => {
    const { code, out, err } = await run('play', game);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('Night 1');
    expect(out).toContain('Rosa dies. Killed by: Mafia.  [PR-29]');
    expect(out.split('\n').at(-1)).toBe('Won by: Mafia. 28 steps, all as the file says.');
  });

  it('prints what the file says about the game and its steps, between the facts', async () => {
    const lines = (await run('play', join(root, 'tests', 'scenarios', 'ktulu', 'fourteen-bandits-sail.json'))).out.split('\n');
    expect(lines[1]).toMatch(/^The size helper/);
    expect(lines[lines.findIndex((line) => line.startsWith('Night 2')) + 1]).toMatch(/^ {2}# Night 2\. Kasia guards the Mayor/);
  });

  it('tells it in another language', async () => {
    const { code, out } = await run('play', game, '--lang', 'pl');
    expect(code).toBe(0);
    expect(out).toContain('Rosa ginie. Sprawca: ');
  });

  it('prints outcome and story for machines', async () => {
    const { code, out } = await run('play', game, '--json');
    const played = JSON.parse(out) as Record<string, unknown> & { story: { what: string; text: string }[] };
    expect(code).toBe(0);
    expect(Object.keys(played)).toEqual(['game', 'winner', 'ended', 'steps', 'failures', 'story']);
    expect(played).toMatchObject({ game: 'princeton', winner: 'mafia', ended: true, steps: 28, failures: [] });
    expect(played.story[0]).toMatchObject({ what: 'began', text: 'The game begins with 8 players.' });
  });

  it('answers with 1 where the game goes otherwise than the file says', async () => {
    const seats = [
      { name: 'Ann', role: 'mafia' },
      { name: 'Bob', role: 'civilian' },
      { name: 'Cid', role: 'civilian' },
      { name: 'Dan', role: 'civilian' },
      { name: 'Eve', role: 'civilian' },
    ];
    const steps = [{ ask: 'mafia.kill', seats: ['Bob'] }, { expect: { asked: 'day.accuser', dead: ['Cid'] } }];
    const { code, out } = await run('play', file('other.json', JSON.stringify({ title: 'x', game: 'princeton', seats, steps })));
    expect(code).toBe(1);
    expect(out).toContain('Step 2: dead: Cid expected, but Bob found.');
    expect(out).toContain('The game goes on. 2 steps, 1 not as the file says.');
  });

  it.each([
    ['is not there', () => join(folder, 'nowhere.json'), 'there is no such file, or it cannot be read.'],
    ['is cut short', () => file('short.json', '{ "title": "x", '), 'This file cannot be read as JSON'],
    ['is no scenario', () => file('list.json', '[1, 2]'), 'The file: '],
    [
      'names an unknown game',
      () => file('chess.json', JSON.stringify({ title: 'x', game: 'chess', seats: [{ name: 'A', role: 'king' }], steps: [] })),
      'game: there is no game "chess".',
    ],
  ])('answers with 2 and says what is wrong where the file %s', async (_what, path, message) => {
    const { code, out, err } = await run('play', path());
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
  });

  it('asks for a file, and for one only', async () => {
    expect(await run('play')).toMatchObject({ code: 2 });
    expect((await run('play', game, game)).err).toContain('One file at a time');
    expect((await run('play', game, '--lang', 'fr')).err).toContain('--lang takes en, zh, pl; not "fr".');
  });

  it('prints the schema of scenario files', async () => {
    const { code, out } = await run('play', '--schema');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ title: 'Nightdeck scenario', type: 'object' });
  });
});

describe('nightdeck simulate', () => {
  it('prints shares for people', async () => {
    const { code, out } = await run('simulate', 'princeton', '--players', '8', '--games', '200', '--policy', 'uniform', '--no-roles');
    expect(code).toBe(0);
    expect(out).toMatch(/^princeton, 8 players, 200 games, policy uniform, seed nightdeck$/m);
    expect(out).toMatch(/mafia +\d\d\.\d\d % {2}\(95 %: /);
    expect(out).toMatch(/days +\d\.\d\d/);
  });

  it('plays the cards and the house rules that are named, and counts the days that were played', async () => {
    const { code, out } = await run(
      'simulate',
      'princeton',
      '--cast',
      'Mafia=2; civilian 9',
      '--rules',
      'killPolicy=mustKill',
      '--games',
      '300',
      '--policy',
      'uniform',
      '--json',
    );
    expect(code).toBe(0);
    const { players, days } = JSON.parse(out) as { players: number; days: { mean: number; max: number } };
    expect(players).toBe(11);
    // A night and a day take two of eleven: with two mafia nobody sees a sixth day.
    expect(days.max).toBeLessThanOrEqual(5);
    expect(days.mean).toBeGreaterThan(1);
  });

  it('prints the counts for machines, the same for the same seed', async () => {
    const once = await run('simulate', 'princeton', '--players', '12', '--games', '50', '--seed', 'a', '--json');
    const report = JSON.parse(once.out) as {
      wins: Record<string, { games: number; share: number; low: number; high: number }>;
      days: { mean: number };
    };
    expect(report).toMatchObject({ game: 'princeton', players: 12, games: 50, seed: 'a', policy: 'random' });
    for (const { games, share, low, high } of Object.values(report.wins)) {
      expect(share).toBeCloseTo(games / 50);
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
    expect((await run('simulate', 'princeton', '--players', '12', '--games', '50', '--seed', 'a', '--json')).out).toBe(once.out);
  });

  describe('from a file', () => {
    const seats = ['mafia', 'mafia', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian'].map((role, i) => ({
      name: `P${String(i)}`,
      role,
    }));
    const scenario = { title: 'x', game: 'princeton', options: { killPolicy: 'mustKill' }, seats };
    const won = async (...argv: string[]): Promise<Record<string, number>> => {
      const { code, out, err } = await run('simulate', 'princeton', '--policy', 'uniform', '--json', ...argv);
      expect([code, err]).toEqual([0, '']);
      const { wins } = JSON.parse(out) as { wins: Record<string, { games: number }> };
      return Object.fromEntries(Object.entries(wins).map(([side, { games }]) => [side, games]));
    };

    it('a position is played on: two of the mafia and one other have won at the first dawn', async () => {
      const start = { round: 3, phase: 'night', dead: ['P3', 'P4', 'P5'] };
      const path = file('position.json', JSON.stringify({ ...scenario, start, steps: [] }));
      expect(await won('--from', path, '--games', '40')).toEqual({ mafia: 40, village: 0, draw: 0 });
      const unnamed = await run('simulate', '--from', path, '--games', '10');
      expect([unnamed.code, unnamed.out]).toEqual([0, expect.stringMatching(/^princeton, 7 players, 10 games/)]);
    });

    it('a scenario is played on behind its steps, and a save behind its answers', async () => {
      const steps = [{ rule: { do: 'kill', seat: 'P0' } }, { rule: { do: 'kill', seat: 'P2' } }];
      const path = file('steps.json', JSON.stringify({ ...scenario, steps }));
      const played = await won('--from', path, '--games', '60');
      expect(played['mafia']).toBeLessThan(60);
      expect(played['village']).toBeGreaterThan(0);
      const { session } = playedSteps(await readScenario(readFileSync(path, 'utf8'), async () => princeton));
      const save = file('save.json', writeSave(makeSave(session, { app: '0.1.0', at: [] })));
      expect(await won('--from', save, '--games', '60')).toEqual(played);
    });

    it.each([
      ['a save of another game', ['simulate', 'town', '--from', 'save.json'], 'this is a game of “princeton”'],
      ['a scenario of another game', ['simulate', 'town', '--from', 'bad.json'], 'this is a game of “princeton”, not of “town”'],
      ['a table said twice', ['simulate', 'princeton', '--from', 'save.json', '--players', '7'], 'leave --players out'],
      ['a step that does not fit', ['simulate', 'princeton', '--from', 'bad.json'], 'step 1: '],
      ['no file', ['simulate', 'princeton', '--from', 'none.json'], 'there is no such file'],
    ])('%s is refused with the reason', async (_what, argv, message) => {
      file('bad.json', JSON.stringify({ ...scenario, steps: [{ ask: 'mafia.kill', seats: ['P9'] }] }));
      const { code, out, err } = await run(...argv.map((one) => (one.endsWith('.json') ? join(folder, one) : one)));
      expect(code).toBeGreaterThan(0);
      expect(out).toBe('');
      expect(err).toContain(message);
    });
  });

  it('on two cores plays the same games as on one', async () => {
    const game = princeton as Game;
    const experiment = { players: 8, games: 120, seed: 'cores' };
    const whole = { ...experiment, game, policy: uniformPolicy };
    const told: number[] = [];
    const counts = await playAll(
      whole,
      { book: 'princeton', policy: 'uniform', experiment },
      { cores: 2, alone: 0, progress: (done) => told.push(done) },
    );
    expect(reportOf(whole, counts)).toEqual(simulate(whole));
    expect(told.at(-1)).toBe(120);
    expect(told.length).toBeGreaterThan(1);
  });

  it.each([
    [['simulate'], 'Which game? One of: princeton'],
    [['simulate', 'princetom'], 'There is no game "princetom". Did you mean "princeton"?'],
    [['simulate', 'princeton', 'town'], 'One game at a time; "town" is one too many.'],
    [['simulate', 'princeton', '--players', '4'], '--players takes a whole number from 5 to 33, not "4".'],
    [['simulate', 'princeton', '--players', 'ten'], '--players takes a whole number from 5 to 33, not "ten".'],
    [['simulate', 'princeton', '--cast', 'mafia 2, civillian 7'], 'There is no card "civillian". Did you mean "civilian"?'],
    [['simulate', 'princeton', '--cast', 'mafia 4, civilian 4'], 'PR-71'],
    [['simulate', 'princeton', '--cast', 'civilian 7', '--players', '8'], '--cast says how many players there are: 7, not 8.'],
    [['simulate', 'princeton', '--rules', 'killPolice=mustKill'], 'There is no house rule "killPolice". Did you mean "killPolicy"?'],
    [['simulate', 'princeton', '--rules', 'killPolicy=never'], 'killPolicy takes mayPass, mustKill; not "never".'],
    [['simulate', 'ktulu', '--rules', 'aliens=perhaps'], 'aliens takes yes or no; not "perhaps".'],
    [['simulate', 'ktulu', '--rules', 'shipNight=99'], 'shipNight takes a whole number from 1 to 12, or off; not "99".'],
    [
      ['simulate', 'ktulu', '--rules', 'mistreatmentQuestionOrder=who'],
      'each of these once, in any order: mistreat+method+who; not "who".',
    ],
    [['simulate', 'princeton', '--games', '0'], '--games takes a whole number from 1 to 10000000, not "0".'],
    [['simulate', 'princeton', '--policy', 'clever'], '--policy takes random, uniform; not "clever".'],
  ])('%j is mistyped', async (argv, message) => {
    const { code, err } = await run(...argv);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
