import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/kernel/game.ts';
import type { Role, StatusKind } from '../../src/kernel/role.ts';
import { Table } from '../../src/kernel/table.ts';
import { said } from '../../src/kernel/types.ts';
import { anyHooks, hooksOn, forbidden, seenAs } from '../../src/rules/hooks.ts';
import { mark } from '../../src/rules/status.ts';
import { ran } from '../support/scripts.ts';
import { toy, type Options } from '../support/toy-game.ts';

const told: string[] = [];
/** Writes down who hears of a mark. */
const hears = (who: string): Pick<Role<Options>, 'after'> => ({
  after: {
    *marked(_, fact, self) {
      told.push(`${who} ${self.seat} of ${fact.seat}`);
    },
  },
});

/** The toy game with masks to put on, and with roles and statuses that hear of marks. */
const statuses: Record<string, StatusKind<Options>> = {
  ...toy.statuses,
  sheepskin: { id: 'sheepskin', appears: () => 'sheep' },
  wolfskin: { id: 'wolfskin', appears: () => 'wolf' },
  whisper: { id: 'whisper', appears: (_, kind) => (kind === 'voice' ? 'guard' : undefined) },
  eared: { id: 'eared', ...hears('status') },
  bound2: { id: 'bound2', forbids: () => ({ why: said('toy.second'), clause: 'TOY-99' }) },
};
const game = { ...toy, statuses, roles: { ...toy.roles, ear: { id: 'ear', faction: 'sheep', ...hears('role') } }, hooks: hears('game') };
const sit = (roles: string, position?: Position): Table<Options> =>
  new Table(game, game.options.parse({}), {
    options: {},
    seed: 'hooks',
    deal: roles.split(' ').map((role) => ({ role })),
    ...(position && { position }),
  });

describe('a false face', () => {
  const face = (worn: readonly string[], kind = 'faction', role = 'guard') =>
    seenAs(sit(`wolf ${role} sheep`, { statuses: worn.map((what) => ({ what, on: 2 })) }), kind, 2);

  test('is seen instead of the role, and the one put on last before all others', () => {
    expect(face([])).toBe('guard');
    expect(face(['wolfskin'])).toBe('wolf');
    expect(face(['sheepskin', 'wolfskin'])).toBe('wolf');
    expect(face(['wolfskin', 'sheepskin'])).toBe('sheep');
  });

  test('put on goes before the face the role has of itself', () => {
    expect(face([], 'faction', 'fox')).toBe('sheep');
    expect(face(['wolfskin'], 'faction', 'fox')).toBe('wolf');
  });

  test('for one kind of knowledge does not hide the face below it for another', () => {
    expect(face(['wolfskin', 'whisper'], 'voice')).toBe('guard');
    expect(face(['wolfskin', 'whisper'])).toBe('wolf');
    expect(face(['whisper'], 'faction', 'fox')).toBe('sheep');
    expect(face([], 'voice', 'fox')).toBe('fox');
  });
});

describe('who bears what', () => {
  test('a seat bears what its role has and then what lies on it, oldest first, and nothing of its neighbour', () => {
    const t = sit('wolf mayor mayor', { statuses: ['proxy', 'drunk', 'proxy'].map((what, i) => ({ what, on: i === 2 ? 3 : 2 })) });
    expect(hooksOn(t, 2, 'ballot').map(({ self }) => [self.seat, self.status?.what])).toEqual([
      [2, undefined],
      [2, 'proxy'],
    ]);
    expect(hooksOn(t, 2, 'stopsActor').map(({ self }) => self.status?.what)).toEqual(['drunk']);
    expect(hooksOn(t, 1, 'ballot')).toEqual([]);
  });

  test('anybody bears it if a role of the deck has it, or a status that stands', () => {
    expect(anyHooks(sit('wolf sheep'), 'ballot')).toBe(false);
    expect(anyHooks(sit('wolf mayor'), 'ballot')).toBe(true);
    expect(anyHooks(sit('mayor mayor'), 'ballot')).toBe(true);
    expect(anyHooks(sit('wolf mayor'), 'forbids')).toBe(false);
    expect(anyHooks(sit('wolf sheep', { statuses: [{ what: 'drunk', on: 1 }] }), 'ballot')).toBe(false);
    expect(anyHooks(sit('wolf sheep', { statuses: [{ what: 'proxy', on: 1 }] }), 'ballot')).toBe(true);
  });

  test('of two bonds the older gives the reason, and one that says nothing lets the next speak', () => {
    const bar = (target: number, ...worn: { what: string; on: number; by?: number }[]) =>
      forbidden(sit('wolf sheep sheep', { statuses: worn }), 2, target, 'v')?.clause;
    expect(bar(1, { what: 'bound', on: 2, by: 1 }, { what: 'bound2', on: 2 })).toBe('TOY-7');
    expect(bar(3, { what: 'bound', on: 2, by: 1 }, { what: 'bound2', on: 2 })).toBe('TOY-99');
    expect(bar(3, { what: 'bound', on: 2, by: 1 })).toBeUndefined();
  });
});

test('what follows a fact runs seat by seat, dead or alive, the role before what lies on it, and the game’s own last', () => {
  const t = sit('ear wolf ear', { dead: [3], statuses: [{ what: 'eared', on: 1 }, ...[2, 3].map((on) => ({ what: 'eared', on }))] });
  told.length = 0;
  ran(mark(t as Table, { what: 'drunk', on: 2, by: {}, clause: 'C' }));
  expect(told).toEqual(['role 1 of 2', 'status 1 of 2', 'status 2 of 2', 'role 3 of 2', 'status 3 of 2', 'game 0 of 2']);
});
