import { describe, expect, it } from 'vitest';
import { bearings } from '../../src/cards/read/arrangement.ts';
import { seatCards } from '../../src/cards/read/correct.ts';
import { type Expected, TableSeats } from '../../src/cards/read/table-seats.ts';
import { uniform } from '../support/noise.ts';
import { sameSeats, seated } from '../support/seats.ts';
import { shot, wholeView } from '../support/table-shots.ts';
import { type Table, tableOf } from '../support/tables.ts';

const size = { width: 1280, height: 720 };
const every = (): boolean => true;
const of = (expected: Expected): TableSeats => new TableSeats(() => expected, every);
const cardsOf = ({ arrangement }: TableSeats): readonly (string | undefined)[] => (arrangement === undefined ? [] : seatCards(arrangement));

/**
 * Leads the camera over the table, a little tilted this way and that, until nothing new comes; answers after how many
 * frames the last card came. From the moment that all seats are there they must be right.
 */
function pan(
  seats: TableSeats,
  table: Table,
  { tilt, turn, unread = [] }: { tilt: number; turn: number; unread?: readonly number[] },
): number {
  const cards = table.seats.filter((_, i) => !unread.includes(i + 1));
  const corners = table.seats.map(({ x, y }) => ({ x, y }));
  let last = 0;
  for (let frame = 0; frame < 2 * corners.length; frame++) {
    const at = corners[Math.floor(frame / 2)] ?? { x: 0, y: 0 };
    const held = { ...size, at: { x: 0.85 * at.x, y: 0.85 * at.y }, across: 24, tilt, towards: 3 * frame, turn: turn + frame, noise: 0.6 };
    if (seats.add(shot(cards, { ...held, seed: frame + 1 })) > 0) last = frame + 1;
    if (seats.isComplete)
      expect(sameSeats(cardsOf(seats), seated(table), true), `frame ${frame + 1}: ${cardsOf(seats).join(' ')}`).toBe(true);
  }
  return last;
}

/** One photo of the whole table. */
function photo(seats: TableSeats, table: Table, unread: readonly number[] = [], turn = 0, seed = 1): number {
  const cards = table.seats.filter((_, i) => !unread.includes(i + 1));
  return seats.add(shot(cards, { ...wholeView(table.seats, { tilt: 20, turn, noise: 0.4 }), seed }));
}

const ring = (seed = 1): Table => tableOf('ring', 12, 4.5, { seed, jitter: 0.08 });

