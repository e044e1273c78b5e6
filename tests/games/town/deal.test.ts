import { describe, expect, test } from 'vitest';
import { dealPile, sum } from '../../../src/cards/pile.ts';
import { castFor, playersOf } from '../../../src/cards/setup-table.ts';
import { examine, mafiaFor, suggest } from '../../../src/games/town/cast.ts';
import { town } from '../../../src/games/town/index.ts';
import { options } from '../../../src/games/town/options.ts';
import { deckFile, sound } from '../../cards/decks.ts';

const deck = sound(deckFile('town'));

describe('who is in the game', () => {
  test('TM-02 the suggested casts for 7, 9 and 12 players', () => {
    expect(suggest(7)).toEqual({ mafioso: 2, medium: 1, doctor: 1, detective: 1, townie: 2 });
    expect(suggest(9)).toEqual({ mafioso: 1, godfather: 1, medium: 1, doctor: 1, detective: 1, townie: 4 });
    expect(suggest(12)).toEqual({ mafioso: 2, godfather: 1, medium: 1, doctor: 1, detective: 1, vigilante: 1, tracker: 1, townie: 4 });
  });

  test('TM-02 for every number there is a cast of one card each, without anything to remark, and the deck has the cards', () => {
    expect(playersOf(deck)).toEqual({ min: 5, max: 24 });
    for (let players = town.players.min; players <= town.players.max; players++) {
      expect(sum(suggest(players))).toBe(players);
      expect(examine(suggest(players))).toEqual([]);
      expect(castFor(deck, players, town)).toEqual(suggest(players));
      expect(dealPile(deck, suggest(players))).toHaveProperty('pile');
    }
  });

  test('TM-02 the roles may be counted otherwise: the number of mafia is only advice', () => {
    expect([5, 6, 7, 9, 10, 11, 12, 15, 24].map(mafiaFor)).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 4]);
    expect(examine({ mafioso: 4, escort: 1, townie: 4 })).toMatchObject([
      { level: 'note', clause: 'TM-02', why: { with: { n: 4, usual: 2 } } },
    ]);
  });

  test.each([
    ['no mafia', { medium: 1, townie: 6 }, 'TM-07', 'cast.noMafia'],
    ['nobody but mafia', { mafioso: 4, godfather: 1 }, 'TM-06', 'cast.noTown'],
    ['two Doctors', { mafioso: 2, doctor: 2, townie: 3 }, 'TM-41', 'cast.oneOfEach'],
  ])('%s cannot be played', (_, cast, clause, id) => {
    expect(examine(cast)).toContainEqual(
      expect.objectContaining({ level: 'refuse', clause, why: expect.objectContaining({ id }) as unknown }),
    );
  });

  test('TM-38 the mafia know one another, the town do not', () => {
    expect(town.factions.map(({ id, acquainted, kills }) => [id, acquainted, kills])).toEqual([
      ['town', false, false],
      ['mafia', true, true],
    ]);
    expect(
      Object.values(town.roles)
        .filter((role) => role.faction === 'mafia')
        .map((role) => role.id),
    ).toEqual(['mafioso', 'godfather']);
  });
});

describe('the deck', () => {
  test('has one card of each role, 5 mafiosi and 14 townies, and a facilitator card for each role', () => {
    const count = (role: string) => deck.cards.filter((card) => card.role === role).length;
    expect(Object.fromEntries(Object.keys(town.roles).map((role) => [role, count(role)]))).toMatchObject({
      townie: 14,
      medium: 1,
      doctor: 1,
      detective: 1,
      vigilante: 1,
      tracker: 1,
      escort: 1,
      mafioso: 5,
      godfather: 1,
    });
    expect([...deck.facilitator].sort()).toEqual(Object.keys(town.roles).sort());
  });

  test('tells the sides apart by letter and ground, and no two roles by the same picture', () => {
    const faces = Object.keys(town.roles).map((role) => deck.cards.find((card) => card.role === role)?.face);
    const looks = faces.flatMap((face) => (face && face.style !== 'playing-card' ? [[face.letter, face.colours.ground] as const] : []));
    expect(new Set(looks.map((look) => JSON.stringify(look)))).toHaveProperty('size', 2);
    expect(new Set(faces.map((face) => (face && face.style !== 'playing-card' ? face.icon : ''))).size).toBe(
      Object.keys(town.roles).length,
    );
  });

  test('TM-41 the night card lists the calls of phases 4, 5 and 6 in order', () => {
    const ofTheRulebook = ['mafia', 'escort', 'doctor', 'detective', 'tracker', 'vigilante', 'medium', 'feedback'];
    const sections = town.nightCard(suggest(24), options.parse({}));
    const lines = sections.map(({ id, lines }) => [id, lines.map((line) => line.id).filter((line) => ofTheRulebook.includes(line))]);
    expect(lines).toEqual([
      ['mafia', ['mafia']],
      ['town', ofTheRulebook.slice(1, -1)],
      ['feedback', ['feedback']],
    ]);
  });
});

describe('house rules', () => {
  test('are as the rulebook has them unless chosen otherwise', () => {
    expect(options.parse({})).toEqual({
      countdownSeconds: 3,
      defenceSeconds: 120,
      lastWordsSeconds: 30,
      maxTrialsPerDay: 2,
      renominateAcquitted: true,
      randomPick: 'app',
      mafiaTalkSeconds: 30,
      mafiaKillRule: 'plurality',
      mafiaKillTie: 'random',
      mediumSeconds: 30,
      revealNightDeaths: 'role',
      spentVigilante: 'likeTheDead',
      deadMafiaAsked: true,
      trackerSees: 'pointed',
    });
  });

  test.each([
    { countdownSeconds: 0 },
    { countdownSeconds: 11 },
    { defenceSeconds: -1 },
    { lastWordsSeconds: 601 },
    { maxTrialsPerDay: 0 },
    { maxTrialsPerDay: 6 },
    { mafiaKillRule: 'some' },
  ])('%j is refused', (given) => {
    expect(options.safeParse(given).success).toBe(false);
  });
});
