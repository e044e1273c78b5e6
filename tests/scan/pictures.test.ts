import { describe, expect, it } from 'vitest';
import { enlarge, half, sharpen, smooth } from '../../src/cards/read/filters.ts';
import { blank, brightness, centre, crop, fromRgba, type Gray, toPgm } from '../../src/cards/read/gray.ts';

const picture = (rows: readonly (readonly number[])[]): Gray => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.flat()),
});
const rows = ({ width, height, data }: Gray): number[][] =>
  Array.from({ length: height }, (_, y) => [...data.subarray(y * width, (y + 1) * width)]);

describe('grey pictures', () => {
  it('take red, green and blue by how bright the eye sees them', () => {
    const rgba = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]);
    expect([...fromRgba(rgba, 4, 1).data]).toEqual([76, 150, 29, 255]);
  });

  it('are cut at their own edges', () => {
    const whole = picture([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
    expect(rows(crop(whole, { x: 1, y: 1, width: 9, height: 9 }))).toEqual([
      [5, 6],
      [8, 9],
    ]);
    expect(centre(blank(100, 60), 80)).toEqual({ x: 10, y: 0, width: 80, height: 60 });
  });

  it('have a mean brightness', () => {
    expect(
      brightness(
        picture([
          [0, 100],
          [200, 100],
        ]),
      ),
    ).toBe(100);
  });

  it('become a graymap with a header and their bytes', () => {
    expect(Buffer.from(toPgm(picture([[65, 66]]))).toString('latin1')).toBe('P5\n2 1\n255\nAB');
  });
});

describe('filters', () => {
  it('leave a plain picture as it is', () => {
    const plain = blank(9, 7, 130);
    for (const filter of [smooth, sharpen]) expect(filter(plain)).toEqual(plain);
    expect(enlarge(plain, 2)).toEqual(blank(18, 14, 130));
    expect(half(plain)).toEqual(blank(4, 3, 130));
  });

  it('halve by taking the mean of four', () => {
    expect(
      rows(
        half(
          picture([
            [0, 4, 8, 8],
            [4, 8, 8, 8],
          ]),
        ),
      ),
    ).toEqual([[4, 8]]);
  });

  it('enlarge with steps between the old pixels', () => {
    expect(rows(enlarge(picture([[0, 100]]), 2))).toEqual([
      [0, 25, 75, 100],
      [0, 25, 75, 100],
    ]);
  });

  it('smooth a speck away and sharpen an edge', () => {
    const speck = blank(5, 5, 0);
    speck.data[12] = 160;
    expect(smooth(speck).data[12]).toBe(40);
    const edge = sharpen(picture(Array.from({ length: 6 }, () => [50, 50, 50, 150, 150, 150])));
    const middle = rows(edge)[3] ?? [];
    expect(middle[2]).toBeLessThan(50);
    expect(middle[3]).toBeGreaterThan(150);
  });
});
