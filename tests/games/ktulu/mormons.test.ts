import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { orderableNight } from '../../../src/games/ktulu/night/order.ts';
import { mormons } from '../../../src/games/ktulu/cards.ts';
import { later, night, nightUpTo, sit } from './tables.ts';

const three = { mormonCitizen: 1, mormonBandit: 1, mormonIndian: 1 };
const remarks = (players: number, cast: Record<string, number>) =>
  ktulu.examine({ ...ktulu.suggest(players, options.parse({})), ...cast }, options.parse({}));
const table = 'Cid Cal citizen, Moe mormonCitizen, Ben badGunman, Mac mormonBandit, Ina indian, Max mormonIndian';
const zero = (rules = {}) => nightUpTo(sit(table, rules), 'day.next', { 'bandits.firstCarrier': 'Ben' });

test('KT-187 there are three of them or none, one of each base side', () => {
  expect(mormons.map((role) => ktulu.roles[role]?.faction)).toEqual(['citizens', 'bandits', 'indians']);
  const refused = (cast: Record<string, number>) =>
    remarks(23, cast)
      .filter(({ level }) => level === 'refuse')
      .map(({ clause }) => clause);
  expect(refused(three)).toEqual([]);
  expect(refused({ mormonCitizen: 1 })).toEqual(['KT-187']);
  expect(refused({ mormonCitizen: 1, mormonIndian: 1 })).toEqual(['KT-187']);
  expect(refused({ ...three, mormonBandit: 2 })).toEqual(['KT-R6']);
});

test('KT-191 at a table below twenty they bring a warning, no more', () => {
  const warned = (players: number) =>
    remarks(players, three)
      .filter(({ clause }) => clause === 'KT-191')
      .map(({ level }) => level);
  expect([warned(16), warned(23)]).toEqual([['warn'], []]);
});

describe('their meeting', () => {
  test('KT-188 KT-223 on night 0 the three are shown to one another', () => {
    const t = zero();
    expect(t.shown.filter(({ key }) => key === 'mormons.met')).toMatchObject([{ to: ['Moe', 'Mac', 'Max'] }]);
    expect(t.facts('learned').filter(({ seats }) => seats.includes(3))).toMatchObject([{ about: [3, 5, 7] }]);
    expect(t.keys.lastIndexOf('mormons.met')).toBeGreaterThan(t.keys.indexOf('indians.met'));
  });

  test('KT-188 and on no other night', () => {
    expect(orderableNight).not.toContain('mormons');
    expect(night(later(table, 'Ben')).keys.filter((key) => key.startsWith('mormons'))).toEqual([]);
  });

  test('KT-188 a prisoner comes, too', () => {
    const t = nightUpTo(sit(`Sam sheriff, ${table}`), 'day.next', { 'sheriff.jail': 'Moe', 'bandits.firstCarrier': 'Ben' });
    expect(t.shown.filter(({ key }) => key === 'mormons.met')).toMatchObject([{ to: ['Moe', 'Mac', 'Max'] }]);
  });

  test.each([true, false])('KT-189 none learns the side of another (mates are told roles: %s)', (tellMateRoles) => {
    const t = zero({ tellMateRoles });
    const shown = JSON.stringify(t.asked('mormons.met'));
    expect(shown).not.toMatch(/citizens|bandits|indians|mormonCitizen|mormonBandit|mormonIndian/);
    expect(t.learned('Moe')).toHaveLength(1);
  });

  test('KT-189 each knows the own side: the bandit among them meets the gang, the Indian the Indians', () => {
    const t = zero();
    expect(t.shown.find(({ key }) => key === 'bandits.met')?.to).toEqual(['Ben', 'Mac']);
    expect(t.shown.find(({ key }) => key === 'indians.met')?.to).toEqual(['Ina', 'Max']);
  });
});

test('KT-190 KT-R67 they are cards of their own with nothing to do but what their side does', () => {
  for (const role of mormons) expect(Object.keys(ktulu.roles[role] ?? {})).toEqual(['id', 'faction']);
  const t = nightUpTo(later(table, 'Cid'), 'indians.kill');
  expect([t.asked('bandits.theft').to, t.question.to]).toEqual([
    [4, 5],
    [6, 7],
  ]);
  expect(night(t).shown).toEqual([]);
});

test('KT-R67 KT-R68 a check of the side says the side, a check of the role the card', () => {
  const t = night(later('Pat parson, Cid citizen, Ben badGunman, Mac mormonBandit, Sha shaman', 'Ben'), {
    'parson.learn': 'Mac',
    'shaman.learn': 'Mac',
  });
  expect(t.asked('parson.learned')).toMatchObject({ showing: { faction: 'bandits' } });
  expect(t.asked('shaman.learned')).toMatchObject({ showing: { role: 'mormonBandit' } });
});
