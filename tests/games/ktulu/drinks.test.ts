import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { asked, idleDay, moves, named, stopped, uses } from './hearsay.ts';
import { later, night, nightUpTo, type HouseRules } from './tables.ts';

const table =
  'Sam sheriff, Gil guard, Dru drunkard, Hal hairdresser, Gus goodGunman, Cid citizen, Ben badGunman, Ava avenger, Iza shaman, Ola indian';
const jail = { 'sheriff.jail': 'Gus', 'guard.protect': 'Gus' };
const treating = (whom: string, choices: Readonly<Record<string, string>> = {}, rules: HouseRules = {}, has = 'Ola') =>
  night(later(table, has, rules), { ...jail, 'drunkard.treat': whom, ...choices });
/** The next night, up to this question. */
const again = (t: ReturnType<typeof later>, key: string) => nightUpTo(idleDay(t, 'Gus'), key, jail);

describe('the Drunkard', () => {
  test('KT-123 his target uses no ability that night, and loses no use', () => {
    const t = treating('Ava');
    expect([t.called('avenger'), t.keys.includes('avenger.kill'), uses(t, 'avenger')]).toEqual(['blocked', false, []]);
    again(t, 'avenger.kill');
    expect(t.offered).toContain('Cid');
  });

  test('KT-123 the Hairdresser comes after him, the guard before', () => {
    expect(treating('Hal').called('hairdresser')).toBe('blocked');
    expect(treating('Gil').called('guard')).toBe('live');
  });

  test('KT-124 his target has no say in what the own side does that night', () => {
    expect(asked(treating('Iza'), 'indians.kill')).toEqual(['Ola']);
    expect(asked(treating('Cid'), 'indians.kill')).toEqual(['Iza', 'Ola']);
  });

  test('KT-124 KT-R16 a drunk carrier keeps the statuette, and a drunk mate is not given it', () => {
    const held = treating('Ola', {}, {}, 'Ola');
    expect([held.keys.includes('indiansCarrier.choose'), moves(held)]).toEqual([false, []]);
    const t = nightUpTo(later(table, 'Ola'), 'indiansCarrier.choose', { ...jail, 'drunkard.treat': 'Iza' });
    expect(t.refuses('indiansCarrier.choose', 'Iza').clause).toBe('KT-R16');
  });

  test('KT-125 he may do it twice in a game, and passing costs nothing', () => {
    const t = night(later(table, 'Ola', { shipNight: 12 }), jail);
    expect(uses(t, 'drunkard')).toEqual([]);
    for (const left of [1, 0]) {
      again(t, 'drunkard.treat').at('drunkard.treat', 'Cid');
      expect(uses(night(t), 'drunkard').at(-1)).toBe(left);
    }
    night(idleDay(t, 'Gus'), jail);
    expect(t.called('drunkard')).toBe('blocked');
  });

  test('KT-126 he does it to one player a night at most', () => {
    const t = nightUpTo(later(table, 'Ola'), 'drunkard.treat', jail);
    expect(t.question).toMatchObject({ min: 0, max: 1 });
    expect(night(t, { 'drunkard.treat': 'Cid' }).keys.filter((key) => key === 'drunkard.treat')).toHaveLength(1);
  });

  test('KT-127 everybody hears who is drunk', () => {
    expect(named(treating('Ava'), 'drunkard.drunk')).toEqual(['Ava']);
    expect(named(night(later(table, 'Ola'), jail), 'drunkard.drunk')).toEqual([]);
  });

  test('KT-R30 what the drunk player did before stands: a drunk guard goes on protecting', () => {
    const t = treating('Gil', { 'guard.protect': 'Cid', 'avenger.kill': 'Cid', 'indians.kill': 'Cid' });
    expect(t.alive).toContain('Cid');
    expect(stopped(t)).toEqual(['kill Cid KT-136', 'kill Cid KT-136']);
  });

  test('KT-R24 a protected player can be made drunk, and drink protects nobody', () => {
    const t = treating('Ava', { 'guard.protect': 'Ava', 'indians.kill': 'Cid' });
    expect(t.called('avenger')).toBe('blocked');
    expect(treating('Cid', { 'indians.kill': 'Cid' }).dead).toEqual(['Cid']);
  });

  test('KT-123 KT-R45 the drink wears off in the morning', () => {
    const t = nightUpTo(later(table, 'Ola'), 'indians.kill', { ...jail, 'drunkard.treat': 'Cid' });
    expect(t.statuses('Cid')).toEqual(['drunk']);
    expect(night(t).statuses('Cid')).toEqual([]);
  });
});

