import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp, root } from '../../src/cli/build.ts';
import { campaign, tableOf } from './browser/campaign.ts';
import { ends } from './browser/ends.ts';
import { losses } from './browser/losses.ts';
import { windows } from './browser/windows.ts';
import { worlds } from './browser/worlds.ts';
import { run as fuzzed } from './fuzz/all.ts';

/**
 * `npm run faults`: the standing campaign. A real browser plays games through faults of every kind, then the fuzzers run. Ends
 * with exit code 1 where an answer called saved was lost or a fuzzer found something.
 *
 *     npm run faults -- --rounds 12 --seed evening --only killed
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'nightdeck' },
    only: { type: 'string', default: '' },
    skip: { type: 'string', multiple: true, default: [] },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

let wrong = 0;

if (!values.skip.includes('browser')) {
  const app = join(root, 'node_modules', '.cache', 'nightdeck', 'faults');
  buildApp(app);
  const outcome = await campaign({
    app,
    rounds: Number(values.rounds),
    seed: values.seed,
    kinds: [...ends, ...losses, ...windows, ...worlds].filter(({ name }) => name.includes(values.only)),
    tell: (line) => console.error(line),
  });
  wrong += outcome.lost + outcome.losses.length;
  console.log(tableOf(outcome));
}

if (!values.skip.includes('fuzz')) {
  const found = await fuzzed();
  wrong += found.wrong;
  console.log(found.table);
}

process.exitCode = wrong > 0 ? 1 : 0;
