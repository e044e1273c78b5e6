import { describe, expect, test } from 'vitest';
import { aloud, idleDay, moves, stopped, told, uses } from './hearsay.ts';
import { later, night, nightUpTo, type HouseRules } from './tables.ts';

const table =
  'Sam sheriff, Pat parson, Gil guard, Gus goodGunman, Hal hairdresser, Cid citizen, Ben badGunman, Ava avenger, Tess thief, Iza shaman, Ola femaleShaman';
const guarding = (who: string, choices: Readonly<Record<string, string>> = {}, rules: HouseRules = {}, has = 'Ola') =>
  night(later(table, has, rules), { 'sheriff.jail': 'Gus', 'parson.learn': 'Gus', 'guard.protect': who, ...choices });

describe('the Security guard', () => {
  test('KT-134 protects one player every night, until dawn', () => {
    const t = nightUpTo(later(table, 'Ola'), 'hairdresser.kill', { 'sheriff.jail': 'Gus', 'parson.learn': 'Gus', 'guard.protect': 'Cid' });
    expect(t.statuses('Cid')).toEqual(['guarded']);
    night(t);
    expect(t.statuses('Cid')).toEqual([]);
    nightUpTo(idleDay(t, 'Gus'), 'guard.protect', { 'sheriff.jail': 'Gus', 'parson.learn': 'Gus' });
    expect(t.offered).toContain('Cid');
  });

  test('KT-135 his choice is secret: nobody is told anything', () => {
    const t = guarding('Cid');
    expect(t.facts('learned').filter(({ about }) => about.includes(6))).toEqual([]);
    expect(
      t
        .facts('marked')
        .filter(({ status }) => status === 'guarded')
        .map(({ audience }) => audience),
    ).toEqual(['host']);
    expect(aloud(t)).toEqual(aloud(guarding('Ben')));
  });

  test('KT-136 killing and stealing do nothing to the protected player', () => {
    const t = guarding('Cid', {
      'hairdresser.kill': 'Cid',
      'bandits.theft': 'Cid',
      'avenger.kill': 'Cid',
      'thief.steal': 'Cid',
      'indians.kill': 'Cid',
      'indians.killAgain': 'Cid',
      'femaleShaman.poison': 'Cid',
    });
    expect(t.dead).toEqual([]);
    expect(stopped(t)).toEqual(['kill', 'steal', 'kill', 'steal', 'kill', 'kill', 'poison'].map((deed) => `${deed} Cid KT-136`));
  });

  test('KT-136 KT-R24 a protected carrier keeps the statuette', () => {
    const t = guarding('Ola', { 'bandits.theft': 'Ola', 'thief.steal': 'Ola' });
    expect(moves(t)).toEqual([]);
    expect(t.holder('statuette')).toBe('Ola');
  });

  test('KT-R24 with guardStopsTheft off he stops kills and poison, but no theft', () => {
    const t = guarding(
      'Ola',
      { 'avenger.kill': 'Ola', 'bandits.theft': 'Ola', 'banditsCarrier.choose': 'Tess' },
      { guardStopsTheft: false },
    );
    expect(t.alive).toContain('Ola');
    expect(stopped(t)).toEqual(['kill Ola KT-136']);
    expect(moves(t)).toEqual(['Ola>Ben', 'Ben>Tess']);
    expect(stopped(guarding('Cid', { 'femaleShaman.poison': 'Cid' }, { guardStopsTheft: false }))).toEqual(['poison Cid KT-136']);
  });

  test('KT-137 information about the protected player flows all the same', () => {
    const t = night(later(table, 'Ola'), { 'sheriff.jail': 'Gus', 'parson.learn': 'Cid', 'guard.protect': 'Cid', 'shaman.learn': 'Cid' });
    expect(told(t, 'Pat').map(({ id }) => id)).toEqual(['learn.faction']);
    expect(told(t, 'Iza').map(({ id }) => id)).toEqual(['learn.role']);
    expect(stopped(t)).toEqual([]);
  });

  test('KT-138 KT-R26 when the guard dies the protection is void; what it stopped before stays stopped', () => {
    const t = guarding('Cid', { 'hairdresser.kill': 'Cid', 'avenger.kill': 'Gil', 'indians.kill': 'Cid' });
    expect(stopped(t)).toEqual(['kill Cid KT-136']);
    expect(t.dead).toEqual(['Gil', 'Cid']);
    expect(uses(t, 'hairdresser')).toEqual([0]);
  });

  test('KT-R26 a guard whose death is stopped goes on protecting', () => {
    const t = night(later(table, 'Ola'), { 'sheriff.jail': 'Gil', 'parson.learn': 'Gus', 'avenger.kill': 'Gil', 'indians.kill': 'Cid' });
    expect([t.called('guard'), t.dead]).toEqual(['blocked', ['Cid']]);
    const other = nightUpTo(later(`${table}, Doc doctor`, 'Ola'), 'window.attempt.kill', {
      'sheriff.jail': 'Gus',
      'parson.learn': 'Gus',
      'guard.protect': 'Cid',
      'avenger.kill': 'Gil',
    });
    expect(night(other.at('window.attempt.kill', 'Doc'), { 'indians.kill': 'Cid' }).dead).toEqual([]);
    expect(stopped(other)).toEqual(['kill Gil KT-194', 'kill Cid KT-136']);
  });

  test('KT-R25 a theft from the protected player is spent, and the thief learns no more than that there was no statuette', () => {
    const shielded = guarding('Ola', { 'thief.steal': 'Ola' });
    const empty = guarding('Cid', { 'thief.steal': 'Ben' });
    expect([uses(shielded, 'thief'), uses(empty, 'thief')]).toEqual([[0], [0]]);
    expect(told(shielded, 'Tess')).toEqual(told(empty, 'Tess'));
    expect(told(shielded, 'Tess').map(({ id }) => id)).toEqual(['theft.nothing']);
  });

  test('KT-R27 he may not protect himself, and with guardMayPickSelf he may', () => {
    const upTo = (rules: HouseRules) =>
      nightUpTo(later(table, 'Ola', rules), 'guard.protect', { 'sheriff.jail': 'Gus', 'parson.learn': 'Gus' });
    expect(upTo({}).refuses('guard.protect', 'Gil').clause).toBe('KT-R33');
    const t = night(upTo({ guardMayPickSelf: true }), { 'guard.protect': 'Gil', 'indians.kill': 'Gil', 'indians.killAgain': 'Gil' });
    expect(t.dead).toEqual([]);
    expect(stopped(t)).toHaveLength(2);
  });

  test('KT-R27 he may protect the same player twice running, and with guardMayRepeat off he may not', () => {
    const second = (guardMayRepeat: boolean) => {
      const t = guarding('Cid', {}, { guardMayRepeat });
      return nightUpTo(idleDay(t, 'Gus'), 'guard.protect', { 'sheriff.jail': 'Gus', 'parson.learn': 'Gus' });
    };
    expect(second(true).offered).toContain('Cid');
    expect(second(false).refuses('guard.protect', 'Cid').clause).toBe('KT-R27');
    const third = night(second(false), { 'guard.protect': 'Ben' });
    expect(nightUpTo(idleDay(third, 'Gus'), 'guard.protect', { 'sheriff.jail': 'Gus', 'parson.learn': 'Gus' }).offered).toContain('Cid');
  });

  test('KT-R27 a night on which he could not protect anybody lies between', () => {
    const t = guarding('Cid', {}, { guardMayRepeat: false, shipNight: 9 });
    night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gil', 'parson.learn': 'Gus' });
    nightUpTo(idleDay(t, 'Gus'), 'guard.protect', { 'sheriff.jail': 'Gus', 'parson.learn': 'Gus' });
    expect(t.offered).toContain('Cid');
  });

  test('KT-136 by day the shield is over: a player protected at night is searched and found', () => {
    const t = guarding('Ola').pick('day.next', 'search').at('search.nominees', 'Ola');
    expect(t.winner).toEqual(['citizens']);
  });
});
