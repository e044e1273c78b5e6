import { describe, expect, test } from 'vitest';
import { announced, calls, later, night, nightUpTo, type HouseRules } from './tables.ts';
import { quietDay } from './quiet-day.ts';

const table = 'Cid Cal Cob citizen, Hal hairdresser, Ben badGunman, Bob bandit, Tess thief, Tracy trailer, Ina indian, Quinn quietFoot';
const withLuke = `Luke luckyLuke, ${table}`;
const at = (on: string, by = 'Tracy', until = 'dawn') => ({ what: 'trailed', on, by, until });
/** A night that begins with Tracy on somebody's trail. */
const trailing = (on: string, has: string, how: Parameters<typeof later>[3] = {}, rules: HouseRules = {}) =>
  later(table, has, rules, { counters: { 'trailer.used': 1 }, ...how, statuses: [at(on), ...(how.statuses ?? [])] });

describe('the Trailer', () => {
  test('KT-211 once in a game he trails a player; if that player gains the statuette that night, it is his at once', () => {
    const t = night(later(table, 'Cid'), { 'trailer.trail': 'Hal', 'hairdresser.kill': 'Cid' });
    expect([t.holder('statuette'), announced(t), t.statuses('Hal')]).toEqual(['Tracy', ['indians'], []]);
    expect(t.facts('moved').map(({ to }) => to)).toEqual([4, 8]);
    expect(night(later(table, 'Cid', {}, { counters: { 'trailer.used': 1 } })).keys).not.toContain('trailer.trail');
  });

  test('KT-211 KT-048 nobody need be trailed, and declining costs nothing', () => {
    expect(night(later(table, 'Cid')).facts('spent')).toEqual([]);
  });

  test('KT-211 if the trailed player gains nothing, nothing happens', () => {
    const t = night(later(table, 'Cid'), { 'trailer.trail': 'Hal', 'hairdresser.kill': 'Cal' });
    expect([t.holder('statuette'), t.statuses('Hal')]).toEqual(['Cid', []]);
  });

  test('KT-212 to go on holding it is not to gain it, also if the side chooses the same carrier again', () => {
    expect(night(later(table, 'Ben'), { 'trailer.trail': 'Ben' }).holder('statuette')).toBe('Ben');
    expect(night(later(table, 'Ben'), { 'trailer.trail': 'Ben', 'banditsCarrier.choose': 'Ben' }).holder('statuette')).toBe('Ben');
  });

  test('KT-212 KT-R20 nor is being told what one carries', () => {
    const t = later(
      'Cid citizen, Tax taxman, Ben badGunman, Tracy trailer, Ina indian',
      { holder: 'Tax', knowing: false, announced: 'indians' },
      {},
      { statuses: [at('Tax')] },
    );
    expect(night(t, { 'taxman.use': 'yes' }).holder('statuette')).toBe('Tax');
  });
});

