import { describe, expect, test } from 'vitest';
import { said } from '../../src/kernel/types.ts';
import { choose, type Choice } from '../../src/rules/choose.ts';
import { sit } from '../support/toy-session.ts';

const ask = (over: Partial<Choice> = {}, how = {}) =>
  choose(sit('wolf guard sheep sheep', how).table, { key: 'k', to: [2], say: [said('toy.ask')], clause: 'C-1', ...over });
const odd = { why: said('bar.odd'), clause: 'C-2' };

describe('choosing seats', () => {
  test('one of the living, unless it is said otherwise', () => {
    expect(ask({}, { dead: [3] })).toStrictEqual({
      shape: 'choose',
      key: 'k',
      to: [2],
      say: [{ id: 'toy.ask' }],
      clause: 'C-1',
      seats: [1, 2, 4],
      barred: [{ seat: 3, why: { id: 'bar.dead' }, clause: 'C-1' }],
      min: 1,
      max: 1,
    });
  });

  test('the dead too, where the rulebook says so', () => {
    expect(ask({ dead: 'allowed' }, { dead: [3] })).toMatchObject({ seats: [1, 2, 3, 4], barred: [] });
  });

  test('whoever is barred is shown with the reason, the dead with theirs first', () => {
    const q = ask({ bar: (seat) => (seat % 2 === 1 ? odd : undefined) }, { dead: [3] });
    expect(q).toMatchObject({
      seats: [2, 4],
      barred: [
        { seat: 1, ...odd },
        { seat: 3, why: { id: 'bar.dead' } },
      ],
    });
  });

  test('a warning stands beside a seat that may be chosen, and nowhere else', () => {
    const warn = (seat: number) => (seat > 2 ? odd : undefined);
    expect(ask({ warn, bar: (seat) => (seat === 3 ? odd : undefined) }).warned).toEqual([{ seat: 4, ...odd }]);
    expect(ask({ warn: () => undefined })).not.toHaveProperty('warned');
  });

  test('what else the rulebook says is in the question: note, word for passing, aim, clock', () => {
    const more = { note: said('n'), pass: said('p'), aim: 'kill', seconds: 0 } as const;
    expect(ask(more)).toMatchObject(more);
  });

  test('never more are wanted than there are', () => {
    expect(ask({ min: 3, max: 3 }, { dead: [3] })).toMatchObject({ min: 3, max: 3 });
    expect(ask({ min: 3, max: 3 }, { dead: [3, 4] })).toMatchObject({ min: 2, max: 3 });
  });

  test('whoever chooses alone is held to a bond; a group, the table and the host are not', () => {
    const how = { statuses: [{ what: 'bound', on: 2, by: 1 }] };
    expect(ask({}, how)).toMatchObject({ seats: [2, 3, 4], barred: [{ seat: 1, why: { id: 'toy.bound' }, clause: 'TOY-7' }] });
    for (const to of [[2, 3], 'table', 'host', [3]] as const) expect(ask({ to }, how)).toMatchObject({ seats: [1, 2, 3, 4] });
    expect(ask({ key: 'seer.look' }, how)).toMatchObject({ seats: [1, 2, 3, 4] });
  });
});
