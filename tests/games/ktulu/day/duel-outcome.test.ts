import { describe, expect, test } from 'vitest';
import { sit } from '../tables.ts';
import { byDay, fight, named, told, withCitizens } from './days.ts';

describe('support decides', () => {
  test('KT-058 the contestant with less support dies', () => {
    const t = fight(byDay(), 'Cid', 'Bud', 'Sam Holly Ina > Cid', 'Bob Ben > Bud');
    expect(t.dead).toEqual(['Bud']);
    expect(t.facts('died')).toMatchObject([{ clause: 'KT-058', audience: 'public' }]);
    expect(named(t, 'duel.won')).toEqual(['Cid']);
  });

  test('KT-057 how many supported whom is read out with the result, and told once', () => {
    const t = fight(byDay(), 'Cid', 'Bud', 'Sam Holly Ina > Cid', 'Bob Ben > Bud');
    expect(
      t.said
        .filter(({ key }) => key === 'duel.result')
        .map(({ text }) => text)
        .slice(-2),
    ).toEqual(['Cid: 3. Bud: 2.', 'Cid wins the duel, and Bud is to die.']);
    expect(t.facts('voted')).toMatchObject([
      {
        audience: 'public',
        sums: [
          [4, 3],
          [9, 2],
        ],
      },
    ]);
    expect(told(t)).not.toContain('duel.count');
  });

  test('KT-058 the story says of result and death which vote they come from', () => {
    const t = fight(byDay(), 'Cid', 'Bud', 'Cid 3');
    const vote = t.story.findIndex(({ what }) => what === 'voted');
    expect(vote).toBeGreaterThan(0);
    expect(t.facts('died')).toMatchObject([{ seat: 9, because: vote }]);
    expect(t.facts('announced').find(({ said }) => said.id === 'duel.won')).toMatchObject({ because: vote });
    const again = fight(t, 'Cis', 'Ben', 'Cis 1', 'Ben 2');
    expect(again.facts('died').at(-1)).toMatchObject({ because: t.story.findLastIndex(({ what }) => what === 'voted') });
  });

  test('KT-058 hands may be entered as sums', () => {
    expect(fight(byDay(), 'Cid', 'Bud', 'Cid 2', 'Bud 5').dead).toEqual(['Cid']);
  });

  test('KT-059 with equal support above zero both die', () => {
    const t = fight(byDay(), 'Cid', 'Bud', 'Sam > Cid', 'Ben > Bud');
    expect(t.dead).toEqual(['Cid', 'Bud']);
    expect(t.facts('died')).toMatchObject([{ clause: 'KT-059' }, { clause: 'KT-059' }]);
  });

  test('KT-060 with no support at all nobody dies', () => {
    const t = fight(byDay(), 'Cid', 'Bud');
    expect(t.dead).toEqual([]);
    expect(told(t)).toContain('duel.nobodyDies');
  });

  test('KT-043 faction and role of the dead become public', () => {
    const t = fight(byDay(), 'Cid', 'Bud', 'Cid 1', 'Bud 0');
    expect(t.facts('revealed')).toMatchObject([{ seat: 9, role: 'bandit', audience: 'public' }]);
  });

  test('KT-026 when the holder dies in a duel, citizens win', () => {
    const t = fight(byDay(), 'Cid', 'Bob', 'Cid 1', 'Bob 0');
    expect(t.winner).toEqual(['citizens']);
  });

  test('KT-R43 a tied duel that kills the last two outsiders ends with the citizens, as one of them was the holder', () => {
    const t = fight(byDay(undefined, {}, { dead: 'Sam Holly Gus Cis Cal Ben Bud' }), 'Cid', 'Bob', 'Ina > Cid', 'Ivy > Bob');
    expect(t.winner).toEqual(['citizens']);
  });
});

