import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/cli/build.ts';
import { games } from '../../../src/games/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { runScenario } from '../../../src/lab/scenario.ts';
import { BadScenario, readScenario } from '../../../src/lab/scenario-file.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, textLike, valueLike } from './mutate.ts';

const folder = join(root, 'tests', 'scenarios');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .filter((text) => text.length < 20_000);
const values = texts.map((text) => JSON.parse(text) as unknown);
const find = async (id: string): Promise<Game | undefined> => (Object.hasOwn(games, id) ? games[id]?.load() : undefined);

/** Scenario files with mistakes in them. */
export const scenarios: Fuzzer = {
  name: 'scenarios',
  full: 10_000,
  share: 100,
  async input(random): Promise<Verdict> {
    const changed = random.below(4) === 0 ? undefined : valueLike(random, pick(random, values));
    try {
      const reading = await readScenario(changed ? JSON.stringify(changed.value) : textLike(random, pick(random, texts)), find);
      const { failures } = runScenario(reading);
      return failures.length > 0 ? 'refused' : 'taken';
    } catch (error) {
      if (error instanceof BadScenario) return 'refused';
      throw error;
    }
  },
};
