import { expect, test } from 'vitest';
import { checkRuling } from '../../src/kernel/check-ruling.ts';
import type { Ruling } from '../../src/kernel/answer.ts';
import type { Table } from '../../src/kernel/table.ts';
import { sit } from '../support/toy-session.ts';

const table = (): Table => sit('wolf guard sheep sheep sheep', { dead: [5], tokens: { lamp: { holder: 1 } } }).table;
const refused = (ruling: unknown): string | undefined => {
  const refusal = checkRuling(table(), ruling as Ruling);
  if (refusal) expect(refusal.clause).toBe('X-6');
  return refusal?.why.id;
};

test.each([
  { do: 'kill', seat: 1 },
  { do: 'revive', seat: 5 },
  { do: 'reveal', seat: 1 },
  { do: 'reveal', seat: 5 },
  { do: 'move', token: 'lamp', to: 3 },
  { do: 'mark', status: 'drunk', seat: 3 },
  { do: 'unmark', status: 'drunk', seat: 3 },
  { do: 'swap', seats: [1, 5] },
  { do: 'recast', seat: 1, role: 'sheep' },
  { do: 'note', text: 'Ann coughed' },
  { do: 'note', text: 'Ann coughed', seat: 1 },
  { do: 'leave', seat: 1 },
  { do: 'sit', seat: 1, name: 'Zoe' },
  { do: 'end', won: ['wolves', 'sheep'] },
  { do: 'end', won: [] },
])('X-6 the host may rule %j', (ruling) => {
  expect(refused(ruling)).toBeUndefined();
});

test.each([
  [{ do: 'kill', seat: 5 }, 'refused.alreadyDead'],
  [{ do: 'revive', seat: 1 }, 'refused.alive'],
  [{ do: 'move', token: 'lamp', to: 5 }, 'refused.deadHolder'],
  [{ do: 'move', token: 'crown', to: 3 }, 'refused.noToken'],
  [{ do: 'mark', status: 'sober', seat: 3 }, 'refused.noStatus'],
  [{ do: 'unmark', status: 7, seat: 3 }, 'refused.noStatus'],
  [{ do: 'swap', seats: [1] }, 'refused.swap'],
  [{ do: 'swap', seats: [1, 2, 3] }, 'refused.swap'],
  [{ do: 'swap', seats: [2, 2] }, 'refused.swap'],
  [{ do: 'swap', seats: '12' }, 'refused.swap'],
  [{ do: 'swap' }, 'refused.swap'],
  [{ do: 'swap', seats: [9, 1] }, 'refused.noSuchSeat'],
  [{ do: 'swap', seats: [1, 9] }, 'refused.noSuchSeat'],
  [{ do: 'recast', seat: 1, role: 'pope' }, 'refused.noRole'],
  [{ do: 'note', text: '  ' }, 'refused.emptyNote'],
  [{ do: 'note', text: 7 }, 'refused.emptyNote'],
  [{ do: 'note' }, 'refused.emptyNote'],
  [{ do: 'end', won: ['wolves', 'nobody'] }, 'refused.noFaction'],
  [{ do: 'end', won: 'wolves' }, 'refused.noFaction'],
  [{ do: 'end' }, 'refused.noFaction'],
  [{ do: 'fly', seat: 1 }, 'refused.ruling'],
  [{}, 'refused.ruling'],
  [null, 'refused.ruling'],
  ['kill', 'refused.ruling'],
])('X-6 not %j', (ruling, id) => {
  expect(refused(ruling)).toBe(id);
});

test.each([
  ['kill', 'seat', {}],
  ['revive', 'seat', {}],
  ['reveal', 'seat', {}],
  ['move', 'to', { token: 'lamp' }],
  ['mark', 'seat', { status: 'drunk' }],
  ['unmark', 'seat', { status: 'drunk' }],
  ['recast', 'seat', { role: 'sheep' }],
  ['note', 'seat', { text: 'Ann coughed' }],
  ['leave', 'seat', {}],
  ['sit', 'seat', { name: 'Zoe' }],
])('X-6 to %s, the seat must be one of the table', (what, where, rest) => {
  for (const seat of [0, 6, -1, 1.5, '1', null, NaN])
    expect(refused({ do: what, [where]: seat, ...rest }), String(seat)).toBe('refused.noSuchSeat');
});
