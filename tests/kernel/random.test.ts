import { expect, test } from 'vitest';
import { fingerprintOf, seeded, shuffled } from '../../src/kernel/random.ts';

test.each([
  ['nightdeck', 100, [27, 70, 60, 87, 87, 8, 32, 9]],
  ['nightdeck', 2 ** 32, [667038627, 3959433370, 2715946860, 3861465687]],
  ['', 2 ** 32, [1699431568, 3485434084, 3266533278]],
  ['Żółw 狼', 2 ** 32, [3773002344, 2698120973, 3743180037]],
])('the seed “%s” gives the same draws below %d for ever', (seed, n, draws) => {
  const random = seeded(seed);
  expect(draws.map(() => random.below(n))).toEqual(draws);
});

test('a draw that would favour the low numbers is drawn again', () => {
  const [all, some] = [seeded('reject'), seeded('reject')];
  const drawn = Array.from({ length: 9 }, () => all.below(2 ** 32));
  // Below 3,000,000,000 what lies above is no draw at all: folded back it would come up twice as often.
  const fair = drawn.filter((x) => x < 3_000_000_000);
  expect(fair.length).toBeLessThan(drawn.length);
  expect(fair.map(() => some.below(3_000_000_000))).toEqual(fair);
});

test('draws are even: each of six faces within five standard errors over 60,000 throws', () => {
  const random = seeded('even');
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) {
    const face = random.below(6);
    faces[face] = (faces[face] ?? NaN) + 1;
  }
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

test('the same seed gives the same order for ever', () => {
  expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], seeded('order'))).toEqual([5, 1, 8, 4, 6, 7, 3, 2]);
});

test.each([
  ['', '0wvjl67o803'],
  ['night 1', '1gh591wj7zf'],
  ['狼人', '0vjsk4it888'],
])('the fingerprint of “%s” is the same for ever: saves and decks carry it', (text, hash) => {
  expect(fingerprintOf(text)).toBe(hash);
});

test('a fingerprint changes with one character', () => {
  expect(fingerprintOf('night 1')).not.toBe(fingerprintOf('night 2'));
});
