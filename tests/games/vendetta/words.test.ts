import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionFields } from '../../../src/kernel/option-fields.ts';
import { vendetta } from '../../../src/games/vendetta/index.ts';
import { leaders, loners, mobsters, specialists } from '../../../src/games/vendetta/classes.ts';
import { options } from '../../../src/games/vendetta/options.ts';
import { words as shared } from '../../../src/text/rules.ts';

const game = vendetta.words;

const folder = new URL('../../../src/games/vendetta/', import.meta.url);

/** Message ids written out in the sources of the game. */
function idsInSources(): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return [
    ...new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/\b(?:said|refuse|note)\((?:[^'(),]+ \? )?'([^'$]+)'(?: : '([^'$]+)')?/g)].flatMap(([, one, other]) =>
          other === undefined ? [one as string] : [one as string, other],
        ),
      ),
    ),
  ];
}

const has = (id: string): boolean => id in game.en || id in shared.en;

describe('wording', () => {
  test('everything the game may say has words', () => {
    const ids = idsInSources();
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });

  test('every line of the night card has its words, and so has every mark, side, class and role', () => {
    const lines = vendetta
      .nightCard({}, options.parse({}))
      .flatMap((section) => [
        `night.section.${section.id}`,
        ...section.lines.flatMap((line) => [line.wake, line.sleep, line.what, ...(line.ask ?? [])].map((said) => said?.id ?? '')),
      ]);
    const roles = Object.values(vendetta.roles).flatMap((role) => [`role.${role.id}`, `role.${role.id}.ability`, `class.${role.class}`]);
    const marks = Object.values(vendetta.statuses).flatMap((kind) => [`status.${kind.id}`, ...(kind.blocks ? [`bar.${kind.id}`] : [])]);
    const sides = vendetta.factions.map((faction) => `faction.${faction.id}`);
    expect([...lines, ...roles, ...marks, ...sides].filter((id) => !has(id))).toEqual([]);
  });

  test('every option has a title, help and words for its values', () => {
    const fields = optionFields(options);
    for (const { name, title, help, group, clause, kind } of fields) {
      expect(clause).toMatch(/^VD-R?\d+$/);
      for (const id of [title, help, `group.${group}`, ...('values' in kind ? kind.values : []).map((value) => `option.${name}.${value}`)])
        expect([id, has(id)]).toEqual([id, true]);
    }
    expect(fields).toHaveLength(15);
  });

  test('VD-10 the English words call nobody he or she', () => {
    expect(Object.entries(game.en).filter(([, message]) => /\b(he|she|him|her|his|hers)\b/i.test(JSON.stringify(message)))).toEqual([]);
  });

  test('VD-10 no call at night has a gap for a name', () => {
    const card = vendetta.nightCard({}, options.parse({})).flatMap(({ lines }) => lines);
    const spoken = new Set(
      [...card.flatMap(({ wake, sleep, ask = [] }) => [wake?.id, sleep?.id, ...ask.map(({ id }) => id)]), 'night.falls'].filter(
        (id) => id !== undefined && /\.(wake|ask|sleep|chosen|meet)$/.test(id),
      ),
    )
      .add('dawn.wake')
      .add('mafia.chosen')
      .add('yakuza.chosen');
    for (const language of ['en', 'zh', 'pl'] as const) {
      const calls = Object.entries<unknown>(game[language]).filter(([id]) => /\.(wake|ask|sleep|chosen|meet)$/.test(id));
      expect(calls.length).toBe(spoken.size);
      expect(calls.filter(([, message]) => JSON.stringify(message).includes('{'))).toEqual([]);
    }
  });

  test('the pronounced calls of two roles are never the same', () => {
    const roles = [...specialists, ...leaders, ...mobsters, ...loners.filter((one) => one !== 'impostor'), 'mafia', 'yakuza'];
    for (const language of ['en', 'zh', 'pl'] as const) {
      const catalogue: Readonly<Record<string, unknown>> = game[language];
      expect(new Set(roles.map((role) => catalogue[`${role}.wake`])).size).toBe(roles.length);
    }
  });
});
