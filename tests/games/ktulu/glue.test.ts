import { describe, expect, test } from 'vitest';
import type { How, Play } from '../../support/play.ts';
import { quietDay } from './quiet-day.ts';
import { later, night, nightUpTo, type HouseRules } from './tables.ts';

const table =
  'Sam sheriff, Cid Cal Cob citizen, Ben badGunman, Bob bandit, Ava avenger, Ina indian, Quinn quietFoot, Det detector, Mia mindEater, Pur purpleLeech, Meg megaAlien';
const must = { 'sheriff.jail': 'Cob', 'detector.learn': 'Cob', 'mindEater.learn': 'Cob' };
const at = (has: Parameters<typeof later>[1], rules: HouseRules = {}, how: How = {}): Play =>
  later(table, has, { aliens: true, ...rules }, how);
const glued = (on: string) => ({ what: 'glued', on, by: 'Meg' });
const isGlued = (t: Play, name: string) => t.statuses(name).includes('glued');

describe('the Mega Alien’s glue', () => {
  test('KT-265 once a game the Mega Alien glues the statuette to whoever has it', () => {
    const t = night(at('Ben'), { ...must, 'megaAlien.use': 'yes' });
    expect([isGlued(t, 'Ben'), t.facts('spent')]).toMatchObject([true, [{ ability: 'megaAlien', left: 0 }]]);
    const spent = night(at('Ben', {}, { counters: { 'megaAlien.used': 1 } }), must);
    expect([spent.called('megaAlien'), spent.keys.includes('megaAlien.use')]).toEqual(['blocked', false]);
  });

  test('KT-265 KT-048 declining costs nothing', () => {
    const t = night(at('Ben'), must);
    expect([isGlued(t, 'Ben'), t.facts('spent')]).toEqual([false, []]);
  });

  test('KT-265 a glued carrier has to carry it again: the side is told and chooses nothing', () => {
    const t = night(at('Ben', {}, { statuses: [glued('Ben')] }), must);
    expect([t.holder('statuette'), t.keys.includes('banditsCarrier.choose')]).toEqual(['Ben', false]);
    expect(t.asked('banditsCarrier.glued')).toMatchObject({
      to: [5, 6, 7],
      clause: 'KT-265',
      showing: { said: { id: 'glued.told', with: { who: { seat: 5 } } } },
    });
  });

  test('KT-265 if his side gets it back through somebody else, he has to be chosen', () => {
    const t = night(at('Cid', {}, { statuses: [glued('Bob')] }), { ...must, 'bandits.theft': 'Cid' });
    expect([t.holder('statuette'), t.facts('moved').at(-1)]).toMatchObject(['Bob', { clause: 'KT-265' }]);
    expect(night(at('Cid', {}, { statuses: [glued('Bob')] }), { ...must, 'avenger.kill': 'Cid' }).holder('statuette')).toBe('Bob');
  });

  test('KT-265 KT-R48 who had it for the time being and has to be chosen has gained it then, and a trail pays out', () => {
    const t = nightUpTo(
      at('Cid', {}, { statuses: [glued('Ben'), { what: 'trailed', on: 'Ben', by: 'Ina', until: 'dawn' }] }),
      'indians.kill',
      { ...must, 'bandits.theft': 'Cid' },
    );
    expect([t.holder('statuette'), t.facts('moved').map(({ to }) => to)]).toEqual(['Ina', [5, 8]]);
  });

  test.each(['jailed', 'drunk', 'atCards'])('KT-265 KT-R16 not while he is %s and cannot be chosen', (what) => {
    const t = at('Cid', {}, { statuses: [glued('Bob'), { what, on: 'Bob', by: 'Cal', until: 'dawn' }] });
    expect(nightUpTo(t, 'banditsCarrier.choose', { ...must, 'bandits.theft': 'Cid' }).offered).toEqual(['Ben', 'Ava']);
  });

  test('KT-265 the aliens’ own carrier is glued as well', () => {
    const t = night(at('Mia'), { ...must, 'megaAlien.use': 'yes' });
    expect([t.holder('statuette'), t.keys.includes('aliensCarrier.glued'), t.keys.includes('aliensCarrier.choose')]).toEqual([
      'Mia',
      true,
      false,
    ]);
  });
});

describe('its limits', () => {
  test('KT-R55 it is used after Purple leech and before the use', () => {
    const t = night(at('Mia'), must);
    const called = t.facts('called').map(({ line }) => line);
    expect(called.slice(called.indexOf('purpleLeech')).slice(0, 3)).toEqual(['purpleLeech', 'megaAlien', 'aliensUse']);
  });

  test('KT-R55 it outlasts the night, and ends with the death of that player', () => {
    const t = quietDay(night(at('Ben'), { ...must, 'megaAlien.use': 'yes' }), 'Cid');
    nightUpTo(t, 'indians.kill', must);
    expect(t.keys).toContain('banditsCarrier.glued');
    night(t, { 'detector.learn': 'Cob', 'mindEater.learn': 'Cob', 'indians.kill': 'Ben', 'indiansCarrier.choose': 'Quinn' });
    expect([t.holder('statuette'), t.keys.includes('indiansCarrier.glued')]).toEqual(['Quinn', false]);
  });

  test('KT-R55 it stops no theft, no kill and no cell', () => {
    const has = { statuses: [glued('Ben')] };
    expect(night(at('Ben', {}, has), { ...must, 'aliens.theft': 'Ben' }).holder('statuette')).toBe('Det');
    expect(night(at('Ben', {}, has), { ...must, 'indians.kill': 'Ben', 'indiansCarrier.choose': 'Ina' }).holder('statuette')).toBe('Ina');
    expect(night(at('Ben', {}, has), { ...must, 'sheriff.jail': 'Ben' }).holder('statuette')).toBe('Sam');
  });

  test('KT-R55 on a carrier who does not know it does nothing, and the use is gone', () => {
    const t = night(at({ holder: 'Cid', knowing: false, announced: 'indians' }), { ...must, 'megaAlien.use': 'yes' });
    expect([isGlued(t, 'Cid'), t.facts('spent').length]).toEqual([false, 1]);
    expect(t.facts('marked').filter(({ status }) => status === 'glued')).toEqual([]);
  });

  test('KT-R55 nobody hears of it but his side, when it next chooses', () => {
    const t = night(at('Ben'), { ...must, 'megaAlien.use': 'yes' });
    expect(t.shown.map(({ key }) => key)).toEqual(['detector.learned', 'mindEater.learned']);
    expect(
      t
        .facts('marked')
        .filter(({ status }) => status === 'glued')
        .map(({ audience }) => audience),
    ).toEqual(['host']);
    nightUpTo(quietDay(t, 'Cid'), 'indians.kill', must);
    expect(t.shown.filter(({ key }) => key.endsWith('.glued'))).toMatchObject([{ key: 'banditsCarrier.glued', to: ['Ben', 'Bob', 'Ava'] }]);
  });

  test('KT-R55 a glued Quiet Foot cannot plant', () => {
    const t = night(at('Quinn', {}, { statuses: [glued('Quinn')] }), must);
    expect([t.called('quietFoot'), t.keys.includes('quietFoot.plant'), t.holder('statuette')]).toEqual(['blocked', false, 'Quinn']);
    expect(nightUpTo(at('Quinn'), 'quietFoot.plant', must).question.key).toBe('quietFoot.plant');
  });
});
