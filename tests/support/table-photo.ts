import { codeLength } from '../../src/cards/code.ts';
import type { Point } from '../../src/cards/read/found.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import { belowMiddle, cardSheet, focal, type Sheet, view } from './frames.ts';
import { bright, degrade, type Optics } from './frames-degrade.ts';
import { uniform } from './noise.ts';
import type { Table } from './tables.ts';

/** What tables are measured in, mm: the side of the largest code that is printed. */
const unit = 25;
/** The mask that all our codes are printed with. */
const printedMask = 2;

/** How a table is photographed. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  /** Leaning, and turned as a whole, degrees. */
  readonly tilt?: number;
  readonly turn?: number;
  readonly optics?: Optics;
  /** The middle of the view and how much of the table fits across it, code sides; left out, the whole table is seen. */
  readonly at?: Point;
  readonly across?: number;
  /** Cards (from seat one) whose codes are scratched, and cards that lie face down without a code. */
  readonly scratched?: readonly number[];
  readonly faceDown?: readonly number[];
}

/** A table of printed cards as a camera sees it. */
export function photoOf(table: Table, photo: Photo): Gray {
  const { width, height, tilt = 0, turn = 0, scratched = [], faceDown = [] } = photo;
  const rad = Math.PI / 180;
  const [cos, sin] = [Math.cos(turn * rad), Math.sin(turn * rad)];
  const [ct, st] = [Math.cos(tilt * rad), Math.sin(tilt * rad)];
  const middle = photo.at ?? { x: mid(table.seats.map(({ x }) => x)), y: mid(table.seats.map(({ y }) => y)) };
  const lying = table.seats.map((card, i) => {
    // From the middle of the code to that of the card, which lies towards its top.
    const code = table.sides?.[i] ?? unit;
    const [cx, cy] = [
      unit * (card.x - middle.x) + belowMiddle(code) * Math.cos(card.up),
      unit * (card.y - middle.y) + belowMiddle(code) * Math.sin(card.up),
    ];
    const sheet = faceDown.includes(i + 1)
      ? back
      : cardSheet(card.text, { code, seed: i, ...(card.text.length === codeLength ? { mask: printedMask } : {}) });
    return {
      sheet: scratched.includes(i + 1) ? scratchedSheet(sheet, code, i) : sheet,
      u: cos * cx - sin * cy,
      v: sin * cx + cos * cy,
      turn: card.up / rad + 90 + turn,
    };
  });
  const placed = (distance: number): Parameters<typeof view>[2] =>
    lying.map(({ sheet, u, v, turn: own }) => ({ sheet, pose: { x: u, y: v * ct, distance: distance - v * st, turn: own, tilt } }));
  const fits = (distance: number): boolean =>
    placed(distance).every(({ pose: { x = 0, y = 0, distance: z } }) => {
      const f = focal * width;
      return z > 100 && Math.abs((f * x) / z) + (f * 60) / z < width / 2 && Math.abs((f * y) / z) + (f * 60) / z < height / 2;
    });
  let distance = photo.across === undefined ? 200 : focal * photo.across * unit;
  while (photo.across === undefined && !fits(distance)) distance *= 1.03;
  return degrade(view(width, height, placed(distance)), photo.optics ?? { ...bright, blur: 0.6 });
}

const mid = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

const back: Sheet = { picture: { width: 63 * 2, height: 88 * 2, data: new Uint8Array(63 * 88 * 4).fill(120) }, perMm: 2 };

/** A card whose code of that side has lost a third of its modules. */
function scratchedSheet({ picture, perMm }: Sheet, code: number, seed: number): Sheet {
  const random = uniform(seed + 1);
  const data = Uint8Array.from(picture.data);
  const [left, top] = [63 / 2 - code / 2, 88 / 2 + belowMiddle(code) - code / 2];
  const mark = Math.round(0.08 * code * perMm);
  for (let i = 0; i < 40; i++) {
    // The finders and the lines between them are spared: the code is found, but not read.
    const [x, y] = [left + code * (0.36 + 0.52 * random()), top + code * (0.36 + 0.52 * random())];
    for (let dy = 0; dy < mark; dy++) {
      const at = (Math.round(y * perMm) + dy) * picture.width + Math.round(x * perMm);
      data.fill(random() < 0.5 ? 15 : 250, at, at + mark);
    }
  }
  return { picture: { ...picture, data }, perMm };
}

/** Photos from closer by while the camera is led along the seats, one after the other to the last: so many, each so many code sides across. */
export function* panOver(table: Table, views: number, photo: Photo & { readonly across: number }): Generator<Gray> {
  const middle = { x: mid(table.seats.map(({ x }) => x)), y: mid(table.seats.map(({ y }) => y)) };
  const long = table.shape === 'rows' || table.shape === 'row';
  for (let view = 0; view < views; view++) {
    const seat = table.seats[Math.round((view * table.seats.length) / views) % table.seats.length] ?? { x: 0, y: 0, up: 0 };
    const xs = table.seats.map(({ x }) => x);
    const along = Math.min(...xs) + ((view + 0.5) / views) * (Math.max(...xs) - Math.min(...xs));
    // Rows are passed from end to end with both in view, other tables round their middle.
    const at = long ? { x: along, y: middle.y } : { x: seat.x + 0.1 * (middle.x - seat.x), y: seat.y + 0.1 * (middle.y - seat.y) };
    yield photoOf(table, { ...photo, at });
  }
}
