import { describe, expect, test } from 'vitest';
import type { Choose, Pick, Say } from '../../src/kernel/question.ts';
import type { Blocked } from '../../src/kernel/role.ts';
import { isOut, putOut, standings, stillAsked, type FirstAsked } from '../../src/kernel/still-asked.ts';
import { Table } from '../../src/kernel/table.ts';
import { said, type SeatId } from '../../src/kernel/types.ts';
import { toy } from '../support/toy-game.ts';

const blocking = Object.entries(toy.statuses).find(([, kind]) => kind.blocks?.includes('act'))?.[0] ?? '';

/** Four players under a call for what they can do, or for their say in a group. */
function table(acting: Blocked = 'act'): Table {
  const deal = ['wolf', 'wolf', 'guard', 'sheep'].map((role) => ({ role }));
  const t = new Table(toy, toy.options.parse({}), { options: {}, seed: 'asked', deal }) as Table;
  t.turn = { acting, awake: [], called: () => [] };
  return t;
}
const block = (t: Table, on: SeatId): void => void t.statuses.push({ what: blocking, on, by: {}, clause: 'TOY', fact: 0 });
/** A ruling at a question; what comes back says to whom that had been put. */
function ruled(t: Table, ruling: () => void): (to: FirstAsked['to']) => FirstAsked {
  const before = standings(t);
  ruling();
  putOut(t, before);
  return (to) => ({ to, standings: before });
}
const choose = (to: readonly SeatId[]): Choose => ({
  shape: 'choose',
  key: 'q',
  to,
  say: [said('whom')],
  clause: 'TOY-1',
  seats: [3, 4],
  barred: [],
  min: 1,
  max: 1,
  seconds: 9,
});
const pick = (to: readonly SeatId[], pass?: string): Pick => ({
  shape: 'pick',
  key: 'q',
  to,
  say: [said('what')],
  clause: 'TOY-1',
  options: [
    { id: 'go', label: said('go') },
    { id: 'stay', label: said('stay') },
  ],
  ...(pass === undefined ? {} : { pass }),
});

