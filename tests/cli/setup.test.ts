import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { hostsNode } from '../support/hosts-node.ts';

let project: string;

/** A clone in which nothing is installed, and a stand-in for npm that fails as told and writes down its arguments. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'nightdeck-clone-'));
  mkdirSync(join(project, 'src', 'cli'), { recursive: true });
  for (const file of ['src/cli/setup.mjs', 'package-lock.json']) cpSync(join(root, file), join(project, file));
  writeFileSync(
    join(project, 'npm.mjs'),
    `import { appendFileSync, mkdirSync } from 'node:fs';
    appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
    if ((process.env.FAILS ?? '').split(',').includes(process.argv[2])) process.exit(1);
    mkdirSync('node_modules', { recursive: true });`,
  );
});

afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

function setup(
  env: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): { code: number | null; err: string; calls: string[] } {
  const run = spawnSync(hostsNode, [...nodeOptions, join(project, 'src/cli/setup.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(project, 'npm.mjs'), ...env },
  });
  const log = join(project, 'npm.log');
  expect(run.stdout).toBe('');
  return { code: run.status, err: run.stderr, calls: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] };
}

describe('a fresh clone', () => {
  it('installs once, development packages too, and is done in no time afterwards', () => {
    const first = setup({ NODE_ENV: 'production' });
    expect(first.code).toBe(0);
    expect(first.calls).toEqual([expect.stringMatching(/^ci --include=dev /)]);
    const second = setup();
    expect(second).toMatchObject({ code: 0, err: '', calls: first.calls });
  });

  it('installs again when the lock file changes', () => {
    setup();
    writeFileSync(join(project, 'package-lock.json'), '{}');
    expect(setup().calls).toHaveLength(2);
  });

  it('tries npm install where npm ci fails, and says what to do where both do', () => {
    expect(setup({ FAILS: 'ci' })).toMatchObject({
      code: 0,
      calls: [expect.stringMatching(/^ci /), expect.stringMatching(/^install --no-save /)],
    });
    rmSync(join(project, 'node_modules'), { recursive: true });
    const failed = setup({ FAILS: 'ci,install' });
    expect(failed.code).toBe(1);
    expect(failed.err).toContain('Check that this computer reaches the npm registry');
    expect(existsSync(join(project, 'node_modules'))).toBe(false);
  });

  it.each(['18.20.4', '20.18.0', '21.7.0', '22.11.0'])('says in one line that Node %s is too old, and installs nothing', (version) => {
    const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
    const { code, err, calls } = setup({}, ['--import', old]);
    expect(code).toBe(2);
    expect(err).toBe(`Nightdeck needs Node 20.19+ or 22.12+; this is Node ${version}. Get a newer one from https://nodejs.org.\n`);
    expect(calls).toEqual([]);
  });
});
