import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arranged, orientationOf, oriented, type Arrangement } from '../../src/cards/read/arrangement.ts';
import { seatCards } from '../../src/cards/read/correct.ts';
import type { Shape } from '../../src/cards/read/shape/guess.ts';
import { uniform } from '../support/noise.ts';
import { photographed, sameSeats, seated } from '../support/seats.ts';
import { type Table, tableOf, threeSides } from '../support/tables.ts';

/** The tables that are named in the promise of the scanner. */
const named: readonly { readonly name: string; readonly table: (seed: number) => Table }[] = [
  { name: 'a ring of 12', table: (seed) => tableOf('ring', 12, 6, { seed }) },
  { name: 'a ring of 24', table: (seed) => tableOf('ring', 24, 5, { seed }) },
  { name: 'an oval of 14', table: (seed) => tableOf('oval', 14, 5, { seed }) },
  { name: 'a horseshoe of 12', table: (seed) => tableOf('horseshoe', 12, 5, { seed }) },
  { name: 'three sides of a table, 13', table: (seed) => threeSides(13, 5, { seed }) },
  { name: 'a row of 10', table: (seed) => tableOf('row', 10, 5, { seed }) },
  { name: 'two rows of 8', table: (seed) => tableOf('rows', 16, 5, { seed }) },
  { name: 'a grid of 4 × 3', table: (seed) => tableOf('grid', 12, 5, { seed }) },
];
const open: readonly Shape[] = ['horseshoe', 'row'];
const isClosed = ({ shape }: Pick<Table, 'shape'>): boolean => shape === 'ring' || shape === 'oval' || shape === 'rows';
const wrong = (table: Table, unread: readonly number[], { places, ...rest }: Arrangement): string =>
  `${table.shape} without ${unread.join(', ')} seen as ${rest.shape}: ${places.map(({ card }) => card ?? '_').join(' ')}`;

/** Seats whose cards cannot be read; at the end of an open shape nothing shows which card is missing. */
function unreadSeats(table: Table, count: number, random: () => number): number[] {
  const end = open.includes(table.shape) ? 1 : 0;
  const seats = new Set<number>();
  while (seats.size < count) seats.add(1 + end + Math.floor(random() * (table.seats.length - 2 * end)));
  return [...seats];
}

describe('the order of cards in one picture', () => {
  for (const { name, table: tableFor } of named) {
    it(`has every seat right and gaps where cards cannot be read: ${name}, at any tilt and turn`, () => {
      let seed = 0;
      for (const tilt of [0, 25, 45]) {
        for (const count of [0, 1, 2]) {
          for (let turn = 0; turn < 360; turn += 45) {
            const random = uniform(++seed);
            const table = tableFor(seed);
            const unread = unreadSeats(table, count, random);
            const found = photographed(table, { tilt, towards: 360 * random(), turn: turn + 30 * random(), seed }, unread);
            expect(sameSeats(seatCards(found), seated(table, unread), isClosed(table)), wrong(table, unread, found)).toBe(true);
          }
        }
      }
    });
  }

  it('is right for 5 to 40 seats at up to 50° of tilt, or says that it is not sure', () => {
    let unsure = 0;
    let runs = 0;
    const shapes: readonly Shape[] = ['ring', 'oval', 'horseshoe', 'row', 'rows', 'grid'];
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        fc.integer({ min: 5, max: 40 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (shape, seats, count, seed) => {
          const random = uniform(seed);
          const table = tableOf(shape, seats, 5, { seed, jitter: 0.12 * random(), own: 30 * random() });
          const unread = new Set<number>();
          while (unread.size < count) unread.add(1 + Math.floor(random() * seats));
          const held = { tilt: 50 * random(), towards: 360 * random(), turn: 360 * random(), seed };
          const found = photographed(table, held, [...unread]);
          const closed = isClosed(table) || isClosed(found);
          const right = sameSeats(seatCards(found), seated(table, [...unread]), closed);
          const sure = Math.min(found.sure, ...found.places.map((place) => place.sure));
          runs++;
          if (!right) unsure++;
          return right || sure < 0.5;
        },
      ),
      { numRuns: 200, seed: 20 },
    );
    expect(unsure / runs).toBeLessThan(0.08);
  });

  it('names the shape it sees', () => {
    const shapes: readonly Shape[] = ['ring', 'oval', 'horseshoe', 'row', 'rows', 'grid'];
    const seen = shapes.map((shape) =>
      [12, 16, 20].map((seats) => photographed(tableOf(shape, seats, 5, { seed: seats }), { tilt: 30, seed: seats }).shape),
    );
    expect(seen).toEqual(shapes.map((shape) => [shape, shape, shape]));
  });

  it('sees clear gaps even where nobody says how many cards there are', () => {
    for (const shape of ['ring', 'row', 'rows', 'grid'] as const) {
      const table = tableOf(shape, 16, 5, { seed: 3, jitter: 0.06 });
      const found = arranged(
        table.seats.filter((_, i) => i !== 5),
        {},
      );
      expect(sameSeats(found === undefined ? [] : seatCards(found), seated(table, [6]), isClosed(table)), shape).toBe(true);
    }
  });

  it('does not take a pattern between two cards for a card that was seen and not read', () => {
    for (const { shape, seats, missing } of [
      { shape: 'ring', seats: 24, missing: [1, 16, 24] },
      { shape: 'rows', seats: 16, missing: [9, 10, 11] },
    ] as const) {
      const { seats: cards, ...table } = tableOf(shape, seats, 4, { seed: 5 });
      const [a, b] = [cards[5], cards[6]];
      if (a === undefined || b === undefined) throw new Error('there are six seats and more');
      const lying = cards.filter((_, i) => !missing.some((seat) => seat === i + 1));
      const found = arranged([...lying, { text: '', x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, up: a.up }], { seats });
      expect(found && sameSeats(seatCards(found), seated({ ...table, seats: cards }, missing), true), shape).toBe(true);
    }
  });

  it('says so when a card may be missing at either end of a row', () => {
    const table = tableOf('row', 10, 5, { seed: 4 });
    const found = photographed(table, { tilt: 20 }, [1]);
    const gap = found.places.findIndex(({ card }) => card === undefined);
    expect([0, 9]).toContain(gap);
    expect(found.places[gap]?.sure).toBeLessThan(0.5);
    expect(seatCards(found).filter((card) => card !== undefined)).toEqual(seated(table).slice(1));
  });

  it('is found for 40 cards in 10 ms', () => {
    const tables = (['ring', 'oval', 'horseshoe', 'row', 'rows', 'grid'] as const).map((shape) => tableOf(shape, 40, 5, { seed: 9 }));
    const lying = tables.map(({ seats }) => seats.slice(0, 39));
    const time = (): number => {
      const start = process.cpuUsage();
      for (const cards of lying) arranged(cards, { seats: 40 });
      const { user } = process.cpuUsage(start);
      return user / 1000 / lying.length;
    };
    const times = Array.from({ length: 12 }, time).sort((a, b) => a - b);
    console.log(`40 cards are put in order in ${(times[0] ?? 0).toFixed(1)} ms of CPU time`);
    expect(times[0]).toBeLessThan(10);
  });
});

