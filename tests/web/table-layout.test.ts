import { describe, expect, it } from 'vitest';
import { leastHeight, leastSeat, tableLayout, wantedHeight, type TableLayout } from '../../web/elements/table-layout.ts';

const sizes = Array.from({ length: 36 }, (_, i) => i + 5);
const widths = [240, 328, 360, 500, 760, 1200];

/** Whether every seat is in the box and none lies on another: circles are told apart by their middles. */
function expectApart({ form, width, height, seat, places }: TableLayout, where: string): void {
  const furthest = (along: readonly number[]): number => Math.max(...along.map(Math.abs));
  expect(furthest(places.map(({ x }) => x)) + seat.width / 2, where).toBeLessThanOrEqual(width / 2 + 0.01);
  expect(furthest(places.map(({ y }) => y)) + seat.height / 2, where).toBeLessThanOrEqual(height / 2 + 0.01);
  const gaps = places.flatMap((one, i) =>
    places.slice(i + 1).map((other) => {
      const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
      return form === 'grid' ? Math.max(dx - seat.width, dy - seat.height) : Math.hypot(dx, dy) - seat.width;
    }),
  );
  expect(Math.min(...gaps), where).toBeGreaterThanOrEqual(form === 'grid' ? 3 : -0.03 * seat.width);
}

describe('seats at a table', () => {
  it.each(widths)(
    'stand apart, as large as a finger needs, inside any box from the least height on, for 5 to 40 seats in %i px',
    (width) => {
      for (const seats of sizes) {
        const least = leastHeight(seats, width);
        for (const room of [least, least + 10, wantedHeight(seats, width), least + 60, least + 150, 2 * width]) {
          const layout = tableLayout(seats, width, room);
          const where = `${String(seats)} seats in ${String(width)} × ${String(room)} px`;
          expect(layout.places, where).toHaveLength(seats);
          expect(layout.width, where).toBeLessThanOrEqual(width);
          expect(layout.height, where).toBeLessThanOrEqual(room + 0.01);
          expect(Math.min(layout.seat.width, layout.seat.height), where).toBeGreaterThanOrEqual(leastSeat(seats));
          expectApart(layout, where);
        }
      }
    },
  );

  it.each(widths)('stand in a ring of seats of 44 px and more where the height is free, in %i px', (width) => {
    for (const seats of sizes) {
      const layout = tableLayout(seats, width);
      expect(layout.form).toBe('ring');
      expect(layout.seat.width).toBeGreaterThanOrEqual(44);
      expectApart(layout, `${String(seats)} seats`);
    }
  });

  it('need no more height than a small phone has left beside words and answers', () => {
    expect(leastSeat(16)).toBe(44);
    expect(leastSeat(40)).toBe(32);
    expect(leastHeight(16, 328)).toBeLessThanOrEqual(180);
    expect(leastHeight(40, 328)).toBeLessThanOrEqual(180);
  });

  it('stand in a ring while it is wide enough, then on two lines, and in rows where it is low', () => {
    expect(tableLayout(12, 328, 200).form).toBe('ring');
    expect(tableLayout(24, 328, 328).form).toBe('double');
    expect(tableLayout(24, 328, 180).form).toBe('grid');
    expect(tableLayout(12, 328, 100).form).toBe('grid');
  });

  it('stand on two lines on a larger screen as well where that makes their names larger by a sixth, in a ring where it is wide enough', () => {
    expect(tableLayout(24, 620, 444).form).toBe('ring');
    const two = tableLayout(40, 752, 690);
    expect(two.form).toBe('double');
    expect(two.seat.width).toBeGreaterThanOrEqual(72);
  });

  it('are larger where few sit at a large screen', () => {
    expect(tableLayout(12, 472, 444).seat.width).toBe(92);
    expect(tableLayout(12, 752, 690).seat.width).toBeGreaterThanOrEqual(120);
  });

  it('are pressed flat before they become smaller', () => {
    const free = tableLayout(12, 328);
    const pressed = tableLayout(12, 328, free.height - 40);
    expect(pressed.height).toBe(free.height - 40);
    expect(pressed.seat.width).toBeGreaterThanOrEqual(free.seat.width);
    expect(tableLayout(12, 328, wantedHeight(12, 328)).seat.width).toBeLessThan(free.seat.width);
  });

  it('begin at the top and go clockwise, in two lines as well', () => {
    for (const { places } of [tableLayout(8, 360), tableLayout(24, 328, 328)]) {
      const [first, second] = places;
      expect(first?.x).toBeCloseTo(0);
      expect(first?.y).toBeLessThan(0);
      expect(second?.x).toBeGreaterThan(0);
      const turns = places.map(({ x, y }) => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI));
      expect([...turns].sort((a, b) => a - b)).toEqual(turns);
    }
  });

  it('stand in rows from left to right, as broad as the height allows', () => {
    const { places, seat } = tableLayout(24, 328, 180);
    expect(seat.width).toBeGreaterThan(60);
    for (const [i, { x, y }] of places.entries()) {
      const before = places[i - 1];
      if (before) expect(y > before.y || (y === before.y && x > before.x)).toBe(true);
    }
  });
});
