import { describe, expect, test } from 'vitest';
import { announced, calls, later, night, nightUpTo } from './tables.ts';

const town =
  'Sam sheriff, Cid Cal Cyd citizen, Hal hairdresser, Ava avenger, Bob Bea bandit, Lee leader, Eye binocularEye, Ina indian, Luke luckyLuke';
/** The Sheriff has to lock somebody up. */
const jail = { 'sheriff.jail': 'Cid' };

describe('X-6 whoever is ruled out while being asked acts no more', () => {
  test('KT-170 X-6 the dead Leader breaks no tie of the Indians', () => {
    const t = nightUpTo(later(town, 'Cid'), 'indians.kill', jail).rule({ do: 'kill', seat: 'Lee' });
    expect(t.question.to).toEqual([10, 11]);
    t.pass('indians.kill');
    expect(t.keys).not.toContain('indians.kill.tie');
    expect(night(t).dead).toEqual(['Lee']);
  });

  test('KT-170 X-6 nor does a Leader ruled dead at the tie itself', () => {
    const t = nightUpTo(later(town, 'Cid'), 'indians.kill', jail).pass('indians.kill').rule({ do: 'kill', seat: 'Lee' });
    expect(t.refuses('indians.kill.tie', 'Cid')).toMatchObject({ id: 'bar.actorDead', clause: 'X-6' });
    expect(night(t.pass('indians.kill.tie')).dead).toEqual(['Lee']);
  });

  test.each([
    ['KT-225', 'sheriff.jail', 'Sam'],
    ['KT-157', 'avenger.kill', 'Ava'],
    ['KT-139', 'hairdresser.kill', 'Hal'],
    ['KT-281', 'luckyLuke.kill', 'Luke'],
  ])('%s X-6 %s can only be passed once %s is ruled dead, jailed or another card, and the host reads why', (_, key, who) => {
    for (const [ruling, why] of [
      [{ do: 'kill', seat: who }, 'bar.actorDead'],
      [{ do: 'mark', status: 'jailed', seat: who }, 'bar.actorBarred'],
      [{ do: 'recast', seat: who, role: 'mayor' }, 'bar.actorChanged'],
    ] as const) {
      const t = nightUpTo(later(town, 'Cyd'), key, jail).rule(ruling);
      expect(t.refuses(key, 'Cal')).toMatchObject({ id: why, clause: 'X-6' });
      expect(t.question).toMatchObject({ seats: [], say: [], note: { id: why } });
      const dead = ruling.do === 'kill' ? [who] : [];
      expect(night(t.pass(key), key === 'luckyLuke.kill' ? jail : {}).dead).toEqual(dead);
      expect(t.facts('spent')).toEqual([]);
      expect(t.statuses('Cal')).toEqual([]);
    }
  });

  test('KT-240 X-6 where the last who is awake becomes an unrevealed Stagecoach operator, nobody is left to choose', () => {
    const alone = 'Sam sheriff, Cid Cal Cyd citizen, Hal hairdresser, Bob Bea bandit, Lee leader';
    const t = nightUpTo(later(alone, 'Cid'), 'indians.kill', jail).rule({ do: 'recast', seat: 'Lee', role: 'stagecoach' });
    expect(t.refuses('indians.kill', 'Cal')).toMatchObject({ id: 'bar.actorBarred', clause: 'X-6' });
  });

  test('KT-181 X-6 a Binocular Eye ruled dead learns nothing and can only decline', () => {
    const t = nightUpTo(later(town, 'Cid'), 'binocularEye.use', jail).rule({ do: 'kill', seat: 'Eye' });
    expect(t.question).toMatchObject({ shape: 'pick', options: [{ id: 'yes', bar: { clause: 'X-6' } }, { id: 'no' }] });
    expect(night(t.pick('binocularEye.use', 'no')).learned('Eye')).toEqual([]);
  });

  test('KT-225 X-6 once cards are swapped the call is made anew for whoever has the card now', () => {
    const t = nightUpTo(later(town, 'Cid'), 'sheriff.jail').rule({ do: 'swap', seats: ['Sam', 'Cyd'] });
    t.pass('sheriff.jail');
    expect(t.question).toMatchObject({ key: 'sheriff.jail', to: [4], say: [{ id: 'sheriff.wake' }, { id: 'sheriff.ask' }] });
    t.at('sheriff.jail', 'Bob');
    expect(t.statuses('Bob')).toEqual(['jailed']);
  });

  test('KT-085 X-6 a victim chosen by those who are left counts, and nobody ruled out is asked with them', () => {
    const t = nightUpTo(later(town, 'Cid'), 'indians.kill', jail).rule({ do: 'mark', status: 'jailed', seat: 'Ina' });
    expect(t.question.to).toEqual([9, 10]);
    expect(night(t, { 'indians.kill': 'Cal' }).dead).toEqual(['Cal']);
    expect(calls(t).filter((line) => line === 'indiansKill')).toHaveLength(1);
  });

  test('KT-028 X-6 a ruling that gives the holder a card of another side tells everybody which side has it now', () => {
    const t = nightUpTo(later(town, 'Cid'), 'sheriff.jail').rule({ do: 'swap', seats: ['Cid', 'Bob'] });
    expect(announced(t)).toEqual(['bandits']);
    t.rule({ do: 'recast', seat: 'Cid', role: 'warrior' });
    expect(announced(t)).toEqual(['bandits', 'indians']);
  });

  test('KT-141 the Gambler is not told that a cell saves a citizen who costs him his own life', () => {
    const t = nightUpTo(later(`${town}, Gam gambler`, 'Cid', { gamblerFirstNight: 1 }), 'gambler.point', jail);
    expect(t.question).not.toHaveProperty('warned');
    const other = nightUpTo(later(`${town}, Gam gambler`, 'Cid', { gamblerFirstNight: 1 }), 'gambler.point', { 'sheriff.jail': 'Bob' });
    expect(other.question).toMatchObject({ warned: [{ seat: 7 }] });
  });
});
