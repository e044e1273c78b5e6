import { expect, test } from 'vitest';
import { give, goOn, seats, sit, told } from '../support/toy-session.ts';

const condemn = (roles: string, whom: number, position = {}) => {
  const s = sit(roles, { phase: 'day', round: 2, ...position });
  give(s, 'day.hours', { number: 1 });
  return give(s, 'day.vote', { votes: Object.fromEntries(s.table.alive.map((seat) => [seat, [whom]])) });
};

test('who can react may, and a reaction that settles the matter ends the window', () => {
  const s = condemn('wolf judge sheep sheep sheep', 3);
  expect(goOn(s)).toMatchObject({ key: 'window.verdict', seats: [2], min: 0 });
  expect(s.question).not.toHaveProperty('decoy');
  give(s, 'window.verdict', seats(2));
  expect(told(s, 'died')).toEqual([]);
  expect(told(s, 'revealed')).toMatchObject([{ seat: 2, role: 'judge', clause: 'TOY-10' }]);
});

test('passing lets the decision stand', () => {
  const s = give(condemn('wolf judge sheep sheep sheep', 3), 'window.verdict', seats());
  expect(told(s, 'died')).toMatchObject([{ seat: 3 }]);
});

test('the window is asked hollow when the role in the deck can no longer react', () => {
  const dead = goOn(condemn('wolf judge sheep sheep sheep', 3, { dead: [2] }));
  expect(dead).toMatchObject({ key: 'window.verdict', seats: [], decoy: true });
  const s = condemn('wolf judge sheep sheep sheep', 3);
  s.answer({ ruling: { do: 'reveal', seat: 2 } });
  expect(goOn(s)).toMatchObject({
    key: 'window.verdict',
    decoy: true,
    barred: expect.arrayContaining([{ seat: 2, why: { id: 'toy.judgeKnown' }, clause: 'TOY-10' }]) as unknown,
  });
});

test('a game without the role never asks', () => {
  expect(told(condemn('wolf sheep sheep sheep sheep', 3), 'died')).toMatchObject([{ seat: 3 }]);
});
