import { describe, expect, test } from 'vitest';
import { duel, eleven, nominate, withCitizens, byDay as dayOf } from './day/days.ts';
import { fourteen, later, night, nightUpTo, sit } from './tables.ts';

const town =
  'Sam sheriff, Cid Cal Cyd citizen, Gam gambler, Doc doctor, Bob Bea Ben bandit, Lee leader, Rag burningRage, Ina indian, Luke luckyLuke, Zed alien';
const rules = { attackOnJailedAsksAgain: true, gamblerFirstNight: 1, aliens: true };
/** The Sheriff has to lock somebody up. */
const jail = { 'sheriff.jail': 'Cyd' };
const outOf = { id: 'bar.actorChanged', clause: 'X-6' };

describe('X-6 whoever is ruled out between two questions of one turn is asked nothing more in it', () => {
  test('KT-182 the killer who is told of the cell, and loses his card before he names somebody else', () => {
    const t = nightUpTo(later(town, 'Cid', rules), 'gambler.point', jail).rule({ do: 'move', token: 'statuette', to: 'Ina' });
    nightUpTo(t, 'burningRage.kill').at('burningRage.kill', 'Cyd').until('burningRage.kill.jailed');
    t.rule({ do: 'swap', seats: ['Rag', 'Cal'] });
    expect(t.refuses('burningRage.kill', 'Bob')).toMatchObject(outOf);
    expect(night(t.pass('burningRage.kill')).dead).toEqual([]);
  });

  test('KT-R36 so is one whose kill comes in the turn of others, even if his new card is of his own side', () => {
    const t = nightUpTo(later(town, 'Cid', rules), 'aliens.theft', jail).rule({ do: 'move', token: 'statuette', to: 'Ina' });
    expect(t.question).toMatchObject({ key: 'burningRage.kill', to: [11] });
    expect(t.rule({ do: 'recast', seat: 'Rag', role: 'warrior' }).refuses('burningRage.kill', 'Bob')).toMatchObject(outOf);
    t.pass('burningRage.kill');
    expect(t.question).toMatchObject({ key: 'aliens.theft', to: [14] });
  });

  test('KT-142 the Gambler who loses his card while the Doctor is asked shoots no more', () => {
    const t = nightUpTo(later(town, 'Cid', rules), 'gambler.point', jail).at('gambler.point', 'Bob');
    t.rule({ do: 'swap', seats: ['Gam', 'Lee'] }).pass('window.attempt.kill');
    expect(t.refuses('gambler.again', 'Bea')).toMatchObject(outOf);
    expect(night(t.pass('gambler.again')).dead).toEqual(['Bob']);
  });

  test('KT-096 X-6 whom the host rules jailed while the Doctor is asked about his death is not killed', () => {
    const t = nightUpTo(later(town, 'Cid'), 'indians.kill', jail)
      .at('indians.kill', 'Bob')
      .rule({ do: 'mark', status: 'jailed', seat: 'Bob' });
    expect(night(t).dead).toEqual([]);
    expect(t.facts('prevented')).toMatchObject([{ seat: 7, clause: 'KT-096' }]);
  });

  test('KT-142 one who gets it back in time goes on', () => {
    const t = nightUpTo(later(town, 'Cid', rules), 'gambler.point', jail).at('gambler.point', 'Bob');
    const swap = { do: 'swap', seats: ['Gam', 'Lee'] } as const;
    t.rule(swap).rule(swap).pass('window.attempt.kill');
    expect(t.at('gambler.again', 'Bea').question.key).toBe('window.attempt.kill');
  });

  test('KT-170 a Leader who has become another Indian breaks no tie', () => {
    const t = nightUpTo(later(town, 'Cid', rules), 'indians.kill', jail).pass('indians.kill');
    expect(t.question).toMatchObject({ key: 'indians.kill.tie', to: [10] });
    t.rule({ do: 'recast', seat: 'Lee', role: 'warrior' });
    expect(t.refuses('indians.kill.tie', 'Bob')).toMatchObject({ clause: 'X-6' });
    expect(night(t.pass('indians.kill.tie')).dead).toEqual([]);
  });

  test('KT-103 nobody is told that somebody is the Hooker who is not any more', () => {
    const t = nightUpTo(sit(fourteen), 'hooker.learn').at('hooker.learn', 'Gil').until('hooker.learned');
    t.rule({ do: 'swap', seats: ['Holly', 'Pat'] }).until('sheriff.jail');
    expect([t.keys.includes('hooker.told'), t.learned('Gil')]).toEqual([false, []]);
  });

  test('KT-221 whoever leaves the bandits while they meet cannot be given the statuette, and whoever joins them can', () => {
    const t = nightUpTo(sit(fourteen, { sheriffNightZero: false, parsonNightZero: false }), 'hooker.learn').at('hooker.learn', 'Gil');
    t.until('bandits.met')
      .rule({ do: 'swap', seats: ['Ava', 'Gus'] })
      .until('bandits.firstCarrier');
    expect(t.question).toMatchObject({ key: 'bandits.firstCarrier', to: [3, 8, 10, 11], seats: [3, 8, 10, 11] });
    expect(t.refuses('bandits.firstCarrier', 'Ava')).toMatchObject({ clause: 'KT-R22' });
  });

  test('KT-265 whom the statuette was glued to does not get it back on another side', () => {
    const statuses = [{ what: 'glued', on: 'Ben', by: 'Zed' }];
    const t = nightUpTo(later(town, 'Cid', rules, { statuses }), 'bandits.theft', jail).at('bandits.theft', 'Cid');
    t.until('banditsCarrier.glued').rule({ do: 'recast', seat: 'Ben', role: 'citizen' }).until('leader.use');
    expect(night(t).holder('statuette')).toBe('Bob');
  });

  test('KT-199 a Journalist who has handed the card over watches no duel', () => {
    const t = duel(dayOf(eleven.replace('Cis', 'Jo journalist, Cis')), 'Cal', 'Ben').until('journalist.watch');
    expect(t.rule({ do: 'swap', seats: ['Jo', 'Sam'] }).refuses('journalist.watch', 'watch')).toMatchObject(outOf);
    expect(t.pick('journalist.watch', 'vote').facts('spent')).toEqual([]);
    expect(t.question.key).toBe('duel.vote');
  });

  test('KT-121 a Mayor who has another card now breaks ties no more', () => {
    const t = dayOf(withCitizens('May mayor, Cis Cal citizen')).rule({ do: 'reveal', seat: 'May' });
    nominate(t, 'Cis Cal Sam').rule({ do: 'mark', status: 'tieBreaker', seat: 'May' });
    expect(t.rule({ do: 'swap', seats: ['May', 'Cal'] }).statuses('May')).toEqual([]);
  });
});
