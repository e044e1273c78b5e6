import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { optionFields } from '../../../src/kernel/option-fields.ts';
import { yakuza } from '../../../src/games/yakuza/index.ts';
import { options } from '../../../src/games/yakuza/options.ts';
import { languages } from '../../../src/text/message.ts';
import { words as shared } from '../../../src/text/rules.ts';

const game = yakuza.words;

const folder = new URL('../../../src/games/yakuza/', import.meta.url);
/** Message ids written out where something is said, shown, refused or remarked. */
const said = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/\b(?:said|refuse|warn)\('([^']+)'/g)].map(([, id]) => id as string),
  );

const gaps = (message: unknown): string[] =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))].sort();

describe('wording', () => {
  test('everything Yakuza may say has words', () => {
    const lines = ['rightHand', 'detective', 'doctor'].flatMap((id) => ['wake', 'ask', 'sleep', 'what'].map((part) => `${id}.${part}`));
    const answers = [
      'rightHand.yes',
      'rightHand.no',
      'detective.yes',
      'detective.no',
      'day.defence',
      'day.tieSpeech',
      'dawn.killedAs',
      'day.eliminatedAs',
    ];
    const conduct = ['polite', 'still', 'host', 'questions', 'numbers'].map((id) => `opening.${id}`);
    const missing = [...said, ...lines, ...answers, ...conduct].filter((id) => !(id in game.en) && !(id in shared.en));
    expect(missing).toEqual([]);
    expect(said.length).toBeGreaterThan(60);
  });

  test('every message exists in all languages with the same gaps', () => {
    for (const language of languages) {
      const catalogue: Record<string, unknown> = game[language];
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(game.en).sort());
      for (const [id, message] of Object.entries(game.en))
        expect([language, id, gaps(catalogue[id])]).toEqual([language, id, gaps(message)]);
    }
  });

  test('every role, side, mark and option of Yakuza has a name in words', () => {
    const ids = [
      ...Object.keys(yakuza.roles).flatMap((role) => [`role.${role}`, `role.${role}.ability`]),
      ...yakuza.factions.map((f) => `faction.${f.id}`),
      ...Object.keys(yakuza.statuses).map((status) => `status.${status}`),
    ];
    for (const { name, title, help, group, kind } of optionFields(options)) {
      ids.push(title, help, `group.${group}`, ...('values' in kind ? kind.values : []).map((value) => `option.${name}.${value}`));
    }
    expect(ids.filter((id) => !(id in game.en))).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(16 + 3 + 4 + 17 * 3 + 15);
  });

  test('YK-36 no wording has room for a name: players are numbers in every language', () => {
    for (const language of languages) {
      const named = Object.entries(game[language]).filter(([, message]) => gaps(message).some((gap) => gap === 'who'));
      expect(named).toEqual([]);
      expect(game[language]['seat.nameless']).toContain('{n}');
    }
  });

  test('YK-37 YK-38 YK-39 YK-40 YK-41 the crib tells the clocks, and what a miss costs', () => {
    const crib = Object.entries(game.en).flatMap(([id, message]) =>
      id.startsWith('crib.') && typeof message === 'string' ? [message] : [],
    );
    expect(crib).toHaveLength(12);
    const sheet = crib.join('\n');
    for (const clock of ['mafia introduction 20 s', 'introduction 10 s', 'action 10 s', 'speech 60 s', 'defence 30 s', 'after a tie 30 s'])
      expect(sheet).toContain(clock);
    for (const miss of ['the first citizen at the table dies', 'the check is lost', 'number 1 is saved']) expect(sheet).toContain(miss);
  });
});
