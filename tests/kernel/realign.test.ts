import { describe, expect, test } from 'vitest';
import { done, type Answer, type Entry } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import { occasionOf, realign, type Following, type Recorded } from '../../src/kernel/realign.ts';
import { said } from '../../src/kernel/types.ts';

/** A question by name: in capitals a decision, all others are read aloud; `2A` is asked in round 2, `A@3` of seat 3. */
function read(name: string): { readonly question: Question; readonly round: number } {
  const [, round = '', key = '', seat] = /^(\d?)([^@]*)@?(\d?)$/.exec(name) ?? [];
  const asked = { key, to: seat ? [Number(seat)] : 'table', say: [], clause: 'C' } as const;
  const question: Question = key === key.toUpperCase() ? { ...asked, shape: 'number', min: 0, max: 9 } : { ...asked, shape: 'say' };
  return { question, round: Number(round || 1) };
}

/** A script that asks for these, one after the other. */
function asking(...names: readonly string[]): Following & { readonly given: string[] } {
  const given: string[] = [];
  const isDecision = (key: string): boolean => key === key.toUpperCase();
  const now = () => read(names[given.length] ?? 'over');
  return {
    given,
    get question(): Question {
      const { question } = now();
      return question.key === 'over' ? { key: 'over', to: 'table', say: [], clause: 'C', shape: 'over', won: [] } : question;
    },
    get occasion() {
      return occasionOf(now().question, now().round, undefined);
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

/** Answers to these, the number of a decision being its place. */
const recorded = (...names: readonly string[]): Recorded[] =>
  names.map((name, n) => {
    const { question, round } = read(name);
    const entry: Entry = [question.key, question.shape === 'say' ? done : { number: n }];
    return { entry, ...occasionOf(question, round, undefined) };
  });
const ruling = (round: number): Recorded => ({
  entry: ['Q', { ruling: { do: 'note', text: 'seen' } }],
  round,
  to: 'table',
  named: false,
  screen: false,
});
const keys = (entries: readonly Entry[]): string => entries.map(([key]) => key).join(' ');

describe('recorded answers are given to the questions they were given to', () => {
  test('a screen that is gone is passed over for the next one that was recorded, one that has come is read', () => {
    const run = asking('b', 'Q', 'new', 'R');
    expect(realign(run, recorded('a', 'b', 'Q', 'R'))).toEqual({ origins: [1, 2, undefined, 3], gone: [], left: [], waiting: [] });
    expect(run.given).toEqual(['b', 'Q2', 'new', 'R3']);
  });

  test('decisions of a round that are not asked any more fall away before the one that is, however many', () => {
    const { origins, gone, left } = realign(asking('Q'), recorded('A', 'B', 'x', 'C', 'D', 'E', 'Q'));
    expect([origins, keys(gone), left]).toEqual([[6], 'A B C D E', []]);
  });

  test('a decision of a later round is not taken for one of this round: it waits until its own round', () => {
    const { origins, gone, waiting, misfit } = realign(asking('Q'), recorded('2Q', '2R'));
    expect([origins, gone, waiting.length, misfit?.why.id]).toEqual([[], [], 2, 'refused.otherQuestion']);
    const next = realign(asking('2R'), recorded('Q', 'P', '2R'));
    expect([next.origins, keys(next.gone)]).toEqual([[2], 'Q P']);
  });

  test('whoever is asked one after the other gets the answers of the same player', () => {
    const { origins, gone } = realign(asking('S@1', 'S@3'), recorded('S@1', 'S@2', 'S@3'));
    expect([origins, keys(gone)]).toEqual([[0, 2], 'S']);
    expect(realign(asking('S@2', 'S@3'), recorded('S@3')).waiting).toHaveLength(1);
  });

  test('an answer that clashes is the host’s to give anew, and all behind it waits', () => {
    const run = Object.assign(asking('Q', 'R'), { misfit: () => ({ why: said('bar.dead'), clause: 'C-2' }) });
    const { left, waiting, misfit } = realign(run, recorded('P', 'Q', 'R'));
    expect([keys(left.map(({ entry }) => entry)), keys(waiting.map(({ entry }) => entry)), misfit?.clause]).toEqual(['Q R', 'R', 'C-2']);
  });

  test('a ruling stands, even where the question it interrupted is asked no more', () => {
    const run = Object.assign(asking('Q', 'Q', 'R'), { misfit: () => undefined });
    const rule = [...recorded('P'), ruling(1), ...recorded('P', 'P', 'Q')];
    const { origins, gone } = realign(run, rule);
    expect([origins, keys(gone)]).toEqual([[1, 4], 'P P P']);
  });

  test('a ruling that fits no more is lost alone', () => {
    const misfit = (_: string, answer: Answer) => ('ruling' in answer ? { why: said('bar.dead'), clause: 'C-2' } : undefined);
    const { origins, gone, waiting } = realign(Object.assign(asking('Q'), { misfit }), [ruling(1), ...recorded('Q')]);
    expect([origins, gone, waiting]).toEqual([[1], [ruling(1).entry], []]);
  });

  test('what was put to everybody is no answer of one player, nor the other way round', () => {
    expect(realign(asking('Q@3'), recorded('Q')).waiting).toHaveLength(1);
    expect(realign(asking('Q'), recorded('Q@3')).waiting).toHaveLength(1);
  });

  test('what was put to a player just named goes to the player named now, and to nobody who was not', () => {
    const to = (seat: number, named: boolean) => ({ round: 1, to: [seat], named, screen: false });
    const [old] = recorded('Q@3');
    if (!old) throw new Error('recorded');
    const put = (named: boolean, before: boolean) => {
      const run = asking('Q@4');
      Object.defineProperty(run, 'occasion', { get: () => to(4, named) });
      return realign(run, [{ ...old, ...to(3, before) }]).origins;
    };
    expect([put(true, true), put(true, false), put(false, true)]).toEqual([[0], [], []]);
  });

  test('no decision is passed over for a screen', () => {
    const run = asking('b', 'A');
    expect(realign(run, recorded('A', 'b')).origins).toEqual([undefined, 0]);
  });
});

test('whoever is asked was just named where the decision before named all of them', () => {
  const asked = (to: Question['to']): Question => ({ shape: 'number', key: 'Q', to, say: [], clause: 'C', min: 0, max: 9 });
  const named = (to: Question['to'], last: Answer | undefined): boolean => occasionOf(asked(to), 1, last).named;
  expect(named([3], { seats: [3, 4] })).toBe(true);
  expect(named([3, 5], { seats: [3, 4] })).toBe(false);
  expect(named('table', { seats: [3] })).toBe(false);
  expect(named([3], { number: 3 })).toBe(false);
});
