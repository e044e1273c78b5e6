import { expect, test } from 'vitest';
import { fingerprintOf, seeded, shuffled } from '../../src/kernel/random.ts';

test('the same seed gives the same draws for ever', () => {
  const random = seeded('nightdeck');
  expect(Array.from({ length: 8 }, () => random.below(100))).toMatchInlineSnapshot(`
    [
      27,
      70,
      60,
      87,
      87,
      8,
      32,
      9,
    ]
  `);
});

test('draws are even: each of six faces within five standard errors over 60,000 throws', () => {
  const random = seeded('even');
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) faces[random.below(6)]! += 1;
  for (const n of faces) expect(Math.abs(n - 10_000)).toBeLessThan(5 * Math.sqrt(60_000 * (1 / 6) * (5 / 6)));
});

test('there is nothing to draw below one, and it says so instead of drawing for ever', () => {
  for (const n of [0, -1, NaN]) expect(() => seeded('dice').below(n)).toThrow(RangeError);
});

test('a shuffle keeps every card and gives every order', () => {
  const random = seeded('order');
  const orders = new Set(Array.from({ length: 400 }, () => shuffled([1, 2, 3], random).join('')));
  expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
});

test('a fingerprint changes with one character', () => {
  expect(fingerprintOf('night 1')).not.toBe(fingerprintOf('night 2'));
  expect(fingerprintOf('night 1')).toHaveLength(11);
});