describe('a table of cards while the camera pans over it', () => {
  const tables = [
    { name: 'a ring of 12', table: (seed: number) => tableOf('ring', 12, 4.5, { seed }) },
    { name: 'a ring of 24', table: (seed: number) => tableOf('ring', 24, 3.6, { seed }) },
    { name: 'two rows of 8', table: (seed: number) => tableOf('rows', 16, 3.6, { seed }) },
  ];
  it.each(tables)('has every seat right, and two gaps where two cards cannot be read: $name', ({ name, table: tableFor }) => {
    const frames: number[] = [];
    let seed = 0;
    for (const tilt of [0, 25, 45]) {
      for (const turn of [0, 70, 200, 290]) {
        for (const count of [0, 2]) {
          const table = tableFor(++seed);
          const random = uniform(seed);
          const first = 2 + Math.floor(random() * (table.seats.length / 2 - 3));
          const unread = count === 0 ? [] : [first, first + 2 + Math.floor(random() * (table.seats.length / 2 - 4))];
          const seats = of({ seats: table.seats.length });
          frames.push(pan(seats, table, { tilt, turn, unread }));
          const wanted = seated(table, unread);
          expect(
            sameSeats(cardsOf(seats), wanted, true),
            `${name}, ${tilt}°, ${turn}°: ${cardsOf(seats)
              .map((card) => card ?? '_')
              .join(' ')}`,
          ).toBe(true);
          expect(seats.isComplete).toBe(count === 0);
          expect(seats.gaps).toHaveLength(count);
        }
      }
    }
    expect(Math.max(...frames)).toBeLessThanOrEqual(2 * tableFor(1).seats.length);
  });

  it('is not seated by a frame of another deal of the same cards, and rid of what that has shown', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const table = tableOf('ring', 12, 4.2, { seed });
      // The same cards dealt anew, and one that now belongs to nobody.
      const dealt = tableOf('ring', 12, 4.2, { seed: seed + 50 }).seats.map((card, i) => ({
        ...card,
        text: i === 2 ? 'OUT' : `C${((5 * i) % 12) + 1}`,
      }));
      const seats = of({ seats: 12 });
      seats.add(shot(dealt.slice(0, 5), { ...wholeView(dealt.slice(0, 5), { tilt: 20, turn: 30 * seed }), seed }));
      pan(seats, table, { tilt: [0, 25, 45][seed % 3] ?? 0, turn: 30 * seed });
      expect(seats.cards, `seed ${seed}`).not.toContain('OUT');
      expect(seats.isComplete, `seed ${seed}`).toBe(true);
    }
  });

  it('is complete in the very frame that joins its two halves, though that frame shows no new card', () => {
    const table = tableOf('ring', 24, 3.6, { seed: 4 });
    const seats = of({ seats: 24 });
    const half = (from: number): Parameters<typeof shot>[0] => table.seats.slice(from, from + 12);
    seats.add(shot(half(0), wholeView(half(0), { tilt: 20 })));
    seats.add(shot(half(12), wholeView(half(12), { tilt: 35, turn: 50, seed: 2 })));
    expect(seats.cards).toHaveLength(24);
    expect(seats.isOrdered).toBe(false);
    const [across, round] = [half(6), [...table.seats.slice(21), ...table.seats.slice(0, 3)]];
    seats.add(shot(across, wholeView(across, { tilt: 10, turn: 120, seed: 3 })));
    expect(seats.apart).toEqual([]);
    // The round is closed where its ends are seen together.
    expect(seats.add(shot(round, wholeView(round, { turn: 200, seed: 4 })))).toBe(0);
    expect(seats.isComplete).toBe(true);
    expect(sameSeats(cardsOf(seats), seated(table), true)).toBe(true);
  });

  it('keeps its numbers while places become more exact, though two cards lie equally low', () => {
    const table = tableOf('ring', 12, 4.5, { jitter: 0, own: 10 });
    const seats = of({ seats: 12 });
    // Seat four lies straight below the middle; turned by half a seat, it and its neighbour are equally low.
    photo(seats, table, [], 15);
    const start = cardsOf(seats);
    for (let seed = 2; seed < 60; seed++) {
      photo(seats, table, [], 15 + seed, seed);
      seats.refresh();
      expect(cardsOf(seats)).toEqual(start);
    }
  });

  it('gives no numbers while many cards are missing, unless the host wants them', () => {
    const table = ring();
    const seats = of({ seats: 12 });
    photo(seats, table, [1, 2, 3, 4, 5, 6]);
    expect(seats.isOrdered).toBe(false);
    expect(seats.gaps).toEqual([]);
    seats.insist();
    expect(seats.isOrdered).toBe(true);
    expect(seats.arrangement?.places).toHaveLength(12);
    seats.undo();
    expect(seats.isOrdered).toBe(false);
  });

  it('is filled by a second photo; no other seat moves', () => {
    const table = ring(4);
    const seats = of({ seats: 12 });
    photo(seats, table, [3, 9], 30);
    const before = cardsOf(seats);
    expect(photo(seats, table, [6], 140, 2)).toBe(2);
    expect(seats.isComplete).toBe(true);
    expect(cardsOf(seats).filter((card, i) => before[i] !== undefined && before[i] !== card)).toEqual([]);
  });

  it('is doubtful while another order is as likely, until the host has put it right', () => {
    const seats = of({ seats: 5 });
    const table = tableOf('ring', 5, 4.5, { seed: 2 });
    photo(seats, table, [4]);
    expect(seats.isDoubtful).toBe(true);
    seats.put(0, 1);
    expect(seats.isDoubtful).toBe(false);
    seats.undo();
    expect(seats.isDoubtful).toBe(true);
    photo(seats, table, [], 40, 2);
    expect(seats.isDoubtful).toBe(false);
  });

  it('tells cards that were seen apart from the others', () => {
    const table = ring();
    const seats = of({ seats: 12 });
    seats.add(shot(table.seats.slice(0, 7), wholeView(table.seats.slice(0, 7), {})));
    seats.add(shot(table.seats.slice(7, 9), wholeView(table.seats.slice(7, 9), {})));
    expect(seats.apart).toEqual(['C8', 'C9']);
  });
});

