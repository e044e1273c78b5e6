import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { aloud, asked, idleDay, moves, named, stopped, told, uses, warned } from './hearsay.ts';
import { announced, later, night, nightUpTo, sit } from './tables.ts';

const small = 'Sam sheriff, Holly hooker, Gus goodGunman, Cid Cis citizen, Ben badGunman, Ava avenger, Iza indian, Ola warrior';
/** A later night; the statuette is out of the Sheriff's way unless a test wants it. */
const jailing = (who: string, rest: Readonly<Record<string, string>> = {}, has = 'Ola') =>
  night(later(small, has), { 'sheriff.jail': who, ...rest });

describe('the cast', () => {
  test.each(['sheriff', 'hooker', 'goodGunman', 'badGunman'])(
    'KT-090 a deal without the %s is invalid, and one with all four is not',
    (role) => {
      const whole = { sheriff: 1, hooker: 1, goodGunman: 1, badGunman: 1, citizen: 4, bandit: 2, indian: 2 };
      const without = Object.fromEntries(Object.entries(whole).filter(([id]) => id !== role));
      const refused = (cast: Readonly<Record<string, number>>) =>
        ktulu
          .examine(cast, options.parse({}))
          .filter(({ level }) => level === 'refuse')
          .map(({ clause }) => clause);
      expect(refused(without)).toContain('KT-090');
      expect(refused(whole)).toEqual([]);
    },
  );

  test.each(['sheriff', 'hooker', 'goodGunman'])('KT-091 KT-101 the %s is of the citizens', (role) => {
    expect(ktulu.roles[role]?.faction).toBe('citizens');
  });
});