describe('KT-R31 what needs no action goes on under jail and drink', () => {
  test('KT-R31 a trail that a player has laid pays out although he is jailed or drunk', () => {
    for (const [key, name] of [
      ['sheriff.jail', 'Rae'],
      ['drunkard.treat', 'Rae'],
    ] as const) {
      const t = nightUpTo(later(`${table}, Rae trailer`, 'Ola'), 'banditsCarrier.choose', {
        ...jail,
        'trailer.trail': 'Ava',
        [key]: name,
        'bandits.theft': 'Ola',
      });
      expect(moves(t.at('banditsCarrier.choose', 'Ava'))).toEqual(['Ola>Ben', 'Ben>Ava', 'Ava>Rae']);
    }
  });

  test('KT-R31 a plant comes home to a jailed or drunk Quiet Foot', () => {
    for (const key of ['sheriff.jail', 'drunkard.treat']) {
      const t = later(
        `${table}, Foo quietFoot`,
        { holder: 'Cid', knowing: false, announced: 'indians' },
        {},
        { statuses: [{ what: 'planted', on: 'Cid', by: 'Foo' }] },
      );
      nightUpTo(t, 'indians.kill', { ...jail, [key]: 'Foo' });
      expect(t.holder('statuette')).toBe('Foo');
    }
  });

  test('KT-R31 poison that was given works although the poisoner is in jail later', () => {
    const t = night(later(`${table}, Fay femaleShaman`, 'Ola'), { ...jail, 'femaleShaman.poison': 'Cid' });
    t.rule({ do: 'mark', status: 'jailed', seat: 'Fay' }).pick('day.next', 'search').at('search.nominees', 'Gus');
    expect(t.dead).toEqual(['Cid']);
  });

  test('KT-R31 a Sheriff who is drunk still lets challenges be declined', () => {
    const t = treating('Sam')
      .pick('day.next', 'duel')
      .at('duel.challenger', 'Cid')
      .at('duel.challenged', 'Ben')
      .pick('duel.accepted', 'refuse');
    expect(t.question.key).toBe('day.next');
  });
});

describe('the drunk variants', () => {
  const alone = (role: string) => `Sam sheriff, Gus goodGunman, Pia ${role}, Cid citizen, Ben badGunman, Ava avenger, Iza Ola indian`;
  const both = 'Sam sheriff, Gus goodGunman, Jan drunkJudge, Mai drunkMayor, Cid citizen, Ben badGunman, Ava avenger, Iza Ola indian';

  test.each(['drunkJudge', 'drunkMayor'])('KT-128 KT-129 the %s makes players drunk as the Drunkard does, twice when alone', (role) => {
    const t = night(later(alone(role), 'Ola'), { 'sheriff.jail': 'Gus', [`${role}.treat`]: 'Ava' });
    expect([t.called('avenger'), named(t, 'drunkard.drunk'), uses(t, role)]).toEqual(['blocked', ['Ava'], [1]]);
    night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gus', [`${role}.treat`]: 'Ava' });
    expect(uses(t, role)).toEqual([1, 0]);
  });

  test("KT-R52 they act at the Drunkard's place, before the bandits", () => {
    const order = night(later(both, 'Ola'), { 'sheriff.jail': 'Gus' })
      .facts('called')
      .map(({ line }) => line);
    expect(order.indexOf('drunkJudge')).toBeGreaterThan(order.indexOf('sheriff'));
    expect(order.indexOf('drunkMayor')).toBeLessThan(order.indexOf('banditsWake'));
  });

  test('KT-131 with both in the game each makes somebody drunk only once', () => {
    const t = night(later(both, 'Ola'), { 'sheriff.jail': 'Gus', 'drunkJudge.treat': 'Ava', 'drunkMayor.treat': 'Iza' });
    expect([uses(t, 'drunkJudge'), uses(t, 'drunkMayor')]).toEqual([[0], [0]]);
    night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gus' });
    expect([t.called('drunkJudge'), t.called('drunkMayor')]).toEqual(['blocked', 'blocked']);
  });

  test("KT-131 it was the cards dealt that count: the other one's death gives no second round", () => {
    const t = later(both, 'Ola', {}, { dead: 'Mai', counters: { 'drunkJudge.used': 1 } });
    expect(night(t, { 'sheriff.jail': 'Gus' }).called('drunkJudge')).toBe('blocked');
  });

  test.each([
    ['drunkJudge', 'judge', true],
    ['drunkJudge', 'drunkard', true],
    ['drunkMayor', 'mayor', true],
    ['drunkMayor', 'drunkard', true],
    ['drunkJudge', 'mayor', false],
    ['drunkMayor', 'judge', false],
    ['drunkJudge', 'drunkMayor', false],
  ])('KT-130 %s and %s in one deal are refused: %s', (one, other, refused) => {
    const cast = { sheriff: 1, hooker: 1, goodGunman: 1, [one]: 1, [other]: 1, citizen: 3, badGunman: 1, bandit: 2, indian: 2 };
    expect(ktulu.examine(cast, options.parse({})).some(({ level, clause }) => level === 'refuse' && clause === 'KT-130')).toBe(refused);
  });
});
