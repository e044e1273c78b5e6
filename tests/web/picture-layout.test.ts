import { describe, expect, it } from 'vitest';
import type { Shape } from '../../src/cards/read/shape/guess.ts';
import { pictureLayout } from '../../web/elements/picture-layout.ts';
import { tableOf } from '../support/tables.ts';

const shapes: readonly Shape[] = ['ring', 'oval', 'horseshoe', 'row', 'rows', 'grid'];

describe('the picture of a table', () => {
  it.each([288, 328, 560])('of 1 to 40 seats has markers of at least 36 px that do not overlap, at a width of %i px', (width) => {
    for (const shape of shapes) {
      for (const seats of [1, 2, 5, 8, 12, 16, 24, 33, 40]) {
        const { places, token, height, ...drawn } = pictureLayout(tableOf(shape, seats, 4, { seed: seats }).seats, width, 320);
        expect(token).toBeGreaterThanOrEqual(36);
        const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
        expect(Math.min(...xs, ...ys) - token / 2).toBeGreaterThanOrEqual(-0.01);
        expect(Math.max(...xs) + token / 2).toBeLessThanOrEqual(drawn.width + 0.01);
        expect(Math.max(...ys) + token / 2).toBeLessThanOrEqual(height + 0.01);
        const gaps = places.flatMap((a, i) => places.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
        expect(Math.min(...gaps), `${shape} ${seats}`).toBeGreaterThanOrEqual(0.7 * token);
      }
    }
  });

  it('fits a phone without scrolling sideways with up to 24 seats in a ring or 8 in a row', () => {
    for (const [shape, seats] of [
      ['ring', 12],
      ['ring', 24],
      ['oval', 24],
      ['rows', 16],
      ['row', 8],
      ['grid', 40],
      ['horseshoe', 16],
    ] as const)
      expect(pictureLayout(tableOf(shape, seats, 4, { seed: 3, jitter: 0.08 }).seats, 328, 320).width, `${shape} ${seats}`).toBe(328);
  });
});