describe('what sets a trail off', () => {
  test('KT-R48 a theft of one’s own', () => {
    expect(night(trailing('Tess', 'Cid'), { 'thief.steal': 'Cid' }).holder('statuette')).toBe('Tracy');
  });

  test('KT-R48 being chosen as carrier', () => {
    const t = night(trailing('Bob', 'Ben'), { 'banditsCarrier.choose': 'Bob' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Tracy', ['indians']]);
  });

  test('KT-R48 not holding it for the time being, until it stays there', () => {
    const passedOn = nightUpTo(trailing('Ben', 'Cid'), 'banditsCarrier.choose', { 'bandits.theft': 'Cid' });
    expect(passedOn.holder('statuette')).toBe('Ben');
    expect(night(passedOn, { 'banditsCarrier.choose': 'Bob', 'indians.kill': 'Cal' }).holder('statuette')).toBe('Bob');
    const kept = night(trailing('Ben', 'Cid'), { 'bandits.theft': 'Cid' });
    expect([kept.holder('statuette'), announced(kept)]).toEqual(['Tracy', ['bandits', 'indians']]);
  });

  test('KT-R48 being chosen again after holding it for the time being', () => {
    expect(night(trailing('Ben', 'Cid'), { 'bandits.theft': 'Cid', 'banditsCarrier.choose': 'Ben' }).holder('statuette')).toBe('Tracy');
  });

  test('KT-R48 a plant, which is none then, and its coming home', () => {
    const out = night(trailing('Cid', 'Quinn'), { 'quietFoot.plant': 'Cid' });
    expect(out.session.table.tokens['statuette']).toMatchObject({ holder: 8, knowing: true });
    expect([out.statuses('Cid'), announced(out)]).toEqual([[], []]);
    const home = trailing('Quinn', 'Cid', {
      tokens: { statuette: { holder: 'Cid', knowing: false, announced: 'indians' } },
      statuses: [{ what: 'planted', on: 'Cid', by: 'Quinn' }],
    });
    expect(nightUpTo(home, 'indians.kill').holder('statuette')).toBe('Tracy');
  });

  test.each(['jailed', 'drunk', 'atCards'])('KT-R48 KT-R31 it pays out to a Trailer who is %s', (what) => {
    const t = night(trailing('Hal', 'Cid', { statuses: [{ what, on: 'Tracy', by: 'Cal', until: 'dawn' }] }), { 'hairdresser.kill': 'Cid' });
    expect(t.holder('statuette')).toBe('Tracy');
  });

  test('KT-R48 it ends with the death of the Trailer', () => {
    const t = nightUpTo(trailing('Bob', 'Cid'), 'bandits.theft', { 'hairdresser.kill': 'Tracy' });
    expect(t.statuses('Bob')).toEqual([]);
    expect(night(t, { 'bandits.theft': 'Cid', 'banditsCarrier.choose': 'Bob' }).holder('statuette')).toBe('Bob');
  });

  test('KT-211 X-6 a trail the host has laid for nobody pays nobody, and hinders no other', () => {
    const t = later(table, 'Cid', {}, { statuses: [{ what: 'trailed', on: 'Tess' }] });
    expect(night(t, { 'thief.steal': 'Cid' }).holder('statuette')).toBe('Tess');
    const both = later(table, 'Cid', {}, { statuses: [{ what: 'trailed', on: 'Tess' }, at('Tess')] });
    expect(night(both, { 'thief.steal': 'Cid' }).holder('statuette')).toBe('Tracy');
  });

  test.each(['jailed', 'guarded'])('KT-R24 a gainer who is %s is not paid out', (what) => {
    const plant = (on: string) =>
      night(trailing('Cal', 'Quinn', { statuses: [{ what, on, by: 'Cob', until: 'dawn' }] }), { 'quietFoot.plant': 'Cal' });
    expect(plant('Cal').holder('statuette')).toBe('Cal');
    expect(plant('Cal').facts('prevented')).toMatchObject([{ deed: 'trail', seat: 2 }]);
    expect(plant('Cid').holder('statuette')).toBe('Tracy');
  });
});

describe('how long it lasts', () => {
  const secondNight = (rules: HouseRules, choices: Record<string, string>) =>
    night(quietDay(night(later(table, 'Quinn', rules), { 'trailer.trail': 'Tess' }), 'Bob'), choices);

  test('KT-213 KT-R48 until dawn, unless the house has it last longer', () => {
    expect(secondNight({}, { 'thief.steal': 'Quinn' }).holder('statuette')).toBe('Tess');
    expect(secondNight({ trailExtended: true }, { 'thief.steal': 'Quinn' }).holder('statuette')).toBe('Tracy');
  });

  test('KT-213 a long trail works in the first night as well', () => {
    expect(night(later(table, 'Cid', { trailExtended: true }), { 'trailer.trail': 'Tess', 'thief.steal': 'Cid' }).holder('statuette')).toBe(
      'Tracy',
    );
  });

  test('KT-213 a long trail ends when the Indians wake on the next night', () => {
    const t = quietDay(night(later(table, 'Ben', { trailExtended: true }), { 'trailer.trail': 'Ina' }), 'Bob');
    expect(t.statuses('Ina')).toEqual(['trailed']);
    expect(nightUpTo(t, 'indians.kill').statuses('Ina')).toEqual([]);
    expect(night(t, { 'indians.kill': 'Ben', 'indiansCarrier.choose': 'Ina' }).holder('statuette')).toBe('Ina');
  });

  test('KT-213 in the first night it outlasts the Indians’ turn', () => {
    const t = night(later(table, 'Cid', { trailExtended: true }), {
      'trailer.trail': 'Ina',
      'indians.kill': 'Cid',
      'indiansCarrier.choose': 'Ina',
    });
    expect(t.holder('statuette')).toBe('Tracy');
  });
});

describe('the Trailer’s card in other hands', () => {
  const swapped = (rules: HouseRules, then: object) => {
    const t = nightUpTo(later(withLuke, 'Cid', { luckyLuke: true, ...rules }), 'hairdresser.kill', {
      'trailer.trail': 'Hal',
      'luckyLuke.trail': 'Ben',
    });
    return night(
      t.rule({ do: 'swap', seats: ['Tracy', 'Cal'] }).rule({ do: 'swap', seats: ['Luke', 'Bob'] }),
      then as Record<string, string>,
    );
  };

  test('KT-R99 the trail is his who laid it, whatever card he has now', () => {
    const t = swapped({}, { 'hairdresser.kill': 'Cid' });
    expect([t.holder('statuette'), t.statuses('Hal'), t.statuses('Ben')]).toEqual(['Tracy', [], []]);
  });

  test('KT-R99 by house rule it is his who has the card now, and dies with him', () => {
    const t = swapped({ trailFollowsCard: true }, { 'hairdresser.kill': 'Cid' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Cal', ['indians']]);
    expect(swapped({ trailFollowsCard: true }, { 'bandits.theft': 'Cid', 'banditsCarrier.choose': 'Ben' }).holder('statuette')).toBe('Bob');
  });
});

describe('two trails', () => {
  const rules = { luckyLuke: true };

  test('KT-R49 on one player: the older pays out, the other finds no gain', () => {
    const t = night(later(withLuke, 'Cid', rules), { 'luckyLuke.trail': 'Hal', 'trailer.trail': 'Hal', 'hairdresser.kill': 'Cid' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Luke', ['luckyLuke']]);
    const both = later(withLuke, 'Cid', rules, { statuses: [at('Hal', 'Luke'), at('Hal', 'Tracy')] });
    expect(nightUpTo(both, 'indians.kill', { 'hairdresser.kill': 'Cid' }).statuses('Hal'), 'the other is not used up').toEqual(['trailed']);
  });

  test('KT-R49 KT-211 one after the other: from the first it goes straight on to the second', () => {
    const t = night(later(withLuke, 'Cid', rules), { 'luckyLuke.trail': 'Tracy', 'trailer.trail': 'Hal', 'hairdresser.kill': 'Cid' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Luke', ['luckyLuke']]);
  });

  test('KT-R49 KT-211 on each other: each pays out once', () => {
    const t = night(later(withLuke, 'Cid', rules), {
      'luckyLuke.trail': 'Tracy',
      'trailer.trail': 'Luke',
      'indians.kill': 'Cid',
      'indiansCarrier.choose': 'Tracy',
    });
    expect(t.facts('moved').map(({ to }) => t.seating.name(to))).toEqual(['Tracy', 'Luke', 'Tracy']);
    expect([t.statuses('Luke'), t.statuses('Tracy')]).toEqual([[], []]);
  });

  test('KT-R49 KT-175 a plant that comes back to its carrier over two trails is a plant no more, for he knows', () => {
    const t = night(later(withLuke, 'Quinn', rules), { 'luckyLuke.trail': 'Tracy', 'trailer.trail': 'Luke', 'quietFoot.plant': 'Tracy' });
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 9, knowing: true });
    expect([t.statuses('Tracy'), announced(t)]).toEqual([[], []]);
  });

  test('KT-R50 all of Lucky Luke comes before the Trailer', () => {
    const called = calls(nightUpTo(later(withLuke, 'Cid', rules), 'hairdresser.kill'));
    expect(called.indexOf('trailer')).toBe(called.indexOf('lukeIsTold') + 1);
    expect(called[0]).toBe('lukeWakes');
  });
});
