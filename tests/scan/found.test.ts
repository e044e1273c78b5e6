import { describe, expect, it } from 'vitest';
import { type Found, middle, placed, side, union } from '../../src/cards/read/found.ts';
import { inReadingOrder } from '../../src/cards/read/order.ts';

/** A code of 20 pixels with its middle there. */
const code = (text: string, x: number, y: number): Found => ({
  text,
  corners: [
    { x: x - 10, y: y - 10 },
    { x: x + 10, y: y - 10 },
    { x: x + 10, y: y + 10 },
    { x: x - 10, y: y + 10 },
  ],
});
const texts = (codes: readonly Found[]): string => codes.map(({ text }) => text).join('');

describe('codes found in a picture', () => {
  it('have a middle and a side', () => {
    expect(middle(code('a', 30, 40))).toEqual({ x: 30, y: 40 });
    expect(side(code('a', 30, 40))).toBe(20);
  });

  it('are put back where they lie in the whole picture', () => {
    expect(placed([code('a', 40, 20)], 2, 100, 50).map(middle)).toEqual([{ x: 120, y: 60 }]);
  });

  it('are one when the same text lies in the same place, and two when it lies elsewhere', () => {
    expect(union([code('a', 30, 30)], [code('a', 32, 29), code('b', 30, 30), code('a', 200, 30)])).toHaveLength(3);
  });
});

describe('the order of cards on a table', () => {
  it('is row by row and from the left, in rows that are not quite straight', () => {
    const table = [code('c', 210, 14), code('e', 95, 112), code('a', 10, 10), code('b', 100, 0), code('f', 200, 95), code('d', 5, 105)];
    expect(texts(inReadingOrder(table))).toBe('abcdef');
  });

  it('of one card is that card, and of none is nothing', () => {
    expect(texts(inReadingOrder([code('a', 1, 1)]))).toBe('a');
    expect(inReadingOrder([])).toEqual([]);
  });
});
