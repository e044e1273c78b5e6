import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/kernel/answer.ts';
import { check } from '../../src/kernel/check.ts';
import type { BallotQuestion, Voter } from '../../src/kernel/question.ts';
import { said } from '../../src/kernel/types.ts';

const muted = { why: said('bar.muted'), clause: 'C-2' };
const bound = { why: said('bar.bound'), clause: 'C-3' };
const drunk = { why: said('bar.drunk'), clause: 'C-4' };

const ballot = (over: Partial<BallotQuestion> = {}): BallotQuestion => ({
  shape: 'ballot',
  key: 'v',
  to: 'table',
  say: [],
  clause: 'C-1',
  voters: [1, 2, 3].map((seat) => ({ seat, weight: 1 })),
  barred: [{ seat: 4, ...muted }],
  candidates: [1, 2, 3].map((id) => ({ id })),
  marks: 1,
  abstain: 'allowed',
  counts: true,
  ...over,
});
/** Voter 1 as described, beside two ordinary ones. */
const first = (voter: Partial<Voter>, over: Partial<BallotQuestion> = {}): BallotQuestion =>
  ballot({ voters: [{ seat: 1, weight: 1, ...voter }, ...[2, 3].map((seat) => ({ seat, weight: 1 }))], ...over });

/** What is said to an answer, under which clause and about whom; nothing if it fits. */
const refused = (question: BallotQuestion, answer: unknown): string | undefined => {
  const refusal = check(question, answer as Answer);
  return refusal && `${refusal.why.id} ${refusal.clause}${refusal.why.with ? ` ${JSON.stringify(refusal.why.with)}` : ''}`;
};
const votes = (question: BallotQuestion, given: unknown): string | undefined => refused(question, { votes: given });
const counts = (question: BallotQuestion, given: unknown): string | undefined => refused(question, { counts: given });

describe('hands', () => {
  test.each([
    ['everybody votes', { 1: [2], 2: [1], 3: [1] }, undefined],
    ['some vote', { 2: [1] }, undefined],
    ['somebody is entered without a mark', { 2: [] }, undefined],
    ['nobody votes', {}, undefined],
    ['a muted player votes, for the reason that mutes', { 1: [2], 4: [1] }, 'bar.muted C-2'],
    ['somebody votes who is not there', { 9: [1] }, 'refused.noVote C-1'],
    ['a vote goes to no candidate', { 1: [5] }, 'refused.noCandidate C-1'],
    ['two marks where there is one', { 1: [2, 3] }, 'refused.marks C-1 {"who":{"seat":1},"n":1}'],
    ['a mark that is no list', { 1: 2 }, 'refused.shape C-1'],
    ['a list of votes', [[1]], 'refused.shape C-1'],
    ['no votes but nothing', null, 'refused.shape C-1'],
    ['no votes but a word', 'all', 'refused.shape C-1'],
  ])('%s', (_, given, refusal) => {
    expect(votes(ballot(), given)).toBe(refusal);
  });

  test('whoever votes gives every mark, each to another candidate', () => {
    const two = ballot({ marks: 2 });
    expect(votes(two, { 1: [2, 3] })).toBeUndefined();
    expect(votes(two, { 1: [2] })).toBe('refused.marks C-1 {"who":{"seat":1},"n":2}');
    expect(votes(two, { 1: [2, 2] })).toBe('refused.marks C-1 {"who":{"seat":1},"n":2}');
  });

  test('an answer that is neither hands nor sums is refused', () => {
    expect(refused(ballot(), { seats: [1] })).toBe('refused.shape C-1');
  });

  test('a voter may not vote for whom he is bound not to, and for anybody else', () => {
    const q = first({ forbidden: [{ candidate: 2, ...bound }] });
    expect(check(q, { votes: { 1: [2] } })).toMatchObject(bound);
    expect(votes(q, { 1: [3] })).toBeUndefined();
    expect(votes(q, { 2: [2] })).toBeUndefined();
  });
});

