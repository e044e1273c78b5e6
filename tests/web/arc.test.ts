import { describe, expect, it } from 'vitest';
import { seatsBetween } from '../../web/elements/arc.ts';

describe('the seats between two others', () => {
  it('go clockwise, both ends left out, past the last seat to the first', () => {
    expect(seatsBetween(2, 6, 8)).toEqual([3, 4, 5]);
    expect(seatsBetween(6, 2, 8)).toEqual([7, 8, 1]);
    expect(seatsBetween(8, 2, 8)).toEqual([1]);
  });

  it('are nobody between neighbours, and everybody else from a seat round to itself', () => {
    expect(seatsBetween(3, 4, 8)).toEqual([]);
    expect(seatsBetween(8, 1, 8)).toEqual([]);
    expect(seatsBetween(3, 3, 5)).toEqual([4, 5, 1, 2]);
  });
});
