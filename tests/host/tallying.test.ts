import { describe, expect, it } from 'vitest';
import type { BallotQuestion } from '../../src/kernel/question.ts';
import { said } from '../../src/kernel/types.ts';
import { answerOf, fitting, handsOf, marksOf, noHands, strengthOf, sumFor, toggled } from '../../web/host/tallying.ts';

const question: BallotQuestion = {
  shape: 'ballot', key: 'vote', to: 'table', say: [said('vote')], clause: 'TOY-1', barred: [], marks: 2, abstain: 'allowed', counts: true,
  voters: [{ seat: 1, weight: 2 }, { seat: 2, weight: 1 }, { seat: 3, weight: 1, follows: 1 }],
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
