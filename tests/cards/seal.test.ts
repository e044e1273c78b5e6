import { expect, test } from 'vitest';
import { scrambled, unscrambled } from '../../src/cards/seal.ts';

test('every 20-bit number has an image of its own and comes back (every 256th tried)', () => {
  const images = new Set<number>();
  for (let n = 0; n < 2 ** 20; n += 256) {
    const image = scrambled(n, 'secret');
    expect(image).toBeLessThan(2 ** 20);
    expect(unscrambled(image, 'secret')).toBe(n);
    images.add(image);
  }
  expect(images.size).toBe(2 ** 12);
});

test('another secret gives other images, spread over the whole range', () => {
  const cards = Array.from({ length: 999 }, (_, i) => (i + 1) << 10);
  const same = cards.filter((n) => scrambled(n, 'a') === scrambled(n, 'b'));
  expect(same.length).toBeLessThan(4);
  const low = cards.filter((n) => scrambled(n, 'a') < 2 ** 19).length;
  expect(low).toBeGreaterThan(420);
  expect(low).toBeLessThan(580);
});
