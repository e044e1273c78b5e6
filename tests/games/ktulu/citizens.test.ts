import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { aloud, idleDay, moves, named, told, uses } from './hearsay.ts';
import { announced, byDay, later, night, nightUpTo, sit, type HouseRules } from './tables.ts';

const four = 'Sam sheriff, Holly hooker, Gus goodGunman, Ben badGunman, Bill bandit, Iza indian';
const first = (roles: string, choices: Readonly<Record<string, string>>, rules: HouseRules = {}) =>
  night(sit(`${four}, ${roles}`, { sheriffNightZero: false, ...rules }), {
    'hooker.learn': 'Gus',
    'bandits.firstCarrier': 'Ben',
    ...choices,
  });
const then = (roles: string, choices: Readonly<Record<string, string>>, rules: HouseRules = {}, has = 'Iza') =>
  night(later(`${four}, ${roles}`, has, rules), { 'sheriff.jail': 'Gus', ...choices });

describe('who is a citizen', () => {
  test.each([
    'parson',
    'judge',
    'mayor',
    'drunkard',
    'drunkJudge',
    'drunkMayor',
    'taxman',
    'guard',
    'hairdresser',
    'gambler',
    'executor',
    'investigator',
  ])('KT-111 the %s', (role) => {
    expect(ktulu.roles[role]?.faction).toBe('citizens');
  });

  test('KT-112 Parson, Judge and Shaman are the first optional cards the size helper deals', () => {
    const dealt = Object.keys(ktulu.suggest(10, options.parse({})));
    expect(dealt).toEqual(expect.arrayContaining(['parson', 'judge', 'shaman']));
    expect(dealt).not.toContain('drunkard');
  });

  test('KT-132 KT-193 KT-196 KT-206 a Drunk judge among few citizens, a Crystallic citizen, a Doctor and a Seducer are remarked on at most', () => {
    const cast = {
      sheriff: 1,
      hooker: 1,
      goodGunman: 1,
      drunkJudge: 1,
      crystal: 1,
      doctor: 1,
      seducer: 1,
      badGunman: 1,
      bandit: 1,
      indian: 1,
    };
    const found = ktulu.examine(cast, options.parse({}));
    expect(found.filter(({ level }) => level === 'refuse')).toEqual([]);
    expect(found.filter(({ level }) => level === 'note').map(({ clause }) => clause)).toEqual(
      expect.arrayContaining(['KT-193', 'KT-196', 'KT-206']),
    );
    const weak = { ...cast, bandit: 6 };
    expect(ktulu.examine(weak, options.parse({})).map(({ clause }) => clause)).toContain('KT-009');
    expect(ktulu.examine(weak, options.parse({})).some(({ level }) => level === 'refuse')).toBe(false);
  });
});

describe('the Hooker', () => {
  test('KT-102 picks one other player on night 0 and never again', () => {
    const t = sit(four, { sheriffNightZero: false });
    expect(t.refuses('hooker.learn', 'Holly').clause).toBe('KT-R33');
    night(t, { 'hooker.learn': 'Iza', 'bandits.firstCarrier': 'Ben' });
    night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gus' });
    expect(
      t
        .facts('called')
        .filter(({ line }) => line === 'hooker')
        .map(({ call }) => call),
    ).toEqual(['live']);
  });

  test('KT-103 the picked player learns who she is', () => {
    expect(told(first('Cid citizen', { 'hooker.learn': 'Cid' }), 'Cid')).toMatchObject([
      { with: { who: { seat: 2 }, role: { role: 'hooker' } } },
    ]);
  });

  test('KT-104 she learns role and faction of the picked player', () => {
    const t = first('Ava avenger', { 'hooker.learn': 'Ava' });
    expect(told(t, 'Holly')).toEqual([
      { id: 'learn.role', with: { who: { seat: 7 }, role: { role: 'avenger' }, faction: { faction: 'bandits' } } },
    ]);
    expect(
      t
        .facts('learned')
        .filter(({ about }) => about.includes(7) && about.length === 1)
        .map(({ seats }) => seats),
    ).toEqual([[2]]);
  });
});

