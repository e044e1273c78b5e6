import { meanDirection, turn, wrapped } from '../table/angle.ts';
import type { Lying } from '../table/pose.ts';
import { type Guess, mean, offCost, type Spot, upCost } from './guess.ts';
import { cellOf, type Lattice, latticeOf, neighbourly, size } from './lattice.ts';
import { found } from './line.ts';

/** What a grid must do better than two rows to be preferred. */
const extra = 0.1;
/** A card of a grid may lie upside down, but few do. */
const upsideDown = 0.6;

/** Rows and columns of cards that all lie one way, read as the cards are: row by row from the left. */
export function gridGuesses(cards: readonly Lying[], missing: number | undefined): Guess[] {
  if (cards.length < 4) return [];
  const up = meanDirection(cards.map((card) => 2 * card.up)).angle / 2;
  return [up + Math.PI / 2, neighbourly(cards)].flatMap((direction) => gridAlong(cards, missing, direction) ?? []);
}

function gridAlong(cards: readonly Lying[], missing: number | undefined, about: number): Guess | undefined {
  // As most cards are read, so that it does not matter how the camera is turned.
  const read = meanDirection(cards.map(({ up }) => up));
  const right = (read.agreement > 0.2 ? read.angle : -Math.PI / 2) + Math.PI / 2;
  const lattice = latticeOf(cards, right + wrapped(4 * (about - right)) / 4);
  if (lattice === undefined) return undefined;
  const seats = missing === undefined ? undefined : cards.length + missing;
  const counted = countOf(lattice, seats);
  if (counted.columns < 2 || counted.rows < 2 || counted.columns * counted.rows > 2 * cards.length + 2) return undefined;
  const spots = spotsOf(cards, lattice, counted, seats);
  const pitch = Math.min(size(lattice.across), size(lattice.down));
  const off = cards.map((card, i) => {
    const [column, row] = cellOf(lattice, card);
    const [c, r] = lattice.cells[i] ?? [0, 0];
    return Math.hypot((column - c) * size(lattice.across), (row - r) * size(lattice.down)) / pitch;
  });
  const top = Math.atan2(lattice.across.y, lattice.across.x) - Math.PI / 2;
  const turned = cards.map(({ up }) => wrapped(up - top));
  const flipped = (angle: number): boolean => Math.abs(angle) > turn / 4;
  const cost =
    offCost(off) +
    upCost(turned.map((angle) => (flipped(angle) ? wrapped(angle + Math.PI) : angle))) +
    upsideDown * mean(turned.map((angle) => (flipped(angle) ? 1 : 0))) +
    Math.abs(spots.length - (seats ?? cards.length)) / cards.length +
    extra;
  return { shape: 'grid', spots, cost };
}

/** How many columns and rows: those seen, and rows below them while they do not hold all the seats. */
function countOf({ cells }: Lattice, seats: number | undefined): { readonly columns: number; readonly rows: number } {
  const columns = Math.max(...cells.map(([column]) => column)) + 1;
  const rows = Math.max(...cells.map(([, row]) => row)) + 1;
  return { columns, rows: Math.max(rows, Math.ceil((seats ?? 0) / columns)) };
}

/** The cells row by row. Empty ones at the end of the last row are no places once there are seats enough without them. */
function spotsOf(
  cards: readonly Lying[],
  { first, across, down, cells }: Lattice,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  seats: number | undefined,
): Spot[] {
  const lies = new Map(cards.map((card, i) => [String(cells[i]), card]));
  const lastSeen = Math.max(...cells.map(([, row]) => row));
  const spots = Array.from({ length: columns * rows }, (_, i): Spot => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const card = lies.get(String([column, row]));
    if (card !== undefined) return found(card);
    // A row of which no card was found may as well be a column.
    const sure = row <= lastSeen ? 0.9 : 0.3;
    return { card: undefined, x: first.x + column * across.x + row * down.x, y: first.y + column * across.y + row * down.y, sure };
  });
  while (spots.length > (seats ?? cards.length) && spots.at(-1)?.card === undefined) spots.pop();
  return spots;
}
