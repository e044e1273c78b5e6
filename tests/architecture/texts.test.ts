import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { aboutGames, gameWords } from '../../src/games/index.ts';
import { type Message, type Plural, type Words, languages } from '../../src/text/message.ts';
import { filesUnder } from './sources.ts';

const areas = await Promise.all(
  filesUnder('src/text', /\.ts$/).map(async (path) => {
    const module = (await import(join(root, path))) as Readonly<Record<string, unknown>>;
    return Object.values(module)
      .filter(isWords)
      .map((words): [string, Words] => [path, words]);
  }),
).then((found) => found.flat());
areas.push(['src/games', aboutGames]);
for (const [id, load] of Object.entries(gameWords)) areas.push([`src/games/${id}`, await load()]);

function isWords(value: unknown): value is Words {
  return (
    typeof value === 'object' &&
    value !== null &&
    languages.every((language) => typeof (value as Record<string, unknown>)[language] === 'object')
  );
}

function forms(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message.forms);
}

function gaps(message: Message): string[] {
  const named = forms(message).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
  return [...new Set([...named, ...(typeof message === 'string' ? [] : [message.by].flat())])].sort();
}

describe('wording', () => {
  it('is found in every area of the text folder', () => {
    expect(areas.length).toBeGreaterThan(0);
  });

  it.each(areas)('%s says everything in every language', (_path, words) => {
    for (const language of languages) {
      expect(Object.keys(words[language]).sort(), language).toEqual(Object.keys(words.en).sort());
      for (const [id, message] of Object.entries(words[language]))
        for (const form of forms(message)) expect(form.trim(), `${language} ${id}`).not.toBe('');
    }
  });

  it.each(areas)('%s leaves the same gaps in every language', (_path, words) => {
    for (const language of languages) {
      for (const [id, message] of Object.entries(words[language])) {
        const english = words.en[id];
        if (english !== undefined) expect(gaps(message), `${language} ${id}`).toEqual(gaps(english));
      }
    }
  });

  it.each(areas)('%s has every plural form that a language counts with', (_path, words) => {
    for (const language of languages) {
      const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [id, message] of Object.entries(words[language])) {
        const counted = typeof message !== 'string' && typeof message.by === 'string' ? (message as Plural).forms : undefined;
        if (counted) for (const form of wanted) expect(counted[form] ?? '', `${language} ${id} ${form}`).not.toBe('');
      }
    }
  });

  it.each(areas)(
    '%s is written in Chinese as Chinese is: full-width punctuation, no space beside a number, one form of address',
    (_path, { zh }) => {
      const beside = /(?:\p{Script=Han}|[，。：；？！“”（）]) (?:\d|#|\{\w+\})|(?:\d|#|\{\w+\}) (?:\p{Script=Han}|[，。：；？！“”（）])/u;
      const wrong = Object.entries(zh).filter(([, message]) =>
        forms(message).some((form) => beside.test(form) || /\p{Script=Han}[,:;?!()]/u.test(form) || form.includes('您')),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('joins words on the screen by messages, not by commas and colons from code', () => {
    const joints = /\.join\('[,:;] ?'\)|(?:say|seat|role|faction|name)\([^`\n]*\)\}[,:] /;
    const found = ['web/elements', 'web/host', 'web/screens', 'web/hand-over'].flatMap((folder) =>
      filesUnder(folder, /\.ts$/).filter((path) => joints.test(readFileSync(join(root, path), 'utf8'))),
    );
    expect(found).toEqual([]);
  });

  it('says the same wherever an id is worded in two areas', () => {
    const first = new Map<string, string>();
    const different = areas
      .filter(([path]) => !path.includes('games/'))
      .flatMap(([path, words]) =>
        Object.keys(words.en).flatMap((id) => {
          const said = JSON.stringify(languages.map((language) => words[language][id]));
          const before = first.get(id) ?? said;
          first.set(id, said);
          return before === said ? [] : [`${path}: ${id}`];
        }),
      );
    expect(different).toEqual([]);
  });
});
