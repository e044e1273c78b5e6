import { format, type FormatConfig } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { listed, newGame, newRole, roleFile } from '../../src/cli/new.ts';
import { gameFiles, prefixFor } from '../../src/cli/new-game.ts';
import { games } from '../../src/games/index.ts';
import { words as played } from '../../src/text/played.ts';
import { read } from '../architecture/sources.ts';

describe('npm run new', () => {
  const files = gameFiles('zoo', 'ZO');
  const all = files.map(({ text }) => text).join('\n');

  it('writes a game of which every message is there and empty, and nothing it says is without a row', () => {
    const rows = [...all.matchAll(/^ {2}'([\w.]+)': \['', '', ''\],$/gm)].map(([, id]) => id);
    const said = [...all.matchAll(/\b(?:said|refuse)\('([\w.]+)'/g)].map(([, id]) => id);
    expect(rows.length).toBeGreaterThan(20);
    expect(said.filter((id) => !rows.includes(id) && !(String(id) in played))).toEqual([]);
    expect(all).toContain("about: ['', '', '']");
  });

  it('lists every question that the game asks, as a key that is not on the list does not compile', () => {
    const list = /questions: \[([^\]]*)\]/.exec(all)?.[1] ?? '';
    const asked = [...all.matchAll(/(?:key: |announce\(t, )'([\w.]+)'/g)].map(([, id]) => id ?? '');
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((id) => !list.includes(`'${id}'`))).toEqual([]);
  });

  it('writes every clause into the rulebook that the code of the game names', () => {
    const book = files.find(({ path }) => path.endsWith('RULEBOOK.md'))?.text ?? '';
    expect([...new Set(all.match(/\bZO-\d+/g))].filter((clause) => !book.includes(`| ${clause} |`))).toEqual([]);
  });

  it('writes in the format of the project', async () => {
    const config = JSON.parse(read('.oxfmtrc.json')) as FormatConfig;
    const made = [...files, { path: 'role.ts', text: roleFile('coroner') }].filter(({ path }) => path.endsWith('.ts'));
    for (const { path, text } of made) expect((await format(path, text, config)).code, path).toBe(text);
  });

  it('puts a role on the list of its game, and refuses names that are taken or none', () => {
    const list = read('src/games/vendetta/roles/index.ts');
    expect(listed(list, 'grayCoroner')).toContain("import * as grayCoroner from './gray-coroner.ts';");
    expect(newRole('vendetta', 'nurse')).toEqual({ wrong: 'src/games/vendetta/roles/nurse.ts is there already.' });
    expect(newRole('vendeta', 'coroner')).toMatchObject({ wrong: expect.stringContaining('no game') as string });
    expect(newGame('ktulu')).toEqual({ wrong: 'src/games/ktulu is there already.' });
    expect(newGame('New Game')).toMatchObject({ wrong: expect.stringContaining('no id') as string });
  });

  it('finds two letters for the clauses that no other game has', () => {
    const taken = Object.values(games).map(({ clauses }) => clauses);
    for (const { clauses } of Object.values(games)) expect(taken.filter((one) => one === clauses)).toHaveLength(1);
    expect(prefixFor('town', ['TO', 'TW'])).toBe('TN');
    expect(() => prefixFor('ab', ['AB'])).toThrow('ab');
  });
});
