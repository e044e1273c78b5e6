import { describe, expect, test } from 'vitest';
import type { Options } from '../../../src/games/ktulu/options.ts';
import { announced, later, night } from './tables.ts';
import { duelLost, quietDay } from './quiet-day.ts';

const table = 'Cid Cal Cob Cyd citizen, Ben badGunman, Bob bandit, Fay femaleShaman, Ina indian';
type Point = Options['poisonPoint'];
const points: readonly Point[] = ['beforeSearchBallot', 'dawn', 'beforeDuels', 'afterSearch'];

/** A night on which Fay poisons somebody, up to the morning. */
const given = (on: string, point: Point = 'beforeSearchBallot', has = 'Ben', seats = table) =>
  night(later(seats, has, { poisonPoint: point }), { 'femaleShaman.poison': on });

describe('the Female shaman', () => {
  test('KT-166 once in a game she poisons one player, who lives on and hears nothing', () => {
    const t = given('Cid');
    expect([t.dead, t.statuses('Cid'), t.learned('Cid')]).toEqual([[], ['poisoned'], []]);
    expect(t.facts('spent')).toMatchObject([{ ability: 'femaleShaman', left: 0 }]);
    expect(night(later(table, 'Ben', {}, { counters: { 'femaleShaman.used': 1 } })).keys).not.toContain('femaleShaman.poison');
  });

  test('KT-166 KT-048 declining costs nothing', () => {
    expect(night(later(table, 'Ben')).facts('spent')).toEqual([]);
  });

  test.each(['jailed', 'guarded'])('KT-166 somebody %s is not poisoned, and the use is gone', (what) => {
    const t = night(later(table, 'Ben', {}, { statuses: [{ what, on: 'Cid', by: 'Cal', until: 'dawn' }] }), {
      'femaleShaman.poison': 'Cid',
    });
    expect([t.statuses('Cid'), t.facts('spent').length]).toEqual([[], 1]);
    expect(quietDay(t, 'Bob').dead).toEqual([]);
  });
});

