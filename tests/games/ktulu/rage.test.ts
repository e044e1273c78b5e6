import { describe, expect, test } from 'vitest';
import { orderableNight } from '../../../src/games/ktulu/night/order.ts';
import { announced, calls, later, night, nightUpTo } from './tables.ts';
import { quietDay } from './quiet-day.ts';

const table =
  'Cid Cal Cob Cyd citizen, Hal hairdresser, Ben badGunman, Bob bandit, Rag burningRage, Ina indian, Wes warrior, Tracy trailer';
const drunk = (on: string) => ({ what: 'drunk', on, by: 'Cyd', until: 'dawn' });
const kills = (t: ReturnType<typeof later>) =>
  t
    .facts('died')
    .filter((fact) => fact.by.role === 'burningRage')
    .map((fact) => fact.seat);

describe('Burning Rage', () => {
  test('KT-182 he kills one more on a night on which the Indians gain the statuette', () => {
    const t = night(later(table, 'Cid'), { 'indians.kill': 'Cid', 'indians.killAgain': 'Cal', 'burningRage.kill': 'Cob' });
    expect(t.dead).toEqual(['Cid', 'Cal', 'Cob']);
    expect(t.facts('died').at(-1)).toMatchObject({ by: { seat: 8, role: 'burningRage' } });
  });

  test('KT-182 on each such night: nothing is used up', () => {
    const t = night(later(table, 'Cid'), { 'indians.kill': 'Cid', 'burningRage.kill': 'Cob' });
    expect(t.facts('spent')).toEqual([]);
    t.rule({ do: 'move', token: 'statuette', to: 'Ben' });
    expect(night(quietDay(t, 'Cal'), { 'indians.kill': 'Ben', 'burningRage.kill': 'Cyd' }).dead).toEqual(['Cid', 'Cob', 'Cyd', 'Ben']);
  });

  test('KT-182 he need not kill', () => {
    expect(kills(night(later(table, 'Cid'), { 'indians.kill': 'Cid' }))).toEqual([]);
  });

  test.each([[{}], [{ 'indians.kill': 'Cal', 'indians.killAgain': 'Cob', 'indiansCarrier.choose': 'Wes' }]])(
    'KT-183 KT-212 merely keeping it, or passing it on among themselves, gives him nothing (%j)',
    (choices) => {
      const t = night(later(table, 'Ina'), choices);
      expect([t.called('burningRage'), t.keys.includes('burningRage.kill')]).toEqual(['silent', false]);
    },
  );

  test('KT-183 KT-022 KT-R19 nor does one of them who has it without knowing', () => {
    const t = nightUpTo(later(table, 'Bob', {}, { dead: 'Ben' }), 'banditsCarrier.choose').rule({ do: 'kill', seat: 'Bob' });
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 8, knowing: false });
    expect(night(t).called('burningRage')).toBe('silent');
  });

  test('KT-183 nor does what they were given by day', () => {
    const t = later(table, 'Ben', {}, { round: 2, phase: 'day' });
    t.rule({ do: 'move', token: 'statuette', to: 'Ina' });
    expect(announced(t)).toEqual(['indians']);
    expect(night(quietDay(t, 'Cal')).keys).not.toContain('burningRage.kill');
  });
});

describe('Burning Rage and plants', () => {
  const seats = `${table}, Quinn quietFoot`;
  const planted = (on: string, dead = '') =>
    later(
      seats,
      { holder: on, knowing: false, announced: 'indians' },
      {},
      { round: 2, dead, statuses: [{ what: 'planted', on, by: 'Quinn' }] },
    );

  test('KT-184 a plant that comes home is no gain', () => {
    expect(night(planted('Cid')).keys).not.toContain('burningRage.kill');
  });

  test('KT-184 nor is one taken by the group before its loss was told', () => {
    const t = night(planted('Cid', 'Quinn'), { 'indians.kill': 'Cid', 'indians.killAgain': 'Cal' });
    expect([t.holder('statuette'), t.keys.includes('burningRage.kill')]).toEqual(['Rag', false]);
  });

  test('KT-184 once its loss has been told, getting it back is a gain', () => {
    const t = quietDay(night(planted('Cid', 'Quinn')), 'Cal');
    expect(announced(t)).toEqual([]);
    const after = night(t, { 'indians.kill': 'Cid', 'burningRage.kill': 'Cob' });
    expect([announced(after), after.dead]).toEqual([['indians'], ['Cid', 'Cob', 'Quinn']]);
  });

  test('KT-184 KT-R36 so it is when the loss was told a moment ago and the Warrior finds it', () => {
    const t = night(planted('Cid', 'Quinn'), { 'warrior.kill': 'Cid', 'burningRage.kill': 'Cob' });
    expect([announced(t), t.dead]).toEqual([['indians'], ['Cid', 'Cob', 'Quinn']]);
  });
});

