import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOf, editionOf, longestFile, mostCards, parseDeck, stockOf } from '../../src/cards/deck.ts';
import { wordsOf, localised } from '../../src/cards/words.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { speaker } from '../../src/text/speak.ts';
import { deckFile, princeton, sound, village } from './decks.ts';

const rolesOf = (game: string) => (game === 'princeton' ? ['mafia', 'angelHeart', 'angelDiamond', 'civilian'] : undefined);
const english = speaker('en', [cardWords]);
const refusal = (source: unknown): string => {
  const read = parseDeck(source, rolesOf);
  return 'refusal' in read ? english.say(read.refusal.why) : 'taken';
};
const file = deckFile('princeton');
const face = { style: 'playing-card', rank: 'A', suit: 'spades' } as const;

describe('a deck file that is taken', () => {
  const deck = sound(village);

  test('copies become cards with numbers of their own and the face of their role', () => {
    expect(deck.cards.map((card) => [card.no, card.role])).toEqual([
      [1, 'mafia'],
      [2, 'mafia'],
      [3, 'civilian'],
      [4, 'civilian'],
      [5, 'civilian'],
      [6, 'civilian'],
    ]);
    expect(cardOf(deck, 2)?.face).toEqual(village.faces?.['mafia']);
    expect(stockOf(deck)).toEqual({ mafia: 2, civilian: 4 });
  });

  test('what is left out is filled in', () => {
    expect(deck).toMatchObject({
      sealed: false,
      sizes: { width: 63, height: 88, corner: 3.5, bleed: 3 },
      facilitator: ['mafia', 'civilian'],
    });
    expect(deck.edition).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}$/);
  });

  test('its own names rename the roles of the game, in the languages it has them in', () => {
    const game = { en: { 'role.mafia': 'Mafia' }, zh: { 'role.mafia': '杀手' }, pl: { 'role.mafia': 'Mafioso' } };
    expect(speaker('en', [game, wordsOf(deck)]).role('mafia')).toBe('Wolf');
    expect(speaker('zh', [game, wordsOf(deck)]).role('mafia')).toBe('杀手');
    expect(speaker('pl', [game, wordsOf(deck)]).say('role.mafia.ability')).toBe('⟦role.mafia.ability⟧');
    expect(localised(deck, deck.title, 'zh')).toBe('Our village');
  });

  test('the edition changes with a card, and not with a title, a face or the order of the file', () => {
    const edition = (over: object): string => sound({ ...village, ...over }).edition;
    expect(edition({ cards: [...village.cards, { no: 9, role: 'mafia' }] })).not.toBe(deck.edition);
    expect(edition({ cards: [{ no: 1, role: 'civilian', copies: 2 }, village.cards[1]] })).not.toBe(deck.edition);
    expect(edition({ title: { en: 'New', pl: 'Nowa' }, cards: [...village.cards].reverse() })).toBe(deck.edition);
  });

  test('a western face names its shape, its pattern, and a letter and a caption out of the game’s words', () => {
    const western = {
      style: 'western',
      icon: 'stetson',
      colours: { ground: '#1f4f86', ink: '#ffffff' },
      shape: 'shield',
      pattern: 'pinstripes',
      caption: 'faction.village',
    };
    expect(sound({ ...village, style: 'western', faces: { ...village.faces, civilian: western } }).cards.at(-1)?.face).toEqual(western);
    expect(refusal({ ...village, faces: { ...village.faces, civilian: { ...western, shape: 'hat' } } })).toMatch(
      /^At faces\.civilian\.shape: /,
    );
    expect(refusal({ ...village, faces: { ...village.faces, civilian: { ...western, pattern: 'tartan' } } })).toMatch(
      /^At faces\.civilian\.pattern: /,
    );
    expect(refusal({ ...village, faces: { ...village.faces, civilian: { ...western, caption: 'Village' } } })).toMatch(
      /^At faces\.civilian\.caption: /,
    );
    for (const letter of ['V', '村', 'faction.village.letter'])
      expect(
        sound({ ...village, style: 'western', faces: { ...village.faces, civilian: { ...western, letter } } }).cards.at(-1)?.face,
      ).toMatchObject({ letter });
    expect(refusal({ ...village, faces: { ...village.faces, civilian: { ...western, letter: 'Vil' } } })).toMatch(
      /^At faces\.civilian\.letter: /,
    );
  });

  test('a byte order mark in front does not matter', () => {
    expect(refusal(`\uFEFF${JSON.stringify(village)}`)).toBe('taken');
  });
});

