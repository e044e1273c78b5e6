import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './command.ts';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything the built app is made of. */
const sources = [
  'web',
  'src',
  'src/cli/content-policy.ts',
  'print',
  'decks',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/** Changes when anything does that the built app is made of. */
export function sourcePrint(): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  // The command line is no part of the app, but for what is named.
  if (path === 'src/cli') return;
  const folder = readdirIfFolder(path);
  if (folder === undefined) {
    hash.update(path).update(readFileSync(join(root, path)));
  } else {
    for (const name of folder) addTo(hash, `${path}/${name}`);
  }
}

function readdirIfFolder(path: string): string[] | undefined {
  try {
    return readdirSync(join(root, path)).sort();
  } catch {
    return undefined;
  }
}

/**
 * Builds the app into a folder unless it holds a build of the very same sources, and says which.
 * The build is made beside the folder and moved into place whole, so nobody is ever served half of
 * one. Throws `Failure` with the builder's words where the build fails. `node`: the Node that runs the builder.
 */
export function buildApp(folder: string, node = process.execPath): 'built' | 'unchanged' {
  const print = sourcePrint();
  const stamp = join(folder, '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return 'unchanged';
  const fresh = `${folder}.new-${String(process.pid)}`;
  mkdirSync(dirname(folder), { recursive: true });
  // A child of its own: inside a test run, the builder would make a development build.
  const vite = spawnSync(
    node,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (vite.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Failure(`The app could not be built:\n${vite.stdout}${vite.stderr}`.trimEnd());
  }
  writeFileSync(join(fresh, '.sources'), print);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return 'built';
}
