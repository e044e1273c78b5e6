import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept } from '../../src/cards/accept.ts';
import { makeCode } from '../../src/cards/code.ts';
import { heldAt, newDeal, undo, type Deal } from '../../src/cards/deal.ts';
import { takeAll } from '../../src/cards/take-all.ts';
import { otherDeck, princeton } from './decks.ts';

const code = (no: number): string => makeCode(princeton, no);
const codes = (...nos: readonly number[]): (string | undefined)[] => nos.map((no) => (no === 0 ? undefined : code(no)));
const numbers = (deal: Deal): (number | undefined)[] => deal.held.map((held) => held?.no);

describe('taking a whole table at once', () => {
  test('seats every card; a gap leaves its seat empty and moves nobody', () => {
    const { deal, seats, left } = takeAll(newDeal(5), codes(8, 1, 0, 9, 10), princeton);
    expect(numbers(deal)).toEqual([8, 1, undefined, 9, 10]);
    expect([seats, left]).toEqual([[1, 2, 4, 5], []]);
  });

  test('is one step: one undo takes it all back', () => {
    const before = accept(newDeal(5), code(11), princeton, { seat: 5 }).deal;
    const { deal } = takeAll(before, codes(8, 1, 9, 10), princeton);
    expect(numbers(deal)).toEqual([8, 1, 9, 10, 11]);
    expect(undo(deal)).toEqual(before);
  });

  test('takes the others where one asks or is refused, and gives back what was left over', () => {
    const deal = newDeal(6, { mafia: 1, civilian: 5 });
    const table = [code(1), code(2), 'https://example.org', makeCode(otherDeck, 9), code(8), code(8)];
    const { deal: after, left } = takeAll(deal, table, princeton);
    expect(numbers(after)).toEqual([1, undefined, undefined, undefined, 8, undefined]);
    expect(left.map(({ seat, outcome }) => [seat, outcome.kind])).toEqual([
      [2, 'tooManyOfRole'],
      [3, 'foreign'],
      [4, 'otherEdition'],
      [6, 'already'],
    ]);
    const [asked] = left;
    const yes = accept(after, asked?.text ?? '', princeton, { seat: asked?.seat, force: true });
    expect(yes.outcome).toMatchObject({ kind: 'taken', seat: 2 });
  });

  test('moves cards that the deal has at other seats, also round in a ring, and asks before it covers another', () => {
    const before = takeAll(newDeal(4), codes(8, 9, 10, 11), princeton).deal;
    expect(numbers(takeAll(before, codes(9, 10, 8), princeton).deal)).toEqual([9, 10, 8, 11]);
    const { deal, left } = takeAll(before, codes(8, 9, 10, 12), princeton);
    expect(numbers(deal)).toEqual([8, 9, 10, 11]);
    expect(left).toMatchObject([{ seat: 4, outcome: { kind: 'asks', had: { no: 11 } } }]);
  });

  test('leaves a card where the deal has it, where the seat it should go to is taken by one that stays', () => {
    const before = takeAll(newDeal(4), codes(8, 9, 10, 11), princeton).deal;
    const { deal, left } = takeAll(before, codes(0, 0, 8), princeton);
    expect(deal).toBe(before);
    expect(left).toMatchObject([{ seat: 3, outcome: { kind: 'already', seat: 1, sameSeat: false } }]);
  });

  test('says so of cards for which there is no seat, and changes nothing where nothing is new', () => {
    const full = takeAll(newDeal(2), codes(8, 9, 10), princeton);
    expect(full.left).toMatchObject([{ seat: 3, outcome: { kind: 'noSeat' } }]);
    const again = takeAll(full.deal, codes(8, 9), princeton);
    expect(again.deal).toBe(full.deal);
    expect(again.left).toEqual([]);
    expect(takeAll(full.deal, [], princeton).deal).toBe(full.deal);
  });

  test('never has one card at two seats, nor loses one', () => {
    const seat = fc.constantFrom(0, 1, 2, 3, 8, 9, 10, 11, 12, 13);
    fc.assert(
      fc.property(fc.array(seat, { maxLength: 6 }), fc.array(seat, { maxLength: 7 }), (first, second) => {
        const before = takeAll(newDeal(6, { mafia: 2, civilian: 4 }), codes(...first), princeton).deal;
        const { deal, left } = takeAll(before, codes(...second), princeton);
        const held = numbers(deal).filter((no) => no !== undefined);
        expect(new Set(held).size).toBe(held.length);
        for (const no of numbers(before)) if (no !== undefined) expect(held).toContain(no);
        for (const [i, no] of second.entries()) {
          const text = no === 0 ? undefined : code(no);
          if (text !== undefined) expect(heldAt(deal, i + 1)?.no === no || left.some((one) => one.seat === i + 1)).toBe(true);
        }
        expect(deal === before || undo(deal).held === before.held).toBe(true);
      }),
      { seed: 10, numRuns: 300 },
    );
  });
});
