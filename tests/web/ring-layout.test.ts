import { describe, expect, it } from 'vitest';
import { layOut } from '../../web/elements/ring-layout.ts';

const sizes = Array.from({ length: 29 }, (_, i) => i + 5);
const widths = [328, 360, 620, 1200];

describe('seats laid out in a ring', () => {
  it.each(widths)('stand at least 44 px large, apart, and inside the box, for 5 to 33 seats in %i px', (width) => {
    for (const seats of sizes) {
      const { places, token, width: across, height } = layOut(seats, width);
      expect(places).toHaveLength(seats);
      expect(token).toBeGreaterThanOrEqual(44);
      expect(across).toBeLessThanOrEqual(width);
      for (const [i, { x, y }] of places.entries()) {
        expect(Math.abs(x) + token / 2, `seat ${String(i + 1)} of ${String(seats)}`).toBeLessThanOrEqual(across / 2 + 0.01);
        expect(Math.abs(y) + token / 2).toBeLessThanOrEqual(height / 2 + 0.01);
        const next = places[(i + 1) % seats] ?? { x: 0, y: 0 };
        expect(Math.hypot(next.x - x, next.y - y), `seats ${String(i + 1)} and next of ${String(seats)}`).toBeGreaterThanOrEqual(
          token * 0.97,
        );
      }
    }
  });

  it('begin at the top and go clockwise', () => {
    const { places } = layOut(8, 360);
    const [first, second, third] = places;
    expect(first?.x).toBeCloseTo(0);
    expect(first?.y).toBeLessThan(0);
    expect(second?.x).toBeGreaterThan(0);
    expect(third?.x).toBeGreaterThan(second?.x ?? 0);
  });

  it('leave a phone’s screen room for the rest: 33 seats are no taller than 640 px', () => {
    expect(layOut(33, 328).height).toBeLessThanOrEqual(640);
  });
});
