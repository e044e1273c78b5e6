import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/deck.ts';
import { dealPile, sum } from '../../src/cards/pile.ts';
import { castFor, playersOf } from '../../src/cards/setup-table.ts';
import { princeton as rules } from '../../src/games/princeton/index.ts';
import { princeton } from './decks.ts';

const signs = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };
const name = ({ face }: Card): string => (face.style === 'playing-card' ? face.rank + signs[face.suit] : '?');
const pileOf = (players: number): string[] => {
  const cast = castFor(princeton, players, rules);
  const read = cast && dealPile(princeton, cast);
  return read && 'pile' in read ? read.pile.map(name) : [];
};
const ofRole = (role: string): string[] => princeton.cards.filter((card) => card.role === role).map(name);

describe('the Princeton deck', () => {
  test('PR-03 is made of cards of one ordinary deck, none of them twice', () => {
    expect(new Set(princeton.cards.map(name)).size).toBe(33);
  });

  test('PR-09 the pile holds exactly the cards the cast needs', () => {
    expect(pileOf(6)).toEqual(['K♣', 'Q♣', 'Q♥', '2♥', '2♦', '3♥']);
    for (let players = 5; players <= 33; players++) expect(pileOf(players)).toHaveLength(players);
  });

  test('PR-10 the mafia are king, queen and jack of clubs; PR-R2 then the ten and the nine', () => {
    expect(ofRole('mafia')).toEqual(['K♣', 'Q♣', 'J♣', '10♣', '9♣']);
  });

  test('PR-11 the angel is the queen of hearts, a second one the queen of diamonds', () => {
    expect(ofRole('angelHeart')).toEqual(['Q♥']);
    expect(ofRole('angelDiamond')).toEqual(['Q♦']);
  });

  test('PR-12 civilians are the sixteen red cards from 2 to 9; PR-R2 then the red tens, then spades from 2 to 9', () => {
    const civilians = ofRole('civilian');
    expect(civilians.slice(0, 16).every((card) => /^[2-9][♥♦]$/.test(card))).toBe(true);
    expect(civilians.slice(16)).toEqual(['10♥', '10♦', '2♠', '3♠', '4♠', '5♠', '6♠', '7♠', '8♠', '9♠']);
  });

  test('PR-14 twelve players get 3 mafia, 1 angel and 8 civilians', () => {
    expect(castFor(princeton, 12, rules)).toEqual({ mafia: 3, angelHeart: 1, civilian: 8 });
  });

  test('PR-15 with more than twelve players one civilian becomes mafia', () => {
    expect(castFor(princeton, 13, rules)).toEqual({ mafia: 4, angelHeart: 1, civilian: 8 });
    expect(castFor(princeton, 24, rules)).toEqual({ mafia: 5, angelHeart: 1, civilian: 18 });
  });

  test('PR-16 ten players or fewer get 2 mafia, but for five, who would have lost before a word is spoken', () => {
    expect(castFor(princeton, 10, rules)).toEqual({ mafia: 2, angelHeart: 1, civilian: 7 });
    expect(castFor(princeton, 6, rules)).toEqual({ mafia: 2, angelHeart: 1, civilian: 3 });
    expect(castFor(princeton, 5, rules)).toEqual({ mafia: 1, angelHeart: 1, civilian: 3 });
  });

  test('PR-R1 eleven players get 3 mafia', () => {
    expect(castFor(princeton, 11, rules)).toEqual({ mafia: 3, angelHeart: 1, civilian: 7 });
  });

  test('PR-17 there is a cast of exactly one card per player for every number from 5 to all 33 cards', () => {
    expect(playersOf(princeton)).toEqual({ min: 5, max: 33 });
    for (let players = 5; players <= 33; players++) expect(sum(castFor(princeton, players, rules) ?? {})).toBe(players);
    expect(castFor(princeton, 33, rules)).toEqual({ mafia: 5, angelHeart: 1, angelDiamond: 1, civilian: 26 });
    expect(castFor(princeton, 4, rules)).toBeUndefined();
    expect(castFor(princeton, 34, rules)).toBeUndefined();
  });
});

describe('a pile', () => {
  test.each([
    [{ mafia: 6 }, 'pile.tooFew', { role: { role: 'mafia' }, count: 6, has: 5 }],
    [{ wizard: 1 }, 'pile.tooFew', { role: { role: 'wizard' }, count: 1, has: 0 }],
    [{ mafia: 1.5 }, 'pile.count', { role: { role: 'mafia' } }],
    [{ mafia: -1 }, 'pile.count', { role: { role: 'mafia' } }],
  ])('of %j is refused', (cast, id, fill) => expect(dealPile(princeton, cast)).toEqual({ refusal: { why: { id, with: fill } } }));

  test('leaves out roles counted as none, and any legal mix will do', () => {
    expect(dealPile(princeton, { mafia: 0, angelDiamond: 1, civilian: 1 })).toMatchObject({ pile: [{ no: 7 }, { no: 8 }] });
  });
});