describe('a deck file that is not taken says where and why', () => {
  const cards = (...own: object[]): object => ({ ...file, cards: own });
  test.each<[what: string, source: unknown, message: RegExp]>([
    ['no JSON', '{"format": "nightdeck', /^This file cannot be read as JSON/],
    ['a huge file', ' '.repeat(longestFile + 1), /far too big for a deck: 1000000 characters/],
    ['nothing', null, /^At the file: a group in \{ \} is needed/],
    ['a list', [], /^At the file: a group in \{ \} is needed/],
    ['a save instead of a deck', { ...file, format: 'nightdeck.save' }, /^At format: this must be one of: nightdeck.deck/],
    ['a later version', { ...file, version: 2 }, /^At version: this must be one of: 1/],
    ['cards that are a text', { ...file, cards: 'many' }, /^At cards: a list in \[ \] is needed/],
    ['a number in quotes', cards({ no: '1', role: 'mafia', face }), /^At cards\[0\]\.no: a (whole )?number is needed/],
    ['half a card', cards({ no: 1.5, role: 'mafia', face }), /^At cards\[0\]\.no: a whole number/],
    ['a card without a role', cards({ no: 1, face }), /^At cards\[0\]\.role: something is missing here, a text/],
    ['no cards', cards(), /^At cards: this is too short/],
    ['a misspelt field', { ...file, titel: 'x' }, /^At the file: “titel” means nothing/],
    ['a misspelt field in a card', cards({ no: 1, role: 'mafia', face, colour: 'red' }), /^At cards\[0\]: “colour” means nothing/],
    ['an unknown game', { ...file, game: 'poker' }, /^At game: there is no game “poker”/],
    [
      'an unknown role',
      cards({ no: 1, role: 'mafia', face }, { no: 2, role: 'wizard', face }),
      /^At cards\[1\]\.role: the game princeton has no role “wizard”. It has: mafia, angelHeart/,
    ],
    ['an unknown role in a name', { ...file, roles: { wizard: { name: { en: 'W' } } } }, /^At roles\.wizard: .*no role “wizard”/],
    [
      'an unknown role in the setup table',
      { ...file, setup: { source: 'me', rows: [{ players: [5, 6], roles: { mafia: 1 }, rest: 'wizard' }] } },
      /^At setup\.rows\[0\]: .*“wizard”/,
    ],
    ['an unknown facilitator card', { ...file, facilitator: ['wizard'] }, /^At facilitator\[0\]/],
    [
      'a number used twice',
      cards({ no: 1, role: 'mafia', face }, { no: 1, role: 'mafia', face }),
      /^At cards\[1\]\.no: card number 1 is already used by cards\[0\]/,
    ],
    [
      'copies that run into another card',
      cards({ no: 1, role: 'mafia', copies: 3, face }, { no: 3, role: 'civilian', face }),
      /^At cards\[1\]\.no: card number 3 is already used/,
    ],
    [
      'too many cards',
      cards(...Array.from({ length: mostCards + 1 }, (_, i) => ({ no: i + 1, role: 'mafia', face }))),
      /^At cards: 2001 cards are too many; a deck has 2000/,
    ],
    [
      'too many copies',
      cards({ no: 1, role: 'mafia', copies: 1_200, face }, { no: 1_201, role: 'mafia', copies: 1_200, face }),
      /^At cards: 2400 cards are too many/,
    ],
    ['a number past the last', cards({ no: 2_000, role: 'mafia', copies: 2, face }), /^At cards\[0\]\.no: .*2000 is the most/],
    ['a card without a face', cards({ no: 1, role: 'mafia' }), /^At cards\[0\]\.face: the card has no face.*“mafia”/],
    [
      'a rank there is not',
      cards({ no: 1, role: 'mafia', face: { ...face, rank: '11' } }),
      /^At cards\[0\]\.face\.rank: this must be one of: A, 2,/,
    ],
    ['a style there is not', cards({ no: 1, role: 'mafia', face: { ...face, style: 'comic' } }), /^At cards\[0\]\.face\.style: /],
    [
      'a colour in words',
      { ...village, faces: { mafia: { style: 'house', icon: 'wolf', colours: { ground: 'red', ink: '#000000' } } } },
      /^At faces\.mafia\.colours\.ground: this is not written/,
    ],
    [
      'a script as an icon',
      { ...village, faces: { mafia: { style: 'house', icon: '<script>', colours: { ground: '#ffffff', ink: '#000000' } } } },
      /^At faces\.mafia\.icon: this is not written/,
    ],
    ['an edition with a letter that is none', { ...file, edition: 'ILO' }, /^At edition: this is not written/],
    ['a language without a title', { ...file, title: { en: 'x' } }, /^At title: the deck lists the language “zh”/],
    ['a language we do not speak', { ...file, languages: ['fr'] }, /^At languages\[0\]: this must be one of: en, zh, pl/],
    [
      'a row that does not add up',
      { ...file, setup: { source: 'me', rows: [{ players: [5, 5], roles: { mafia: 4 } }] } },
      /^At setup\.rows\[0\]: the row names 4 cards for 5 to 5/,
    ],
    [
      'a row with too many',
      { ...file, setup: { source: 'me', rows: [{ players: [5, 9], roles: { mafia: 6 }, rest: 'civilian' }] } },
      /^At setup\.rows\[0\]: the row names 6 cards for 5 to 9/,
    ],
    [
      'a row backwards',
      { ...file, setup: { source: 'me', rows: [{ players: [9, 5], roles: {}, rest: 'civilian' }] } },
      /^At setup\.rows\[0\]: the row goes from 9 to 5/,
    ],
    [
      'a row that is left to the game and fills up',
      { ...file, setup: { rows: [{ players: [5, 9], rest: 'civilian' }] } },
      /^At setup\.rows\[0\]: a row counts “roles”.*or leaves both to the game/,
    ],
    [
      'a row that counts and is left to the game',
      { ...file, setup: { rows: [{ players: [5, 5], roles: { civilian: 5 }, options: {} }] } },
      /^At setup\.rows\[0\]: a row counts “roles”/,
    ],
    [
      'a card too wide to print',
      { ...file, sizes: { width: 300, height: 88, corner: 3, bleed: 3 } },
      /^At sizes\.width: .*130 is the most/,
    ],
  ])('%s', (_what, source, message) => expect(refusal(source)).toMatch(message));

  test('any value and any text is read or refused, with wording in every language', () => {
    const all = [english, speaker('zh', [cardWords]), speaker('pl', [cardWords])];
    const spoilt = fc.tuple(fc.constantFrom(...Object.keys(file)), fc.jsonValue()).map(([field, value]) => ({ ...file, [field]: value }));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string(), spoilt), (source) => {
        const read = parseDeck(source, rolesOf);
        if ('refusal' in read)
          for (const s of all)
            expect(s.say(read.refusal.why)).not.toMatch(
              /⟦|\{(place|expected|values|field|most|least|no|other|role|game|known|lang|from|to|named|count)\}/,
            );
        else expect(read.deck.cards.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});

test('the shipped deck states the edition its cards have: change a card and it must change', () => {
  expect(princeton.edition).toBe(editionOf(princeton.id, princeton.game, princeton.cards));
});