describe('abstaining', () => {
  const all = { 1: [2], 2: [3], 3: [1] };

  test('where nobody may abstain each voter must be entered with a mark', () => {
    const q = ballot({ abstain: 'forbidden' });
    expect(votes(q, all)).toBeUndefined();
    expect(votes(q, { ...all, 3: [] })).toBe('refused.mustVote C-1 {"who":{"seat":3}}');
    expect(votes(q, { 1: [2], 3: [1] })).toBe('refused.mustVote C-1 {"who":{"seat":2}}');
  });

  test('whoever votes as another does need not be entered', () => {
    expect(votes(first({ follows: 2 }, { abstain: 'forbidden' }), { 2: [3], 3: [1] })).toBeUndefined();
  });

  test('whoever is bound against too many to give every mark need not vote', () => {
    const forbidden = [2, 3].map((candidate) => ({ candidate, ...bound }));
    const rest = { 2: [1, 3], 3: [1, 2] };
    expect(votes(first({ forbidden }, { abstain: 'forbidden', marks: 2 }), rest)).toBeUndefined();
    expect(votes(first({ forbidden: forbidden.slice(1) }, { abstain: 'forbidden', marks: 2 }), rest)).toBe(
      'refused.mustVote C-1 {"who":{"seat":1}}',
    );
  });

  test('one voter may have to vote where others may abstain', () => {
    const q = first({ must: drunk });
    expect(votes(q, { 1: [2] })).toBeUndefined();
    expect(votes(q, {})).toBe('bar.drunk C-4');
    expect(votes(q, { 1: [], 2: [1] })).toBe('bar.drunk C-4');
  });

  test('but not if he votes as another does, or is bound against everybody', () => {
    expect(votes(first({ must: drunk, follows: 2 }), {})).toBeUndefined();
    const forbidden = [1, 2, 3].map((candidate) => ({ candidate, ...bound }));
    expect(votes(first({ must: drunk, forbidden }), {})).toBeUndefined();
    expect(votes(first({ must: drunk, forbidden: forbidden.slice(1) }), {})).toBe('bar.drunk C-4');
  });
});

describe('sums', () => {
  test.each([
    ['as many as there are hands', { 1: 1, 2: 2 }, undefined],
    ['fewer', { 3: 1 }, undefined],
    ['all for one', { 2: 3 }, undefined],
    ['none', {}, undefined],
    ['more for one than there are hands', { 2: 4 }, 'refused.tooManyHands C-1 {"n":3}'],
    ['more than hands together', { 1: 2, 2: 2 }, 'refused.tooManyHands C-1 {"n":3}'],
    ['less than none', { 1: -1 }, 'refused.tooManyHands C-1 {"n":3}'],
    ['half a hand', { 1: 0.5 }, 'refused.tooManyHands C-1 {"n":3}'],
    ['for no candidate', { 7: 1 }, 'refused.noCandidate C-1'],
    ['a list', [1, 2], 'refused.shape C-1'],
    ['nothing', null, 'refused.shape C-1'],
    ['a number', 3, 'refused.shape C-1'],
  ])('%s', (_, given, refusal) => {
    expect(counts(ballot(), given)).toBe(refusal);
  });

  test('a hand that weighs two counts twice', () => {
    const q = first({ weight: 2 });
    expect(counts(q, { 1: 4 })).toBeUndefined();
    expect(counts(q, { 1: 5 })).toBe('refused.tooManyHands C-1 {"n":4}');
  });

  test('with two marks each, twice the hands go up, but not for one candidate', () => {
    const q = ballot({ marks: 2 });
    expect(counts(q, { 1: 3, 2: 3 })).toBeUndefined();
    expect(counts(q, { 1: 4 })).toBe('refused.tooManyHands C-1 {"n":3}');
    expect(counts(q, { 1: 3, 2: 3, 3: 1 })).toBe('refused.tooManyHands C-1 {"n":6}');
  });

  test('where nobody may abstain every hand must be counted', () => {
    const q = ballot({ abstain: 'forbidden', marks: 2 });
    expect(counts(q, { 1: 3, 2: 2, 3: 1 })).toBeUndefined();
    expect(counts(q, { 1: 3, 2: 2 })).toBe('refused.allMustVote C-1');
  });

  test('no sums where the hands themselves matter', () => {
    expect(counts(ballot({ counts: false }), { 1: 1 })).toBe('refused.hands C-1');
    expect(votes(ballot({ counts: false }), { 1: [1] })).toBeUndefined();
  });
});
