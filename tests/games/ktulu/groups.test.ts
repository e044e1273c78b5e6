import { describe, expect, test } from 'vitest';
import { orderableNight } from '../../../src/games/ktulu/night/order.ts';
import { announced, calls, later, night, nightUpTo } from './tables.ts';

/** Seats 1–4 citizens, 5–7 bandits, 8–10 Indians. */
const ten = 'Cid Cal Cob Cyd citizen, Ben badGunman, Bob Bea bandit, Ina Ike Ivy indian';
const drunk = (on: string) => ({ what: 'drunk', on, by: 'Cyd', until: 'dawn' });

describe('groups at night', () => {
  test('KT-080 KT-081 citizens, bandits and Indians have their turns in the order of the night, and only the last two act together', () => {
    const t = night(later(ten, 'Cid'));
    expect(calls(t)).toEqual(['banditsWake', 'banditsSteal', 'banditsSleep', 'indiansWake', 'indiansKill', 'indiansSleep', 'ship']);
  });

  test('KT-080 the house may set another order', () => {
    const indians = orderableNight.filter((step) => step.startsWith('indians'));
    const t = night(later(ten, 'Cid', { nightOrder: [...indians, ...orderableNight.filter((step) => !indians.includes(step))] }));
    expect(calls(t).slice(0, 3)).toEqual(['indiansWake', 'indiansKill', 'indiansSleep']);
  });

  test('KT-089 nobody is told aloud what a group has picked: the questions go to those awake alone', () => {
    const t = nightUpTo(later(ten, 'Cid'), 'indians.kill', { 'bandits.theft': 'Cal' });
    expect(t.asked('bandits.theft').to).toEqual([5, 6, 7]);
    expect(t.shown).toEqual([{ key: 'bandits.theft.got', to: ['Ben', 'Bob', 'Bea'], sign: 'shake', text: expect.any(String) as string }]);
    expect(t.question.to).toEqual([8, 9, 10]);
    expect(t.asked('night.falls').note?.id).toBe('night.note');
  });
});

