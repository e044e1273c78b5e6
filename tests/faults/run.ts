import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp, root } from '../../src/cli/build.ts';
import { engineLine, findEngines } from '../support/engines.ts';
import { campaign, tableOf } from './browser/campaign.ts';
import { ends } from './browser/ends.ts';
import { files } from './browser/files.ts';
import { losses } from './browser/losses.ts';
import { parts } from './browser/parts.ts';
import { windows } from './browser/windows.ts';
import { worlds } from './browser/worlds.ts';
import { run as fuzzed } from './fuzz/all.ts';

/**
 * `npm run faults`: the standing campaign. Real browsers play games through faults of every kind, then the fuzzers run. Ends
 * with exit code 1 where an answer called saved was lost or a fuzzer found something.
 *
 *     npm run faults -- --rounds 12 --seed evening --only killed --engine WebKit
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'nightdeck' },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    skip: { type: 'string', multiple: true, default: [] },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

let wrong = 0;

if (!values.skip.includes('browser')) {
  const app = join(root, 'node_modules', '.cache', 'nightdeck', 'faults');
  buildApp(app);
  for (const engine of (await findEngines()).filter(({ name }) => name.includes(values.engine))) {
    if ('install' in engine) {
      console.log(engineLine(engine));
      continue;
    }
    const outcome = await campaign({
      app,
      rounds: Number(values.rounds),
      seed: values.seed,
      kinds: [...ends, ...losses, ...files, ...windows, ...worlds, ...parts].filter(({ name }) => name.includes(values.only)),
      engine: engine.name,
      tell: (line) => console.error(line),
    });
    wrong += outcome.lost + outcome.losses.length;
    console.log(`${engineLine(engine)}\n${tableOf(outcome)}\n`);
  }
}

if (!values.skip.includes('fuzz')) {
  const found = await fuzzed();
  wrong += found.wrong;
  console.log(found.table);
}

process.exitCode = wrong > 0 ? 1 : 0;
