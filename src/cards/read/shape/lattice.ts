import { meanDirection } from '../table/angle.ts';
import { solve } from '../table/least-squares.ts';
import type { Lying } from '../table/pose.ts';
import { nearest } from './guess.ts';

/** Rows and columns: cell (column, row) lies at `first + column × across + row × down`. */
export interface Lattice {
  readonly first: Vector;
  readonly across: Vector;
  readonly down: Vector;
  /** Column and row of each card, from zero. */
  readonly cells: readonly (readonly [number, number])[];
}

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The direction, up to a quarter turn, in which most cards have their nearest neighbours. */
export function neighbourly(cards: readonly Lying[]): number {
  const reach = 1.5 * nearest(cards);
  const angles = cards.flatMap((a) =>
    cards.flatMap((b) => (a !== b && Math.hypot(a.x - b.x, a.y - b.y) <= reach ? [4 * Math.atan2(b.y - a.y, b.x - a.x)] : [])),
  );
  return meanDirection(angles).angle / 4;
}

/** The lattice whose rows run in about that direction; nothing where the cards do not lie on one, a cell each. */
export function latticeOf(cards: readonly Lying[], direction: number): Lattice | undefined {
  const [sin, cos] = [Math.sin(direction), Math.cos(direction)];
  const reach = nearest(cards);
  const steps = { across: stepOf(cards, cos, sin, reach), down: stepOf(cards, -sin, cos, reach) };
  if (steps.across === undefined || steps.down === undefined) return undefined;
  let basis: Omit<Lattice, 'cells'> | undefined = {
    first: cards[0] ?? { x: 0, y: 0 },
    across: { x: cos * steps.across, y: sin * steps.across },
    down: { x: -sin * steps.down, y: cos * steps.down },
  };
  let cells = walked(cards, basis.across, basis.down);
  for (let i = 0; i < 3 && basis !== undefined; i++) {
    basis = fittedTo(cards, cells);
    const now = basis;
    if (now !== undefined) cells = cards.map((card) => rounded(now, card));
  }
  if (basis === undefined || new Set(cells.map(String)).size < cards.length) return undefined;
  const sheared = (basis.across.x * basis.down.x + basis.across.y * basis.down.y) / (size(basis.across) * size(basis.down));
  return Math.abs(sheared) > 0.3 ? undefined : fromZero(basis, cells as [number, number][]);
}

/** How far it is to the next card in a direction; nothing where no card has one there. */
function stepOf(cards: readonly Lying[], x: number, y: number, reach: number): number | undefined {
  const steps = cards.flatMap((a) => {
    const ahead = cards.flatMap((b) => {
      const way = x * (b.x - a.x) + y * (b.y - a.y);
      const aside = Math.abs(x * (b.y - a.y) - y * (b.x - a.x));
      return way > 0.5 * reach && aside < 0.5 * way ? [way] : [];
    });
    return ahead.length === 0 ? [] : [Math.min(...ahead)];
  });
  // Beside a gap the next card is two steps off, so the shorter ones tell.
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 4)];
}

/** Cells by stepping from card to neighbour, so that rows may run a little askew; nothing for cards not reached. */
function walked(cards: readonly Lying[], across: Vector, down: Vector): Cells {
  let most: Cells = [];
  for (let start = 0; start < cards.length; start++) {
    const cells = walkedFrom(start, cards, across, down);
    const reached = cells.filter((cell) => cell !== undefined).length;
    if (reached > most.filter((cell) => cell !== undefined).length) most = cells;
    if (reached > cards.length / 2) break;
  }
  return most;
}

type Cells = (readonly [number, number] | undefined)[];

function walkedFrom(start: number, cards: readonly Lying[], across: Vector, down: Vector): Cells {
  const cells: Cells = cards.map((_, i) => (i === start ? [0, 0] : undefined));
  const queue = [start];
  for (const at of queue) {
    const [from, cell] = [cards[at], cells[at]];
    if (from === undefined || cell === undefined) continue;
    for (const [i, to] of cards.entries()) {
      if (cells[i] !== undefined) continue;
      const d = { x: to.x - from.x, y: to.y - from.y };
      const u = (d.x * across.x + d.y * across.y) / size(across) ** 2;
      const v = (d.x * down.x + d.y * down.y) / size(down) ** 2;
      const [column, row] = [Math.round(u), Math.round(v)];
      if (Math.abs(column) + Math.abs(row) !== 1 || Math.hypot(u - column, v - row) > 0.42) continue;
      cells[i] = [cell[0] + column, cell[1] + row];
      queue.push(i);
    }
  }
  return cells;
}

/** First corner and steps by least squares over the cards whose cells are known. */
function fittedTo(cards: readonly Lying[], cells: readonly (readonly [number, number] | undefined)[]): Omit<Lattice, 'cells'> | undefined {
  const matrix = new Float64Array(9);
  const [xs, ys] = [new Float64Array(3), new Float64Array(3)];
  for (const [i, card] of cards.entries()) {
    const cell = cells[i];
    if (cell === undefined) continue;
    const terms = [1, cell[0], cell[1]];
    for (const [k, a] of terms.entries()) {
      xs[k] = (xs[k] ?? 0) + a * card.x;
      ys[k] = (ys[k] ?? 0) + a * card.y;
      for (const [j, b] of terms.entries()) matrix[3 * k + j] = (matrix[3 * k + j] ?? 0) + a * b;
    }
  }
  const x = solve(Float64Array.from(matrix), xs);
  const y = solve(matrix, ys);
  if (x === undefined || y === undefined) return undefined;
  const at = (k: number): Vector => ({ x: x[k] ?? 0, y: y[k] ?? 0 });
  return { first: at(0), across: at(1), down: at(2) };
}

/** Column and row of a point, not rounded. */
export function cellOf({ first, across, down }: Omit<Lattice, 'cells'>, { x, y }: Vector): readonly [number, number] {
  const det = across.x * down.y - across.y * down.x;
  const [dx, dy] = [x - first.x, y - first.y];
  return [(dx * down.y - dy * down.x) / det, (dy * across.x - dx * across.y) / det];
}

function rounded(basis: Omit<Lattice, 'cells'>, point: Vector): readonly [number, number] {
  const [column, row] = cellOf(basis, point);
  return [Math.round(column), Math.round(row)];
}

function fromZero({ first, across, down }: Omit<Lattice, 'cells'>, cells: readonly (readonly [number, number])[]): Lattice {
  const column = Math.min(...cells.map(([one]) => one));
  const row = Math.min(...cells.map(([, one]) => one));
  return {
    first: { x: first.x + column * across.x + row * down.x, y: first.y + column * across.y + row * down.y },
    across,
    down,
    cells: cells.map(([c, r]) => [c - column, r - row]),
  };
}

export function size({ x, y }: Vector): number {
  return Math.hypot(x, y);
}
