import { describe, expect, test } from 'vitest';
import { later, night, type HouseRules } from './tables.ts';

const seats = 'Cid Cal citizen, Sam sheriff, Ben badGunman, Bob Bea bandit, Lee leader, Ina Ida indian, Meg megaAlien, Al alien, Amy alien';
const rules: HouseRules = { aliens: true, announceJailed: false, shipNight: 12 };

/** Sits at cards since dusk, which nobody has heard. */
const atCards = (...names: readonly string[]) => ({
  statuses: names.map((on) => ({ what: 'atCards', on, by: 'Cid', until: 'dawn' })),
});

/** Keys of the questions of a night that begin with this, while one player cannot act. */
function asked(key: RegExp, out: string, more: HouseRules = {}): string[] {
  return night(later(seats, 'Ben', { ...rules, ...more }, atCards(out)), { 'sheriff.jail': 'Cal' }).keys.filter((one) => key.test(one));
}

describe('a side hears the same, whether or not somebody is there to answer', () => {
  test('KT-R98 a carrier who cannot act hands it to nobody, and the question is said all the same', () => {
    expect(asked(/^banditsCarrier\./, 'Cal')).toEqual(['banditsCarrier.choose']);
    expect(asked(/^banditsCarrier\./, 'Ben')).toEqual(['banditsCarrier.decoy']);
    const t = night(later(seats, 'Ben', rules, atCards('Ben')), { 'sheriff.jail': 'Cal' });
    expect(t.asked('banditsCarrier.decoy')).toMatchObject({
      decoy: true,
      say: [{ id: 'bandits.wake' }, { id: 'banditsCarrier.ask' }],
      note: { id: 'bar.inactiveCarrier' },
    });
    expect(t.holder('statuette')).toBe('Ben');
  });

  test('KT-R98 a tie goes in words to a Leader or Mega Alien who cannot act, and nothing comes of it', () => {
    expect(asked(/^indians\.kill\.tie/, 'Cal')).toEqual(['indians.kill.tie']);
    expect(asked(/^indians\.kill\.tie/, 'Lee')).toEqual(['indians.kill.tie.decoy']);
    expect(asked(/^aliens\.theft\.tie/, 'Meg')).toEqual(['aliens.theft.tie.decoy']);
    expect(night(later(seats, 'Ben', rules, atCards('Lee')), { 'sheriff.jail': 'Cal' }).dead).toEqual([]);
  });

  test('KT-R98 a Leader known to be dead breaks no tie and is not spoken to; nor is anybody where calls are not masked', () => {
    const dead = night(later(seats, 'Ben', rules, { dead: 'Lee' }), { 'sheriff.jail': 'Cal' });
    expect(dead.keys.filter((key) => key.startsWith('indians.kill.'))).toEqual([]);
    for (const more of [{ maskChoices: false }, { maskCalls: false }]) {
      expect(asked(/^indians\.kill\.tie/, 'Lee', more)).toEqual([]);
      expect(asked(/^banditsCarrier\./, 'Ben', more)).toEqual([]);
    }
  });

  test('KT-R98 the second kill of the Indians is asked for in the words of a call that only sounds like one', () => {
    const t = night(later(seats, 'Ina', rules), { 'sheriff.jail': 'Cal' });
    expect(t.asked('indians.killAgain').say).toEqual([{ id: 'indiansKillAgain.ask' }]);
  });
});
