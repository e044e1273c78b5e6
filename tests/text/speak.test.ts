import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { said, type Filler } from '../../src/kernel/types.ts';
import { alike, type Words } from '../../src/text/message.ts';
import { renamed, speaker } from '../../src/text/speak.ts';
import { variantsOf, wordingOf, wordingOptions } from '../../src/text/wording.ts';

const shared: Words = {
  en: { 'role.hare': 'Hare', 'role.hound': 'Hound', 'seat.nameless': 'Seat {n}', told: '{who}.', sees: '{who} sees a {role}' },
  zh: { 'role.hare': '野兔', 'role.hound': '猎犬', 'seat.nameless': '{n}号', told: '{who}。', sees: '{who}看到{role}' },
  pl: { 'role.hare': 'Zając', 'role.hound': 'Pies', 'seat.nameless': 'Miejsce {n}', told: '{who}.', sees: '{who} widzi: {role}' },
};
const neutral: Words = {
  en: { 'role.hare@neutral': 'Grey card' },
  zh: { 'role.hare@neutral': '灰牌' },
  pl: { 'role.hare@neutral': 'Szara karta' },
};
const sees = (seat: number, role: string): Filler => ({ said: said('sees', { who: { seat }, role: { role } }) });

describe('a speaker', () => {
  it('joins a list of messages as its language joins lists, one alone as it stands', () => {
    const both: Filler = {
      list: [said('sees', { who: { seat: 1 }, role: { role: 'hare' } }), said('sees', { who: { seat: 2 }, role: { role: 'hound' } })],
    };
    const tell = (language: 'en' | 'zh' | 'pl', who: Filler): string => speaker(language, [shared], ['Ann', 'Bob']).say('told', { who });
    expect(tell('en', both)).toBe('Ann sees a Hare and Bob sees a Hound.');
    expect(tell('zh', both)).toBe('Ann看到野兔和Bob看到猎犬。');
    expect(tell('pl', both)).toBe('Ann widzi: Zając i Bob widzi: Pies.');
    expect(tell('en', { list: [said('sees', { who: { seat: 1 }, role: { role: 'hare' } })] })).toBe('Ann sees a Hare.');
    expect(tell('en', { list: [] })).toBe('.');
  });

  it('joins parts as CLDR does, in English without a comma before the last', () => {
    const parts = ['Ann', 'Bob', 'Cy', 'Di'];
    for (const [language, locale] of [
      ['en', 'en-GB'],
      ['zh', 'zh'],
      ['pl', 'pl'],
    ] as const) {
      const known = new Intl.ListFormat(locale, { type: 'conjunction' });
      const { list } = speaker(language, []);
      for (let n = 0; n <= parts.length; n++) expect(list(parts.slice(0, n))).toBe(known.format(parts.slice(0, n)));
    }
  });

  it('does not say the same thing twice where two gaps are filled alike, whatever words they are filled by', () => {
    const told = alike('role', 'side', { same: 'a {role}', other: 'a {role} of the {side}' });
    const words: Words = { en: { told, 'faction.hares': 'Hares', 'faction.hare': 'Hare' }, zh: {}, pl: {} };
    const say = (side: string): string =>
      speaker('en', [shared, words]).say(said('told', { role: { role: 'hare' }, side: { faction: side } }));
    expect(say('hares')).toBe('a Hare of the Hares');
    expect(say('hare')).toBe('a Hare');
    expect(
      speaker('en', [shared, words, renamed('en', { 'role.hare': 'Bunny' })]).say(
        said('told', { role: { role: 'hare' }, side: { faction: 'hare' } }),
      ),
    ).toBe('a Bunny of the Hare');
    expect(speaker('en', [words]).say('told')).toBe('a {role} of the {side}');
  });

  it('says the usual words unless it is asked for a variant', () => {
    expect(speaker('en', [shared, neutral]).role('hare')).toBe('Hare');
    expect(speaker('en', [shared, neutral], [], 'solemn').role('hare')).toBe('Hare');
    expect(speaker('pl', [shared, neutral], [], 'neutral').role('hare')).toBe('Szara karta');
  });

  it('says the variant wherever there is one, and the usual words where there is none', () => {
    const voice = speaker('en', [shared, neutral], ['Ann'], 'neutral');
    expect(voice.say('told', { who: sees(1, 'hare') })).toBe('Ann sees a Grey card.');
    expect(voice.role('hound')).toBe('Hound');
  });

  it('lets a deck’s own names win over both, as later areas always win', () => {
    const deck = renamed('en', { 'role.hare': 'Bunny' });
    expect(speaker('en', [shared, neutral, deck], [], 'neutral').role('hare')).toBe('Bunny');
    expect(speaker('en', [shared, neutral, deck]).role('hare')).toBe('Bunny');
    expect(speaker('en', [neutral, shared], [], 'neutral').role('hare')).toBe('Hare');
  });
});

describe('the wording of a game', () => {
  const schema = z.object({
    plain: z.boolean().default(false).meta({ title: 'option.plain', wording: 'neutral' }),
    long: z.boolean().default(true).meta({ title: 'option.long' }),
  });

  it('follows the option that is marked for it', () => {
    expect(wordingOptions(schema)).toEqual([{ name: 'plain', variant: 'neutral' }]);
    expect(wordingOf(schema, { plain: true })).toBe('neutral');
    expect(wordingOf(schema, { plain: false, long: true })).toBeUndefined();
    expect(wordingOf(schema, {})).toBeUndefined();
    expect(wordingOf(schema, undefined)).toBeUndefined();
  });

  it('has the variants some of its words are written in', () => {
    expect(variantsOf([shared, neutral])).toEqual(['neutral']);
    expect(variantsOf([shared])).toEqual([]);
  });
});
