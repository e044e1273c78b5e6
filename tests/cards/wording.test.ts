import { expect, test } from 'vitest';
import type { Message } from '../../src/text/message.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { words as saveWords } from '../../src/text/save.ts';

const gaps = (message: Message): string[] => {
  const texts = typeof message === 'string' ? [message] : Object.values(message.forms);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((gap) => gap[1] as string)))].sort();
};

test.each([['cards', cardWords], ['save', saveWords]])('wording of %s: every message stands in every language with the same gaps', (_area, words) => {
  const english: Record<string, Message> = words.en;
  for (const other of [words.zh, words.pl] as Record<string, Message>[]) {
    expect(Object.keys(other)).toEqual(Object.keys(english));
    for (const [id, message] of Object.entries(english)) expect([id, gaps(other[id] as Message)]).toEqual([id, gaps(message)]);
  }
});

test('Polish counts have the forms one, few and many', () => {
  for (const words of [cardWords, saveWords]) {
    for (const [id, message] of Object.entries(words.pl as Record<string, Message>)) {
      if (typeof message !== 'string') expect([id, Object.keys(message.forms).sort()]).toEqual([id, ['few', 'many', 'one', 'other']]);
    }
  }
});
