import { expect, it } from 'vitest';
import { castOf, Table } from '../../src/kernel/table.ts';
import { toy } from '../support/toy-game.ts';

const sit = (roles: readonly string[]) =>
  new Table(toy, toy.options.parse({}), { options: {}, seed: 'table', deal: roles.map((role) => ({ role })) });

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