describe('gunmen', () => {
  test.each([
    ['Gus', 'good'],
    ['Ben', 'bad'],
  ])('KT-105 KT-106 the gunman %s (the %s one) wins against anybody who is none', (gunman) => {
    expect(fight(byDay(), 'Bud', gunman, 'Bud 3').dead).toEqual(['Bud']);
    const t = fight(byDay(), gunman, 'Cid', 'Cid 3');
    expect(t.facts('died')).toMatchObject([{ seat: 4, clause: 'KT-106' }]);
  });

  test('KT-279 Lucky Luke counts as a gunman', () => {
    const t = fight(byDay(withCitizens('Cid Cis citizen, Luke luckyLuke'), { luckyLuke: true }), 'Bud', 'Luke', 'Bud 3');
    expect(t.dead).toEqual(['Bud']);
    expect(named(t, 'duel.gunman')).toEqual(['Luke']);
    expect(fight(byDay(withCitizens('Cid Cis citizen, Luke luckyLuke'), { luckyLuke: true }), 'Gus', 'Luke', 'Gus 3').dead).toEqual([
      'Luke',
    ]);
  });

  test('KT-107 the vote is held in the normal way', () => {
    const t = fight(byDay(), 'Gus', 'Bud', 'Sam > Gus', 'Ina Ivy > Bud');
    expect(t.facts('voted')).toMatchObject([
      {
        vote: 'duel.vote',
        sums: [
          [3, 1],
          [9, 2],
        ],
      },
    ]);
  });

  test('KT-108 a gunman who would have won on votes is not given away', () => {
    const t = fight(byDay(), 'Gus', 'Bud', 'Gus 2', 'Bud 1');
    expect(t.dead).toEqual(['Bud']);
    expect(told(t)).not.toContain('duel.gunman');
  });

  test('KT-109 a gunman who wins against the vote is known as a gunman, but not as which', () => {
    const t = fight(byDay(), 'Gus', 'Bud', 'Gus 1', 'Bud 2');
    expect(named(t, 'duel.gunman')).toEqual(['Gus']);
    expect(t.facts('announced').find(({ said }) => said.id === 'duel.gunman')?.said.with).toEqual({ who: { seat: 3 } });
    expect(t.session.table.at(3).revealed).toBe(false);
  });

  test('KT-110 two gunmen fight like ordinary players', () => {
    const t = fight(byDay(), 'Gus', 'Ben', 'Gus 2', 'Ben 3');
    expect(t.dead).toEqual(['Gus']);
    expect(told(t)).not.toContain('duel.gunman');
    expect(fight(byDay(), 'Gus', 'Ben', 'Gus 1', 'Ben 1').dead).toEqual(['Gus', 'Ben']);
    expect(fight(byDay(), 'Gus', 'Ben').dead).toEqual([]);
  });

  test.each([
    ['tied', ['Gus 2', 'Bud 2']],
    ['empty', []],
  ])('KT-R74 in a %s vote the gunman wins and is announced', (_, hands) => {
    const t = fight(byDay(), 'Gus', 'Bud', ...hands);
    expect(t.dead).toEqual(['Bud']);
    expect(named(t, 'duel.gunman')).toEqual(['Gus']);
  });
});

describe('a death that wins', () => {
  test('KT-026 once the holder has died in a duel that kills both, the Doctor is not asked about the other', () => {
    const seats = 'Doc doctor, Cid Cal Cob citizen, Ben Bob bandit, Ina Ike indian';
    const t = sit(seats, {}, { round: 2, phase: 'day', tokens: { statuette: 'Ben' } });
    t.pick('day.next', 'duel').at('duel.challenger', 'Ben').at('duel.challenged', 'Cid').vote('duel.vote', 'Ben 1', 'Cid 1');
    t.pass('window.attempt.kill');
    expect([t.winner, t.dead]).toEqual([['citizens'], ['Cid', 'Ben']]);
    expect(t.keys.filter((key) => key === 'window.attempt.kill')).toHaveLength(1);
  });
});
