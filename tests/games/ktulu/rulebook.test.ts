import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../src/cli/build.ts';
import { options } from '../../../src/games/ktulu/options.ts';

/** The table of house rules: option and usual value, as they are written. */
const written = [
  ...readFileSync(join(root, 'src/games/ktulu/RULEBOOK.md'), 'utf8')
    .replace(/^[^]*\n## House rules\n([^]*?)\n## [^]*$/, '$1')
    .matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm),
].map(([, option = '', usual = '']) => [option, usual.trim()] as const);

/** A usual value as the table writes it. */
function asWritten(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'empty: by the number of players';
  if (typeof value === 'number') return String(value);
  return [value].flat().length > 3
    ? 'as above'
    : [value]
        .flat()
        .map((one) => `\`${typeof one === 'string' ? one : JSON.stringify(one)}\``)
        .join(', ');
}

test('KT-002 without a word from the host a game is played by the house rules the rulebook calls usual', () => {
  const usual = Object.entries(options.parse({})).map(([option, value]) => [option, asWritten(value)]);
  expect(Object.fromEntries(usual)).toEqual(Object.fromEntries(written));
  expect(usual.length).toBe(written.length);
});