describe('the moment of the death', () => {
  test('KT-167 it is right before the ballot of the search, when the candidates are named', () => {
    const t = given('Cid').pick('day.next', 'search');
    expect(t.dead).toEqual([]);
    t.at('search.nominees', 'Cid Cal Cob');
    expect(t.dead).toEqual(['Cid']);
    expect(t.facts('died')).toMatchObject([{ seat: 1, by: { seat: 7, role: 'femaleShaman' }, clause: 'KT-167', at: { phase: 'day' } }]);
  });

  test('KT-167 a poisoned candidate is not voted on', () => {
    const t = given('Cid').pick('day.next', 'search').at('search.nominees', 'Cid Cal Cob Cyd').until('search.vote');
    expect(t.question.shape === 'ballot' && t.question.candidates.map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  test.each<[Point, string, string | undefined]>([
    ['dawn', 'phase.dawn', 'phase.day'],
    ['beforeDuels', 'phase.day', 'search.searched'],
    ['beforeSearchBallot', 'phase.day', 'search.searched'],
    ['afterSearch', 'search.nothing', undefined],
  ])('KT-168 with %s the death comes after %s and before %s', (point, after, before) => {
    const t = given('Cid', point).pick('day.next', 'search');
    expect(t.facts('died')).toHaveLength(point === 'dawn' || point === 'beforeDuels' ? 1 : 0);
    t.at('search.nominees', 'Cal Bob');
    const order = t.story.map((fact) => ('said' in fact ? fact.said.id : fact.what));
    const died = order.indexOf('died');
    expect(died).toBeGreaterThan(order.lastIndexOf(after));
    expect(died).toBeLessThan(before === undefined ? order.length : order.lastIndexOf(before));
  });

  test('KT-168 after the search a searched player who dies of it is not mistreated', () => {
    const t = given('Cid', 'afterSearch').pick('day.next', 'search').at('search.nominees', 'Cid');
    expect([t.dead, t.keys.includes('mistreat.any'), t.session.table.place.phase]).toEqual([['Cid'], false, 'night']);
  });
});

describe('the statuette and poison', () => {
  test.each(points)('KT-169 KT-026 if the poisoned has the statuette at that moment (%s) the citizens win', (point) => {
    const t = given('Bob', point, 'Bob');
    if (t.winner === undefined && point !== 'dawn' && point !== 'beforeDuels') t.pick('day.next', 'search').at('search.nominees', 'Cal');
    expect([t.winner, t.dead]).toEqual([['citizens'], ['Bob']]);
  });

  test('KT-169 also if he carries a plant', () => {
    const t = night(later(`${table}, Quinn quietFoot`, 'Quinn', { poisonPoint: 'dawn' }), {
      'femaleShaman.poison': 'Bob',
      'quietFoot.plant': 'Bob',
    });
    expect(t.winner).toEqual(['citizens']);
  });

  test('KT-169 not if he has it no longer', () => {
    const t = night(later(table, 'Ben', { poisonPoint: 'dawn' }, { statuses: [{ what: 'poisoned', on: 'Ben', by: 'Fay' }] }), {
      'banditsCarrier.choose': 'Bob',
    });
    expect([t.winner, t.dead, announced(t)]).toEqual([undefined, ['Ben'], []]);
  });

  test('KT-R41 KT-R42 if he is the last outsider and has it, the citizens win, not the Indians', () => {
    const last = 'Ben badGunman, Fay femaleShaman, Ina indian';
    expect(given('Ben', 'dawn', 'Ben', last).winner).toEqual(['citizens']);
  });

  test('KT-R41 KT-039 without it, the Indians', () => {
    const last = 'Ben badGunman, Fay femaleShaman, Ina indian';
    expect(given('Ben', 'dawn', 'Ina', last).winner).toEqual(['indians']);
  });
});

describe('what may come between', () => {
  test('KT-R40 the poisoner need not live', () => {
    const t = duelLost(given('Cid'), 'Fay', 'Ben').pick('day.next', 'search').at('search.nominees', 'Bob');
    expect(t.dead).toEqual(['Cid', 'Fay']);
  });

  test('KT-R40 a victim dead before that ends it, and the use stays spent', () => {
    const t = duelLost(given('Cid'), 'Cid', 'Ben');
    expect(t.dead).toEqual(['Cid']);
    quietDay(t, 'Bob');
    expect([t.facts('died').length, t.statuses('Cid')]).toEqual([1, []]);
    expect(night(t).keys.filter((key) => key === 'femaleShaman.poison')).toHaveLength(1);
  });

  test('KT-R40 nor is the Doctor asked about that death again', () => {
    const t = given('Cid', 'beforeSearchBallot', 'Ben', `${table}, Doc doctor`);
    duelLost(t, 'Cid', 'Ben').pass('window.attempt.kill');
    quietDay(t, 'Bob');
    expect(t.keys.filter((key) => key === 'window.attempt.kill')).toHaveLength(1);
  });

  test('KT-R40 KT-194 the Doctor may undo the poison, and that was it', () => {
    const t = given('Cid', 'beforeSearchBallot', 'Ben', `${table}, Doc doctor`)
      .pick('day.next', 'search')
      .at('search.nominees', 'Bob')
      .at('window.attempt.kill', 'Doc');
    expect(t.vote('mistreat.any', 'no 9').dead).toEqual([]);
    expect(quietDay(night(t), 'Bob').dead).toEqual([]);
  });

  test('KT-R40 it works on one day only, the day after the night', () => {
    const t = quietDay(given('Cid'), 'Bob');
    expect(t.facts('died')).toMatchObject([{ at: { round: 2, phase: 'day' } }]);
    expect(t.session.table.statuses.filter(({ what }) => what === 'poisoned')).toEqual([]);
  });
});
