import { describe, expect, it } from 'vitest';
import { busiest } from '../../src/cards/read/busy.ts';
import { even } from '../../src/cards/read/even.ts';
import { enlarge, half, sharpen, smooth } from '../../src/cards/read/filters.ts';
import { blank, brightness, centre, crop, fromRgba, type Gray, toPgm } from '../../src/cards/read/gray.ts';
import { turned } from '../../src/cards/read/turned.ts';
import { quarterTurned } from '../../web/scan/quarter-turned.ts';

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

it.each([
  [
    0,
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [
    90,
    [
      [4, 1],
      [5, 2],
      [6, 3],
    ],
  ],
  [
    180,
    [
      [6, 5, 4],
      [3, 2, 1],
    ],
  ],
  [
    270,
    [
      [3, 6],
      [2, 5],
      [1, 4],
    ],
  ],
])('a picture is turned clockwise by %i degrees', (degrees, as) => {
  expect(
    rows(
      quarterTurned(
        picture([
          [1, 2, 3],
          [4, 5, 6],
        ]),
        degrees,
      ),
    ),
  ).toEqual(as);
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

describe('light that is evened out', () => {
  it('leaves one shade as it is, however bright, and makes the same pattern of the same paper in light and in shadow', () => {
    expect(new Set(even(blank(20, 20, 40), 4).data)).toEqual(new Set([128]));
    const paper = blank(80, 40, 0);
    for (let i = 0; i < paper.data.length; i++) {
      const [x, y] = [i % 80, Math.floor(i / 80)];
      const ink = ((x >> 2) + (y >> 2)) % 2 === 0;
      paper.data[i] = (ink ? 40 : 200) * (x < 40 ? 1 : 0.5);
    }
    const { data } = even(paper, 8);
    // Far from the edge of the shadow, at the same place of the pattern.
    for (const [x, y] of [
      [10, 20],
      [14, 20],
      [12, 22],
    ] as const) {
      expect(Math.abs((data[y * 80 + x] ?? 0) - (data[y * 80 + x + 48] ?? 0))).toBeLessThan(12);
    }
  });

  it('is the mean and deviation of the square around each pixel, cut at the edges', () => {
    const random = Array.from({ length: 35 }, (_, i) => (i * 97) % 251);
    const noise = { width: 7, height: 5, data: Uint8Array.from(random) };
    const { data } = even(noise, 2);
    for (let y = 0; y < 5; y++) {
      for (let x = 0; x < 7; x++) {
        const around = random.filter((_, i) => Math.abs((i % 7) - x) <= 2 && Math.abs(Math.floor(i / 7) - y) <= 2);
        const mean = around.reduce((sum, value) => sum + value, 0) / around.length;
        const deviation = Math.sqrt(around.reduce((sum, value) => sum + (value - mean) ** 2, 0) / around.length);
        const expected = 128 + (70 * ((random[y * 7 + x] ?? 0) - mean)) / (deviation + 10);
        expect(data[y * 7 + x]).toBe(Math.round(Math.max(0, Math.min(255, expected))));
      }
    }
  });
});

describe('a picture turned aside', () => {
  it.each([25, -70, 180])('shows what it showed, and tells where that lies in the picture: %i°', (degrees) => {
    const picture = blank(90, 60, 200);
    for (let y = 40; y < 46; y++) picture.data.fill(20, y * 90 + 62, y * 90 + 68);
    const { picture: slanting, back } = turned(picture, degrees);
    const dark = [...slanting.data].flatMap((shade, i) =>
      shade < 100 ? [{ x: (i % slanting.width) + 0.5, y: Math.floor(i / slanting.width) + 0.5 }] : [],
    );
    const mean = (of: 'x' | 'y'): number => dark.reduce((sum, point) => sum + point[of], 0) / dark.length;
    const at = { x: mean('x'), y: mean('y') };
    const [code] = back([{ text: 'A', corners: [at, at, at, at] }]);
    expect(code?.text).toBe('A');
    expect(Math.hypot((code?.corners[0].x ?? 0) - 65, (code?.corners[0].y ?? 0) - 43)).toBeLessThan(0.5);
  });
});

describe('busy places', () => {
  it('are where light and dark change often, before a single hard edge', () => {
    const scene = blank(640, 480, 90);
    // A card on the left: one hard edge. A pattern of modules at the right.
    for (let y = 100; y < 400; y++) scene.data.fill(250, y * 640 + 40, y * 640 + 240);
    for (let y = 200; y < 300; y++) {
      for (let x = 450; x < 550; x++) scene.data[y * 640 + x] = (x * 7 + (y >> 2) * (x >> 2) * 13) % 3 === 0 ? 40 : 130;
    }
    const [first, second] = busiest(scene, 2);
    expect(Math.hypot((first?.x ?? 0) - 500, (first?.y ?? 0) - 250)).toBeLessThan(60);
    expect(Math.hypot((second?.x ?? 0) - 500, (second?.y ?? 0) - 250)).toBeGreaterThan(100);
  });

  it('are none in a picture of one shade', () => {
    expect(busiest(blank(640, 480, 90), 3)).toEqual([]);
  });
});
