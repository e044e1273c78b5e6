import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionFields } from '../../../src/kernel/option-fields.ts';
import { town } from '../../../src/games/town/index.ts';
import { options } from '../../../src/games/town/options.ts';
import { words as shared } from '../../../src/text/rules.ts';
import { languages } from '../../../src/text/message.ts';

const game = town.words;

const gaps = (message: unknown): string[] =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))].sort();
const known: Record<string, unknown> = { ...shared.en, ...game.en };

/** Ids passed to whatever makes a message, in the sources of the game. */
function spoken(): string[] {
  const url = new URL('../../../src/games/town/', import.meta.url);
  const sources = readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, url), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(?:said|refuse|note)\([^'`()]*'([a-z][\w.]+)'(?: : '([a-z][\w.]+)')?/g)].flatMap(([, one, other]) =>
      [one, other].filter((id) => id !== undefined),
    ),
  );
}

describe('wording of Town', () => {
  test('everything the game may say has words', () => {
    const roles = ['escort', 'doctor', 'detective', 'tracker', 'vigilante'].flatMap((role) =>
      ['wake', 'ask', 'sleep', 'what'].map((part) => `${role}.${part}`),
    );
    const speeches = ['trial.defence', 'trial.lastWords'].flatMap((key) => [key, `${key}.untimed`]);
    const ids = [
      ...spoken(),
      ...roles,
      ...speeches,
      ...town.nightCard({}, options.parse({})).map((section) => `night.section.${section.id}`),
    ];
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => !(id in known))).toEqual([]);
  });

  test('every message exists in all languages with the same gaps', () => {
    for (const language of languages) {
      const catalogue: Record<string, unknown> = game[language];
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(game.en).sort());
      for (const [id, message] of Object.entries(game.en))
        expect([language, id, gaps(catalogue[id])]).toEqual([language, id, gaps(message)]);
    }
  });

  test('every role, side, mark, option and value has a name in words', () => {
    const ids = [
      ...Object.keys(town.roles).flatMap((role) => [`role.${role}`, `role.${role}.ability`]),
      ...town.factions.map((f) => `faction.${f.id}`),
      ...Object.keys(town.statuses).map((id) => `status.${id}`),
    ];
    for (const { name, title, help, group, kind } of optionFields(options))
      ids.push(title, help, `group.${group}`, ...('values' in kind ? kind.values : []).map((value) => `option.${name}.${value}`));
    expect(ids.filter((id) => !(id in game.en))).toEqual([]);
  });

  test('what the host reads aloud in English uses no he, she, him or her', () => {
    expect(Object.entries(game.en).filter(([, message]) => /\b(he|she|him|her|his|hers)\b/i.test(JSON.stringify(message)))).toEqual([]);
  });

  test('what is made of {who} and {n} stands for itself: no id is shown raw in any language', () => {
    for (const language of languages)
      for (const message of Object.values(game[language])) expect(JSON.stringify(message)).not.toMatch(/⟦|undefined/);
  });
});
