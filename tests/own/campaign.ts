import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../src/cli/build.ts';

/**
 * `npm run own [-- N [FROM]]`: games in both tellings, and rules changed and put together by chance, N times each (10,000), beginning
 * with number FROM; and each role of the village at a table with each.
 */
const [games = '10000', from = '0'] = process.argv.slice(2);
const files = ['differential', 'town-roles', 'vendetta-roles', 'mangled', 'pairs'].map((name) => `tests/own/${name}.test.ts`);
const { status } = spawnSync(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'node', ...files], {
  cwd: root,
  env: { ...process.env, OWN_GAMES: games, OWN_FROM: from },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
