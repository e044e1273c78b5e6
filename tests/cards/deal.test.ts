import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept } from '../../src/cards/accept.ts';
import { makeCode } from '../../src/cards/code.ts';
import {
  dealtSeats,
  emptySeats,
  heldCast,
  move,
  newDeal,
  nextSeat,
  rearranged,
  remove,
  swap,
  undo,
  type Deal,
} from '../../src/cards/deal.ts';
import { adopted, mismatch, missing } from '../../src/cards/mismatch.ts';
import { words as cardWords } from '../../src/text/cards.ts';
import { speaker } from '../../src/text/speak.ts';
import { princeton } from './decks.ts';

const dealt = (deal: Deal, ...scans: number[]): Deal =>
  scans.reduce((so, no) => accept(so, makeCode(princeton, no), princeton, { force: true }).deal, deal);
const numbers = (deal: Deal) => deal.held.map((one) => one?.no ?? 0);
const four = dealt(newDeal(4, { mafia: 1, civilian: 3 }), 1, 8, 9);

describe('mending a deal', () => {
  test('a card is taken back and the next one goes to its seat', () => {
    const deal = remove(four, 2);
    expect(numbers(deal)).toEqual([1, 0, 9, 0]);
    expect(nextSeat(deal)).toBe(2);
    expect(emptySeats(deal)).toEqual([2, 4]);
    expect(numbers(dealt(deal, 10))).toEqual([1, 10, 9, 0]);
  });

  test('cards move and change places', () => {
    expect(numbers(move(four, 1, 4))).toEqual([0, 8, 9, 1]);
    expect(numbers(move(four, 1, 2))).toEqual([8, 1, 9, 0]);
    expect(numbers(swap(four, 3, 4))).toEqual([1, 8, 0, 9]);
  });

  test.each([
    [4, 1],
    [1, 1],
    [1, 0],
    [1, 5],
    [9, 1],
  ])('moving from %i to %i where there is nothing to do changes nothing', (from, to) => {
    expect(move(four, from, to)).toBe(four);
  });

  test('players in a new order, one more or one fewer, keep their cards', () => {
    expect(numbers(rearranged(four, [3, 1, undefined, 2, 4]))).toEqual([9, 1, 0, 8, 0]);
    expect(numbers(rearranged(four, [1, 3]))).toEqual([1, 9]);
  });

  test('every step can be taken back, down to the empty table', () => {
    const steps: ((deal: Deal) => Deal)[] = [
      (d) => remove(d, 2),
      (d) => swap(d, 1, 3),
      (d) => move(d, 3, 4),
      (d) => dealt(d, 20),
      (d) => rearranged(d, [2, 1]),
    ];
    fc.assert(
      fc.property(fc.array(fc.nat(steps.length - 1), { maxLength: 12 }), (run) => {
        const states = [four];
        for (const i of run) {
          const next = (steps[i] as (deal: Deal) => Deal)(states.at(-1) as Deal);
          if (next !== states.at(-1)) states.push(next);
        }
        let deal = states.at(-1) as Deal;
        for (const before of states.slice(0, -1).reverse()) {
          deal = undo(deal);
          expect(deal.held).toEqual(before.held);
        }
      }),
    );
    expect(numbers(undo(undo(undo(four))))).toEqual([0, 0, 0, 0]);
    expect(undo(newDeal(2))).toEqual(newDeal(2));
  });
});

describe('what is still missing', () => {
  test('is counted without naming roles, and known by role', () => {
    const english = speaker('en', [cardWords]);
    expect(missing(four)).toMatchObject({ seats: [4], roles: { civilian: 1 } });
    expect(english.say(missing(four).words)).toBe('1 card missing');
    expect(english.say(missing(newDeal(12)).words)).toBe('12 cards missing');
    expect(speaker('pl', [cardWords]).say(missing(newDeal(3)).words)).toBe('Brakuje 3 kart');
    expect(missing(newDeal(4, { mafia: 1, civilian: 3 })).roles).toEqual({ mafia: 1, civilian: 3 });
  });
});

describe('a full table that is not what was chosen', () => {
  const wrong = dealt(four, 2);

  test('is explained role by role', () => {
    const names = { en: { 'role.mafia': 'Mafia', 'role.civilian': 'Civilian' }, zh: {}, pl: {} };
    const found = mismatch(wrong);
    expect(found).toMatchObject({ extra: { mafia: 1 }, missing: { civilian: 1 } });
    expect(found?.words.map((one) => speaker('en', [cardWords, names]).say(one))).toEqual([
      'Mafia: 1 more than chosen',
      'Civilian: 1 fewer than chosen',
    ]);
  });

  test('becomes the chosen cast when the host keeps the cards', () => {
    expect(mismatch(adopted(wrong))).toBeUndefined();
    expect(adopted(wrong).cast).toEqual({ mafia: 2, civilian: 2 });
  });

  test('is no matter while seats are empty, when all is right, or when nothing was chosen', () => {
    expect(mismatch(four)).toBeUndefined();
    expect(mismatch(dealt(four, 10))).toBeUndefined();
    expect(mismatch(dealt(newDeal(1), 1))).toBeUndefined();
  });
});

test('a full deal goes to the game in seat order, with names and cards where there are any', () => {
  expect(dealtSeats(four, princeton)).toBeUndefined();
  const full = dealt(four, 10);
  expect(heldCast(full)).toEqual({ mafia: 1, civilian: 3 });
  expect(dealtSeats(full, princeton, ['Ann', undefined, ''])).toEqual([
    { name: 'Ann', role: 'mafia', card: 'princeton-74V-1' },
    { role: 'civilian', card: 'princeton-74V-8' },
    { role: 'civilian', card: 'princeton-74V-9' },
    { role: 'civilian', card: 'princeton-74V-10' },
  ]);
});
