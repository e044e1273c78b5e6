import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from '../../src/kernel/random.ts';
import type { Said } from '../../src/kernel/types.ts';
import { parseSave, writePlainSave, writeSave, longestSave } from '../../src/save/file.ts';
import { packed } from '../../src/save/pack.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as saveWords } from '../../src/text/save.ts';
import { speaker } from '../../src/text/speak.ts';
import { played, saveOf } from './played.ts';

const session = played('save');
const save = saveOf(session);
const text = writeSave(save);
const english = speaker('en', [cardWords, saveWords]);
const refusal = (source: string): string => {
  const read = parseSave(source);
  return 'refusal' in read ? english.say(read.refusal.why) : 'taken';
};
/** A file as a program would write it, check and all. */
const written = (value: object): string => {
  const body = JSON.stringify(value);
  return `${body.slice(0, -1)},"check":"${fingerprintOf(body)}"}`;
};

/** Words within words. */
const nested = (levels: number): Said => (levels === 0 ? { id: 'x' } : { id: 'x', with: { why: { said: nested(levels - 1) } } });

describe('a save', () => {
  test('reads back whole: answers, times, story and fingerprints', () => {
    expect(parseSave(text)).toEqual({ save });
    expect(save.answers).toEqual(session.entries);
    expect(save.story).toEqual(session.story);
    expect(save.at).toHaveLength(save.answers.length);
    expect(save.fingerprints.length).toBeGreaterThan(5);
  });

  test('packs what grows with the game, and leaves the table to be read', () => {
    const { packed: pack, ...plain } = JSON.parse(text) as Record<string, unknown>;
    expect(typeof pack).toBe('string');
    expect(plain).toMatchObject({ version: 2, game: 'princeton', deal: [...session.setup.deal] });
    expect(Object.keys(plain)).not.toContain('story');
    expect(text.length).toBeLessThan(writePlainSave(save).length / 3);
  });

  test('of the first format, unpacked, reads back too', () => {
    expect(parseSave(writePlainSave(save))).toEqual({ save });
  });

  test('may be indented, and may begin with a byte order mark', () => {
    expect(parseSave(`\uFEFF${JSON.stringify(JSON.parse(text), null, 2)}\n`)).toEqual({ save });
  });

  test('of every length of game reads back', () => {
    for (let answers = 0; answers < session.entries.length; answers += 7) {
      const part = saveOf(played('save', { answers }));
      expect(parseSave(writeSave(part))).toEqual({ save: part });
    }
  });

  test('keeps how the host has turned the table, and opens without it', () => {
    const turned = { ...save, turned: 5 };
    expect(parseSave(writeSave(turned))).toEqual({ save: turned });
    expect(save).not.toHaveProperty('turned');
  });

  test('times left out are written as the time before', () => {
    expect(new Set(saveOf(played('save', { answers: 3 })).at).size).toBe(3);
  });
});

describe('a save that cannot be opened says why', () => {
  test.each<[what: string, source: string, message: RegExp]>([
    ['nothing', '', /not a saved game/],
    ['another text', 'Dear diary', /not a saved game/],
    ['a list', '[1]', /not a saved game/],
    ['a deck', '{"format":"nightdeck.deck"}', /not a saved game/],
    ['cut short', text.slice(0, text.length / 2), /end of this file is missing/],
    ['cut short by one sign', text.slice(0, -1), /end of this file is missing/],
    ['damaged inside', text.replace('"packed":', '"packed"'), /damaged/],
    ['with a pack that is none', written({ ...(JSON.parse(text) as object), check: undefined, packed: 'AAAA' }), /damaged/],
    [
      'with a pack of something else',
      written({ ...(JSON.parse(text) as object), check: undefined, packed: packed('{"no":"list"}') }),
      /damaged|At answers/,
    ],
    [
      'with a pack of a million times its size',
      written({ ...(JSON.parse(text) as object), check: undefined, packed: packed(' '.repeat(longestSave + 1)) }),
      /far too big/,
    ],
    ['of a later format', written({ ...save, version: 3, app: '9.0.0' }), /another Nightdeck \(9\.0\.0, format 3\)/],
    ['edited', text.replace('"Player 3"', '"Mallory"'), /changed after it was saved/],
    ['with an answer exchanged', writePlainSave(save).replace('"done":true', '"expired":true'), /changed after it was saved/],
    ['without its check', JSON.stringify(save), /changed after it was saved/],
    ['far too big', ' '.repeat(longestSave + 1), /far too big/],
    ['with an answer of no shape', written({ ...save, answers: [['x', { maybe: 1 }]], at: [1] }), /^At answers\[0\]\[1\]/],
    [
      'with a seat in words',
      written({ ...save, answers: [['x', { seats: ['two'] }]], at: [1] }),
      /^At answers\[0\]\[1\]\.seats\[0\]: a number/,
    ],
    [
      'with a ruling there is not',
      written({ ...save, answers: [['x', { ruling: { do: 'explode', seat: 1 } }]], at: [1] }),
      /^At answers\[0\]\[1\]\.ruling\.do/,
    ],
    ['with times out of step', written({ ...save, at: [1] }), /^At at: there must be one time for each answer/],
    ['with an unknown field', written({ ...save, cheat: true }), /^At the file: “cheat” means nothing/],
    ['nested a thousand levels deep', written({ ...save, story: [{ ...save.story[0], said: nested(1_000) }] }), /nests deeper/],
    ['nested where nothing looks', text.replace('"options":', `"x":${'['.repeat(9_000)}${']'.repeat(9_000)},"options":`), /nests deeper/],
    ['with a deck in words', written({ ...save, deck: { id: 'x', edition: 'AAA', file: '{}' } }), /^At deck\.file: a group in \{ \}/],
    ['with times no clock has', written({ ...save, at: save.at.map(() => 9e15) }), /^At at\[0\]: this is too long or too large/],
    ['without a deal', written({ ...save, deal: [] }), /^At deal: this is too short/],
  ])('%s', (_what, source, message) => expect(refusal(source)).toMatch(message));

  test('an edited one opens when the host says so', () => {
    const read = parseSave(text.replace('"Player 3"', '"Mallory"'), 'take');
    expect('save' in read && read.save.deal[2]?.name).toBe('Mallory');
  });

  test('any change to a character is noticed, and no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), (at, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + 1);
        const read = parseSave(changed);
        if ('save' in read) expect(read.save).toEqual(save);
        else expect(english.say(read.refusal.why)).not.toMatch(/⟦/);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((o) => written({ format: 'nightdeck.save', version: 1, ...o })),
        ),
        (source) => {
          expect(parseSave(source)).toHaveProperty('refusal');
        },
      ),
    );
  });
});
