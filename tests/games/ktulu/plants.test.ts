import { describe, expect, test } from 'vitest';
import { orderableNight } from '../../../src/games/ktulu/night/order.ts';
import { announced, byDay, later, night, nightUpTo, type HouseRules } from './tables.ts';
import { duelLost, quietDay } from './quiet-day.ts';
import type { How } from '../../support/play.ts';

/** Seats 1–5 citizens' side, 6–8 bandits, 9–11 Indians. */
const table =
  'Cid Cal Cob citizen, Tax taxman, Hal hairdresser, Ben badGunman, Bob bandit, Tess thief, Quinn quietFoot, Ina indian, Bino binocularEye';
const jailed = (on: string) => ({ what: 'jailed', on, by: 'Cid', until: 'dawn' });
const guarded = (on: string) => ({ what: 'guarded', on, by: 'Cid', until: 'dawn' });

/** A night that begins with a plant on somebody. */
const planted = (on: string, { statuses = [], ...how }: How = {}, rules: HouseRules = {}, seats = table) =>
  later(seats, { holder: on, knowing: false, announced: 'indians' }, rules, {
    round: 2,
    ...how,
    statuses: [{ what: 'planted', on, by: 'Quinn' }, ...statuses],
  });
const lost = (t: ReturnType<typeof later>) => t.facts('announced').filter((fact) => fact.said.id === 'statuette.lost').length;

describe('planting', () => {
  test('KT-175 the Quiet Foot, chosen as carrier, may put it on another player, who does not know', () => {
    const t = night(later(table, 'Ina'), { 'indiansCarrier.choose': 'Quinn', 'quietFoot.plant': 'Cid' });
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 1, knowing: false });
    expect([t.learned('Cid'), t.statuses('Cid'), announced(t)]).toEqual([[], ['planted'], []]);
  });

  test('KT-175 without it there is nothing to plant; he is called all the same', () => {
    const t = night(later(table, 'Ina'));
    expect([t.called('quietFoot'), t.keys.includes('quietFoot.plant')]).toEqual(['blocked', false]);
  });

  test('KT-175 KT-R15 who has it for the time being has not been chosen: he is called, and plants nothing', () => {
    const plantFirst = orderableNight.flatMap((step) =>
      step === 'quietFoot' ? [] : step === 'indiansCarrier' ? ['quietFoot' as const, step] : [step],
    );
    const t = nightUpTo(later(table, 'Ben', { nightOrder: plantFirst }), 'indiansCarrier.choose', { 'indians.kill': 'Ben' });
    expect([t.holder('statuette'), t.called('quietFoot')]).toEqual(['Quinn', 'blocked']);
    expect(nightUpTo(later(table, 'Quinn', { nightOrder: plantFirst }), 'quietFoot.plant').holder('statuette')).toBe('Quinn');
  });

  test('KT-176 twice in a game and no more', () => {
    expect(
      night(later(table, 'Quinn', {}, { counters: { 'quietFoot.used': 1 } }), { 'quietFoot.plant': 'Cid' }).facts('spent'),
    ).toMatchObject([{ ability: 'quietFoot', left: 0 }]);
    expect(night(later(table, 'Quinn', {}, { counters: { 'quietFoot.used': 2 } })).keys).not.toContain('quietFoot.plant');
  });

  test('KT-176 KT-048 declining costs nothing', () => {
    expect(night(later(table, 'Quinn')).facts('spent')).toEqual([]);
  });

  test.each(['Ina', 'Cal', 'Cob', 'Ben'])(
    'KT-R63 it may be planted on anybody else alive: %s, a mate, a prisoner, a shielded player or anybody',
    (on) => {
      const t = night(later(table, 'Quinn', {}, { statuses: [jailed('Cal'), guarded('Cob')] }), { 'quietFoot.plant': on });
      expect([t.holder('statuette'), t.statuses(on)]).toEqual([on, ['planted']]);
    },
  );

  test('KT-R63 not on himself and not on the dead', () => {
    const t = nightUpTo(later(table, 'Quinn', {}, { dead: 'Cal' }), 'quietFoot.plant');
    expect([t.barred('Quinn')?.id, t.barred('Cal')?.id]).toEqual(['bar.self', 'bar.dead']);
  });
});

