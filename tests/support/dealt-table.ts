import { makeCode } from '../../src/cards/code.ts';
import type { Deck } from '../../src/cards/deck.ts';
import type { Shape } from '../../src/cards/read/shape/guess.ts';
import { printedSide } from './printed-sides.ts';
import { type Careless, type Table, tableOf } from './tables.ts';

/** Cards of a deck lying on a table, dealt in another order than that of the deck, their codes as large as Princeton's. */
export function dealtTable(deck: Deck, shape: Shape, seats: number, spacing: number, careless: Careless = {}): Table {
  const table = tableOf(shape, seats, spacing, { own: 25, jitter: 0.08, ...careless });
  // Seven is prime to all the numbers of seats that are tried.
  const numbers = table.seats.map((_, i) => deck.cards[(i * 7 + 3) % seats]?.no ?? 0);
  const dealt = table.seats.map((card, i) => ({ ...card, text: makeCode(deck, numbers[i] ?? 0) }));
  return { ...table, seats: dealt, sides: numbers.map(printedSide) };
}
