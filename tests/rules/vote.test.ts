import { describe, expect, test } from 'vitest';
import type { BallotQuestion } from '../../src/kernel/question.ts';
import { tally, type VoteRule } from '../../src/rules/vote.ts';
import { give, goOn, seats, sit, told } from '../support/toy-session.ts';

const rule = (over: Partial<VoteRule>): VoteRule => ({
  marks: 1,
  abstain: 'allowed',
  count: 'plurality',
  tie: ['nobody'],
  counts: true,
  ...over,
});
const question = (candidates: (number | string)[], over: Partial<BallotQuestion> = {}): BallotQuestion => ({
  shape: 'ballot',
  key: 'v',
  to: 'table',
  say: [],
  clause: 'C',
  barred: [],
  marks: 1,
  abstain: 'allowed',
  counts: true,
  voters: [1, 2, 3, 4, 5].map((seat) => ({ seat, weight: 1 })),
  candidates: candidates.map((id) => ({ id })),
  ...over,
});

describe('one tally for every vote', () => {
  test.each([
    ['most votes win', rule({}), [1, 2, 3], { 1: 1, 2: 3 }, [2], []],
    ['level at the top is a tie', rule({}), [1, 2, 3], { 1: 2, 2: 2 }, [], [1, 2]],
    ['no votes at all choose nobody', rule({}), [1, 2], {}, [], []],
    ['a majority is more than half of the living', rule({ count: 'majority' }), ['guilty'], { guilty: 3 }, ['guilty'], []],
    ['exactly half is none', rule({ count: 'majority' }), ['guilty'], { guilty: 2 }, [], []],
    ['more guilty than innocent', rule({ count: 'guilty' }), ['guilty', 'innocent'], { guilty: 2, innocent: 1 }, ['guilty'], []],
    ['as many innocent as guilty acquit', rule({ count: 'guilty' }), ['guilty', 'innocent'], { guilty: 2, innocent: 2 }, [], []],
    ['the top two', rule({ count: { top: 2 } }), [1, 2, 3], { 1: 3, 2: 2, 3: 1 }, [1, 2], []],
    ['level above the cut is harmless', rule({ count: { top: 2 } }), [1, 2, 3], { 1: 2, 2: 2, 3: 1 }, [1, 2], []],
    ['fewer voted for than places: all of them', rule({ count: { top: 3 } }), [1, 2, 3, 4], { 1: 3, 4: 1 }, [1, 4], []],
    ['level across the cut is a tie for the last place', rule({ count: { top: 2 } }), [1, 2, 3], { 1: 3, 2: 1, 3: 1 }, [1], [2, 3]],
  ])('%s', (_, r, candidates, counts, chosen, tied) => {
    const living = r.count === 'majority' ? ((counts as { guilty?: number }).guilty === 2 ? 4 : 5) : 5;
    expect(tally(r, question(candidates), { counts }, living)).toMatchObject({ chosen, tied });
  });

  test('hands and counts give the same sums', () => {
    const q = question([1, 2]);
    const hands = tally(rule({}), q, { votes: { 1: [2], 2: [1], 3: [2] } }, 5);
    expect(tally(rule({}), q, { counts: { 1: 1, 2: 2 } }, 5)).toEqual(hands);
  });

  test('who does not vote counts for the last candidate, by hands or by counts', () => {
    const q = question([1, 2, 3], { abstain: 'last' });
    expect(tally(rule({ abstain: 'last' }), q, { votes: { 1: [2], 2: [1] } }, 5).sums).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
    expect(tally(rule({ abstain: 'last' }), q, { counts: { 1: 1, 2: 1 } }, 5).sums).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
  });

  test('weights and proxies: a follower votes where the other votes, with his own weight', () => {
    const q = question([1, 2], {
      voters: [
        { seat: 1, weight: 1 },
        { seat: 2, weight: 2, follows: 1 },
        { seat: 3, weight: 1 },
      ],
    });
    expect(tally(rule({}), q, { votes: { 1: [2], 2: [1], 3: [1] } }, 3).sums).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  test('the order in which votes are entered makes no difference', () => {
    const q = question([1, 2, 3]);
    const one = tally(rule({}), q, { votes: { 1: [2], 2: [3], 3: [3] } }, 5);
    expect(tally(rule({}), q, { votes: { 3: [3], 2: [3], 1: [2] } }, 5)).toEqual(one);
  });
});

describe('polls at the table', () => {
  const toVote = (roles: string, statuses: { what: string; on: number; by?: number }[] = []) => {
    const s = sit(roles, { phase: 'day', round: 2, statuses });
    return give(s, 'day.hours', { number: 1 });
  };

  const level = { votes: { 1: [3], 2: [4], 3: [4], 4: [3], 5: [3] } };

  test('a tie is voted on again among the tied, then the tie-breaker decides', () => {
    const s = toVote('wolf mayor sheep sheep sheep');
    give(s, 'day.vote', level);
    expect(goOn(s)).toMatchObject({ key: 'day.vote.again', candidates: [{ id: 3 }, { id: 4 }] });
    give(s, 'day.vote.again', level);
    expect(goOn(s)).toMatchObject({ key: 'day.vote.tie', to: [2], seats: [3, 4] });
    give(s, 'day.vote.tie', seats(4));
    expect(told(s, 'died')).toMatchObject([{ seat: 4, clause: 'TOY-9' }]);
    expect(told(s, 'voted')).toMatchObject([
      { vote: 'day.vote', chosen: [] },
      {
        vote: 'day.vote.again',
        sums: [
          [3, 3],
          [4, 3],
        ],
        chosen: [4],
      },
    ]);
  });

  test('without a tie-breaker the lot decides, and stands in the story with its candidates', () => {
    const s = toVote('wolf sheep sheep sheep');
    const votes = { votes: { 1: [3], 2: [4], 3: [4], 4: [3] } };
    give(s, 'day.vote', votes);
    give(s, 'day.vote.again', votes);
    const [lot] = told(s, 'drawn');
    expect(lot).toMatchObject({ from: [3, 4], by: 'seed' });
    expect(told(s, 'died')).toMatchObject([{ seat: lot?.got }]);
  });

  test('the muted have no vote, and the reason is given', () => {
    const s = toVote('wolf sheep sheep sheep', [{ what: 'muted', on: 3 }]);
    expect(s.question).toMatchObject({ voters: [{ seat: 1 }, { seat: 2 }, { seat: 4 }], barred: [{ seat: 3, why: { id: 'bar.muted' } }] });
    expect(s.answer({ votes: { 3: [1] } })?.why.id).toBe('bar.muted');
  });

  test('the bound may not vote against the one they are bound to', () => {
    const s = toVote('wolf sheep sheep sheep', [{ what: 'bound', on: 2, by: 1 }]);
    expect(s.answer({ votes: { 2: [1] } })).toMatchObject({ why: { id: 'toy.bound' }, clause: 'TOY-7' });
    expect(s.answer({ votes: { 2: [3] } })).toBeUndefined();
  });

  test('a proxy shows on the ballot and ends with the source', () => {
    const follows = (dead: number[]) => {
      const s = sit('wolf sheep sheep sheep sheep', { phase: 'day', dead, statuses: [{ what: 'proxy', on: 3, by: 2 }] });
      give(s, 'day.hours', { number: 1 });
      return s.question.shape === 'ballot' ? s.question.voters.find((v) => v.seat === 3)?.follows : 'no ballot';
    };
    expect([follows([]), follows([2])]).toEqual([2, undefined]);
  });
});