describe('coming home', () => {
  test('KT-177 a plant is back with a living Quiet Foot before the murder, untold', () => {
    const t = nightUpTo(planted('Cid'), 'indians.kill');
    expect([t.holder('statuette'), t.statuses('Cid'), announced(t)]).toEqual(['Quinn', [], []]);
  });

  test('KT-R62 while it is out the Indians do not have it; it is home in time for two kills', () => {
    const t = nightUpTo(planted('Cid'), 'indians.kill');
    expect(night(t, { 'indians.kill': 'Cal', 'indians.killAgain': 'Cob' }).dead).toEqual(['Cal', 'Cob']);
    const out = night(planted('Cid', { dead: 'Quinn' }), { 'indians.kill': 'Cal' });
    expect(out.keys).not.toContain('indians.killAgain');
    expect(out.keys).not.toContain('indiansCarrier.choose');
  });

  test.each([[jailed('Quinn')], [{ what: 'drunk', on: 'Quinn', by: 'Cid', until: 'dawn' }], [guarded('Cid')]])(
    'KT-R59 KT-177 it needs him alive, not active, and nothing on the carrier stops it (%j)',
    (status) => {
      expect(night(planted('Cid', { statuses: [status] })).holder('statuette')).toBe('Quinn');
    },
  );

  test('KT-R59 it comes home even if no Indian can act', () => {
    const t = night(planted('Cid', { dead: 'Ina Bino', statuses: [jailed('Quinn')] }));
    expect([t.holder('statuette'), t.keys.includes('indians.kill')]).toEqual(['Quinn', false]);
  });
});

describe('a plant nobody can fetch', () => {
  test('KT-178 KT-R60 with the Quiet Foot dead the loss is told after the murders: that it is lost, not where it is', () => {
    const t = night(planted('Cid', { dead: 'Quinn' }), { 'indians.kill': 'Cal' });
    expect(t.facts('announced').find((fact) => fact.said.id === 'statuette.lost')).toMatchObject({
      audience: 'public',
      said: { id: 'statuette.lost' },
      clause: 'KT-178',
    });
    expect(JSON.stringify(t.asked('statuette.lost'))).not.toContain('seat');
    expect(t.keys.indexOf('statuette.lost')).toBeGreaterThan(t.keys.indexOf('indians.kill'));
  });

  test('KT-178 the killing of the Quiet Foot in the same night is enough', () => {
    expect(lost(night(planted('Cid'), { 'hairdresser.kill': 'Quinn' }))).toBe(1);
    expect(lost(night(planted('Cid'), { 'hairdresser.kill': 'Ina' }))).toBe(0);
  });

  test('KT-R60 it is told even if no Indian is left to murder', () => {
    expect(lost(night(planted('Cid', { dead: 'Quinn Ina Bino' })))).toBe(1);
  });

  test('KT-178 while he lives nothing is told, wherever the house has that step', () => {
    const last = [...orderableNight.filter((step) => step !== 'lossAnnounced'), 'lossAnnounced' as const];
    expect(lost(night(later(table, 'Quinn', { nightOrder: last }), { 'quietFoot.plant': 'Ben' }))).toBe(0);
    expect(lost(night(planted('Ben', { dead: 'Quinn' }, { nightOrder: last })))).toBe(1);
  });

  test('KT-R60 it is told once', () => {
    const t = quietDay(night(planted('Cid', { dead: 'Quinn' })), 'Bob');
    expect(lost(night(t))).toBe(1);
  });

  test('KT-R17 KT-178 whoever knowingly has it next is told of in any case, the Indians, too', () => {
    const t = quietDay(night(planted('Cid', { dead: 'Quinn' })), 'Bob');
    expect(announced(night(t, { 'indians.kill': 'Cid' }))).toEqual(['indians']);
  });

  test('KT-R61 if the next group murder strikes its carrier, the Indians have it, nothing is told, and they kill again', () => {
    const t = night(planted('Cid', { dead: 'Quinn' }), { 'indians.kill': 'Cid', 'indians.killAgain': 'Cal' });
    expect([lost(t), announced(t), t.holder('statuette')]).toEqual([0, [], 'Ina']);
    expect(t.dead).toEqual(['Cid', 'Cal', 'Quinn']);
  });
});

