import { describe, expect, it } from 'vitest';
import { type Found, found, inTime, lookWith, middle, placed, type Quad, side, stillUnread, union } from '../../src/cards/read/found.ts';
import { blank } from '../../src/cards/read/gray.ts';

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

describe('codes that were found and not read', () => {
  const corners = (x: number, y: number): Quad => code('', x, y).corners;

  it('are told once each, and not where one was read after all', () => {
    const unread = [corners(30, 30), corners(34, 32), corners(100, 30), corners(200, 30)];
    expect(stillUnread(unread, [code('a', 103, 28)])).toEqual([corners(30, 30), corners(200, 30)]);
  });

  it('are told up to a thousand, which lie on no table: a picture full of them is not looked through to its end', () => {
    const many = Array.from({ length: 3_000 }, (_, i) => corners(30 + 60 * (i % 60), 30 + 60 * Math.trunc(i / 60)));
    expect(stillUnread(many, [])).toEqual(many.slice(0, 1_000));
  });

  it('are told from things that only look like a code', () => {
    const [topLeft, topRight, bottomRight, bottomLeft] = corners(50, 50);
    const result = { text: '', isValid: false, position: { topLeft, topRight, bottomRight, bottomLeft } };
    const unread: Quad[] = [];
    const codes = found(
      [
        { ...result, error: 'ChecksumError @ QRDecoder.cpp:337' },
        { ...result, error: 'FormatError (Invalid symbol size)' },
        { ...result, error: '', isValid: true, text: 'a' },
      ],
      unread,
    );
    expect(codes).toEqual([code('a', 50, 50)]);
    expect(unread).toEqual([corners(50, 50)]);
  });

  it('are not asked for where they are more than the decoder can tell: what it can read is read all the same', async () => {
    const [topLeft, topRight, bottomRight, bottomLeft] = corners(50, 50);
    const position = { topLeft, topRight, bottomRight, bottomLeft };
    const look = lookWith((_, { returnErrors }) =>
      Promise.resolve([
        returnErrors ? { text: '', isValid: false, error: 'Unknown error', position } : { text: 'a', isValid: true, error: '', position },
      ]),
    );
    expect(await look(blank(90, 90), 'quick', [])).toEqual([code('a', 50, 50)]);
    // Nor are they where the time is over: what was found by then is the answer.
    expect(await inTime(look, () => false)(blank(90, 90), 'quick')).toHaveLength(1);
    expect(await inTime(look, () => true)(blank(90, 90), 'quick')).toEqual([]);
  });
});
