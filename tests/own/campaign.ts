import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../src/cli/build.ts';

/** `npm run own [-- N]`: Princeton in both tellings, and rules changed and put together by chance, N times each (10,000). */
const [games = '10000'] = process.argv.slice(2);
const files = ['tests/own/differential.test.ts', 'tests/own/mangled.test.ts'];
const { status } = spawnSync(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'node', ...files], {
  cwd: root,
  env: { ...process.env, OWN_GAMES: games },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
