import { describe, expect, it } from 'vitest';
import type { BallotQuestion } from '../../src/kernel/question.ts';
import { said } from '../../src/kernel/types.ts';
import {
  answerOf,
  fitting,
  handsOf,
  marksOf,
  nextVoter,
  noHands,
  owing,
  partly,
  strengthOf,
  sumFor,
  sumMissing,
  toggled,
  underWay,
  withRest,
} from '../../web/host/tallying.ts';

const question: BallotQuestion = {
  shape: 'ballot',
  key: 'vote',
  to: 'table',
  say: [said('vote')],
  clause: 'TOY-1',
  barred: [],
  marks: 2,
  abstain: 'allowed',
  counts: true,
  voters: [
    { seat: 1, weight: 2 },
    { seat: 2, weight: 1 },
    { seat: 3, weight: 1, follows: 1 },
  ],
  candidates: [{ id: 4 }, { id: 5 }, { id: 6 }],
};

describe('hands on the screen', () => {
  it('count by weight, and a proxy’s with the seat it follows', () => {
    const hands = toggled(question, toggled(question, noHands, 1, 4), 2, 5);
    expect(sumFor(question, hands, 4)).toBe(3);
    expect(sumFor(question, hands, 5)).toBe(1);
    expect(marksOf({ seat: 3, weight: 1, follows: 1 }, hands)).toEqual([4]);
    expect(strengthOf(question)).toBe(4);
  });

  it('go down again with a second tap, and leave nothing behind', () => {
    expect(toggled(question, toggled(question, noHands, 2, 5), 2, 5).votes).toEqual({});
  });

  it('let the oldest mark go when a voter has one too many', () => {
    const hands = [4, 5, 6].reduce((so, candidate) => toggled(question, so, 2, candidate), noHands);
    expect(hands.votes[2]).toEqual([5, 6]);
  });

  it('of all the rest go up with one tap, but not of whoever has voted, follows another or may not', () => {
    const barred = { candidate: 4, why: said('toy.bound'), clause: 'TOY-7' };
    const voters = [...question.voters, { seat: 4, weight: 1 }, { seat: 5, weight: 1, forbidden: [barred] }];
    const one = { ...question, marks: 1, voters };
    expect(withRest(one, toggled(one, noHands, 2, 5), 4).votes).toEqual({ 1: [4], 2: [5], 4: [4] });
  });

  it('are taken up again without those who have no vote any more', () => {
    expect(fitting(question, handsOf({ votes: { 2: [5, 9], 7: [4] } })).votes).toEqual({ 2: [5] });
  });

  it('are read back from a draft or from an answer that is being amended', () => {
    const hands = toggled(question, noHands, 2, 5);
    expect(handsOf(JSON.parse(JSON.stringify(hands)))).toEqual(hands);
    expect(answerOf(handsOf({ votes: { 2: [5] } }))).toEqual({ votes: { 2: [5] } });
    expect(answerOf(handsOf({ counts: { 5: 3 } }))).toEqual({ counts: { 5: 3 } });
    for (const odd of [undefined, null, 7, 'x', {}]) expect(() => handsOf(odd)).not.toThrow();
  });
});

describe('what a vote still lacks', () => {
  const must = { why: said('toy.must'), clause: 'TOY-7' };
  const forbidden = [4, 5].map((candidate) => ({ candidate, why: said('toy.bound'), clause: 'TOY-7' }));
  const bound: BallotQuestion = {
    ...question,
    voters: [
      { seat: 1, weight: 2 },
      { seat: 2, weight: 1, must },
      { seat: 3, weight: 1, must, follows: 1 },
      { seat: 4, weight: 1, must, forbidden },
    ],
  };

  it('is the vote of whoever must give it, has not, and could', () => {
    expect(owing(bound, noHands).map(({ seat }) => seat)).toEqual([2]);
    expect(owing(bound, toggled(bound, noHands, 2, 5))).toEqual([]);
    expect(owing(question, noHands)).toEqual([]);
  });

  it('is the rest of marks begun', () => {
    const hands = toggled(bound, toggled(bound, toggled(bound, noHands, 2, 5), 1, 5), 1, 6);
    expect(partly(bound, hands)).toEqual([2]);
    expect(partly({ ...bound, abstain: 'forbidden' }, hands)).toEqual([2, 4]);
  });

  it('is counted in sums where nobody may abstain, and what is too much everywhere', () => {
    const sums = (counts: Record<number, number>) => ({ ...noHands, bySums: true, counts });
    expect(sumMissing({ ...question, abstain: 'forbidden' }, sums({ 4: 3 }))).toBe(5);
    expect(sumMissing({ ...question, abstain: 'forbidden' }, sums({ 4: 4, 5: 4 }))).toBe(0);
    expect(sumMissing({ ...question, abstain: 'forbidden' }, noHands)).toBeUndefined();
    expect(sumMissing(question, sums({ 4: 3 }))).toBeUndefined();
    expect(sumMissing(question, sums({ 4: 4, 5: 4, 6: 1 }))).toBe(-1);
  });

  it('is under way until somebody has voted and everybody who has begun is done', () => {
    const one = toggled(bound, toggled(bound, toggled(bound, noHands, 1, 5), 1, 6), 2, 5);
    expect([underWay(bound, noHands), underWay(bound, one), underWay(bound, toggled(bound, one, 2, 6))]).toEqual([true, true, false]);
    expect(underWay({ ...bound, abstain: 'forbidden' }, toggled(bound, one, 2, 6))).toBe(true);
    expect([underWay(bound, { ...noHands, bySums: true }), underWay(bound, { ...noHands, bySums: true, counts: { 5: 1 } })]).toEqual([
      true,
      false,
    ]);
  });

  it('is asked of the next voter round the table', () => {
    const hands = toggled(question, toggled(question, noHands, 2, 5), 2, 6);
    expect(nextVoter(question, hands, 1)).toBe(1);
    expect(nextVoter(question, noHands, 1)).toBe(2);
    expect(nextVoter(question, noHands, 2)).toBe(1);
  });
});