describe('what the host says about the table', () => {
  it('where seat one is and which way round holds while more cards are found', () => {
    const table = ring(2);
    const seats = of({ seats: 12 });
    photo(seats, table, [5, 11]);
    seats.startAt(cardsOf(seats).indexOf('C7'));
    seats.turnRound();
    expect(cardsOf(seats).slice(0, 3)).toEqual(['C7', 'C6', undefined]);
    photo(seats, table, [], 200, 3);
    expect(cardsOf(seats)).toEqual(['C7', 'C6', 'C5', 'C4', 'C3', 'C2', 'C1', 'C12', 'C11', 'C10', 'C9', 'C8']);
    expect(seats.because).toBe('host');
  });

  it('two cards change places, a gap moves, and a later photo fills the gap where it now is', () => {
    const table = ring(3);
    const seats = of({ seats: 12 });
    photo(seats, table, [8]);
    const start = cardsOf(seats);
    seats.put(0, 1);
    expect(cardsOf(seats).slice(0, 3)).toEqual([start[1], start[0], start[2]]);
    photo(seats, table, [2], 120, 5);
    expect(seats.isComplete).toBe(true);
    expect(cardsOf(seats)[start.indexOf(undefined)]).toBe('C8');
    expect(cardsOf(seats).slice(0, 2)).toEqual([start[1], start[0]]);
    seats.undo();
    expect(sameSeats(cardsOf(seats), seated(table), true)).toBe(true);
  });

  it('a gap that is moved leaves every card where it lies', () => {
    const table = ring(5);
    const seats = of({ seats: 12 });
    photo(seats, table, [4]);
    const at = new Map(seats.arrangement?.places.map(({ card, x, y }) => [card, `${x},${y}`]));
    const gap = cardsOf(seats).indexOf(undefined);
    const to = (gap + 3) % 12;
    seats.put(gap, to);
    expect(cardsOf(seats).indexOf(undefined)).toBe(to);
    for (const { card, x, y } of seats.arrangement?.places ?? []) if (card !== undefined) expect(`${x},${y}`).toBe(at.get(card));
  });

  it('a card that belongs to nobody is no seat, and stays out', () => {
    const table = ring(6);
    const stray = { ...(table.seats[0] ?? { x: 0, y: 0, up: 0 }), text: 'X', x: 1, y: 1 };
    const seats = of({ seats: 12 });
    const all = { ...table, seats: [...table.seats, stray] };
    photo(seats, all);
    seats.takeOut(cardsOf(seats).indexOf('X'));
    photo(seats, all, [], 50, 2);
    expect(seats.cards).not.toContain('X');
    expect(sameSeats(cardsOf(seats), seated(table), true)).toBe(true);
  });

  it('the shape is as the host says', () => {
    const seats = of({ seats: 12 });
    photo(seats, tableOf('grid', 12, 5, { seed: 2 }));
    expect(seats.arrangement?.shape).toBe('grid');
    expect(seats.shapes).toContain('ring');
    seats.seeAs('ring');
    expect(seats.arrangement?.shape).toBe('ring');
  });
});

describe('seat one before the host has said anything', () => {
  const names = ['Ada', 'Ben', 'Cho', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou'];
  const table = ring(8);
  const plain = of({ seats: 12 });
  photo(plain, table);
  const start = cardsOf(plain);
  const places = plain.arrangement === undefined ? [] : bearings(plain.arrangement);

  it('is that of the cards that have a seat already', () => {
    const held = new Map([
      [String(start[4]), 1],
      [String(start[3]), 2],
    ]);
    const seats = of({ seats: 12, held });
    photo(seats, table);
    expect(cardsOf(seats)).toEqual([4, 3, 2, 1, 0, 11, 10, 9, 8, 7, 6, 5].map((i) => start[i]));
    expect(seats.because).toBe('dealt');
  });

  it('is where the same people sat last time, though another of them is now the first and they are named the other way round', () => {
    const now = [names[2], names[1], names[0], ...names.slice(3).reverse()] as string[];
    const seats = of({ seats: 12, names: now, last: { names, bearings: places } });
    photo(seats, table);
    expect(cardsOf(seats)).toEqual([2, 1, 0, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((i) => start[i]));
    expect(seats.because).toBe('names');
  });

  it('is where the last table had it, with other people', () => {
    const turned = [...places.slice(5), ...places.slice(0, 5)].reverse();
    const seats = of({ seats: 12, names: names.map((name) => `${name} II`), last: { names, bearings: turned } });
    photo(seats, table);
    expect(cardsOf(seats).slice(0, 2)).toEqual([start[4], start[3]]);
    expect(seats.because).toBe('last');
  });
});
