import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionFields } from '../../../src/kernel/option-fields.ts';
import { options } from '../../../src/games/princeton/options.ts';
import { princeton } from '../../../src/games/princeton/index.ts';
import { angels, roles } from '../../../src/games/princeton/roles/index.ts';
import { ids } from '../../../src/games/princeton/vocabulary.ts';
import { languages } from '../../../src/text/message.ts';
import { words as shared } from '../../../src/text/rules.ts';

const game = princeton.words;

/** Message ids written out in the sources of a folder. */
function idsIn(folder: string): string[] {
  const url = new URL(`../../../src/${folder}/`, import.meta.url);
  const sources = readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, url), 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, ''));
  const ids = sources.flatMap((source) => [...source.matchAll(/'([a-z][A-Za-z]*\.[A-Za-z.]+)'/g)].map(([, id]) => id as string));
  const known = new Set([...Object.keys(shared.en), ...Object.keys(game.en)].map((id) => id.split('.')[0]));
  const spoken = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:said|bar|refuse|warn|note)\('([^']+)'/g)].map(([, id]) => id as string),
  );
  return [...new Set([...ids.filter((id) => known.has(id.split('.')[0])), ...spoken])];
}

/** Ids that name questions, which need no wording. */
const asked: readonly string[] = [
  ...ids.questions,
  ...Object.values<object>(roles).flatMap((file) => ('questions' in file ? (file.questions as readonly string[]) : [])),
  'card.turned',
];
/** What shared code says in the words of the game that is played. */
const ofEachGame = ['card.turn', 'card.is', 'game.name', 'game.about', 'role.host'];
const gaps = (message: unknown): string[] =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))].sort();

describe('wording', () => {
  test.each(['kernel', 'rules'])('everything src/%s may say has words', (folder) => {
    expect(idsIn(folder).filter((id) => !asked.includes(id) && !ofEachGame.includes(id) && !(id in shared.en))).toEqual([]);
  });

  test('everything Princeton may say has words', () => {
    const made = angels.flatMap((role) => [`${role}.wake`, `${role}.sleep`]);
    const missing = [...idsIn('games/princeton'), ...made].filter((id) => !asked.includes(id) && !(id in game.en) && !(id in shared.en));
    expect(missing).toEqual([]);
  });

  test.each([
    ['shared', shared],
    ['Princeton', game],
  ] as const)('every %s message exists in all languages with the same gaps', (_, words) => {
    for (const language of languages) {
      const catalogue: Record<string, unknown> = words[language];
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(words.en).sort());
      for (const [id, message] of Object.entries(words.en))
        expect([language, id, gaps(catalogue[id])]).toEqual([language, id, gaps(message)]);
    }
  });

  test('every role, side and option of Princeton has a name in words', () => {
    const ids = [
      ...Object.keys(princeton.roles).flatMap((role) => [`role.${role}`, `role.${role}.ability`]),
      ...princeton.factions.map((f) => `faction.${f.id}`),
    ];
    for (const { name, title, help, group, kind } of optionFields(options)) {
      ids.push(title, help, `group.${group}`, ...('values' in kind ? kind.values : []).map((value) => `option.${name}.${value}`));
    }
    expect(ids.filter((id) => !(id in game.en))).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(8 + 2 + 10 * 3 + 12);
  });

  test('PR-40 what the host reads aloud in English uses no he, she, him or her', () => {
    const spoken = Object.entries(game.en).filter(([, message]) => /\b(he|she|him|her|his|hers)\b/i.test(JSON.stringify(message)));
    expect(spoken).toEqual([]);
  });
});
