import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { aloud, asked, moves, stopped, uses, warned } from './hearsay.ts';
import { announced, later, night, nightUpTo, type HouseRules } from './tables.ts';

const table = 'Sam sheriff, Gil guard, Joe gambler, Gus goodGunman, Cid Cis citizen, Ben badGunman, Bill bandit, Iza Ola indian';
const on = (round: number, rules: HouseRules = {}, has = 'Ola', seats = table) => later(seats, has, { shipNight: 12, ...rules }, { round });
const quiet = { 'sheriff.jail': 'Gus', 'guard.protect': 'Gus' };
/** The roulette of the third night: points at these, one after another. */
function roulette(targets: string, choices: Readonly<Record<string, string>> = quiet, rules: HouseRules = {}, has = 'Ola') {
  const t = nightUpTo(on(3, rules, has), 'gambler.point', choices);
  const [first = '', ...more] = targets.split(' ');
  t.at('gambler.point', first);
  for (const target of more) t.at('gambler.again', target);
  return t;
}

describe('the Gambler', () => {
  test('KT-140 may play once in a game', () => {
    const t = night(roulette('Ben', { ...quiet, 'guard.protect': 'Joe' }), { 'gambler.again': 'Cid' });
    expect(uses(t, 'gambler')).toEqual([0]);
    expect(t.alive).toContain('Joe');
    const again = later(table, 'Ola', { shipNight: 12 }, { round: 4, counters: { 'gambler.used': 1 } });
    expect(night(again, quiet).called('gambler')).toBe('blocked');
  });

  test('KT-140 KT-048 a night he passes costs him nothing', () => {
    const t = night(on(3), quiet);
    expect(t.called('gambler')).toBe('live');
    expect(uses(t, 'gambler')).toEqual([]);
  });

  test.each<[HouseRules, number, boolean]>([
    [{}, 2, false],
    [{}, 3, true],
    [{ gamblerFirstNight: 2 }, 1, false],
    [{ gamblerFirstNight: 2 }, 2, true],
    [{ gamblerFirstNight: 5 }, 4, false],
  ])('KT-140 KT-R3 with %j he is called on night %i: %s', (rules, round, called) => {
    expect(night(on(round, rules), quiet).called('gambler')).toBe(called ? 'live' : 'silent');
  });

  test('KT-141 pointing at a citizen costs him his life, and the citizen lives', () => {
    const t = night(roulette('Cid'));
    expect(t.dead).toEqual(['Joe']);
    expect(t.facts('died')).toMatchObject([{ seat: 3, by: { seat: 3 }, clause: 'KT-141' }]);
    expect(t.keys).not.toContain('gambler.again');
  });

  test('KT-140 KT-142 he is asked whether he plays, and after a hit whom he points at next: by then there is no way out', () => {
    const first = nightUpTo(on(3), 'gambler.point', quiet).question;
    expect(first).toMatchObject({
      clause: 'KT-140',
      say: [{ id: 'gambler.wake' }, { id: 'gambler.ask' }],
      min: 0,
      pass: { id: 'ability.pass' },
    });
    const next = roulette('Ben').question;
    expect(next).toMatchObject({ key: 'gambler.again', clause: 'KT-142', say: [{ id: 'gambler.again' }], min: 1 });
    expect(next).not.toHaveProperty('pass');
  });

  test('KT-142 a non-citizen dies, and he must point again', () => {
    const t = roulette('Ben');
    expect(t.dead).toEqual(['Ben']);
    expect(t.question.key).toBe('gambler.again');
    expect(t.refuses('gambler.again', { seats: [] }).id).toBe('refused.noPass');
    t.at('gambler.again', 'Iza');
    expect(t.dead).toEqual(['Ben', 'Iza']);
    expect(night(t, { 'gambler.again': 'Cid' }).dead).toEqual(['Joe', 'Ben', 'Iza']);
  });

  test('KT-143 a kill that brings him the statuette ends the roulette', () => {
    const t = roulette('Ben Ola');
    expect(t.question.key).not.toBe('gambler.again');
    expect([t.holder('statuette'), announced(t)]).toEqual(['Joe', ['citizens']]);
    expect(night(t).winner).toEqual(['citizens']);
  });

  test('KT-143 holding it already ends nothing', () => {
    const t = roulette('Ben', quiet, {}, 'Joe');
    expect(t.holder('statuette')).toBe('Joe');
    expect(t.question.key).toBe('gambler.again');
  });

  test('KT-143 KT-211 so does one from which a trail takes it on at once', () => {
    const how = { round: 3, statuses: [{ what: 'trailed', on: 'Joe', by: 'Tracy', until: 'dawn' }] };
    const t = nightUpTo(later(`${table}, Tracy trailer`, 'Ben', { shipNight: 12 }, how), 'gambler.point', quiet).at('gambler.point', 'Ben');
    expect([t.question.key === 'gambler.again', t.alive.includes('Joe'), moves(t)]).toEqual([false, true, ['Ben>Joe', 'Joe>Tracy']]);
  });

  test('KT-143 X-6 a statuette that the host hands to somebody else meanwhile ends nothing', () => {
    const t = nightUpTo(on(3), 'gambler.point', quiet).at('gambler.point', 'Ben').until('death.known');
    t.rule({ do: 'move', token: 'statuette', to: 'Bill' });
    expect(t.until('gambler.again').holder('statuette')).toBe('Bill');
  });

  test('KT-144 below 14 players the Gambler brings a warning, and the size helper leaves him out', () => {
    const examined = (citizens: number) =>
      ktulu.examine(
        { sheriff: 1, hooker: 1, goodGunman: 1, gambler: 1, citizen: citizens, badGunman: 1, bandit: 2, indian: 2 },
        options.parse({}),
      );
    expect(
      examined(4)
        .filter(({ clause }) => clause === 'KT-144')
        .map(({ level }) => level),
    ).toEqual(['warn']);
    expect(examined(5).filter(({ clause }) => clause === 'KT-144')).toEqual([]);
    expect(ktulu.suggest(13, options.parse({}))).not.toHaveProperty('gambler');
  });

  test('KT-R33 he cannot point at himself', () => {
    const t = nightUpTo(on(3), 'gambler.point', quiet);
    expect(t.refuses('gambler.point', 'Joe').clause).toBe('KT-R33');
    expect(t.at('gambler.point', 'Ben').refuses('gambler.again', 'Joe').clause).toBe('KT-R33');
  });

  test('KT-R46 a protected non-citizen lives and the roulette goes on', () => {
    const t = roulette('Ben', { ...quiet, 'guard.protect': 'Ben' });
    expect([t.dead, stopped(t), t.question.key]).toEqual([[], ['kill Ben KT-136'], 'gambler.again']);
  });

  test('KT-R46 so does one in jail, of whom only the host is warned', () => {
    const t = nightUpTo(on(3), 'gambler.point', { ...quiet, 'sheriff.jail': 'Ben' });
    expect([warned(t, 'Ben'), warned(t, 'Iza')]).toEqual([['KT-R25'], []]);
    t.at('gambler.point', 'Ben');
    expect([t.dead, stopped(t), t.question.key]).toEqual([[], ['kill Ben KT-096'], 'gambler.again']);
  });

  test('KT-R46 a protected Gambler lives, and the roulette is over', () => {
    const t = roulette('Ben Cid', { ...quiet, 'guard.protect': 'Joe' });
    expect([t.dead, stopped(t)]).toEqual([['Ben'], ['kill Joe KT-136']]);
    expect(t.question.key).not.toMatch(/^gambler/);
  });

  test('KT-R46 a citizen in jail is a citizen all the same', () => {
    expect(roulette('Cid', { ...quiet, 'sheriff.jail': 'Cid' }).dead).toEqual(['Joe']);
  });

  test.each(['bandit', 'indian', 'alien', 'luckyLuke', 'janosik', 'mormonBandit', 'stagecoach'])(
    'KT-R47 the %s is not a citizen to him',
    (role) => {
      const t = nightUpTo(on(3, {}, 'Ola', `${table}, Xan ${role}`), 'gambler.point', quiet);
      expect(t.at('gambler.point', 'Xan').dead).toEqual(['Xan']);
    },
  );

  test.each(['drunkJudge', 'mormonCitizen', 'seducer'])('KT-R47 the %s is one', (role) => {
    expect(nightUpTo(on(3, {}, 'Ola', `${table}, Xan ${role}`), 'gambler.point', quiet).at('gambler.point', 'Xan').dead).toEqual(['Joe']);
  });

  test('KT-R19 when he shoots himself as carrier, the citizen he pointed at has it and knows', () => {
    const t = roulette('Cid', quiet, {}, 'Joe');
    expect([t.dead, moves(t)]).toEqual([['Joe'], ['Joe>Cid']]);
    expect(t.session.table.tokens['statuette']?.knowing).toBe(true);
  });

  test('KT-143 having shot everybody else he has the statuette, and the citizens win in the morning', () => {
    const lone = 'Joe gambler, Iza indian, Ola indian';
    const t = nightUpTo(later(lone, 'Ola', { shipNight: 12 }, { round: 3 }), 'gambler.point', {})
      .at('gambler.point', 'Iza')
      .at('gambler.again', 'Ola');
    expect([t.alive, t.holder('statuette')]).toEqual([['Joe'], 'Joe']);
    expect(night(t).winner).toEqual(['citizens']);
  });

  test('KT-142 what happens at the table is told as it happens', () => {
    const t = roulette('Ben Cid');
    expect(aloud(t).filter((id) => id === 'death.known')).toHaveLength(2);
    expect(asked(t, 'gambler.again')).toEqual(['Joe']);
  });
});
