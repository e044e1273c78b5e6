import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/kernel/answer.ts';
import { check } from '../../src/kernel/check.ts';
import type { Choose, NumberQuestion, Over, Pick, Question, Say } from '../../src/kernel/question.ts';
import { said } from '../../src/kernel/types.ts';

const asked = { key: 'q', to: 'table', say: [], clause: 'C-1' } as const;
const dead = { why: said('bar.dead'), clause: 'X-8' };
const late = { why: said('bar.late'), clause: 'C-2' };

const choose = (over: Partial<Choose> = {}): Choose => ({
  ...asked,
  shape: 'choose',
  seats: [1, 2, 3],
  barred: [{ seat: 4, ...dead }],
  min: 1,
  max: 2,
  ...over,
});
const pick: Pick = {
  ...asked,
  shape: 'pick',
  options: [
    { id: 'go', label: said('go') },
    { id: 'stay', label: said('stay'), bar: late },
  ],
};
const number: NumberQuestion = { ...asked, shape: 'number', min: 2, max: 4 };
const say: Say = { ...asked, shape: 'say' };
const show: Question = { ...asked, shape: 'show', showing: { said: said('card') } };
const over: Over = { ...asked, shape: 'over', won: [] };

/** What is said to an answer and under which clause; nothing if it fits. */
const refused = (question: Question, answer: unknown): string | undefined => {
  const refusal = check(question, answer as Answer);
  return refusal && `${refusal.why.id} ${refusal.clause}`;
};

describe('anything at all may be given as an answer', () => {
  const shapes = Object.entries({ choose: choose(), pick, number, say, show });

  test.each(shapes)('what is no answer is refused where it is asked to %s, with the clause of the question', (_, question) => {
    for (const nonsense of [null, undefined, 'done', 7, true, [], [{ done: true }], {}])
      expect(refused(question, nonsense), JSON.stringify(nonsense)).toBe('refused.shape C-1');
  });

  test.each([
    ['choose', choose(), { seats: [1] }],
    ['pick', pick, { option: 'go' }],
    ['number', number, { number: 3 }],
    ['say', say, { done: true }],
    ['show', show, { done: true }],
  ])('only its own kind of answer fits where it is asked to %s', (_, question, own) => {
    for (const answer of [{ seats: [1] }, { option: 'go' }, { number: 3 }, { done: true }, { votes: {} }, { counts: {} }]) {
      const fits = Object.keys(answer)[0] === Object.keys(own)[0];
      expect(refused(question, answer), JSON.stringify(answer)).toBe(fits ? undefined : 'refused.shape C-1');
    }
  });

  test('after the end everything but a ruling is refused', () => {
    for (const answer of [{ done: true }, { seats: [1] }, { number: 1 }]) expect(refused(over, answer)).toBe('refused.over C-1');
    expect(refused(over, { ruling: { do: 'note', text: 'late' } })).toBeUndefined();
  });

  test('a ruling fits every question: it is held against the table instead', () => {
    for (const [, question] of shapes) expect(refused(question, { ruling: { do: 'kill', seat: 1 } })).toBeUndefined();
  });

  test('a clock may run out only where one runs that counts as an answer', () => {
    const clocked = { ...choose(), seconds: 30, expires: true } as const;
    expect(refused(clocked, { expired: true })).toBeUndefined();
    expect(refused(clocked, { expired: false })).toBe('refused.noClock C-1');
    expect(refused({ ...choose(), seconds: 30 }, { expired: true })).toBe('refused.noClock C-1');
    expect(refused(clocked, { seats: [1] })).toBeUndefined();
  });
});

describe('seats', () => {
  test.each([
    ['one', [1], undefined],
    ['two', [3, 1], undefined],
    ['nobody', [], 'refused.noPass C-1'],
    ['more than may be', [1, 2, 3], 'refused.howMany C-1'],
    ['one of them twice', [2, 2], 'refused.seatTwice C-1'],
    ['a seat that is barred, with its own reason', [1, 4], 'bar.dead X-8'],
    ['a seat that is not at the table', [9], 'refused.noSuchSeat C-1'],
    ['no list', 1, 'refused.shape C-1'],
  ])('one or two of three: %s', (_, seats, refusal) => {
    expect(refused(choose(), { seats })).toBe(refusal);
  });

  test('nobody may be named where none need be, or where passing has a word', () => {
    expect(refused(choose({ min: 0 }), { seats: [] })).toBeUndefined();
    expect(refused(choose({ pass: said('pass') }), { seats: [] })).toBeUndefined();
    expect(refused(choose({ min: 2, max: 3, pass: said('pass') }), { seats: [] })).toBeUndefined();
  });

  test('too few and too many are told how many it takes', () => {
    const two = choose({ min: 2, max: 2 });
    for (const seats of [[1], [1, 2, 3]])
      expect(check(two, { seats })).toEqual({ why: { id: 'refused.exactly', with: { n: 2 } }, clause: 'C-1' });
    expect(refused(two, { seats: [1, 2] })).toBeUndefined();
  });
});

describe('options and numbers', () => {
  test.each([
    ['go', undefined],
    ['stay', 'bar.late C-2'],
    ['fly', 'refused.noSuchOption C-1'],
  ])('the option %s', (option, refusal) => {
    expect(refused(pick, { option })).toBe(refusal);
  });

  test.each([
    [1, true],
    [2, false],
    [4, false],
    [5, true],
    [2.5, true],
    [NaN, true],
    ['3', true],
  ])('of two to four, %s is refused: %s', (n, no) => {
    const limits = { why: { id: 'refused.number', with: { min: 2, max: 4 } }, clause: 'C-1' };
    expect(check(number, { number: n as number })).toEqual(no ? limits : undefined);
  });

  test('what is read or shown is done, and nothing else', () => {
    for (const question of [say, show]) {
      expect(refused(question, { done: true })).toBeUndefined();
      expect(refused(question, { done: false })).toBe('refused.shape C-1');
    }
  });
});
