import { farLetters, leastFar } from './far-letters.ts';
import { fits, frame, roundest, type Place } from './ring-line.ts';

/** Where seats stand: centres in px from the middle of the box, clockwise from the top; in a grid, row by row. */
export interface TableLayout {
  /** A closed line, two of them with the seats by turns on the outer and the inner, or rows. */
  readonly form: 'ring' | 'double' | 'grid';
  readonly width: number;
  readonly height: number;
  /** Breadth and height of a seat, px; alike in a ring. */
  readonly seat: { readonly width: number; readonly height: number };
  readonly places: readonly Place[];
}

const gap = 4;
/** Height of what is said in the middle of a ring, px: two lines. */
const middle = 48;
/** From this size on a ring is better than anything larger: it shows who sits beside whom. */
const comfortable = 44;
/** The same on a larger screen, unless two lines make seats larger by a sixth: it stands further from the eyes than a phone. */
const legible = 64;
/** A seat broad enough for a name in a row, px. */
const broad = 120;

/** How broad a table is drawn in so many px; one that is looked at from far off takes them all. */
const breadth = (width: number, far = 0): number => Math.max(200, far > 0 ? width : Math.min(width, 760));

/** From this breadth on a table is that of a larger screen, px. */
const large = 460;

/** The largest seat, px: on a phone, on a larger screen, and on one across the room. */
const largestSeat = (across: number, far: number): number =>
  Math.min(across / 5, far > 0 ? 220 : across < large ? 68 : Math.max(92, across / 6));

/** Side of the smallest seat, px: a finger's breadth up to 16 seats, less where more must be seen at once. */
export const leastSeat = (seats: number): number => (seats <= 16 ? 44 : 32);

/**
 * Seats in a box of that width and height, px: a circle while they fit on one, an oval where it is low, two
 * lines or rows where a ring would make them too small. The same box gives the same places. With no height
 * given the table is as high as it likes: a ring that grows in height only. `far` is for a screen across the room: the letters of the
 * longest word in a name; where a ring would make them too small to be read, seats stand in rows.
 */
export function tableLayout(seats: number, width: number, height = Infinity, far = 0): TableLayout {
  return once(layouts, `${seats} ${width} ${height} ${far}`, () => laidOut(seats, width, height, far));
}

/** Every question of a game is asked at the same table, and its places take long to reckon. */
const layouts = new Map<string, TableLayout>();
const heights = new Map<string, number>();

/** What was reckoned before; so many at most are kept. */
function once<T>(known: Map<string, T>, id: string, reckon: () => T): T {
  const before = known.get(id);
  if (before !== undefined) return before;
  const now = reckon();
  if (known.size >= 200) known.clear();
  known.set(id, now);
  return now;
}

function laidOut(seats: number, width: number, height: number, far: number): TableLayout {
  const across = breadth(width, far);
  const most = largestSeat(across, far);
  if (height === Infinity) return free(seats, Math.min(across, 620), Math.min(most, 68));
  if (far > 0) return fromFar(seats, across, height, far);
  const least = leastSeat(seats);
  const ring = largest(least, most, (side) => fits(seats, across, height, side, gap, middle));
  const enough = ring !== undefined && ring >= Math.min(comfortable, most);
  if (enough && (across < large || ring >= legible)) return inRing(seats, across, height, ring);
  const double = seats > 16 ? largest(least, most, (side) => doubleFits(seats, across, height, side)) : undefined;
  if (enough && ring * 7 >= (double ?? 0) * 6) return inRing(seats, across, height, ring);
  if (double !== undefined && double >= comfortable - gap) return inDouble(seats, across, height, double);
  return inGrid(seats, across, height, least);
}

/** Across the room nobody asks who sits beside whom: names must be read. */
function fromFar(seats: number, across: number, height: number, longest: number): TableLayout {
  const [least, most] = [leastSeat(seats), largestSeat(across, longest)];
  const one = largest(least, most, (side) => fits(seats, across, height, side, gap, middle));
  const two = seats > 16 ? largest(least, most, (side) => doubleFits(seats, across, height, side)) : undefined;
  const rings = [
    ...(one === undefined ? [] : [inRing(seats, across, height, one)]),
    ...(two === undefined ? [] : [inDouble(seats, across, height, two)]),
  ];
  const letters = (layout: TableLayout): number => farLetters(layout, longest);
  const legibleRing = rings.filter((ring) => letters(ring) >= leastFar(height)).sort((a, b) => letters(b) - letters(a))[0];
  if (legibleRing) return legibleRing;
  const rows = Array.from({ length: seats }, (_, i) =>
    inRows(seats, across, i + 1, Math.floor((height + gap) / Math.ceil(seats / (i + 1))) - gap),
  );
  // Larger than half as large again they need not be: then the most columns leave the fewest gaps in the last row.
  const good = (layout: TableLayout): number => Math.min(letters(layout), 1.5 * leastFar(height));
  return [...rings, ...rows].reduce((best, one) => (good(one) >= good(best) ? one : best));
}

