import { describe, expect, test } from 'vitest';
import { mentions, seatGaps } from '../../src/kernel/seat-gaps.ts';
import { said } from '../../src/kernel/types.ts';

describe('the gaps of a message that are filled with seats', () => {
  test('are those with one seat, with several and with none at the moment', () => {
    expect(seatGaps(said('m', { who: { seat: 3 }, others: { seats: [1, 2] }, rest: { seats: [] }, n: 4 }))).toEqual([[3], [1, 2], []]);
    expect(seatGaps(said('m'))).toEqual([]);
  });

  test('are also those of the messages within it', () => {
    const inner = said('inner', { who: { seat: 5 } });
    expect(seatGaps(said('m', { why: { said: inner }, all: { list: [inner, said('plain')] } }))).toEqual([[5], [5]]);
  });
});

test('words mention a seat that stands in any of their gaps', () => {
  const words = said('m', { who: { seat: 3 }, others: { seats: [1, 2] } });
  expect([1, 2, 3, 4].map((seat) => mentions(words, seat))).toEqual([true, true, true, false]);
});
