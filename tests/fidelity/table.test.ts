import { beforeAll, describe, expect, it } from 'vitest';
import { printedCode } from '../../print/printed-code.ts';
import { makeCode } from '../../src/cards/code.ts';
import { arranged } from '../../src/cards/read/arrangement.ts';
import { seatCards } from '../../src/cards/read/correct.ts';
import { Expected } from '../../src/cards/read/expected/expected.ts';
import { placed, type Quad } from '../../src/cards/read/found.ts';
import { blank, crop } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { inSeatOrder } from '../../src/cards/read/order.ts';
import { readPicture } from '../../src/cards/read/photo.ts';
import { flattened } from '../../src/cards/read/table/pose.ts';
import { TablePicture } from '../../src/cards/read/table/table-picture.ts';
import { look } from '../../src/cli/decode.ts';
import { princeton as deck } from '../cards/decks.ts';
import { table as tableShots, textOf } from '../support/conditions.ts';
import { bright, dim } from '../support/frames-degrade.ts';
import { sameSeats, seated } from '../support/seats.ts';
import { dealtTable } from '../support/dealt-table.ts';
import { photoOf } from '../support/table-photo.ts';
import { tableOf, type Table } from '../support/tables.ts';

const size = { width: 2000, height: 1500 };
const every = (): boolean => true;

beforeAll(async () => {
  // Loads the wasm, so that no test is charged for it.
  await look(blank(64, 64), 'quick');
});

async function seatsIn(
  table: Table,
  photo: Omit<Parameters<typeof photoOf>[1], 'width' | 'height'>,
): Promise<readonly (string | undefined)[]> {
  const picture = photoOf(table, { ...size, ...photo });
  const seen = await readPicture(picture, look);
  const { arrangements } = inSeatOrder([{ ...size, ...seen }], { seats: table.seats.length }, every);
  expect(arrangements).toHaveLength(1);
  return arrangements.flatMap((one) => seatCards(one));
}

describe('printed cards lying on a table, in one photo', () => {
  it.each([
    { shape: 'ring', tilt: 0, turn: 200 },
    { shape: 'ring', tilt: 25, turn: 77 },
    { shape: 'ring', tilt: 45, turn: 310 },
    { shape: 'ring', tilt: 50, turn: 120 },
    { shape: 'rows', tilt: 45, turn: 15 },
  ] as const)('are read into their seats, with gaps for one face down and one scratched: $shape, $tilt°', async ({ shape, tilt, turn }) => {
    const table = tableOf(shape, 12, 3.8, { seed: 7 + tilt, own: 20 });
    const seats = await seatsIn(table, { tilt, turn, faceDown: [9], scratched: [4] });
    expect(sameSeats(seats, seated(table, [4, 9]), true), seats.map((seat) => seat ?? '_').join(' ')).toBe(true);
  });

  it('have a gap at the end of a row where the scratched card lies, though it cannot be read', async () => {
    const table = tableOf('row', 6, 4, { seed: 2, own: 10 });
    expect(await seatsIn(table, { tilt: 20, turn: 100, scratched: [1] })).toEqual(seated(table, [1]));
  });
});

describe('frames of a table that fills them', () => {
  it('show codes of under two pixels a module, which are read place by place within three frames', async () => {
    const table = tableOf('ring', 12, 4.2, { own: 25, jitter: 0.08, seed: 7 });
    const frame = photoOf(table, { width: 1920, height: 1080, tilt: 45, turn: 277, faceDown: [6] });
    expect((await look(frame, 'quick')).length).toBeLessThan(9);
    const ladder = new Ladder(look, { read: () => Promise.resolve([]) });
    const found = new Set<string>();
    for (let shot = 0; shot < 3; shot++) for (const { text } of await ladder.read(frame, 'many')) found.add(text);
    expect([...found].sort()).toEqual(table.seats.flatMap(({ text }, i) => (i === 5 ? [] : [text])).sort());
  });
});

const codesOf = (edition: string): string[] => deck.cards.map(({ no }) => makeCode({ ...deck, edition }, no));
const books = { own: new Expected(codesOf(deck.edition).map(printedCode)), other: new Expected(codesOf('QQQ').map(printedCode)) };