describe('the Parson', () => {
  test('KT-113 learns the faction, not the role, of one player every night', () => {
    const t = then('Pat parson, Lea leader', { 'parson.learn': 'Lea' });
    expect(told(t, 'Pat')).toEqual([{ id: 'learn.faction', with: { who: { seat: 8 }, faction: { faction: 'indians' } } }]);
    night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gus', 'parson.learn': 'Bill' });
    expect(told(t, 'Pat')).toHaveLength(2);
  });

  test('KT-114 whom the Parson checked is told to nobody else', () => {
    const t = then('Pat parson', { 'parson.learn': 'Ben' });
    const fact = t.facts('learned').find(({ said }) => said.id === 'learn.faction');
    expect(fact?.audience).toEqual([7]);
    expect(t.facts('announced').some(({ said }) => JSON.stringify(said).includes('"seat":4'))).toBe(false);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('KT-115 with parsonNightZero %s checks on night 0: %i', (parsonNightZero, n) => {
    const t = first('Pat parson', parsonNightZero ? { 'parson.learn': 'Ben' } : {}, { parsonNightZero });
    expect(told(t, 'Pat')).toHaveLength(n);
    expect(t.called('parsonZero')).toBe(n === 1 ? 'live' : 'silent');
  });

  test('KT-R34 Parson and guard must name somebody, a limited power may be passed', () => {
    const t = nightUpTo(later(`${four}, Pat parson, Gil guard, Hal hairdresser`, 'Iza'), 'parson.learn', { 'sheriff.jail': 'Gus' });
    expect(t.refuses('parson.learn', { seats: [] }).id).toBe('refused.noPass');
    t.at('parson.learn', 'Ben');
    expect(t.refuses('guard.protect', { seats: [] }).id).toBe('refused.noPass');
    expect(uses(night(t.at('guard.protect', 'Ben')), 'hairdresser')).toEqual([]);
  });
});

test('KT-198 dealing a Journalist brings a note, unless duel votes are secret anyway', () => {
  const found = (rules: HouseRules) =>
    ktulu
      .examine({ ...ktulu.suggest(14, options.parse({})), journalist: 1 }, options.parse(rules))
      .filter(({ clause }) => clause === 'KT-198');
  expect(found({})).toMatchObject([{ level: 'note', why: { id: 'cast.journalistSecret' } }]);
  expect(found({ secretDuelVotes: true })).toEqual([]);
});

describe('whoever is left alone', () => {
  const alone = (role: string, how: object) => sit(`Ann ${role}, Bob citizen`, {}, { dead: 'Bob', ...how });

  test.each([
    ['sheriff', 'sheriff.jail'],
    ['parson', 'parson.learn'],
    ['guard', 'guard.protect'],
    ['detector', 'detector.learn'],
    ['mindEater', 'mindEater.learn'],
  ])('KT-R34 has nobody to name, and nothing comes of it: %s', (role, key) => {
    const t = night(alone(role, { round: 1, phase: 'night', tokens: { statuette: 'Ann' } }));
    expect(t.asked(key)).toMatchObject({ seats: [], min: 0 });
    expect([...t.facts('marked'), ...t.facts('learned'), ...t.facts('prevented'), ...t.facts('attempted')]).toEqual([]);
  });

  test.each([
    ['hooker', 'hooker.learn'],
    ['seducer', 'seducer.bind'],
    ['blackmailer', 'blackmailer.bind'],
  ])('KT-R34 nor on night 0: %s', (role, key) => {
    const t = alone(role, {}).pass(key);
    expect([...t.facts('marked'), ...t.facts('learned').filter(({ about }) => about.length !== 1)]).toEqual([]);
  });
});

describe('the Taxman', () => {
  test('KT-133 learns once in a game who has the statuette at that very moment', () => {
    const t = then('Tom taxman, Lea leader', { 'taxman.use': 'yes', 'indiansCarrier.choose': 'Lea' });
    expect(told(t, 'Tom')).toEqual([{ id: 'learn.carrier', with: { who: { seat: 6 } } }]);
    expect(uses(t, 'taxman')).toEqual([0]);
    night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gus' });
    expect(t.called('taxman')).toBe('blocked');
  });

  test('KT-133 the moment is his: after the Sheriff has taken it, before the bandits steal', () => {
    const t = then('Tom taxman', { 'sheriff.jail': 'Iza', 'taxman.use': 'yes', 'bandits.theft': 'Sam' });
    expect(told(t, 'Tom')).toEqual([{ id: 'learn.carrier', with: { who: { seat: 1 } } }]);
    expect(moves(t)).toEqual(['Iza>Sam', 'Sam>Ben']);
  });

  test('KT-133 where nobody has it, he is told so', () => {
    const t = night(sit(`${four}, Tom taxman`, {}, { round: 1, phase: 'night' }), { 'sheriff.jail': 'Gus', 'taxman.use': 'yes' });
    expect(told(t, 'Tom')).toEqual([{ id: 'learn.noCarrier' }]);
  });

  test('KT-133 told that he carries a plant himself, he has it from now on', () => {
    const t = nightUpTo(later(`${four}, Tom taxman`, { holder: 'Tom', knowing: false, announced: 'indians' }), 'bandits.theft', {
      'sheriff.jail': 'Gus',
      'taxman.use': 'yes',
    });
    expect(told(t, 'Tom')).toEqual([{ id: 'learn.youCarry', with: { who: { seat: 7 } } }]);
    expect(t.session.table.tokens['statuette']?.knowing).toBe(true);
    expect(announced(t)).toEqual(['citizens']);
  });
});

describe('the Hairdresser', () => {
  test('KT-139 kills one player once in a game', () => {
    const t = then('Hal hairdresser, Ola indian', { 'hairdresser.kill': 'Bill' });
    expect(t.dead).toEqual(['Bill']);
    night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gus' });
    expect(t.called('hairdresser')).toBe('blocked');
    expect(t.keys.filter((key) => key === 'hairdresser.kill')).toHaveLength(1);
  });

  test('KT-139 whom he kills leaves him the statuette', () => {
    const t = then('Hal hairdresser, Ola indian', { 'hairdresser.kill': 'Iza' });
    expect(moves(t)).toEqual(['Iza>Hal']);
    expect(t.winner).toEqual(['citizens']);
  });
});

describe('less common citizens', () => {
  test('KT-200 KT-202 the Inciter marks a player once in a game, who is searched the next day though nobody asked for it', () => {
    const t = then('Ina inciter', { 'inciter.mark': 'Bill' });
    expect(t.statuses('Bill')).toEqual(['incited']);
    expect(named(t, 'search.incited')).toEqual([]);
    idleDay(t, 'Gus');
    expect(named(t, 'search.incited')).toEqual(['Bill']);
    night(t, { 'sheriff.jail': 'Gus' });
    expect([t.called('inciter'), uses(t, 'inciter')]).toEqual(['blocked', [0]]);
  });

  test('KT-200 a marked carrier is found and the citizens win', () => {
    const t = then('Ina inciter', { 'inciter.mark': 'Iza' }).pick('day.next', 'search').at('search.nominees', 'Gus');
    expect(t.winner).toEqual(['citizens']);
  });

  test('KT-205 the Seducer binds a player on night 0 as the Blackmailer does', () => {
    const t = first('Sue seducer, Bea blackmailer', { 'seducer.bind': 'Bill', 'blackmailer.bind': 'Iza' });
    expect(ktulu.roles['seducer']?.faction).toBe('citizens');
    expect([t.statuses('Bill'), t.statuses('Iza')]).toEqual([['bound'], ['bound']]);
    expect(told(t, 'Bill')[0]).toMatchObject({ with: { who: { seat: 7 }, role: { role: 'seducer' } } });
    night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gus' });
    expect(
      t
        .facts('called')
        .filter(({ line }) => line === 'seducer')
        .map(({ call }) => call),
    ).toEqual(['live']);
  });

  test('KT-192 KT-R69 the Crystallic citizen shows the card by day at any time, and is not called at night', () => {
    const t = byDay(`${four}, Cry crystal`, 'Iza').pick('day.next', 'reveal');
    expect(t.facts('revealed')).toMatchObject([{ seat: 7, role: 'crystal' }]);
    expect(t.alive).toContain('Cry');
    expect(
      then('Cry crystal', {})
        .facts('called')
        .some(({ line }) => line === 'crystal'),
    ).toBe(false);
    expect(aloud(t)).not.toContain('death.known');
  });
});
