import { describe, expect, test } from 'vitest';
import { done, type Answer, type Entry } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import { realign, type Following } from '../../src/kernel/realign.ts';
import { said } from '../../src/kernel/types.ts';

/** A script that asks for these, one after the other: keys in capitals are decisions, all others are read aloud. */
function asking(...keys: readonly string[]): Following & { readonly given: string[] } {
  const given: string[] = [];
  const isDecision = (key: string): boolean => key === key.toUpperCase();
  return {
    given,
    get question(): Question {
      const key = keys[given.length] ?? 'over';
      const asked = { key, to: 'table', say: [], clause: 'C' } as const;
      if (key === 'over') return { ...asked, shape: 'over', won: [] };
      return isDecision(key) ? { ...asked, shape: 'number', min: 0, max: 9 } : { ...asked, shape: 'say' };
    },
    misfit(key: string, answer: Answer) {
      const fits = key === this.question.key && 'done' in answer !== isDecision(key);
      return fits ? undefined : { why: said('refused'), clause: 'C' };
    },
    give(answer: Answer) {
      given.push(`${this.question.key}${'number' in answer ? String(answer.number) : ''}`);
    },
  };
}
const entries = (...keys: readonly string[]): Entry[] => keys.map((key, n) => [key, key === key.toUpperCase() ? { number: n } : done]);

describe('recorded answers are given to the questions they were given to', () => {
  test('a screen that is gone is passed over for the next one that was recorded, one that has come is read', () => {
    const run = asking('b', 'Q', 'new', 'R');
    expect(realign(run, entries('a', 'b', 'Q', 'R'))).toEqual({ origins: [1, 2, undefined, 3], gone: [], left: [] });
    expect(run.given).toEqual(['b', 'Q2', 'new', 'R3']);
  });

  test('up to four decisions may have fallen away before the one that is asked, and a fifth is for the host', () => {
    expect(realign(asking('Q'), entries('A', 'B', 'x', 'C', 'D', 'Q'))).toMatchObject({
      origins: [5],
      gone: entries('A', 'B', 'x', 'C', 'D').filter(([key]) => key !== 'x'),
      left: [],
    });
    const recorded = entries('A', 'B', 'C', 'D', 'E', 'Q');
    expect(realign(asking('Q'), recorded)).toMatchObject({ origins: [], gone: [], left: recorded, misfit: { clause: 'C' } });
  });

  test('no decision is passed over for a screen', () => {
    const run = asking('b', 'A');
    expect(realign(run, entries('A', 'b')).origins).toEqual([undefined, 0]);
  });
});