/** The least height in px in which that many seats can stand. */
export function leastHeight(seats: number, width: number): number {
  const across = breadth(width);
  return rowsHigh(seats, across, leastSeat(seats));
}

/** The least height in px in which that many seats stand round something; where they cannot, one in which rows are easy to tap. */
export function wantedHeight(seats: number, width: number): number {
  return once(heights, `${seats} ${width}`, () => {
    const across = breadth(width);
    const least = leastHeight(seats, width);
    for (let height = least; height < across; height += 4) if (laidOut(seats, width, height, 0).form !== 'grid') return height;
    return rowsHigh(seats, across, comfortable);
  });
}

/** As high as it needs: seats of at least 44 px. */
function free(seats: number, across: number, most: number): TableLayout {
  const round = (side: number): number => Math.PI * (across - side);
  const side = Math.max(comfortable, Math.min(most, Math.floor(round(most) / Math.max(1, seats)) - gap));
  const w = across - side;
  const needed = seats * (side + gap);
  const r = needed <= round(side) ? w / 2 : Math.min(w / 2, 90);
  const h = needed <= round(side) ? w : Math.max(w, (needed - 2 * Math.PI * r - 2 * (w - 2 * r)) / 2 + 2 * r);
  return { form: 'ring', width: across, height: h + side, seat: { width: side, height: side }, places: frame(seats, w, h, r) };
}

function inRing(seats: number, across: number, height: number, side: number): TableLayout {
  const w = across - side;
  const h = Math.min(height - side, w);
  const r = Math.max(0, roundest(seats, w, h, side, gap));
  return { form: 'ring', width: across, height: h + side, seat: { width: side, height: side }, places: frame(seats, w, h, r) };
}

/** Two lines, the inner a seat and two gaps within the outer: seats stand on them by turns, and so keep their order. */
function inDouble(seats: number, across: number, height: number, side: number): TableLayout {
  const [w, h] = [across - side, Math.min(height, across) - side];
  const step = 2 * (side + gap);
  const outer = frame(seats, w, h, Math.min(w, h) / 2);
  const inner = frame(seats, w - step, h - step, Math.min(w - step, h - step) / 2);
  const places = outer.map((place, i) => (i % 2 === 0 ? place : (inner[i] ?? place)));
  return { form: 'double', width: across, height: h + side, seat: { width: side, height: side }, places };
}

/** Whether seats on two lines stand apart. */
function doubleFits(seats: number, across: number, height: number, side: number): boolean {
  const step = 2 * (side + gap);
  if (Math.min(height, across) - side - step < side + middle) return false;
  const { places } = inDouble(seats, across, height, side);
  const apart = (side + gap / 2) ** 2;
  return places.every((one, i) => places.slice(i + 1).every((other) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= apart));
}

/** How many seats of that side stand side by side. */
const columnsOf = (across: number, side: number): number => Math.floor((across + gap) / (side + gap));

/** The height of rows of seats of that side, px. */
const rowsHigh = (seats: number, across: number, side: number): number => Math.ceil(seats / columnsOf(across, side)) * (side + gap) - gap;

/** Rows: as broad as can be while no seat gets lower than a finger's breadth or, where they are too many for that, than the least. */
function inGrid(seats: number, across: number, height: number, least: number): TableLayout {
  const needed = (side: number): number => Math.ceil(seats / Math.max(1, columnsOf(height, side)));
  const side = needed(comfortable) <= columnsOf(across, comfortable) ? comfortable : least;
  const fewest = Math.max(2, columnsOf(across, broad));
  const columns = Math.min(columnsOf(across, side), Math.max(needed(side), fewest));
  const tall = Math.max(side, Math.min(64, Math.floor((height + gap) / Math.ceil(seats / columns)) - gap));
  return inRows(seats, across, columns, tall);
}

/** So many seats side by side, each so high. */
function inRows(seats: number, across: number, columns: number, tall: number): TableLayout {
  const rows = Math.ceil(seats / columns);
  const wide = (across + gap) / columns - gap;
  const whole = rows * (tall + gap) - gap;
  const places = Array.from({ length: seats }, (_, i) => ({
    x: (i % columns) * (wide + gap) + wide / 2 - across / 2,
    y: Math.floor(i / columns) * (tall + gap) + tall / 2 - whole / 2,
  }));
  return { form: 'grid', width: across, height: whole, seat: { width: wide, height: tall }, places };
}

/** The largest whole size from `most` down to `least` that will do. */
function largest(least: number, most: number, will: (side: number) => boolean): number | undefined {
  for (let side = Math.floor(most); side >= least; side--) if (will(side)) return side;
  return undefined;
}
