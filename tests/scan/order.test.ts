import { describe, expect, it } from 'vitest';
import { seatCards } from '../../src/cards/read/correct.ts';
import { inSeatOrder } from '../../src/cards/read/order.ts';
import { sameSeats, seated } from '../support/seats.ts';
import { shot, wholeView } from '../support/table-shots.ts';
import { tableOf } from '../support/tables.ts';

const every = (): boolean => true;

describe('photos of a table', () => {
  const table = tableOf('ring', 12, 6, { seed: 4 });
  const view = wholeView(table.seats, { tilt: 30, turn: 20, noise: 0.4 });

  it('are read in the order of seats, with a gap for a card that is missing', () => {
    const without = table.seats.filter((_, i) => i !== 3);
    const { arrangements } = inSeatOrder([shot(without, view)], { seats: 12 }, every);
    expect(arrangements).toHaveLength(1);
    expect(arrangements[0]?.shape).toBe('ring');
    expect(sameSeats(seatCards(arrangements[0] ?? { places: [], closed: true, shape: 'ring', sure: 0 }), seated(table, [4]), true)).toBe(
      true,
    );
  });

  it('are one table where they show the same cards, else one after the other', () => {
    const halves = [table.seats.slice(0, 7), table.seats.slice(5)];
    const joined = inSeatOrder(
      halves.map((half, i) => shot(half, { ...view, turn: 100 * i })),
      { seats: 12 },
      every,
    );
    expect(joined.arrangements.map(({ places }) => places.length)).toEqual([12]);
    const apart = inSeatOrder([shot(table.seats.slice(0, 4), view), shot(table.seats.slice(4), view)], {}, every);
    expect(
      apart.arrangements
        .flatMap((one) => seatCards(one))
        .filter((card) => card !== undefined)
        .sort(),
    ).toEqual(table.seats.map(({ text }) => text).sort());
    expect(apart.arrangements).toHaveLength(2);
  });

  it('show a card at the end of a row as a gap where its code was found and not read', () => {
    const row = tableOf('row', 8, 5, { seed: 2 });
    const whole = shot(row.seats, wholeView(row.seats, { tilt: 25, noise: 0.4 }));
    const [first] = whole.codes;
    const photo = { ...whole, codes: whole.codes.slice(1), unread: first === undefined ? [] : [first.corners] };
    const [found] = inSeatOrder([photo], { seats: 8 }, every).arrangements;
    expect(found && seatCards(found)).toEqual(seated(row, [1]));
    expect(found?.places[0]?.sure).toBe(1);
    // Without what was found and not read nothing tells which end it is.
    const [blind] = inSeatOrder([{ ...photo, unread: [] }], { seats: 8 }, every).arrangements;
    expect(blind?.places.find(({ card }) => card === undefined)?.sure).toBeLessThan(0.5);
  });

  it('name codes that lie at two places, and are nothing without cards', () => {
    const double = table.seats.map((card, i) => (i === 5 ? { ...card, text: 'C1' } : card));
    expect(inSeatOrder([shot(double, view)], { seats: 12 }, every).doubles).toEqual(['C1']);
    expect(inSeatOrder([{ width: 100, height: 100, codes: [] }])).toEqual({ arrangements: [], doubles: [] });
  });
});
