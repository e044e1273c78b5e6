import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { hostsNode } from '../support/hosts-node.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightdeck-hosts-node-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command says when it is run in the host's own Node; fails with its words where it fails. */
function inHostsNode(...words: string[]): unknown {
  const run = spawnSync(hostsNode, [join(root, 'src/cli/bin.mjs'), ...words, '--json'], { cwd: folder, encoding: 'utf8' });
  expect(run, run.stderr).toMatchObject({ status: 0 });
  return JSON.parse(run.stdout);
}

/** The same in the Node of the tests. */
async function inThisNode(...words: string[]): Promise<unknown> {
  const out: string[] = [];
  expect(await nightdeck([...words, '--json'], { out: (line) => void out.push(line), err: (line) => expect.fail(line) })).toBe(0);
  return JSON.parse(out.join('\n'));
}

describe("in the host's own Node, as in the Node of the tests", () => {
  it('a deck is printed, and its file is held for sound', async () => {
    inHostsNode('print', 'princeton', '--players', '6', '--parts', 'cards', '--out', 'deck.pdf');
    const file = join(folder, 'deck.pdf');
    const found = inHostsNode('check', file);
    expect(found).toMatchObject({ findings: [] });
    expect(found).toEqual(await inThisNode('check', file));
  });

  it('the same games are simulated, in processes of its own', async () => {
    const games = ['simulate', 'princeton', '--players', '8', '--games', '100', '--seed', 'seven', '--cores', '2'];
    expect(inHostsNode(...games)).toEqual(await inThisNode(...games));
  });

  it('a scenario is played, and tells the same story', async () => {
    const scenario = join(root, 'tests/scenarios/princeton/twelve-corrections.json');
    expect(inHostsNode('play', scenario)).toEqual(await inThisNode('play', scenario));
  });
});
