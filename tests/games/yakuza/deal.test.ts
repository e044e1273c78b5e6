import { describe, expect, test } from 'vitest';
import { dealPile } from '../../../src/cards/pile.ts';
import { castFor, playersOf } from '../../../src/cards/setup-table.ts';
import { examine, suggest } from '../../../src/games/yakuza/cast.ts';
import { yakuza } from '../../../src/games/yakuza/index.ts';
import { options } from '../../../src/games/yakuza/options.ts';
import type { Cast } from '../../../src/kernel/game.ts';
import { sizeOf } from '../../../src/rules/cast.ts';
import { deckFile, sound } from '../../cards/decks.ts';
import { byDay, night, onList, sit, type HouseRules } from './seats.ts';

const deck = sound(deckFile('yakuza'));
const rules = (given: HouseRules = {}) => options.parse(given);
const found = (cast: Cast, given: HouseRules = {}) =>
  examine(cast, rules(given)).map(({ level, clause, why }) => `${level} ${clause} ${why.id}`);
const usual = suggest(12, rules());

describe('twelve seats', () => {
  test('YK-01 are seven citizens, three mafia and two yakuza', () => {
    const sides = Object.entries(usual).flatMap(([role, n]) => Array<string>(n).fill(yakuza.roles[role]?.faction ?? '?'));
    expect(['citizens', 'mafia', 'yakuza'].map((side) => sides.filter((one) => one === side).length)).toEqual([7, 3, 2]);
    expect(yakuza.players.usual).toBe(12);
    expect(found(usual)).toEqual([]);
  });

  test('YK-02 YK-03 YK-04 with Doctor, Detective and five Civilians, Don and two mafia, Shogun and hitman', () => {
    expect(usual).toEqual({ don: 1, mafia: 2, shogun: 1, yakuza: 1, doctor: 1, detective: 1, civilian: 5 });
  });

  test('YK-03 the Right Hand is one of the mafia cards, or by option a card of its own', () => {
    expect(suggest(12, rules({ rightHandSource: 'dealtCard' }))).toEqual({ ...usual, mafia: 1, rightHand: 1 });
    expect(found({ ...usual, mafia: 1, rightHand: 1 })).toEqual(['refuse YK-09 cast.rightHandAppointed']);
    expect(found(usual, { rightHandSource: 'dealtCard' })).toEqual(['refuse YK-03 cast.rightHandDealt']);
  });

  test('YK-05 Doctor, Detective and Civilians are citizens', () => {
    expect(['doctor', 'detective', 'civilian'].map((role) => yakuza.roles[role]?.faction)).toEqual(['citizens', 'citizens', 'citizens']);
  });

  test('YK-02 YK-04 twelve without Doctor, Detective or Shogun is warned of', () => {
    expect(found({ don: 1, mafia: 2, yakuza: 2, civilian: 7 })).toEqual([
      'warn YK-02 cast.missing',
      'warn YK-02 cast.missing',
      'warn YK-04 cast.missing',
    ]);
  });

  test('YK-01 another number is warned of, another mix of twelve refused, unless the counts are custom', () => {
    const ten = suggest(10, rules());
    expect(found(ten)).toEqual(['warn YK-01 cast.twelve']);
    expect(found(ten, { seats: 'custom' })).toEqual([]);
    const more = { ...usual, mafia: 3, civilian: 4 };
    expect(found(more)).toEqual(['refuse YK-01 cast.sides']);
    expect(found(more, { seats: 'custom' })).toEqual([]);
  });
});

