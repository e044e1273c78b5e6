import { expect, test } from 'vitest';
import { gameFolders, gameList, stale } from '../../src/cli/made.ts';
import { withTables } from '../../src/cli/made-tables.ts';
import { games } from '../../src/games/index.ts';
import { read } from './sources.ts';

test('what is made from other sources is as they are now: the register of games, the tables of rulebooks, the games of README (npm run made)', async () => {
  expect(await stale()).toEqual([]);
});

test('every folder of a game is registered, and a folder more would be noticed', () => {
  expect(Object.keys(games).sort()).toEqual(gameFolders());
  expect(gameList([...gameFolders(), 'zoo'])).not.toBe(read('src/games/list.ts'));
});

test('a rulebook leaves the tables of its roles, its nights and its house rules to the program', async () => {
  for (const { id, load } of Object.values(games)) {
    const text = read(`src/games/${id}/RULEBOOK.md`);
    for (const table of ['roles', 'night', 'options']) expect(text, id).toContain(`<!-- made: ${table} -->`);
    expect(withTables(text.replace(/^\| `\w+`: .*\n/gm, ''), await load()), id).toBe(text);
  }
  expect(() => withTables('<!-- made: moons -->\n<!-- /made -->', { id: 'zoo', words: { en: {} } } as never)).toThrow('moons');
});
