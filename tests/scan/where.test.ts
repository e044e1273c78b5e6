import { describe, expect, it } from 'vitest';
import type { Arrangement } from '../../src/cards/read/arrangement.ts';
import { missing } from '../../src/cards/read/where.ts';
import { tableOf } from '../support/tables.ts';

/** A ring, its first seat on the right and then clockwise, or a row from left to right; without these seats. */
function without(seats: readonly number[], shape: 'ring' | 'row' = 'ring'): Arrangement {
  const places = tableOf(shape, 12, 4, { jitter: 0, own: 0 }).seats.map(({ text, x, y }, i) => ({
    card: seats.includes(i + 1) ? undefined : text,
    x,
    y,
    sure: 1,
  }));
  return { shape, closed: shape === 'ring', places, sure: 1 };
}

describe('where to point the camera for what is missing', () => {
  it('is between the neighbours, and on a side of the picture', () => {
    expect(missing(without([4]))).toEqual([{ seats: [4], before: 3, after: 5, side: 'bottom' }]);
    expect(missing(without([1]))).toEqual([{ seats: [1], before: 12, after: 2, side: 'right' }]);
    expect(missing(without([8, 9]))).toEqual([{ seats: [8, 9], before: 7, after: 10, side: 'topLeft' }]);
  });

  it('is told once for neighbours, also where the last seat is beside the first', () => {
    expect(missing(without([12, 1, 6]))).toEqual([
      { seats: [6], before: 5, after: 7, side: 'bottomLeft' },
      { seats: [12, 1], before: 11, after: 2, side: 'right' },
    ]);
  });

  it('is beyond the last card of a row', () => {
    expect(missing(without([12], 'row'))).toEqual([{ seats: [12], before: 11, after: undefined, side: 'right' }]);
  });

  it('leaves out seats that have a card already', () => {
    expect(missing(without([4, 5]), new Set([4]))).toEqual([{ seats: [5], before: 4, after: 6, side: 'bottomLeft' }]);
  });
});
