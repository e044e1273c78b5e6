import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '../../../src/cli/served-file.ts';
import { makeRoute, parseRoute } from '../../../web/route.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, textLike } from './mutate.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightdeck-routes-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'secret');
for (const name of ['index.html', 'assets/main-12345678.js', 'two words.txt']) writeFileSync(join(folder, 'site', name), 'open');
if (process.platform !== 'win32') symlinkSync(join(folder, 'secret.txt'), join(folder, 'site', 'link.txt'));
const fileAt = filesOf(join(folder, 'site'));

const addresses: readonly string[] = [
  '/',
  '/index.html',
  '/assets/main-12345678.js?v=1',
  '/two%20words.txt',
  '/link.txt',
  '/../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '//secret.txt',
  '/..\\secret.txt',
];
const hashes: readonly string[] = [
  '',
  '#/',
  '#/host/abc',
  '#/setup/ab%20c',
  '#/print',
  '#/recorded/x/y',
  '#host',
  '#/%E0%A4%A',
  '#/host//',
];

/** Addresses within the app and of its server. */
export const routes: Fuzzer = {
  name: 'routes',
  full: 20_000,
  share: 300,
  input(random): Verdict {
    if (random.below(2) === 0) {
      const file = fileAt(textLike(random, pick(random, addresses)));
      if (file === undefined) return 'refused';
      return file.bytes.toString() === 'open' ? 'taken' : { silent: 'a file from outside' };
    }
    const route = parseRoute(textLike(random, pick(random, hashes)));
    const again = parseRoute(makeRoute(route.screen, ...route.args));
    // Half characters cannot stand in an address.
    const lossy = /\p{Surrogate}/u.test([route.screen, ...route.args].join());
    return lossy || JSON.stringify(again) === JSON.stringify(route) ? 'taken' : { silent: JSON.stringify([route, again]) };
  },
};
