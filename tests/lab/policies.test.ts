import { describe, expect, it } from 'vitest';
import { check } from '../../src/kernel/check.ts';
import type { BallotQuestion, Choose, Pick, Question } from '../../src/kernel/question.ts';
import { seeded } from '../../src/kernel/random.ts';
import { policies } from '../../src/lab/policies.ts';
import { playOut } from '../../src/lab/playout.ts';
import { anyAnswer } from '../../src/lab/random-policy.ts';
import { everyGame } from '../properties/facilitator.ts';
import { cardsOf } from '../../src/lab/playout.ts';

const asked = { key: 'k', to: 'table', say: [], clause: 'C-1' } as const;
const choose = (seats: number[], min: number, max: number, more: Partial<Choose> = {}): Choose => ({
  ...asked,
  shape: 'choose',
  seats,
  barred: [],
  min,
  max,
  ...more,
});
const ballot = (more: Partial<BallotQuestion>): BallotQuestion => ({
  ...asked,
  shape: 'ballot',
  voters: [1, 2, 3].map((seat) => ({ seat, weight: 1 })),
  barred: [],
  candidates: [{ id: 1 }, { id: 2 }],
  marks: 1,
  abstain: 'allowed',
  counts: true,
  ...more,
});

/** How often each answer came up. */
function often(question: Question, times = 12_000): Map<string, number> {
  const random = seeded('often');
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const answer = anyAnswer(question, random);
    const refusal = check(question, answer);
    if (refusal) throw new Error(`${JSON.stringify(answer)} is refused: ${refusal.why.id}`);
    const text = JSON.stringify(answer);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

describe('the policy random', () => {
  it.each<[string, Question, number]>([
    ['one of three seats', choose([1, 2, 3], 1, 1), 3],
    ['one of three seats or nobody', choose([1, 2, 3], 0, 1), 4],
    ['one of three seats, or the word for nobody', choose([1, 2, 3], 1, 1, { pass: { id: 'x' } }), 4],
    ['one of three seats, nobody, or the clock', choose([1, 2, 3], 0, 1, { expires: true }), 5],
    [
      'an option that is free',
      {
        ...asked,
        shape: 'pick',
        options: [
          { id: 'a', label: { id: 'x' } },
          { id: 'b', label: { id: 'x' }, bar: { why: { id: 'x' }, clause: 'C-2' } },
          { id: 'c', label: { id: 'x' } },
        ],
      } satisfies Pick,
      2,
    ],
    ['a number', { ...asked, shape: 'number', min: 3, max: 6 }, 4],
    ['a number or the clock', { ...asked, shape: 'number', min: 3, max: 6, expires: true }, 5],
    ['a vote of three, each for one of two or nobody', ballot({}), 27],
    ['a vote of three who must', ballot({ abstain: 'forbidden' }), 8],
    [
      'a vote in which one may not mark the second',
      ballot({
        abstain: 'forbidden',
        voters: [
          { seat: 1, weight: 1 },
          { seat: 2, weight: 1, forbidden: [{ candidate: 2, why: { id: 'x' }, clause: 'C-3' }] },
        ],
      }),
      2,
    ],
    [
      'a vote in which one follows another',
      ballot({
        voters: [
          { seat: 1, weight: 1 },
          { seat: 2, weight: 1, follows: 1 },
        ],
      }),
      3,
    ],
    ['said, with a clock', { ...asked, shape: 'say', expires: true }, 2],
  ])('%s: every legal answer is as likely as every other', (_what, question, ways) => {
    const counts = often(question);
    expect(counts.size).toBe(ways);
    const even = 12_000 / ways;
    for (const n of counts.values()) expect(Math.abs(n - even)).toBeLessThan(5 * Math.sqrt(even));
  });

  it('takes each set of seats alike where several may be chosen', () => {
    const sets = new Map<string, number>();
    const random = seeded('sets');
    for (let i = 0; i < 12_000; i++) {
      const answer = anyAnswer(choose([1, 2, 3], 2, 3, { pass: { id: 'x' } }), random);
      const key = 'seats' in answer ? [...answer.seats].sort().join() : '?';
      sets.set(key, (sets.get(key) ?? 0) + 1);
    }
    expect([...sets.keys()].sort(), 'and nobody, where there is a word for it').toEqual(['', '1,2', '1,2,3', '1,3', '2,3']);
    for (const n of sets.values()) expect(Math.abs(n - 12_000 / 5)).toBeLessThan(5 * Math.sqrt(12_000 / 5));
  });
});

describe.each(everyGame)('%s, played out', (_id, game) => {
  const options = game.options.parse({});
  const roles = cardsOf(game.suggest(game.players.usual, options));

  it.each(Object.values(policies))('by $name: every answer is legal', (policy) => {
    for (let i = 0; i < 25; i++) {
      const play = (table: Parameters<typeof policy.begin>[0], random: Parameters<typeof policy.begin>[1]) => {
        const answer = policy.begin(table, random);
        return (question: Question) => {
          const given = answer(question);
          const refusal = check(question, given);
          if (refusal) throw new Error(`${question.key} refuses ${JSON.stringify(given)}: ${refusal.why.id}`);
          return given;
        };
      };
      expect(playOut(game, options, roles, `legal${i}`, { ...policy, begin: play }).questions).toBeGreaterThan(3);
    }
  });

  it('from the same seed: the same game', () => {
    const policy = policies['random'];
    if (!policy) throw new Error('there is no random policy');
    const story = (seed: string) => JSON.stringify(playOut(game, options, roles, seed, policy).table.story);
    expect(story('a')).toBe(story('a'));
    expect(story('a')).not.toBe(story('b'));
  });
});