describe('the theft of the bandits', () => {
  test('KT-082 without the statuette they may rob one player each night, or nobody', () => {
    const t = nightUpTo(later(ten, 'Cid'), 'bandits.theft');
    expect(t.question).toMatchObject({ min: 0, max: 1, clause: 'KT-082' });
    t.at('bandits.theft', 'Cid').until('banditsCarrier.choose');
    expect([t.holder('statuette'), announced(t)]).toEqual(['Ben', ['bandits']]);
    expect(night(later(ten, 'Cid')).holder('statuette')).toBe('Cid');
  });

  test('KT-082 KT-022 they may also rob while one of them carries it unawares', () => {
    const t = later(
      ten,
      { holder: 'Bob', knowing: false, announced: 'indians' },
      {},
      { statuses: [{ what: 'planted', on: 'Bob', by: 'Ina' }] },
    );
    nightUpTo(t, 'bandits.theft');
    expect(t.offered).toContain('Bob');
  });

  test('KT-083 with the statuette they do not steal', () => {
    const t = night(later(ten, 'Ben'));
    expect(t.keys).not.toContain('bandits.theft');
    expect(t.facts('called').find((fact) => fact.line === 'banditsSteal')).toMatchObject({ call: 'silent', clause: 'KT-083' });
  });

  test.each([
    ['Ben', {}],
    ['Cid', { 'bandits.theft': 'Cid' }],
  ])('KT-084 when they have it, had by %s before, they choose who carries it', (had, theft) => {
    const t = night(later(ten, had), { ...theft, 'banditsCarrier.choose': 'Bea' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Bea', had === 'Cid' ? ['bandits'] : []]);
  });

  test('KT-084 without it there is nothing to choose', () => {
    expect(night(later(ten, 'Cid')).keys).not.toContain('banditsCarrier.choose');
  });
});

describe('the kills of the Indians', () => {
  test('KT-085 without the statuette they kill one player a night', () => {
    const t = night(later(ten, 'Cid'), { 'indians.kill': 'Cal' });
    expect(t.dead).toEqual(['Cal']);
    expect(t.keys).not.toContain('indians.killAgain');
  });

  test('KT-086 with the statuette they kill two', () => {
    expect(night(later(ten, 'Ina'), { 'indians.kill': 'Cal', 'indians.killAgain': 'Cob' }).dead).toEqual(['Cal', 'Cob']);
  });

  test('KT-087 a first kill that brings them the statuette brings a second kill, too', () => {
    const t = night(later(ten, 'Cid'), { 'indians.kill': 'Cid', 'indians.killAgain': 'Ben' });
    expect([t.dead, announced(t)]).toEqual([['Cid', 'Ben'], ['indians']]);
  });

  test('KT-087 a second kill brings no third', () => {
    const t = night(later(ten, 'Ina'), { 'indians.kill': 'Cal', 'indians.killAgain': 'Cob' });
    expect(t.keys.filter((key) => key.startsWith('indians.kill'))).toEqual(['indians.kill', 'indians.killAgain']);
  });

  test('KT-088 after the kills they choose who carries it', () => {
    const t = night(later(ten, 'Cid'), { 'indians.kill': 'Cid', 'indiansCarrier.choose': 'Ivy' });
    expect(t.holder('statuette')).toBe('Ivy');
    expect(t.keys.indexOf('indiansCarrier.choose')).toBeGreaterThan(t.keys.indexOf('indians.killAgain'));
  });
});

describe('whoever has it for the time being', () => {
  test('KT-R15 it is the active member in the lowest seat until the carrier is chosen', () => {
    expect(nightUpTo(later(ten, 'Cid'), 'banditsCarrier.choose', { 'bandits.theft': 'Cid' }).holder('statuette')).toBe('Ben');
    expect(
      nightUpTo(later(ten, 'Cid', {}, { statuses: [drunk('Ben')] }), 'banditsCarrier.choose', { 'bandits.theft': 'Cid' }).holder(
        'statuette',
      ),
    ).toBe('Bob');
  });

  test('KT-R15 KT-R23 but nobody robs himself: a plant on the mate in the lowest seat goes to the next', () => {
    const planted = later(
      ten,
      { holder: 'Ben', knowing: false, announced: 'indians' },
      {},
      { statuses: [{ what: 'planted', on: 'Ben', by: 'Ina' }] },
    );
    const t = nightUpTo(planted, 'banditsCarrier.choose', { 'bandits.theft': 'Ben' });
    expect([t.holder('statuette'), t.statuses('Ben'), announced(t)]).toEqual(['Bob', [], ['bandits']]);
  });

  test('KT-R15 without a choice he keeps it, also where the order of the house has no choice after the gain', () => {
    expect(night(later(ten, 'Cid'), { 'bandits.theft': 'Cid' }).holder('statuette')).toBe('Ben');
    const choiceFirst = orderableNight.flatMap((step) =>
      step === 'banditsCarrier' ? [] : step === 'banditsSteal' ? ['banditsCarrier' as const, step] : [step],
    );
    const t = night(later(ten, 'Cid', { nightOrder: choiceFirst }), { 'bandits.theft': 'Cid' });
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 5, provisional: false });
  });

  test.each([
    ['banditsSteal', 'banditsCarrier', { 'bandits.theft': 'Cid' }, 'Ben'],
    ['indiansKill', 'indiansCarrier', { 'indians.kill': 'Cid' }, 'Ina'],
  ] as const)(
    'KT-R15 KT-R48 where %s comes after %s it is his for good there and then: a trail pays out before the ship sails',
    (gain, choice, choices, first) => {
      const choiceFirst = orderableNight.flatMap((step) => (step === choice ? [] : step === gain ? [choice, step] : [step]));
      const statuses = [{ what: 'trailed', on: first, by: 'Luke', until: 'dawn' }];
      const t = night(
        later(`${ten}, Luke luckyLuke`, 'Cid', { luckyLuke: true, nightOrder: choiceFirst }, { round: 3, statuses }),
        choices,
      );
      expect([t.holder('statuette'), announced(t), t.winner]).toEqual(['Luke', ['luckyLuke'], undefined]);
    },
  );

  test.each([true, false])(
    'KT-R15 KT-R16 where nobody can choose any more it is his for good when they would have (maskCalls %s)',
    (maskCalls) => {
      const drinkLate = orderableNight.flatMap((step) =>
        step === 'drunkard' ? [] : step === 'banditsCarrier' ? ['drunkard' as const, step] : [step],
      );
      const seats = 'Cid Cal citizen, Dru drunkard, Ben badGunman, Ina indian, Tracy trailer, Rag burningRage';
      const t = nightUpTo(later(seats, 'Cid', { nightOrder: drinkLate, maskCalls }, { round: 3 }), 'indians.kill', {
        'trailer.trail': 'Ben',
        'bandits.theft': 'Cid',
        'drunkard.treat': 'Ben',
      });
      expect([t.called('banditsCarrier'), t.holder('statuette'), announced(t)]).toEqual([
        maskCalls ? 'blocked' : 'silent',
        'Tracy',
        ['bandits', 'indians'],
      ]);
    },
  );

  test('KT-R15 whom a ruling puts on another side before the choice keeps it', () => {
    const t = nightUpTo(later('Cid Cal citizen, Ben badGunman, Ava avenger, Ina indian', 'Cid'), 'avenger.kill', {
      'bandits.theft': 'Cid',
    }).rule({ do: 'recast', seat: 'Ben', role: 'indian' });
    const kept = nightUpTo(t, 'indiansCarrier.choose');
    expect(kept.session.table.tokens['statuette']).toMatchObject({ holder: 3, provisional: true });
    const passed = nightUpTo(later('Cid Cal citizen, Ben badGunman, Ava avenger, Ina indian', 'Cid'), 'avenger.kill', {
      'bandits.theft': 'Cid',
    }).rule({ do: 'recast', seat: 'Ben', role: 'citizen' });
    expect(night(passed).session.table.tokens['statuette']).toMatchObject({ holder: 3, provisional: false });
  });

  test('KT-R15 whoever steals or kills alone has it himself', () => {
    const t = nightUpTo(later('Cid Cal citizen, Ben badGunman, Ava avenger, Ina indian', 'Cid'), 'banditsCarrier.choose', {
      'avenger.kill': 'Cid',
    });
    expect(t.holder('statuette')).toBe('Ava');
  });

  test('KT-R18 KT-027 when a group kills the holder, the side is the killer', () => {
    const t = nightUpTo(later(ten, 'Ben', {}, { statuses: [drunk('Ina')] }), 'indians.killAgain', { 'indians.kill': 'Ben' });
    expect(t.facts('died')).toMatchObject([{ seat: 5, by: { faction: 'indians' } }]);
    expect([t.holder('statuette'), announced(t)]).toEqual(['Ike', ['indians']]);
  });

  test('KT-R16 an inactive holder keeps it, and nobody is asked', () => {
    const t = night(later(ten, 'Ben', {}, { statuses: [drunk('Ben')] }));
    expect(t.holder('statuette')).toBe('Ben');
    expect(t.keys).not.toContain('banditsCarrier.choose');
  });

  test('KT-R16 KT-R22 neither an inactive mate nor an outsider can be made the carrier', () => {
    const t = nightUpTo(later(ten, 'Ben', {}, { statuses: [drunk('Bea')] }), 'banditsCarrier.choose');
    expect(t.offered).toEqual(['Ben', 'Bob']);
    expect(t.barred('Bea')).toMatchObject({ clause: 'KT-R16' });
    expect(t.barred('Ina')).toMatchObject({ clause: 'KT-R22' });
  });

  test('KT-R16 an operator nobody knows yet keeps what the host gave him, for he hands nothing over', () => {
    const t = night(later('Cid Cal Cob citizen, Ben badGunman, Ina indian, Ole stagecoach', 'Ole'));
    expect(t.holder('statuette')).toBe('Ole');
    expect(t.keys).not.toContain('indiansCarrier.choose');
  });
});

