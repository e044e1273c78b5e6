import { describe, expect, test } from 'vitest';
import type { Play } from '../../support/play.ts';
import { byDay, later, night, nightUpTo, type HouseRules } from './tables.ts';

const table =
  'Sam sheriff, Cid Cal citizen, Hal hairdresser, Gus gambler, Ben badGunman, Bob Bea bandit, Tracy trailer, Ina indian, Quinn quietFoot, Bino binocularEye';
const owed = { 'sheriff.jail': 'Cal' };
const at = (has: Parameters<typeof later>[1], how: Parameters<typeof later>[3] = {}, rules: HouseRules = {}, seats = table): Play =>
  later(seats, has, { shipNight: 12, ...rules }, how);
/** Who was shown that the statuette is whose, in order. */
const told = (t: Play): string[] => t.shown.flatMap(({ key, to, text }) => (/^statuette[.]/.test(key) ? [`${to.join(' ')}: ${text}`] : []));
const planted = { holder: 'Ina', knowing: false, announced: 'indians' };

describe('KT-R97 whoever has the statuette knowingly has been told so', () => {
  test.each<[string, () => Play, string[]]>([
    ['the Sheriff who jails the carrier', () => night(at('Bob'), { 'sheriff.jail': 'Bob' }), ['Sam: You have the statuette.']],
    ['a killer of the same side', () => night(at('Sam'), { ...owed, 'hairdresser.kill': 'Sam' }), ['Hal: You have the statuette.']],
    [
      'the citizen on whom the Gambler wasted his shot',
      () => night(at('Gus', { round: 3 }, {}, table), { ...owed, 'gambler.point': 'Cid' }),
      ['Cid: You have the statuette.'],
    ],
    [
      'the Trailer, wherever the trail pays out',
      () => night(at('Cid'), { ...owed, 'trailer.trail': 'Hal', 'hairdresser.kill': 'Cid' }),
      ['Tracy: You have the statuette.'],
    ],
    [
      'all Indians, when a trail pays out among them while they choose',
      () => night(at('Quinn'), { ...owed, 'trailer.trail': 'Ina', 'indiansCarrier.choose': 'Ina' }),
      ['Tracy Ina Quinn Bino: Tracy has the statuette.'],
    ],
    [
      'the mate on whom the Binocular Eye finds the plant',
      () => night(at(planted, { dead: 'Quinn' }), { ...owed, 'binocularEye.use': 'yes' }),
      ['Ina: You have the statuette.'],
    ],
    [
      'the heir whom the host names',
      () => nightUpTo(at('Ben'), 'banditsCarrier.choose', owed).rule({ do: 'kill', seat: 'Ben' }).at('statuette.heir', 'Bea'),
      ['Bea: You have the statuette.'],
    ],
    [
      'the Quiet Foot whose plant has come back',
      () => night(at({ ...planted, holder: 'Cid' }, { statuses: [{ what: 'planted', on: 'Cid', by: 'Quinn' }] }), owed),
      ['Quinn: You have the statuette.'],
    ],
    [
      'bandits who have stolen it and say that it stays where it is',
      () => night(at('Cid'), { ...owed, 'bandits.theft': 'Cid' }),
      ['Ben Bob Bea: Ben has the statuette.'],
    ],
  ])('%s', (_who, play, shown) => {
    expect(told(play())).toEqual(shown);
  });

  test('whoever is asleep is woken by a touch, and whoever is awake is not', () => {
    const asleep = nightUpTo(at('Gus', { round: 3 }), 'gambler.point', owed).at('gambler.point', 'Cid');
    expect(asleep.until('statuette.yours').question.note).toMatchObject({ id: 'introduced.note', with: { who: { seat: 2 } } });
    const awake = nightUpTo(at('Sam'), 'hairdresser.kill', owed).at('hairdresser.kill', 'Sam');
    expect(awake.until('statuette.yours').question.note).toBeUndefined();
  });

  test('at the choice of a carrier the host reads who has it now; a side that has named somebody is shown nothing', () => {
    const t = nightUpTo(at('Cid'), 'banditsCarrier.choose', { ...owed, 'bandits.theft': 'Cid' });
    expect(t.question.note).toMatchObject({ id: 'carrier.now', with: { who: { seat: 6 } } });
    expect(told(night(t, { 'banditsCarrier.choose': 'Bob' }))).toEqual([]);
  });

  test('with holderIsTold off nobody is shown it, as in games begun before there was the rule', () => {
    expect(told(night(at('Sam', {}, { holderIsTold: false }), { ...owed, 'hairdresser.kill': 'Sam' }))).toEqual([]);
  });

  test('by day nothing changes hands, so nothing is shown', () => {
    expect(told(byDay(table, 'Ben').rule({ do: 'kill', seat: 'Cid' }))).toEqual([]);
  });
});