describe('losing a plant', () => {
  test('KT-179 KT-023 a theft from its carrier gets it', () => {
    const t = night(planted('Cid'), { 'bandits.theft': 'Cid' });
    expect([t.holder('statuette'), announced(t), t.statuses('Cid')]).toEqual(['Ben', ['bandits'], []]);
  });

  test('KT-179 so does killing its carrier', () => {
    const t = night(planted('Cid'), { 'hairdresser.kill': 'Cid' });
    expect([t.holder('statuette'), announced(t), t.statuses('Cid')]).toEqual(['Hal', ['citizens'], []]);
  });

  test('KT-179 a Sheriff who jails its carrier has it', () => {
    const t = night(planted('Cid', {}, {}, `Sam sheriff, ${table}`), { 'sheriff.jail': 'Cid' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Sam', ['citizens']]);
  });

  test('KT-179 a theft that strikes somebody else does not', () => {
    expect(night(planted('Cid'), { 'thief.steal': 'Cal' }).holder('statuette')).toBe('Quinn');
  });

  test('KT-180 if its carrier dies by day the citizens win', () => {
    const t = byDay(
      table,
      'Quinn',
      {},
      {
        statuses: [{ what: 'planted', on: 'Bob', by: 'Quinn' }],
        tokens: { statuette: { holder: 'Bob', knowing: false, announced: 'indians' } },
      },
    );
    expect(duelLost(t, 'Cob', 'Cid').winner).toBeUndefined();
    expect(duelLost(t, 'Bob', 'Cid').winner).toEqual(['citizens']);
  });
});

describe('being told of a plant', () => {
  test('KT-R20 a carrier who is told that he has it knows from then on, and a change of side is told', () => {
    const t = night(planted('Tax'), { 'taxman.use': 'yes' });
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 4, knowing: true });
    expect([announced(t), t.statuses('Tax')]).toEqual([['citizens'], []]);
    expect(t.asked('taxman.learned')).toMatchObject({ showing: { said: { id: 'learn.youCarry' } } });
  });

  test('KT-R20 so he does if a mate who acts with him at night is told', () => {
    const t = night(later(table, 'Quinn'), { 'quietFoot.plant': 'Ina', 'binocularEye.use': 'yes' });
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 10, knowing: true });
    expect([announced(t), t.statuses('Ina')]).toEqual([[], []]);
  });

  test('KT-R20 not if an Indian is told of an operator nobody knows, nor a citizen of another', () => {
    const t = night(later(`${table}, Ole stagecoach`, 'Quinn'), { 'quietFoot.plant': 'Ole', 'binocularEye.use': 'yes' });
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 12, knowing: false });
    expect(nightUpTo(planted('Cid'), 'bandits.theft', { 'taxman.use': 'yes' }).statuses('Cid')).toEqual(['planted']);
  });

  test('KT-R21 whoever asks hears who really carries it, and not that it was planted', () => {
    const t = night(planted('Cid'), { 'taxman.use': 'yes' });
    expect(t.asked('taxman.learned')).toMatchObject({ showing: { said: { id: 'learn.carrier', with: { who: { seat: 1 } } } } });
    const seen = night(later(table, 'Quinn'), { 'quietFoot.plant': 'Cid', 'binocularEye.use': 'yes' });
    expect(seen.asked('binocularEye.learned')).toMatchObject({ showing: { said: { id: 'learn.carrier', with: { who: { seat: 1 } } } } });
  });

  test('KT-R21 KT-R20 Lucky Luke hears of it too, and knows if it is on himself', () => {
    const seats = `Luke luckyLuke, ${table}`;
    const told = (on: string) => nightUpTo(planted(on, {}, { luckyLuke: true }, seats), 'bandits.theft');
    expect(told('Cid').asked('luckyLuke.learned')).toMatchObject({
      showing: { said: { id: 'learn.carrier', with: { who: { seat: 2 } } } },
    });
    expect(told('Cid').statuses('Cid')).toEqual(['planted']);
    expect([announced(told('Luke')), told('Luke').statuses('Luke')]).toEqual([['luckyLuke'], []]);
  });

  test.each([
    ['Max', 'Cid', false],
    ['Max', 'Max', true],
    ['Dex', 'Cid', true],
    ['Cid', 'Cid', false],
  ])('KT-R21 KT-R20 the Detector finds a plant on %s by pointing at %s; an alien or himself then knows (%s)', (on, at, knowing) => {
    const t = nightUpTo(planted(on, { dead: 'Quinn' }, { aliens: true }, `${table}, Dex detector, Max mindEater`), 'mindEater.learn', {
      'detector.learn': at,
    });
    expect(t.session.table.tokens['statuette']).toMatchObject({ knowing });
    expect(announced(t)).toEqual(knowing ? ['aliens'] : []);
  });
});