describe('a late Burning Rage', () => {
  test('KT-R36 if the Warrior brings it after his step he kills at once, before the carrier is chosen', () => {
    const t = nightUpTo(later(table, 'Cid'), 'burningRage.kill', { 'warrior.kill': 'Cid' });
    expect(t.holder('statuette')).toBe('Wes');
    expect(t.keys).not.toContain('indiansCarrier.choose');
    expect(night(t, { 'burningRage.kill': 'Cob' }).dead).toEqual(['Cid', 'Cob']);
    expect(calls(t)).not.toContain('burningRage');
  });

  test('KT-R36 so he does where the house has the group kill after his step', () => {
    const rageFirst = orderableNight.flatMap((step) =>
      step === 'burningRage' ? [] : step === 'indiansKill' ? ['burningRage' as const, step] : [step],
    );
    const t = night(later(table, 'Cid', { nightOrder: rageFirst }), {
      'indians.kill': 'Cid',
      'burningRage.kill': 'Cob',
      'indians.killAgain': 'Cyd',
    });
    expect(t.dead).toEqual(['Cid', 'Cob', 'Cyd']);
    expect(t.keys.indexOf('burningRage.kill')).toBeLessThan(t.keys.indexOf('indians.killAgain'));
  });

  test('KT-R36 so he does if a trail brings it while the aliens are awake', () => {
    const seats = 'Cid Cal Cob citizen, Ben badGunman, Tracy trailer, Rag burningRage, Dex detector, Max mindEater, Lex purpleLeech';
    const t = night(later(seats, 'Cid', { aliens: true }), {
      'trailer.trail': 'Lex',
      'detector.learn': 'Ben',
      'mindEater.learn': 'Ben',
      'purpleLeech.steal': 'Cid',
      'burningRage.kill': 'Cob',
    });
    expect([t.holder('statuette'), announced(t), t.dead]).toEqual(['Tracy', ['indians'], ['Cob']]);
  });

  test('KT-R36 KT-R42 but not if the death that brought it left nobody but Indians: they have won by then', () => {
    const last = later(table, 'Cid', {}, { dead: 'Cal Cob Cyd Hal Ben Bob' });
    const t = nightUpTo(last, 'warrior.kill').at('warrior.kill', 'Cid');
    expect([t.question.key, t.winner, announced(t), t.keys.includes('burningRage.kill')]).toEqual([
      'over',
      ['indians'],
      ['indians'],
      false,
    ]);
  });

  test('KT-R36 KT-R15 a gang that steals when its choice is over has it for good, and a trail on it brings him his kill', () => {
    const stealLast = [...orderableNight.filter((step) => step !== 'banditsSteal'), 'banditsSteal' as const];
    const t = night(later(table, 'Cid', { nightOrder: stealLast }), {
      'trailer.trail': 'Ben',
      'bandits.theft': 'Cid',
      'burningRage.kill': 'Cob',
    });
    expect([t.holder('statuette'), announced(t), t.dead]).toEqual(['Tracy', ['indians'], ['Cob']]);
  });

  test('KT-R36 not more than once a night', () => {
    const t = later(table, 'Cid');
    const done = night(t, {
      'trailer.trail': 'Hal',
      'hairdresser.kill': 'Cid',
      'bandits.theft': 'Tracy',
      'burningRage.kill': 'Cal',
      'warrior.kill': 'Ben',
    });
    expect(announced(done)).toEqual(['indians', 'bandits', 'indians']);
    expect(done.keys.filter((key) => key === 'burningRage.kill')).toHaveLength(1);
  });

  test('KT-R36 dead or inactive he does not', () => {
    expect(night(later(table, 'Cid', {}, { statuses: [drunk('Rag')] }), { 'warrior.kill': 'Cid' }).keys).not.toContain('burningRage.kill');
    expect(night(later(table, 'Cid', {}, { dead: 'Rag' }), { 'warrior.kill': 'Cid' }).keys).not.toContain('burningRage.kill');
  });
});

describe('gained and lost again', () => {
  const early = { 'trailer.trail': 'Hal', 'hairdresser.kill': 'Cid', 'bandits.theft': 'Tracy' };

  test('KT-R37 KT-182 he kills at his step although the Indians no longer have it', () => {
    const t = night(later(table, 'Cid'), { ...early, 'burningRage.kill': 'Cal' });
    expect([announced(t), t.holder('statuette'), t.dead]).toEqual([['indians', 'bandits'], 'Ben', ['Cid', 'Cal']]);
  });

  test('KT-R37 he kills, too, where a trail takes it off the Indians at the moment they gain it', () => {
    const t = (choices: Record<string, string>) =>
      night(later(`Luke luckyLuke, ${table}`, 'Cid', { luckyLuke: true }), { ...choices, 'burningRage.kill': 'Cal' });
    const before = t({ 'luckyLuke.trail': 'Tracy', 'trailer.trail': 'Hal', 'hairdresser.kill': 'Cid' });
    expect([announced(before), before.holder('statuette'), before.dead]).toEqual([['luckyLuke'], 'Luke', ['Cid', 'Cal']]);
    const after = t({ 'luckyLuke.trail': 'Wes', 'warrior.kill': 'Cid' });
    expect([announced(after), after.holder('statuette'), after.dead]).toEqual([['luckyLuke'], 'Luke', ['Cid', 'Cal']]);
  });

  test('KT-R37 unless he is inactive', () => {
    const t = night(later(table, 'Cid', {}, { statuses: [drunk('Rag')] }), early);
    expect([t.called('burningRage'), t.keys.includes('burningRage.kill')]).toEqual(['blocked', false]);
  });

  test('KT-245 KT-R37 his step comes after the second kill of the group', () => {
    const t = nightUpTo(later(table, 'Cid'), 'burningRage.kill', { 'indians.kill': 'Cid', 'indians.killAgain': 'Cal' });
    expect(t.dead).toEqual(['Cid', 'Cal']);
  });
});
