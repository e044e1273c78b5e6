import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { games } from '../../src/games/index.ts';
import { runScenario, type Played } from '../../src/lab/scenario.ts';
import { readScenario, type Reading } from '../../src/lab/scenario-file.ts';
import { scenarioJsonSchema } from '../../src/lab/scenario-schema.ts';

const folder = join(root, 'tests', 'scenarios');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort();

const read = (file: string): Promise<Reading> => readScenario(readFileSync(join(folder, file), 'utf8'), async (id) => games[id]?.load());
const played = async (file: string): Promise<Played> => runScenario(await read(file));

describe('whole games as files', () => {
  it.each(files)('%s goes as it says, to the end', async (file) => {
    const { failures, ended, steps } = await played(file);
    expect(failures).toEqual([]);
    expect(ended).toBe(true);
    expect(steps).toBeGreaterThan(10);
  });

  it('of Princeton end both ways and seat from 8 to 24 players', async () => {
    const all = await Promise.all(
      files
        .filter((file) => file.startsWith('princeton'))
        .map(async (file) => ({ winner: (await played(file)).winner, seats: (await read(file)).scenario.seats.length })),
    );
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(new Set(all.map(({ winner }) => winner))).toEqual(new Set(['mafia', 'village']));
    expect(new Set(all.map(({ seats }) => seats))).toEqual(new Set([8, 12, 13, 17, 24]));
  });

  it('of Ktulu end in the hands of every side, and seat from 8 to 23 players', async () => {
    const all = await Promise.all(
      files
        .filter((file) => file.startsWith('ktulu'))
        .map(async (file) => ({ winner: (await played(file)).winner, seats: (await read(file)).scenario.seats.length })),
    );
    expect(new Set(all.map(({ winner }) => winner))).toEqual(new Set(['bandits', 'citizens', 'indians', 'aliens', 'luckyLuke', 'janosik']));
    expect(new Set(all.map(({ seats }) => seats))).toEqual(new Set([8, 10, 14, 17, 23]));
  });

  it.each(files)('%s names the schema that editors check it by', async (file) => {
    const named = (await read(file)).scenario.$schema ?? '';
    expect(relative(root, join(folder, file, '..', named))).toBe(join('docs', 'scenario.schema.json'));
  });
});

describe('the schema for editors', () => {
  it('is the one the program reads by; after a change: npx nightdeck play --schema > docs/scenario.schema.json', () => {
    expect(JSON.parse(readFileSync(join(root, 'docs', 'scenario.schema.json'), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(scenarioJsonSchema())),
    );
  });
});
