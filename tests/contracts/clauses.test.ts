import { describe, expect, it } from 'vitest';
import { citedByTests, citedIn, clausesIn, clausesOf, measure } from '../../src/cli/clauses.ts';
import { games } from '../../src/games/index.ts';
import { filesUnder, read } from '../architecture/sources.ts';
import { clauseText } from '../../web/session/clauses.ts';

describe('every clause of every rulebook', () => {
  const measured = measure();

  it.each(Object.keys(games))('%s: has a test whose title begins with its id', (game) => {
    expect(measured[game]?.missing).toEqual([]);
  });

  it.each(Object.entries(games))('%s: is in a rulebook that numbers each clause once', (game, { clauses }) => {
    const ids = clausesOf(game).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith(`${clauses}-`)).length).toBeGreaterThan(5);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each(Object.keys(games))('%s: can be read in the app, without the letters a rulebook is short in', async (game) => {
    const ids = clausesOf(game).map(({ id }) => id);
    for (const id of ids) {
      const text = (await clauseText(id)) ?? '';
      expect(text.length, id).toBeGreaterThan(8);
      expect(text, id).not.toMatch(/\||`|(^| )[GW] /);
    }
    expect(await clauseText(`${ids[0] ?? ''}x`)).toBeUndefined();
  });

  it.each(Object.entries(games))('%s: is in the rulebook where the code names it', (game, { clauses }) => {
    const known = new Set(clausesOf(game).map(({ id }) => id));
    const named = filesUnder(`src/games/${game}`, /\.ts$/).flatMap((path) =>
      [...read(path).matchAll(new RegExp(`\\b${clauses}-\\w+`, 'g'))].map(([id]) => [path, id] as const),
    );
    expect(named.filter(([, id]) => !known.has(id))).toEqual([]);
  });

  it('that a test names is in a rulebook', () => {
    const known = new Set(Object.keys(games).flatMap((game) => clausesOf(game).map(({ id }) => id)));
    const prefixes = Object.values(games).map(({ clauses }) => `${clauses}-`);
    const strange = [...citedByTests()].filter((id) => prefixes.some((prefix) => id.startsWith(prefix)) && !known.has(id));
    expect(strange).toEqual([]);
  });
});

describe('counting', () => {
  it('finds clauses in the rows of tables, with their tags', () => {
    const text = [
      '| clause | kept | says |',
      '|---|---|---|',
      '| AB-01 | [T] | one |',
      '| AB-R2 | [U] | two |',
      '| `ab` | 3 | no |',
      'AB-03 is spoken of',
    ].join('\n');
    expect(clausesIn(text)).toEqual([
      { id: 'AB-01', kept: 'T' },
      { id: 'AB-R2', kept: 'U' },
    ]);
  });

  it('finds ids in the titles of tests, not of groups, and only where a title begins with one', () => {
    const source =
      "describe('AB-01 group', () => { test('AB-02 AB-03 two; AB-R4 as well', () => {}); it.each([1])('AB-05 %s', () => {}); it(`AB-06 ${x}`, f); test('see AB-07', f); check('AB-08 no', f); });";
    expect(citedIn(source)).toEqual(['AB-02', 'AB-03', 'AB-R4', 'AB-05', 'AB-06']);
  });
});
