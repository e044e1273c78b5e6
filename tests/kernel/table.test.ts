import { expect, it } from 'vitest';
import type { Position } from '../../src/kernel/game.ts';
import { castOf, Table } from '../../src/kernel/table.ts';
import { toy } from '../support/toy-game.ts';

const sit = (roles: readonly string[], position?: Position) =>
  new Table(toy, toy.options.parse({}), {
    options: {},
    seed: 'table',
    deal: roles.map((role) => ({ role })),
    ...(position && { position }),
  });

it('a cast is counted in an order that tells nothing of who sits where', () => {
  expect(Object.entries(castOf(['wolf', 'sheep', 'guard', 'sheep']))).toEqual([
    ['guard', 1],
    ['sheep', 2],
    ['wolf', 1],
  ]);
  expect(JSON.stringify(castOf(['sheep', 'wolf', 'sheep', 'guard']))).toBe(JSON.stringify(castOf(['wolf', 'guard', 'sheep', 'sheep'])));
});

it('what is remembered of roles, sides and the living follows every change', () => {
  const t = sit(['wolf', 'sheep', 'guard', 'sheep']);
  expect([t.withRole('sheep'), t.members('sheep'), t.living('sheep')]).toEqual([
    [2, 4],
    [2, 3, 4],
    [2, 3, 4],
  ]);
  t.setAlive(4, false);
  expect([t.withRole('sheep'), t.members('sheep'), t.living('sheep')]).toEqual([
    [2, 4],
    [2, 3, 4],
    [2, 3],
  ]);
  t.setRole(2, 'wolf');
  expect([t.withRole('sheep'), t.withRole('wolf', 'guard'), t.members('sheep'), t.living('wolves'), t.role(2).id, t.faction(2)]).toEqual([
    [4],
    [1, 2, 3],
    [3, 4],
    [1, 2],
    'wolf',
    'wolves',
  ]);
  t.setAlive(4, true);
  expect(t.living('sheep')).toEqual([3, 4]);
});

it('a seat or a role that is not there is an error of the script, and says which', () => {
  const t = sit(['wolf', 'sheep']);
  for (const seat of [0, 3]) expect(() => t.at(seat)).toThrow(`No seat ${seat}`);
  expect(() => t.roleOf('pope')).toThrow('No role pope in toy');
});

it('a game begins where the rulebook begins, with everybody alive and the beginning told to all', () => {
  const t = sit(['wolf', 'sheep', 'sheep']);
  expect(t.place).toEqual(toy.start);
  expect(t.alive).toEqual([1, 2, 3]);
  expect(t.seats.some(({ revealed }) => revealed)).toBe(false);
  expect([t.statuses, t.tokens, t.counters, t.postponed, t.won]).toEqual([[], {}, {}, [], undefined]);
  expect(t.story).toEqual([{ what: 'began', seats: 3, at: toy.start, clause: 'toy', audience: 'public' }]);
});

it('a position described in mid-game is the table that stands', () => {
  const t = sit(['wolf', 'sheep', 'guard', 'sheep'], {
    round: 3,
    phase: 'day',
    dead: [2],
    tokens: { lamp: { holder: 1 }, crown: { holder: 3, knowing: false, announced: 'sheep' } },
    statuses: [
      { what: 'guarded', on: 4, by: 3, until: 'dawn' },
      { what: 'drunk', on: 1 },
    ],
    counters: { hours: 2 },
  });
  expect(t.place).toEqual({ round: 3, phase: 'day' });
  expect(t.alive).toEqual([1, 3, 4]);
  expect(t.tokens).toEqual({
    lamp: { holder: 1, knowing: true, provisional: false },
    crown: { holder: 3, knowing: false, provisional: false, announced: 'sheep' },
  });
  expect(t.statuses).toEqual([
    { what: 'guarded', on: 4, by: { seat: 3 }, clause: 'toy', fact: 0, until: 'dawn' },
    { what: 'drunk', on: 1, by: {}, clause: 'toy', fact: 0 },
  ]);
  expect(t.counter('hours')).toBe(2);
  expect(sit(['wolf', 'sheep'], { dead: [2] }).place).toEqual(toy.start);
});

it('statuses are asked for by seat, and by kind where one is named', () => {
  const t = sit(['wolf', 'sheep'], { statuses: ['drunk', 'muted', 'drunk'].map((what, i) => ({ what, on: i === 2 ? 2 : 1 })) });
  expect(t.statusesOf(1).map(({ what }) => what)).toEqual(['drunk', 'muted']);
  expect(t.statusesOf(1, 'muted').map(({ what }) => what)).toEqual(['muted']);
  expect([t.hasStatus(1, 'muted'), t.hasStatus(2, 'muted'), t.hasStatus(2, 'drunk')]).toEqual([true, false, true]);
});

it('a counter begins at nothing and counts by one unless told by how much', () => {
  const t = sit(['wolf', 'sheep']);
  expect([t.counter('shots'), t.count('shots'), t.count('shots', 3), t.counter('shots')]).toEqual([0, 1, 4, 4]);
  expect(t.count('shots', -4)).toBe(0);
});

it('what is told stands in the story with its place, its clause, its audience and its cause', () => {
  const t = sit(['wolf', 'sheep']);
  const died = t.tell({ what: 'died', seat: 2, by: {} }, 'TOY-1', 'host');
  const revealed = t.tell({ what: 'revealed', seat: 2, role: 'sheep' }, 'TOY-2', [1], died);
  expect([died, revealed]).toEqual([1, 2]);
  expect(t.since(died)).toEqual([
    { what: 'died', seat: 2, by: {}, at: toy.start, clause: 'TOY-1', audience: 'host' },
    { what: 'revealed', seat: 2, role: 'sheep', at: toy.start, clause: 'TOY-2', audience: [1], because: died },
  ]);
});