describe('other casts', () => {
  test.each([
    ['no mafia', { shogun: 1, yakuza: 1, civilian: 5 }, 'refuse YK-03 cast.noMafia'],
    ['no yakuza', { don: 1, mafia: 1, civilian: 5 }, 'refuse YK-04 cast.noYakuza'],
    ['no citizens', { don: 1, mafia: 2, shogun: 1, yakuza: 1 }, 'refuse YK-02 cast.noCitizens'],
    ['two Dons', { don: 2, yakuza: 1, civilian: 5 }, 'refuse YK-02 cast.oneOfEach'],
    ['no Don', { mafia: 2, yakuza: 1, civilian: 5 }, 'warn YK-03 cast.noDon'],
    ['a Shogun without a hitman', { don: 1, mafia: 1, shogun: 1, civilian: 5 }, 'warn YK-14 cast.noHitman'],
  ])('YK-02 YK-03 YK-04 %s is remarked on, and nothing else', (_, cast, remark) => {
    expect(found(cast, { seats: 'custom' })).toEqual([remark]);
  });

  test('YK-02 YK-03 YK-04 where a whole side is missing nothing is said of its roles', () => {
    expect(found({ civilian: 5 }, { seats: 'custom', winScope: 'literal' })).toEqual([
      'refuse YK-03 cast.noMafia',
      'refuse YK-04 cast.noYakuza',
    ]);
    expect(found({}, { seats: 'custom' })).toEqual(['refuse YK-03 cast.noMafia', 'refuse YK-04 cast.noYakuza']);
  });

  test('YK-R1 taken literally, as many yakuza as mafia would have won already', () => {
    const even = { don: 1, mafia: 1, shogun: 1, yakuza: 1, civilian: 6 };
    expect(found(even, { seats: 'custom', winScope: 'literal' })).toEqual(['refuse YK-15 cast.alreadyWon']);
    expect(found(even, { seats: 'custom' })).toEqual([]);
  });

  test('YK-16 taken literally, as many mafia as citizens would have won already', () => {
    const level = { don: 1, mafia: 2, yakuza: 1, civilian: 3 };
    expect(found(level, { seats: 'custom', winScope: 'literal' })).toEqual(['refuse YK-16 cast.levelWithCitizens']);
    expect(found({ ...level, civilian: 4 }, { seats: 'custom', winScope: 'literal' })).toEqual([]);
    expect(found(level, { seats: 'custom' })).toEqual([]);
  });

  test.each([
    {},
    { winScope: 'literal' },
    { rightHandSource: 'dealtCard' },
    { winScope: 'literal', rightHandSource: 'dealtCard' },
  ] as const)('YK-01 every number from 6 to 20 has a suggestion nobody refuses, with the house rules %j', (given) => {
    for (let players = 6; players <= 20; players++) {
      const cast = suggest(players, rules({ ...given, seats: 'custom' }));
      expect(sizeOf(cast), `${players}`).toBe(players);
      expect(found(cast, { ...given, seats: 'custom' }), `${players}`).toEqual([]);
      expect(dealPile(deck, cast), `${players}`).toHaveProperty('pile');
    }
  });
});

describe('the deck', () => {
  test('YK-01 YK-02 YK-03 YK-04 deals twelve as the rulebook does, and from 6 to 20 as the game suggests', () => {
    expect(playersOf(deck)).toEqual({ min: 6, max: 20 });
    for (let players = 6; players <= 20; players++) expect(castFor(deck, players, yakuza)).toEqual(suggest(players, rules()));
  });

  test('YK-03 has a Right Hand card for the house rule', () => {
    expect(deck.cards.filter(({ role }) => role === 'rightHand')).toHaveLength(1);
    expect(deck.facilitator).toEqual(Object.keys(yakuza.roles));
  });
});

describe('conduct', () => {
  test('YK-32 YK-33 YK-34 YK-35 YK-36 the rules of conduct are read out before the first night', () => {
    const t = sit().until('opening');
    expect(t.heard).toEqual([
      'No insults and no swearing.',
      'At night nobody moves or gestures without need.',
      'What the host does is not an argument.',
      'Ask the host technical questions only.',
      'Call each other by number.',
    ]);
    expect(night(t.until('don.appoint')).keys.filter((key) => key === 'opening')).toHaveLength(1);
  });

  test('YK-36 nobody is called by name: seats are spoken of by number alone', () => {
    expect(yakuza.numbered).toBe(true);
    const t = onList(byDay(), 's9', 's2').vote('day.vote', 's9 6', 's2 6').vote('day.revote', 's9 12');
    expect(t.say({ id: 'note.hostOn', with: { text: 'late', who: { seat: 9 } } })).toBe('Note on Number 9: late');
    const spoken = t.said.map(({ text }) => text).join('\n');
    expect(spoken).toContain('Number 9, your defence');
    expect(spoken).not.toMatch(/\bs\d/);
  });
});
