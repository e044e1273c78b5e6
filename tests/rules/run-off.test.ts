import { expect, test } from 'vitest';
import type { Answer } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import { said } from '../../src/kernel/types.ts';
import { poll, type Poll } from '../../src/rules/ballot.ts';
import type { Tally, VoteRule } from '../../src/rules/vote.ts';
import { sit } from '../support/toy-session.ts';

const topTwo: VoteRule = { marks: 2, abstain: 'forbidden', count: { top: 2 }, tie: ['again', 'breaker', 'out'], counts: true };

/** Holds a poll at a table of five and gives these answers, one per question; the questions and the result come back. */
function hold(
  p: Partial<Poll>,
  answers: readonly Answer[],
  roles = 'wolf sheep sheep sheep sheep',
  how = {},
): { asked: Question[]; result: Tally | undefined } {
  const { table } = sit(roles, { phase: 'day', ...how });
  const script = poll(table, { key: 'v', rule: topTwo, say: [], clause: 'C', candidates: [1, 2, 3].map((id) => ({ id })), ...p });
  const asked: Question[] = [];
  let step = script.next();
  for (const answer of answers) {
    if (step.done) break;
    asked.push(step.value);
    step = script.next(answer);
  }
  return { asked, result: step.done ? step.value : undefined };
}

test('a run-off for one place left takes one mark each, whatever the first vote took', () => {
  const { asked, result } = hold({}, [{ counts: { 1: 5, 2: 3, 3: 2 } }]);
  expect(asked).toHaveLength(1);
  expect(result?.chosen).toEqual([1, 2]);
  const tied = hold({ candidates: [1, 2, 3, 4].map((id) => ({ id })) }, [
    { counts: { 1: 4, 2: 2, 3: 2, 4: 2 } },
    { counts: { 2: 1, 3: 3, 4: 1 } },
  ]);
  expect(tied.asked[1]).toMatchObject({ key: 'v.again', marks: 1, candidates: [{ id: 2 }, { id: 3 }, { id: 4 }] });
  expect(tied.result?.chosen).toEqual([1, 3]);
});

test('a second tie leaves the tied out', () => {
  const { result } = hold({ candidates: [1, 2, 3, 4].map((id) => ({ id })) }, [
    { counts: { 1: 4, 2: 2, 3: 2, 4: 2 } },
    { counts: { 2: 2, 3: 2, 4: 1 } },
  ]);
  expect(result?.chosen).toEqual([1]);
});

test('whoever must name more than are left names all of them', () => {
  const { asked } = hold({ candidates: [{ id: 1 }] }, [{ counts: { 1: 5 } }]);
  expect(asked[0]).toMatchObject({ marks: 1 });
  expect(
    hold({ candidates: [{ id: 1 }, { id: 2 }] }, [{ counts: { 1: 3, 2: 3 } }], 'wolf sheep sheep sheep', { dead: [2] }).asked[0],
  ).toMatchObject({ marks: 1, candidates: [{ id: 1 }] });
});

test('what is done after a count comes before the tie is settled, and sees every count', () => {
  const seen: (readonly (string | number)[])[] = [];
  const counted: Poll['counted'] = function* ({ chosen, tied }) {
    seen.push([...chosen, '/', ...tied]);
  };
  hold({ counted, candidates: [1, 2, 3, 4].map((id) => ({ id })) }, [
    { counts: { 1: 4, 2: 2, 3: 2, 4: 2 } },
    { counts: { 2: 1, 3: 3, 4: 1 } },
  ]);
  expect(seen).toEqual([
    [1, '/', 2, 3, 4],
    [3, '/'],
  ]);
});

test('a tie-breaker picks among tied options, but not one that goes against whoever binds him while another is left', () => {
  const options = [
    { id: 'yes', label: said('yes'), against: 1 },
    { id: 'no', label: said('no') },
  ];
  const rule: VoteRule = { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['breaker', 'nobody'], counts: true };
  const level: Answer = { counts: { yes: 2, no: 2 } };
  const free = hold({ rule, candidates: options }, [level, { option: 'yes' }], 'wolf mayor sheep sheep sheep');
  expect(free.asked[1]).toMatchObject({ key: 'v.tie', to: [2], options: [{ id: 'yes' }, { id: 'no' }] });
  expect(free.asked[1]).not.toHaveProperty('options.0.bar');
  expect(free.result?.chosen).toEqual(['yes']);
  const bound = hold({ rule, candidates: options }, [level, { option: 'no' }], 'wolf mayor sheep sheep sheep', {
    statuses: [{ what: 'bound', on: 2, by: 1 }],
  });
  expect(bound.asked[1]).toMatchObject({ options: [{ id: 'yes', bar: { clause: 'TOY-7' } }, { id: 'no' }] });
  const cornered = hold(
    { rule, candidates: options.map((option) => ({ ...option, against: 1 })) },
    [level, { option: 'no' }],
    'wolf mayor sheep sheep sheep',
    { statuses: [{ what: 'bound', on: 2, by: 1 }] },
  );
  expect(cornered.asked[1]).not.toHaveProperty('options.0.bar');
});
