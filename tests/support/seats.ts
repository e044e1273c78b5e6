import { arranged, type Arrangement } from '../../src/cards/read/arrangement.ts';
import { TablePicture } from '../../src/cards/read/table/table-picture.ts';
import { type Held, shot, wholeView } from './table-shots.ts';
import type { Table } from './tables.ts';

/** A card's text, or nothing for a gap. */
type Seats = readonly (string | undefined)[];

/** What is made of one picture of a whole table in which some cards (from seat one) cannot be read. */
export function photographed(table: Table, held: Omit<Held, 'across'>, unread: readonly number[] = [], seats?: number): Arrangement {
  const picture = new TablePicture(() => true);
  picture.add(
    shot(
      table.seats.filter((_, i) => !unread.includes(i + 1)),
      { noise: 0.5, ...wholeView(table.seats, held) },
    ),
  );
  const arrangement = arranged(picture.pieces[0] ?? [], { seats: seats ?? table.seats.length });
  if (arrangement === undefined) throw new Error('no card was seen');
  return arrangement;
}

/** The seats as they are at the table, gaps for those that cannot be read. */
export function seated(table: Table, unread: readonly number[] = []): Seats {
  return table.seats.map(({ text }, i) => (unread.includes(i + 1) ? undefined : text));
}

/** Whether two orders are the same: round a table wherever they begin. */
export function sameSeats(found: Seats, wanted: Seats, closed: boolean): boolean {
  if (found.length !== wanted.length) return false;
  const starts = closed ? found.map((_, i) => i) : [0];
  return starts.some((start) => wanted.every((seat, i) => seat === found[(i + start) % found.length]));
}
