import type { Shape } from '../../src/cards/read/shape/guess.ts';
import type { Lying } from '../../src/cards/read/table/pose.ts';
import { uniform } from './noise.ts';

/** Cards in front of their players. */
export interface Table {
  readonly shape: Shape;
  /** In the order of seats, clockwise; rows and grids as the cards are read. */
  readonly seats: readonly Lying[];
  /** Side of each card's code, mm; left out, all are as large as the largest that is printed. */
  readonly sides?: readonly number[];
}

/** How carelessly cards lie. */
export interface Careless {
  /** Off its place by up to so much of the distance between neighbours, right or left and up or down. */
  readonly jitter?: number;
  /** Turned by up to so many degrees. */
  readonly own?: number;
  readonly seed?: number;
}

/** A place and where its player looks. */
type Bare = readonly [x: number, y: number, up: number];

/** A table of that shape, neighbours so many code sides apart. */
export function tableOf(shape: Shape, seats: number, spacing: number, careless: Careless = {}): Table {
  const { jitter = 0.12, own = 30, seed = 1 } = careless;
  const random = uniform(seed);
  const off = (): number => 2 * random() - 1;
  return {
    shape,
    seats: places[shape](seats).map(([x, y, up], i) => ({
      text: `C${i + 1}`,
      x: spacing * (x + jitter * off()),
      y: spacing * (y + jitter * off()),
      up: up + (own * off() * Math.PI) / 180,
    })),
  };
}

/** Each shape's places, neighbours one apart. */
const places: Record<Shape, (seats: number) => Bare[]> = {
  ring: (seats) => {
    const radius = 0.5 / Math.sin(Math.PI / seats);
    return Array.from({ length: seats }, (_, i) => around(radius, radius, (2 * Math.PI * i) / seats));
  },
  oval: (seats) => evenly(seats, 2 * Math.PI, 1.6, true),
  horseshoe: (seats) => evenly(seats, (4 * Math.PI) / 3, 1, false),
  row: (seats) => Array.from({ length: seats }, (_, i) => [i, 0, -Math.PI / 2]),
  rows: (seats) => {
    const upper = Math.ceil(seats / 2);
    const lower = seats - upper;
    // The shorter row sits in the middle of the longer.
    return [
      ...Array.from({ length: upper }, (_, i): Bare => [i - (upper - 1) / 2, -0.75, Math.PI / 2]),
      ...Array.from({ length: lower }, (_, i): Bare => [(lower - 1) / 2 - i, 0.75, -Math.PI / 2]),
    ];
  },
  grid: (seats) => {
    const columns = seats % 4 === 0 && seats > 8 ? 4 : Math.ceil(Math.sqrt(seats));
    return Array.from({ length: seats }, (_, i) => [i % columns, 1.35 * Math.floor(i / columns), -Math.PI / 2]);
  },
};

/** Three sides of a rectangle, open at the bottom; where most horseshoes of tables end. */
export function threeSides(seats: number, spacing: number, careless: Careless = {}): Table {
  const plain = tableOf('horseshoe', seats, spacing, careless);
  const exact = tableOf('horseshoe', seats, spacing, { jitter: 0, own: 0 });
  const leg = Math.floor(seats / 3);
  const base = seats - 2 * leg;
  const wide = base + 0.4;
  const bare = Array.from({ length: seats }, (_, i): Bare => {
    if (i < leg) return [-wide / 2, leg - i - 0.3, 0];
    if (i < leg + base) return [i - leg - (base - 1) / 2, 0, Math.PI / 2];
    return [wide / 2, i - leg - base + 0.7, Math.PI];
  });
  return {
    shape: 'horseshoe',
    seats: plain.seats.map((card, i) => {
      const [x, y, up] = bare[i] ?? [0, 0, 0];
      const was = exact.seats[i] ?? card;
      return { ...card, x: spacing * x + card.x - was.x, y: spacing * y + card.y - was.y, up: up + card.up - was.up };
    }),
  };
}

function around(a: number, b: number, angle: number): Bare {
  const [x, y] = [a * Math.cos(angle), b * Math.sin(angle)];
  return [x, y, Math.atan2(-y / (b * b), -x / (a * a))];
}

/** Places at equal steps along an ellipse, or along a part of it that is open at the bottom. */
function evenly(seats: number, span: number, stretch: number, closed: boolean): Bare[] {
  const start = Math.PI / 2 + (2 * Math.PI - span) / 2;
  const fine = 2000;
  const ways = [0];
  for (let i = 1; i <= fine; i++) {
    const [ax, ay] = around(stretch, 1, start + (span * (i - 1)) / fine);
    const [bx, by] = around(stretch, 1, start + (span * i) / fine);
    ways.push((ways[i - 1] ?? 0) + Math.hypot(bx - ax, by - ay));
  }
  const whole = ways[fine] ?? 0;
  const steps = closed ? seats : seats - 1;
  const scale = steps / whole;
  return Array.from({ length: seats }, (_, k) => {
    const at = ways.findIndex((way) => way >= (whole * k) / steps - 1e-9);
    const [x, y, up] = around(stretch, 1, start + (span * at) / fine);
    return [x * scale, y * scale, up];
  });
}