describe('aiming at mates', () => {
  const planted = { holder: 'Bob', knowing: false, announced: 'indians' };
  const onBob = { statuses: [{ what: 'planted', on: 'Bob', by: 'Ina' }] };

  test('KT-R23 a group may rob its own member, who may carry a plant', () => {
    const t = nightUpTo(later(ten, planted, {}, onBob), 'banditsCarrier.choose', { 'bandits.theft': 'Bob' });
    expect([t.holder('statuette'), announced(t), t.statuses('Bob')]).toEqual(['Ben', ['bandits'], []]);
  });

  test('KT-R23 KT-029 a theft inside one side is not told', () => {
    const t = night(later('Cid citizen, Ben badGunman, Tess thief, Ina indian', 'Ben'), { 'thief.steal': 'Ben' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Tess', []]);
  });

  test('KT-R23 Indians may kill their own, after a warning', () => {
    const t = nightUpTo(later(ten, 'Cid'), 'indians.kill');
    expect(t.question).toMatchObject({ warned: [{ seat: 8, clause: 'KT-R23' }, { seat: 9 }, { seat: 10 }] });
    expect(night(t, { 'indians.kill': 'Ivy' }).dead).toEqual(['Ivy']);
    expect(nightUpTo(later(ten, 'Cid'), 'bandits.theft').question, 'a theft is no reason to warn').not.toHaveProperty('warned');
  });

  test('KT-R23 a group of one cannot aim at itself', () => {
    const t = nightUpTo(later('Cid Cal citizen, Ben badGunman, Ina indian', 'Cid'), 'bandits.theft');
    expect(t.refuses('bandits.theft', 'Ben')).toMatchObject({ id: 'bar.self' });
    expect(nightUpTo(t, 'indians.kill').refuses('indians.kill', 'Ina')).toMatchObject({ id: 'bar.self' });
  });
});

describe('agreement', () => {
  test('KT-R95 KT-R35 a group names one target; if the active members are level the host passes, and without anybody to break the tie nothing happens', () => {
    const t = nightUpTo(later(ten, 'Cid'), 'bandits.theft');
    expect(t.refuses('bandits.theft', 'Cid Cal')).toMatchObject({ id: 'refused.howMany' });
    const passed = night(t);
    expect([passed.holder('statuette'), passed.dead]).toEqual(['Cid', []]);
    expect(passed.keys).not.toContain('bandits.theft.tie');
  });

  test('KT-R35 no agreement on the carrier leaves it where it is', () => {
    expect(night(later(ten, 'Bea')).holder('statuette')).toBe('Bea');
  });

  test('KT-R95 KT-170 the active Leader breaks the Indians’ tie', () => {
    const led = later('Cid Cal citizen, Ben badGunman, Ina indian, Lee leader', 'Cid');
    expect(nightUpTo(led, 'indians.kill.tie').question.to).toEqual([5]);
    expect(night(led, { 'indians.kill.tie': 'Cal' }).dead).toEqual(['Cal']);
  });
});

describe('bandits who may kill', () => {
  const rules = { banditsMayKill: true };

  test('KT-R91 off, they are only asked whom to rob', () => {
    expect(night(later(ten, 'Cid')).keys).not.toContain('bandits.deed');
  });

  test('KT-R91 on, they steal or kill at their step of theft, not both, or neither', () => {
    expect(nightUpTo(later(ten, 'Cid', rules), 'bandits.deed').question).toMatchObject({
      options: [{ id: 'steal' }, { id: 'kill' }, { id: 'nothing', label: { id: 'bandits.neither' } }],
    });
    const kill = night(later(ten, 'Cid', rules), { 'bandits.deed': 'kill', 'bandits.victim': 'Cal' });
    expect([kill.dead, kill.keys.includes('bandits.theft')]).toEqual([['Cal'], false]);
    const steal = night(later(ten, 'Cid', rules), { 'bandits.deed': 'steal', 'bandits.theft': 'Cid' });
    expect([steal.holder('statuette'), steal.dead]).toEqual(['Ben', []]);
    const neither = night(later(ten, 'Cid', rules));
    expect([neither.dead, ...[steal, neither].map(({ keys }) => keys.includes('bandits.victim'))]).toEqual([[], false, false]);
  });

  test('KT-R91 KT-083 with the statuette they may still kill, but not steal', () => {
    const t = nightUpTo(later(ten, 'Ben', rules), 'bandits.deed');
    expect(t.refuses('bandits.deed', 'steal')).toMatchObject({ clause: 'KT-083' });
    expect(night(t, { 'bandits.deed': 'kill', 'bandits.victim': 'Ina' }).dead).toEqual(['Ina']);
  });

  test('KT-R91 KT-R15 if the victim was the holder they have it for the time being and choose the carrier', () => {
    const t = nightUpTo(later(ten, 'Cid', rules), 'banditsCarrier.choose', { 'bandits.deed': 'kill', 'bandits.victim': 'Cid' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Ben', ['bandits']]);
  });
});