describe('the Sheriff', () => {
  test('KT-093 jails one player every night, and the cell is empty again by day', () => {
    const t = later(small, 'Ola');
    nightUpTo(t, 'bandits.theft', { 'sheriff.jail': 'Cid' });
    expect(t.statuses('Cid')).toEqual(['jailed']);
    night(t);
    expect(t.statuses('Cid')).toEqual([]);
    expect(idleDay(t, 'Gus').question.key).toBe('sheriff.jail');
    expect(t.question).toMatchObject({ shape: 'choose', min: 1, max: 1 });
  });

  test('KT-094 everybody hears who is in jail, and with announceJailed off nobody does', () => {
    expect(named(jailing('Cid'), 'sheriff.jailed')).toEqual(['Cid']);
    const quiet = night(later(small, 'Ola', { announceJailed: false }), { 'sheriff.jail': 'Cid' });
    expect(aloud(quiet)).not.toContain('sheriff.jailed');
    expect(quiet.said.map(({ id }) => id)).not.toContain('sheriff.jailed');
  });

  test('KT-095 a jailed carrier loses the statuette to the Sheriff, and the table hears of the new side', () => {
    const t = later(small, 'Ben');
    nightUpTo(t, 'bandits.theft', { 'sheriff.jail': 'Ben' });
    expect(t.holder('statuette')).toBe('Sam');
    expect(announced(t)).toEqual(['citizens']);
    expect(moves(jailing('Cid'))).toEqual([]);
  });

  test('KT-095 a carrier who does not know of it loses it as well', () => {
    const t = later(small, { holder: 'Cid', knowing: false, announced: 'indians' });
    nightUpTo(t, 'bandits.theft', { 'sheriff.jail': 'Cid' });
    expect(t.holder('statuette')).toBe('Sam');
    expect(announced(t)).toEqual(['citizens']);
  });

  test('KT-096 killing and stealing do nothing to a prisoner until the next day', () => {
    const t = jailing('Cid', { 'avenger.kill': 'Cid', 'indians.kill': 'Cid', 'bandits.theft': 'Cid', 'indians.killAgain': 'Cid' });
    expect(t.dead).toEqual([]);
    expect(stopped(t)).toEqual(['steal Cid KT-096', 'kill Cid KT-096', 'kill Cid KT-096', 'kill Cid KT-096']);
  });

  test('KT-097 a prisoner uses no ability for the rest of the night', () => {
    const t = jailing('Ava');
    expect(t.keys).not.toContain('avenger.kill');
    expect(t.called('avenger')).toBe('blocked');
    expect(uses(t, 'avenger')).toEqual([]);
    expect(jailing('Cid').keys).toContain('avenger.kill');
  });

  test('KT-098 a prisoner has no part in what the own side does: no say, and no statuette to carry', () => {
    const t = later(small, 'Iza');
    expect(asked(nightUpTo(t, 'indians.kill', { 'sheriff.jail': 'Ola' }), 'indians.kill')).toEqual(['Iza']);
    nightUpTo(t, 'indiansCarrier.choose');
    expect(t.refuses('indiansCarrier.choose', 'Ola').clause).toBe('KT-R16');
    expect(asked(nightUpTo(later(small, 'Iza'), 'indians.kill', { 'sheriff.jail': 'Cid' }), 'indians.kill')).toEqual(['Iza', 'Ola']);
  });

  test('KT-098 a side whose only living member is in jail does nothing', () => {
    const t = night(later(small, 'Ben', {}, { dead: 'Iza' }), { 'sheriff.jail': 'Ola' });
    expect(t.keys).not.toContain('indians.kill');
    expect(t.called('indiansKill')).toBe('blocked');
  });

  test.each([
    [true, true],
    [false, false],
  ])('KT-099 with sheriffNightZero %s he jails on night 0: %s', (sheriffNightZero, jails) => {
    const t = night(sit(small, { sheriffNightZero }), {
      'hooker.learn': 'Cid',
      'bandits.firstCarrier': 'Ben',
      ...(jails && { 'sheriff.jail': 'Cis' }),
    });
    expect(t.keys.includes('sheriff.jail')).toBe(jails);
    expect(t.called('sheriffZero')).toBe(jails ? 'live' : 'silent');
  });

  test('KT-100 KT-R33 he may not jail himself', () => {
    const t = later(small, 'Ola');
    expect(t.refuses('sheriff.jail', 'Sam').clause).toBe('KT-R33');
    expect(t.offered).not.toContain('Sam');
  });

  test('KT-100 KT-R29 with sheriffSelfJail he may: he keeps the statuette, and nobody can rob or kill him', () => {
    const t = night(later(small, 'Sam', { sheriffSelfJail: true }), {
      'sheriff.jail': 'Sam',
      'bandits.theft': 'Sam',
      'avenger.kill': 'Sam',
      'indians.kill': 'Sam',
    });
    expect(t.holder('statuette')).toBe('Sam');
    expect(t.dead).toEqual([]);
    expect(moves(t)).toEqual([]);
    expect(stopped(t)).toHaveLength(3);
  });

  test('KT-R28 the cell stays closed when the Sheriff dies that night', () => {
    const t = jailing('Cid', { 'avenger.kill': 'Sam', 'indians.kill': 'Cid', 'indians.killAgain': 'Cid' });
    expect(t.dead).toEqual(['Sam']);
    expect(stopped(t)).toEqual(['kill Cid KT-096', 'kill Cid KT-096']);
  });

  test('KT-R25 an attack on a prisoner is spent, nobody dies, and only the host is warned', () => {
    const t = later(small, 'Ola');
    nightUpTo(t, 'avenger.kill', { 'sheriff.jail': 'Cid' });
    expect([warned(t, 'Cid'), warned(t, 'Cis')]).toEqual([['KT-R25'], []]);
    t.at('avenger.kill', 'Cid');
    expect(uses(t, 'avenger')).toEqual([0]);
    nightUpTo(t, 'indians.kill');
    expect(warned(t, 'Cid')).toEqual(['KT-R25']);
    expect(told(night(t), 'Ava')).toEqual([]);
    expect(t.dead).toEqual([]);
  });

  test('KT-R25 with attackOnJailedAsksAgain the use is kept and another target is named', () => {
    const t = nightUpTo(later(small, 'Ola', { attackOnJailedAsksAgain: true }), 'avenger.kill', { 'sheriff.jail': 'Cid' });
    t.at('avenger.kill', 'Cid');
    expect(t.question.key).toBe('avenger.kill');
    expect(
      t.said.map(({ id }) => id),
      'the table does not hear whom he meant',
    ).not.toContain('attack.jailed');
    expect(uses(t, 'avenger')).toEqual([]);
    expect(night(t, { 'avenger.kill': 'Cis' }).dead).toEqual(['Cis']);
    expect(uses(t, 'avenger')).toEqual([0]);
  });

  test('KT-R34 he must name somebody', () => {
    expect(later(small, 'Ola').refuses('sheriff.jail', { seats: [] }).id).toBe('refused.noPass');
  });
});
