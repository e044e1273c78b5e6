import { describe, expect, it } from 'vitest';
import { layOut, leastHeight } from '../../web/elements/ring-layout.ts';

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

  it.each(widths)('stand so in any height from the least on, and take no more than they are left, for 5 to 40 seats in %i px', (width) => {
    for (const seats of Array.from({ length: 36 }, (_, i) => i + 5)) {
      const least = leastHeight(seats, width);
      for (const room of [least, least + 10, least + 60, least + 150, layOut(seats, width).height - 1]) {
        const { places, token, height } = layOut(seats, width, room);
        const where = `${String(seats)} seats in ${String(room)} px`;
        expect(height, where).toBeLessThanOrEqual(Math.max(least, room));
        expect(token, where).toBeGreaterThanOrEqual(44);
        expect(Math.max(...places.map(({ y }) => Math.abs(y))) + token / 2, where).toBeLessThanOrEqual(height / 2 + 0.01);
        const apart = places.flatMap(({ x, y }, i) => places.slice(i + 1).map((other) => Math.hypot(other.x - x, other.y - y)));
        expect(Math.min(...apart), where).toBeGreaterThanOrEqual(token * 0.97);
      }
    }
  });

  it('are pressed flat before they become smaller', () => {
    const free = layOut(12, 328);
    const pressed = layOut(12, 328, free.height - 40);
    expect(pressed.height).toBe(free.height - 40);
    expect(pressed.token).toBe(free.token);
    expect(layOut(12, 328, leastHeight(12, 328)).token).toBeLessThan(free.token);
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
