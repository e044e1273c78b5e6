import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { arranged } from '../../src/cards/read/arrangement.ts';
import { seatCards } from '../../src/cards/read/correct.ts';
import type { Found } from '../../src/cards/read/found.ts';
import { flattened, type Lying } from '../../src/cards/read/table/pose.ts';
import { type Piece, TablePicture } from '../../src/cards/read/table/table-picture.ts';
import { sameSeats, seated } from '../support/seats.ts';
import { camera, shot, wholeView } from '../support/table-shots.ts';
import { type Table, tableOf } from '../support/tables.ts';

const size = { width: 1280, height: 720 };
const any = (): TablePicture => new TablePicture(() => true);

/** The camera led round the table, turning and leaning as it goes; so many frames a seat. */
function* walk({ seats }: Table, across: number, tilt: number, share = 1, perSeat = 8): Generator<ReturnType<typeof shot>> {
  const steps = seats.length * perSeat;
  for (let step = 0; step < steps * share; step++) {
    const [from, to] = [seats[Math.floor(step / perSeat) % seats.length], seats[(Math.floor(step / perSeat) + 1) % seats.length]];
    if (from === undefined || to === undefined) return;
    const part = (step % perSeat) / perSeat;
    const at = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    yield shot(seats, { ...size, at, across, tilt, towards: step * 0.7 - 90, turn: step * 1.3, noise: 0.6, focal: 0.9, seed: step + 1 });
  }
}

/** The largest error of any distance between two cards, code sides. */
function error(cards: readonly Lying[], piece: Piece): number {
  const known = new Map(piece.map((card) => [card.text, card]));
  const far = (a: Lying | undefined, b: Lying | undefined): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : NaN);
  const off = cards.flatMap((a) => cards.map((b) => Math.abs(far(known.get(a.text), known.get(b.text)) - far(a, b))));
  return Math.max(...off);
}

describe('a frame seen from above', () => {
  it('has its cards at their true distances, whatever the tilt and the lens', () => {
    const { seats } = tableOf('ring', 12, 5, { seed: 1 });
    for (const focal of [0.65, 0.8, 1]) {
      for (const tilt of [0, 25, 50]) {
        const flat = flattened(shot(seats, wholeView(seats, { tilt, towards: 70, turn: 130, focal, noise: 0.5 })));
        expect(error(seats, flat?.cards ?? []), `focal length ${focal}, tilt ${tilt}`).toBeLessThan(0.5);
      }
    }
  });

  it('leaves mirrored codes out, and says nothing of a frame without codes', () => {
    const [a, b, c, d] = shot(tableOf('row', 1, 5).seats, { across: 8 }).codes[0]?.corners ?? [];
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('the card is not in the frame');
    expect(flattened({ ...size, codes: [{ text: 'C1', corners: [b, a, d, c] }] })).toBeUndefined();
    expect(flattened({ ...size, codes: [] })).toBeUndefined();
  });
});