describe('which seat is the first', () => {
  it('is that of the card nearest to the bottom of the picture, and then clockwise', () => {
    const table = tableOf('ring', 12, 6, { jitter: 0, own: 0 });
    const found = arranged(table.seats, { seats: 12 });
    // Seat 4 of the table lies straight below its middle.
    expect(found === undefined ? [] : seatCards(found)).toEqual([
      'C4',
      'C5',
      'C6',
      'C7',
      'C8',
      'C9',
      'C10',
      'C11',
      'C12',
      'C1',
      'C2',
      'C3',
    ]);
  });

  it('of two rows begins the lower row', () => {
    const found = arranged(tableOf('rows', 10, 5, { seed: 2 }).seats, { seats: 10 });
    expect(found === undefined ? [] : seatCards(found)).toEqual(['C6', 'C7', 'C8', 'C9', 'C10', 'C1', 'C2', 'C3', 'C4', 'C5']);
  });

  it('of a grid and of a row is as the cards are read, however the phone is turned', () => {
    for (const shape of ['row', 'grid'] as const) {
      for (const turn of [0, 100, 180, 260]) {
        const table = tableOf(shape, 12, 5, { seed: 6 });
        expect(seatCards(photographed(table, { tilt: 20, turn }))).toEqual(seated(table));
      }
    }
  });

  it('is as in the last game where that is known, and so is the way round', () => {
    const table = tableOf('ring', 12, 6, { jitter: 0, own: 0 });
    const found = arranged(table.seats, { seats: 12, like: { bearing: 90, clockwise: false } });
    expect(found === undefined ? [] : seatCards(found).slice(0, 4)).toEqual(['C7', 'C6', 'C5', 'C4']);
    if (found === undefined) return;
    const kept = orientationOf(found);
    expect(kept.clockwise).toBe(false);
    expect(kept.bearing).toBeCloseTo(90);
    const again = arranged(table.seats, { seats: 12 });
    expect(again && seatCards(oriented(again, kept))).toEqual(seatCards(found));
  });

  it('of a horseshoe is at the end at which it was', () => {
    const table = tableOf('horseshoe', 12, 5, { seed: 8 });
    const found = arranged(table.seats, { seats: 12 });
    const back = found && { ...found, places: [...found.places].reverse() };
    expect(found && back && seatCards(oriented(found, orientationOf(back)))).toEqual(back && seatCards(back));
  });
});