describe('once a host has ruled at a question', () => {
  test.each<[string, (t: Table) => void, Blocked, string]>([
    ['dead', (t) => t.setAlive(1, false), 'act', 'bar.actorDead'],
    ['of another role', (t) => t.setRole(1, 'fox'), 'act', 'bar.actorChanged'],
    ['of another side', (t) => t.setRole(1, 'sheep'), 'group', 'bar.actorChanged'],
    ['blocked', (t) => block(t, 1), 'act', 'bar.actorBarred'],
  ])('whoever is %s by then is asked no longer; alone, can only pass and is told why', (_, rule, acting, why) => {
    const t = table(acting);
    const put = ruled(t, () => rule(t));
    expect(stillAsked(t, choose([1, 2]), put([1, 2]))).toMatchObject({ question: { to: [2], seats: [3, 4] }, lapsed: false });
    const { question, lapsed } = stillAsked(t, choose([1]), put([1]));
    expect(lapsed).toBe(true);
    expect(question).toMatchObject({ seats: [], min: 0, say: [], warned: [], note: said(why, { who: { seat: 1 } }) });
    expect(question.barred.map(({ seat, why: bar, clause }) => [seat, bar.id, clause])).toEqual([1, 2, 3, 4].map((n) => [n, why, 'X-6']));
    expect(question).not.toHaveProperty('seconds');
  });

  test('a role that changes within its side keeps its say in the group, and a status on somebody else bars nobody', () => {
    const t = table('group');
    const put = ruled(t, () => {
      t.setRole(1, 'fox');
      block(t, 3);
    });
    expect(stillAsked(t, choose([1]), put([1]))).toEqual({ question: choose([1]), lapsed: false });
  });

  test('whoever was dead or blocked when first asked is asked still, and so is whoever has come to it since', () => {
    const t = table();
    t.setAlive(1, false);
    block(t, 2);
    const put = ruled(t, () => block(t, 4));
    expect(stillAsked(t, choose([1, 2]), put([1, 2]))).toEqual({ question: choose([1, 2]), lapsed: false });
    expect(stillAsked(t, choose([4]), put([1])).question.to).toEqual([4]);
  });

  test('whoever was called and is out by now is asked nothing later in the same call; whoever was not called may be', () => {
    const t = table();
    t.turn = { acting: 'act', awake: [1], called: () => [] };
    ruled(t, () => {
      t.setRole(1, 'fox');
      t.setRole(2, 'fox');
    });
    expect([isOut(t, 1), isOut(t, 2)]).toEqual([true, false]);
    expect(stillAsked(t, choose([1]))).toMatchObject({ question: { seats: [], note: { id: 'bar.actorChanged' } }, lapsed: true });
    expect(stillAsked(t, { ...choose([1]), seats: [], min: 0 })).toMatchObject({ question: { note: { id: 'bar.actorChanged' } } });
    expect(stillAsked(t, choose([1, 2]))).toMatchObject({ question: { to: [2] }, lapsed: false });
    expect(stillAsked(t, choose([]))).toEqual({ question: choose([]), lapsed: false });
  });

  test('so is whoever the call does not belong to any more, whatever he has', () => {
    const t = table();
    let turn = [1];
    t.turn = { acting: 'act', awake: [1], called: () => turn };
    const put = ruled(t, () => (turn = [2]));
    expect(stillAsked(t, choose([1]), put([1]))).toMatchObject({ question: { seats: [], note: { id: 'bar.actorBarred' } }, lapsed: true });
    expect(stillAsked(t, choose([1, 2]))).toMatchObject({ question: { to: [2] }, lapsed: false });
  });

  test('whoever gets back all that he had is asked as before', () => {
    const t = table();
    t.turn = { acting: 'act', awake: [1], called: () => [] };
    const put = ruled(t, () => t.setAlive(1, false));
    ruled(t, () => t.setRole(1, 'fox'));
    ruled(t, () => t.setAlive(1, true));
    expect([stillAsked(t, choose([1]), put([1])).lapsed, isOut(t, 1)]).toEqual([true, true]);
    ruled(t, () => t.setRole(1, 'wolf'));
    expect(stillAsked(t, choose([1]), put([1]))).toEqual({ question: choose([1]), lapsed: false });
    expect(isOut(t, 1)).toBe(false);
  });

  test('a question that has nobody left to choose has lapsed by itself, and one for the whole table stands', () => {
    const t = table();
    const put = ruled(t, () => t.setAlive(1, false));
    const empty = { ...choose([1]), seats: [], min: 0 };
    expect(stillAsked(t, empty, put([1]))).toEqual({ question: empty, lapsed: true });
    const say: Say = { shape: 'say', key: 'q', to: [1], say: [], clause: 'TOY-1' };
    expect(stillAsked(t, say, put([1]))).toEqual({ question: say, lapsed: false });
    const all: Choose = { ...choose([]), to: 'table' };
    expect(stillAsked(t, all, put('table'))).toEqual({ question: all, lapsed: false });
    expect(stillAsked(t, all, put([1]))).toEqual({ question: all, lapsed: false });
    expect(stillAsked(t, choose([1]), put('table'))).toEqual({ question: choose([1]), lapsed: false });
    expect(stillAsked(t, choose([]), put([]))).toEqual({ question: choose([]), lapsed: false });
  });

  test('of a list only the option that declines is left, if there is one', () => {
    const t = table();
    const put = ruled(t, () => {
      t.setAlive(2, false);
      t.setAlive(1, false);
    });
    const { question, lapsed } = stillAsked(t, pick([2, 1], 'stay'), put([2, 1]));
    expect(lapsed).toBe(true);
    expect(question.options.map(({ id, bar }) => [id, bar?.why.id])).toEqual([
      ['go', 'bar.actorDead'],
      ['stay', undefined],
    ]);
    expect(question.note).toEqual(said('bar.actorDead', { who: { seat: 2 } }));
    expect(question.options[1]).toEqual({ id: 'stay', label: said('stay') });
    expect(stillAsked(t, pick([1]), put([1])).question.options).toEqual(pick([1]).options);
  });
});