describe('frames of a table', () => {
  it('say where down is, not a card that was held up before them', () => {
    const { seats } = tableOf('ring', 8, 4);
    const [held] = seats;
    const picture = any();
    picture.add(shot(held ? [{ ...held, x: 0, y: 0 }] : [], { ...size, across: 12, turn: 130 }));
    picture.add(shot(seats, { ...size, across: 20 }));
    const [piece = []] = picture.pieces;
    const from = (cards: readonly Lying[], a: number, b: number): number =>
      Math.atan2((cards[b]?.y ?? 0) - (cards[a]?.y ?? 0), (cards[b]?.x ?? 0) - (cards[a]?.x ?? 0));
    const seen = flattened(shot(seats, { ...size, across: 20 }))?.cards ?? [];
    const order = seen.map(({ text }) => piece.find((card) => card.text === text) ?? held).filter((card) => card !== undefined);
    expect(from(order, 0, 4)).toBeCloseTo(from(seen, 0, 4), 1);
  });

  it.each([
    { seats: 12, across: 12, tilt: 0 },
    { seats: 12, across: 11, tilt: 25 },
    { seats: 24, across: 12, tilt: 45 },
  ])('are joined while the camera is led round: $seats seats, tilted by $tilt°, two or three cards in view', ({ seats, across, tilt }) => {
    const table = tableOf('ring', seats, 4.5, { seed: seats });
    const picture = any();
    let inView = 0;
    let frames = 0;
    for (const frame of walk(table, across, tilt)) {
      picture.add(frame);
      inView += frame.codes.length;
      frames++;
    }
    expect(inView / frames).toBeLessThan(4);
    expect(picture.pieces).toHaveLength(1);
    expect(error(table.seats, picture.pieces[0] ?? [])).toBeLessThan(0.8);
    const found = arranged(picture.pieces[0] ?? [], { seats });
    expect(sameSeats(found === undefined ? [] : seatCards(found), seated(table), true)).toBe(true);
  });

  it('that do not close the round still lie nearly as they do at the table', () => {
    const table = tableOf('ring', 24, 4.5, { seed: 5 });
    const picture = any();
    for (const frame of walk(table, 12, 25, 0.95)) picture.add(frame);
    expect(error(table.seats, picture.pieces[0] ?? [])).toBeLessThan(2);
  });

  it('that share no card are pieces of their own until a frame joins them', () => {
    const { seats } = tableOf('row', 8, 5, { seed: 2 });
    const picture = any();
    picture.add(shot(seats.slice(0, 3), wholeView(seats.slice(0, 3), { tilt: 20 })));
    picture.add(shot(seats.slice(3), wholeView(seats.slice(3), { tilt: 30, turn: 80 })));
    expect(picture.pieces.map((piece) => piece.length)).toEqual([5, 3]);
    expect(picture.add(shot(seats.slice(2, 4), wholeView(seats.slice(2, 4), { tilt: 10, turn: 200 })))).toBe(0);
    expect(picture.pieces.map((piece) => piece.length)).toEqual([8]);
    expect(error(seats, picture.pieces[0] ?? [])).toBeLessThan(0.8);
  });

  it('of two photos fill each other’s gaps', () => {
    const table = tableOf('ring', 12, 6, { seed: 3 });
    const view = wholeView(table.seats, { tilt: 30, turn: 20 });
    const picture = any();
    picture.add(
      shot(
        table.seats.filter((_, i) => i !== 2 && i !== 7),
        view,
      ),
    );
    expect(seatCards(arranged(picture.pieces[0] ?? [], { seats: 12 }) ?? { places: [], shape: 'ring', closed: true, sure: 0 })).toContain(
      undefined,
    );
    expect(
      picture.add(
        shot(
          table.seats.filter((_, i) => i !== 5),
          { ...view, turn: 140, seed: 2 },
        ),
      ),
    ).toBe(2);
    const found = arranged(picture.pieces[0] ?? [], { seats: 12 });
    expect(sameSeats(found === undefined ? [] : seatCards(found), seated(table), true)).toBe(true);
  });

  it('move a card that was moved on the table, once they agree that it was', () => {
    const { seats } = tableOf('row', 3, 5, { seed: 4 });
    const picture = any();
    const whole = wholeView(seats, { tilt: 15 });
    const view = { ...whole, across: 2 * whole.across, at: { x: 5, y: 0 } };
    for (let i = 0; i < 20; i++) picture.add(shot(seats, { ...view, seed: i + 1 }));
    const moved = seats.map((card, i) => (i === 2 ? { ...card, y: card.y + 4 } : card));
    for (let i = 0; i < 20; i++) picture.add(shot(moved, { ...view, seed: i + 50 }));
    expect(error(moved, picture.pieces[0] ?? [])).toBeLessThan(0.3);
  });

  it('of foreign codes change nothing, and a code seen twice in one frame is told', () => {
    const { seats } = tableOf('row', 3, 5);
    const picture = new TablePicture();
    expect(picture.add(shot(seats, wholeView(seats, {})))).toBe(0);
    expect(picture.pieces).toEqual([]);
    const double = seats.map((card, i) => ({ ...card, text: i === 2 ? 'C1' : card.text }));
    const every = any();
    every.add(shot(double, wholeView(double, {})));
    expect(every.doubles).toEqual(['C1']);
    expect(every.cards).toEqual(['C1', 'C2']);
    every.clear();
    expect([every.cards, every.doubles, every.pieces]).toEqual([[], [], []]);
  });

  it('show where in the last of them a place is, for drawing over the camera', () => {
    const table = tableOf('ring', 12, 6, { seed: 6 });
    const picture = any();
    picture.add(shot(table.seats, wholeView(table.seats, { tilt: 20 })));
    const close = { ...size, at: table.seats[4] ?? { x: 0, y: 0 }, across: 14, tilt: 35, towards: 10, turn: 40, noise: 0.4 };
    picture.add(shot(table.seats, close));
    const overlay = picture.overlay();
    const real = camera(close, size.width, size.height);
    for (const card of picture.pieces[0] ?? []) {
      const seat = table.seats.find(({ text }) => text === card.text);
      const [there, seen] = [seat && real(seat), overlay?.(card)];
      if (there === undefined || there.x < 0 || there.y < 0 || there.x > size.width || there.y > size.height) continue;
      expect(Math.hypot((seen?.x ?? NaN) - there.x, (seen?.y ?? NaN) - there.y)).toBeLessThan(25);
    }
    picture.add({ ...size, codes: [] });
    expect(picture.overlay()).toBeUndefined();
  });

  it('of an hour take no more memory than those of a minute', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { seats } = tableOf('row', 2, 4);
    const view = { ...size, across: 12, tilt: 20, at: { x: 2, y: 0 } };
    const frames = Array.from({ length: 50 }, (_, i) => shot(seats, { ...view, seed: i + 1 }));
    const picture = any();
    const held = (count: number): number => {
      for (let i = 0; i < count; i++) picture.add(frames[i % frames.length] ?? { ...size, codes: [] as Found[] });
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = held(900);
    // The first collections after a change of load find more than later ones; what would grow is some MB a thousand frames.
    expect(held(6000) - before).toBeLessThan(1_000_000);
    expect(picture.pieces).toHaveLength(1);
  });
});
