import { describe, expect, test } from 'vitest';
import { later, night, nightUpTo, type HouseRules } from './tables.ts';

const everybody = [
  'sheriff',
  'parson',
  'taxman',
  'inciter',
  'guard',
  'gambler',
  'drunkard',
  'hairdresser',
  'badGunman',
  'infiltrator',
  'avenger',
  'thief',
  'cardsharper',
  'shaman',
  'leader',
  'femaleShaman',
  'warrior',
  'quietFoot',
  'binocularEye',
  'trailer',
  'burningRage',
  'loneCoyot',
  'detector',
  'mindEater',
  'greenTentacle',
  'purpleLeech',
  'megaAlien',
  'luckyLuke',
  'citizen',
  'janosik',
];
const table = everybody.map((role) => `The-${role} ${role}`).join(', ');
/** The groups agree on Janosik: a level vote would have its own words for whoever breaks it. */
const must = {
  'indians.kill': 'The-janosik',
  'aliens.theft': 'The-citizen',
  'guard.protect': 'The-citizen',
  'parson.learn': 'The-citizen',
  'detector.learn': 'The-citizen',
  'mindEater.learn': 'The-citizen',
};

/** A third night on which nobody does anything that can be left undone; who is in jail is not told. */
const quietly = (jailed: string, rules: HouseRules = {}, how = {}) =>
  nightUpTo(later(table, 'The-badGunman', { announceJailed: false, shipNight: 12, ...rules }, { round: 3, ...how }), 'day.next', {
    'sheriff.jail': jailed,
    ...must,
  });
const heard = (t: ReturnType<typeof later>) => t.said.map(({ text }) => text);
const callable = everybody.filter(
  (role) => !['sheriff', 'citizen', 'badGunman', 'luckyLuke', 'trailer', 'burningRage', 'loneCoyot', 'janosik'].includes(role),
);

describe('with masked calls', () => {
  const ordinary = heard(quietly('The-citizen'));

  test.each(callable)('KT-R71 the night sounds the same when the %s sits in jail', (role) => {
    const t = quietly(`The-${role}`);
    expect(heard(t)).toEqual(ordinary);
    expect(t.called(role)).toBe('blocked');
  });

  test.each(callable.filter((role) => !['parson', 'guard', 'detector', 'mindEater'].includes(role)))(
    'KT-R71 and when the use of the %s is gone',
    (role) => {
      const t = quietly('The-citizen', {}, { counters: { [`${role}.used`]: 2 } });
      expect(heard(t)).toEqual(ordinary);
      expect(t.called(role)).toBe('blocked');
    },
  );

  test.each(callable.slice(0, 6))('KT-R71 whoever is publicly dead is not called: the %s', (role) => {
    const t = nightUpTo(later(table, 'The-badGunman', { shipNight: 12 }, { round: 3, dead: `The-${role}` }), 'day.next', {
      'sheriff.jail': 'The-citizen',
      ...must,
    });
    expect(t.called(role)).toBe('silent');
  });

  test('KT-R71 a drunk player is called as well', () => {
    const t = nightUpTo(later(table, 'The-badGunman', { shipNight: 12 }, { round: 3 }), 'day.next', {
      'sheriff.jail': 'The-citizen',
      ...must,
      'drunkard.treat': 'The-hairdresser',
    });
    expect(t.called('hairdresser')).toBe('blocked');
    expect(t.asked('hairdresser.decoy')).toMatchObject({ shape: 'say', decoy: true, to: 'table' });
  });
});

describe('without masked calls', () => {
  test.each(callable)('KT-R71 the %s is not called from jail', (role) => {
    const t = quietly(`The-${role}`, { maskCalls: false });
    expect(t.called(role)).toBe('silent');
  });

  test('KT-R71 nor when drunk, nor without a use left', () => {
    const drunk = nightUpTo(later(table, 'The-badGunman', { shipNight: 12, maskCalls: false }, { round: 3 }), 'day.next', {
      'sheriff.jail': 'The-citizen',
      ...must,
      'drunkard.treat': 'The-hairdresser',
    });
    expect(drunk.called('hairdresser')).toBe('silent');
    expect(quietly('The-citizen', { maskCalls: false }, { counters: { 'thief.used': 1 } }).called('thief')).toBe('silent');
  });

  test('KT-R71 whoever can act is called all the same', () => {
    const t = quietly('The-citizen', { maskCalls: false });
    expect(callable.filter((role) => t.called(role) !== 'live' && role !== 'quietFoot')).toEqual([]);
  });
});

describe('a faction of which nobody can act', () => {
  const small = 'Sam sheriff, Gus goodGunman, Cid citizen, Ben badGunman, Iza indian';
  const lone = (maskCalls: boolean) => night(later(small, 'Ben', { maskCalls, announceJailed: false }), { 'sheriff.jail': 'Iza' });

  test('KT-R71 is called, and nothing is asked', () => {
    const t = lone(true);
    expect(t.called('indiansKill')).toBe('blocked');
    expect(heard(t)).toEqual(heard(night(later(small, 'Ben', { announceJailed: false }), { 'sheriff.jail': 'Cid' })));
  });

  test('KT-R71 one member who can act is enough to be called, without masked calls too', () => {
    const two = `${small}, Iris indian`;
    const called = (jailed: string) =>
      night(later(two, 'Ben', { maskCalls: false }), { 'sheriff.jail': jailed, 'indians.kill': 'Cid' }).called('indiansKill');
    expect([called('Iza'), called('Iris')]).toEqual(['live', 'live']);
  });

  test('KT-R71 is not, without masked calls', () => {
    const t = lone(false);
    expect([t.called('indiansWake'), t.called('indiansKill'), t.called('indiansSleep')]).toEqual(['silent', 'silent', 'silent']);
    const widowed = later(`${small}, Iris indian`, 'Ben', { maskCalls: false }, { dead: 'Iris' });
    expect(night(widowed, { 'sheriff.jail': 'Iza' }).called('indiansKill'), 'the dead do not count').toBe('silent');
  });
});
