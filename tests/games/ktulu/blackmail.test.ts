import { describe, expect, test } from 'vitest';
import { byDay, later, night, nightUpTo, sit } from './tables.ts';

const bound = (on: string, by = 'Blake') => ({ what: 'bound', on, by });
/** Blake holds everybody named in `on` by the collar. */
const held = (seats: string, has: string, ...on: string[]) => later(seats, has, {}, { round: 3, statuses: on.map((one) => bound(one)) });

describe('the Blackmailer', () => {
  const seats = 'Cid Cal Cob citizen, Ben badGunman, Blake blackmailer, Ina indian';

  test('KT-153 on night 0 he picks one other player, and must', () => {
    const t = nightUpTo(sit(seats), 'blackmailer.bind');
    expect(t.question).toMatchObject({ to: [5], min: 1, max: 1 });
    expect(t.refuses('blackmailer.bind', 'Blake')).toMatchObject({ id: 'bar.self' });
    expect(t.at('blackmailer.bind', 'Cid').statuses('Cid')).toEqual(['bound']);
    expect(night(later(seats, 'Ben')).keys).not.toContain('blackmailer.bind');
  });

  test('KT-154 the blackmailed player alone is shown who it was', () => {
    const t = nightUpTo(sit(seats), 'bandits.firstCarrier', { 'blackmailer.bind': 'Cid' });
    expect(t.shown.filter(({ key }) => key === 'blackmailer.told')).toMatchObject([{ to: ['Cid'] }]);
    expect(t.asked('blackmailer.told')).toMatchObject({ showing: { said: { with: { who: { seat: 5 }, role: { role: 'blackmailer' } } } } });
  });
});

describe('what a bound player cannot do at night', () => {
  const crowd = [
    'Sam sheriff',
    'Gil guard',
    'Gus gambler',
    'Ned inciter',
    'Dru drunkard',
    'Hal hairdresser',
    'Blake blackmailer',
    'Ava avenger',
    'Tess thief',
    'Carl cardsharper',
    'Tracy trailer',
    'Fay femaleShaman',
    'Wes warrior',
    'Quinn quietFoot',
  ].join(', ');

  test.each([
    ['Sam', 'sheriff.jail'],
    ['Gus', 'gambler.point'],
    ['Ned', 'inciter.mark'],
    ['Dru', 'drunkard.treat'],
    ['Hal', 'hairdresser.kill'],
    ['Ava', 'avenger.kill'],
    ['Tess', 'thief.steal'],
    ['Carl', 'cardsharper.play'],
    ['Tracy', 'trailer.trail'],
    ['Fay', 'femaleShaman.poison'],
    ['Wes', 'warrior.kill'],
    ['Quinn', 'quietFoot.plant'],
  ])('KT-155 KT-R64 %s is refused the master at %s', (who, key) => {
    const t = nightUpTo(held(crowd, 'Quinn', who), key, { 'sheriff.jail': 'Gil', 'guard.protect': 'Sam' });
    expect(t.refuses(key, 'Blake')).toMatchObject({ id: 'bar.bound', clause: 'KT-155' });
    expect(nightUpTo(held(crowd, 'Quinn'), key, { 'sheriff.jail': 'Gil', 'guard.protect': 'Sam' }).offered).toContain('Blake');
  });

  test('KT-R64 checking the master is allowed, with a warning', () => {
    const t = nightUpTo(held('Pat parson, Cid citizen, Ben badGunman, Blake blackmailer, Sha shaman', 'Ben', 'Pat', 'Sha'), 'parson.learn');
    expect(t.question).toMatchObject({ warned: [{ seat: 4, clause: 'KT-R64' }] });
    expect(nightUpTo(t.at('parson.learn', 'Blake'), 'shaman.learn').question).toMatchObject({ warned: [{ seat: 4, clause: 'KT-R64' }] });
  });

  test('KT-R64 a group turns on the master only if one of its voters is free', () => {
    const seats = 'Cid citizen, Ben badGunman, Blake blackmailer, Ina Ike indian';
    expect(nightUpTo(held(seats, 'Ben', 'Ina'), 'indians.kill').offered).toContain('Blake');
    expect(nightUpTo(held(seats, 'Ben', 'Ina', 'Ike'), 'indians.kill').refuses('indians.kill', 'Blake')).toMatchObject({
      clause: 'KT-155',
    });
  });

  test('KT-R64 a bound Leader cannot break a tie against the master', () => {
    const t = nightUpTo(held('Cid citizen, Ben badGunman, Blake blackmailer, Ina indian, Lee leader', 'Ben', 'Lee'), 'indians.kill.tie');
    expect(t.barred('Blake')).toMatchObject({ id: 'bar.bound' });
  });

  test('KT-155 KT-R64 the binding ends with the death of the master', () => {
    const seats = 'Cid citizen, Hal hairdresser, Ben badGunman, Blake blackmailer, Wes warrior';
    const t = night(held(seats, 'Ben', 'Wes'), { 'hairdresser.kill': 'Blake' });
    expect(t.statuses('Wes')).toEqual([]);
    expect(night(held(seats, 'Ben', 'Wes')).statuses('Wes')).toEqual(['bound']);
  });
});

test('KT-155 KT-R64 by day he cannot challenge the master either', () => {
  const t = byDay('Cid Cal Cob Cyd citizen, Ben badGunman, Blake blackmailer, Ina indian', 'Ben', {}, { statuses: [bound('Cid')] });
  t.pick('day.next', 'duel').at('duel.challenger', 'Cid');
  expect(t.refuses('duel.challenged', 'Blake')).toMatchObject({ id: 'bar.bound', clause: 'KT-155' });
  expect(t.offered).toContain('Ben');
});