describe('codes that are too small for any decoder', () => {
  it.each([
    { name: 'ring of 24', table: dealtTable(deck, 'ring', 24, 3, { seed: 7 }), tilt: 45, turn: 277, faceDown: [] },
    {
      name: 'two rows of 8, two of them face down',
      table: dealtTable(deck, 'rows', 16, 3.2, { seed: 7 }),
      tilt: 25,
      turn: 277,
      faceDown: [4, 13],
    },
  ])(
    'are all told apart in one frame of a whole table, whatever their size on paper, and codes of another edition are not taken for them: $name, $tilt°',
    async ({ table, tilt, turn, faceDown }) => {
      const frame = photoOf(table, { width: 1920, height: 1080, tilt, turn, faceDown });
      const wanted = seated(table, faceDown).filter((text) => text !== undefined);
      const read = await look(frame, 'quick');
      expect(read.length).toBeLessThan(wanted.length / 2);
      const more = books.own.read(frame, read);
      expect([...read, ...more].map(({ text }) => text).sort()).toEqual(wanted.sort());
      expect(books.other.read(frame, read)).toEqual([]);
    },
  );

  it('are told over frames of which each is looked at in few places, while the camera moves a little', async () => {
    const table = dealtTable(deck, 'ring', 24, 3, { seed: 7 });
    const frame = photoOf(table, { width: 1920, height: 1080, tilt: 45, turn: 277 });
    const read = await look(frame, 'quick');
    const book = new Expected(codesOf(deck.edition).map(printedCode));
    const told = [0, 12, 24].map((step) => {
      const seen = crop(frame, { x: step, y: step / 2, width: 1880, height: 1060 });
      return read.length + book.read(seen, placed(read, 1, -step, -step / 2), 8).length;
    });
    expect(told[0]).toBeLessThan(24);
    expect(told[2]).toBe(24);
  });
});

describe('a table of which no code is read', () => {
  it('is told all the same from the corners of one code that was found, exactly enough to say how it leans', async () => {
    const table = dealtTable(deck, 'rows', 16, 3.2, { seed: 7, own: 30 });
    const frame = photoOf(table, {
      width: 1920,
      height: 1080,
      tilt: 38,
      turn: 96,
      faceDown: [1, 9, 15],
      optics: { ...bright, blur: 0.6, seed: 7 },
    });
    const unread: Quad[] = [];
    expect(await look(frame, 'quick', unread)).toEqual([]);
    const codes = books.own.read(frame, [], undefined, unread);
    expect(codes).toHaveLength(13);
    expect(books.other.read(frame, [], undefined, unread)).toEqual([]);
    const plane = flattened({ ...frame, codes })?.plane;
    const lean = (Math.atan(Math.hypot(plane?.a ?? 0, plane?.b ?? 0)) * 180) / Math.PI;
    expect(lean).toBeGreaterThan(36);
    expect(lean).toBeLessThan(40);
  });
});

describe('frames of a dim table', () => {
  it('give all of 24 cards within four frames, each in its seat', async () => {
    const shoot = tableShots(24, dim);
    const ladder = new Ladder(look);
    const picture = new TablePicture(every);
    for (let shot = 1; shot <= 4; shot++) {
      picture.add({ width: 1920, height: 1080, codes: await ladder.read(shoot(shot), 'many'), unread: ladder.unread });
    }
    const order = arranged(picture.pieces[0] ?? [], { seats: 24 });
    expect(order?.shape).toBe('grid');
    expect(order && seatCards(order)).toEqual(Array.from({ length: 24 }, (_, i) => textOf(i)));
  });

  it('are filled up by a second photo: reading goes on until the missing cards are found', async () => {
    const shoot = tableShots(24, dim);
    const known = Array.from({ length: 21 }, (_, i) => textOf(i));
    const { codes } = await readPicture(shoot(3), look, { missing: 3, known });
    const texts = codes.map(({ text }) => text);
    for (const missing of [21, 22, 23]) expect(texts).toContain(textOf(missing));
  });
});
