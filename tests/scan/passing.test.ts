import { describe, expect, it } from 'vitest';
import type { Found } from '../../src/cards/read/found.ts';
import { passing } from '../../web/scan/passing.ts';

const frame = { width: 1280, height: 720 };

/** A code of 200 px whose middle lies so far right of and below the middle of the frame. */
function code(text: string, right: number, below = 0): Found {
  const [x, y] = [frame.width / 2 + right, frame.height / 2 + below];
  const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
  return { text, corners: [at(-100, -100), at(100, -100), at(100, 100), at(-100, 100)] };
}

const texts = (codes: readonly Found[]): string[] => codes.map(({ text }) => text);

describe('codes that pass the middle of the picture between two looks', () => {
  it('are found in the order in which they passed', () => {
    const way = passing();
    expect(way.look([code('a', 100), code('b', 500)], frame, 0)).toEqual([]);
    expect(texts(way.look([code('b', -100), code('a', -500)], frame, 700))).toEqual(['a', 'b']);
    expect(way.look([code('b', -300)], frame, 800)).toEqual([]);
  });

  it('are found though a look between missed them', () => {
    const way = passing();
    way.look([code('a', 300)], frame, 0);
    way.look([], frame, 400);
    expect(texts(way.look([code('a', -300)], frame, 800))).toEqual(['a']);
  });

  it('are not those that stop short, turn back, pass in another row or were last seen long ago', () => {
    const way = passing();
    way.look([code('short', 500), code('back', 300), code('row', 300, 240), code('old', 300)], frame, 0);
    expect(way.look([code('short', 60), code('back', 500), code('row', -300, 240)], frame, 500)).toEqual([]);
    expect(way.look([code('old', -300)], frame, 2_000)).toEqual([]);
  });
});
