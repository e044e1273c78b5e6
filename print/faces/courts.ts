import { circle, group, path, rect, type Ink, type Shape } from '../scene.ts';
import { pip, suitInk, type Suit } from './suits.ts';

/** Colours of the court cards' dress. */
interface Dress {
  readonly line: Ink;
  readonly gold: Ink;
  readonly cloth: Ink;
  readonly trim: Ink;
}

const white: Ink = '#ffffff';

function dressOf(suit: Suit, plain: boolean): Dress {
  const line = suitInk(suit);
  if (plain) return { line, gold: white, cloth: white, trim: white };
  return line === 'black'
    ? { line, gold: '#f0b92c', cloth: '#b3132b', trim: '#1f4e8c' }
    : { line, gold: '#f0b92c', cloth: '#1f4e8c', trim: '#b3132b' };
}

/** Half figures stand above the origin, 12 mm to each side and 17 mm high. */
type HalfFigure = (dress: Dress, suit: Suit) => readonly Shape[];

const weight = 0.3;

function band(dress: Dress, y: number): Shape[] {
  const jewels = [-7, -3.5, 0, 3.5, 7].map((x, i) =>
    i % 2 === 0
      ? path(`M${x} ${y - 1}L${x + 1} ${y}L${x} ${y + 1}L${x - 1} ${y}Z`, { fill: dress.trim, stroke: dress.line, width: 0.15 })
      : circle(x, y, 0.65, { fill: white, stroke: dress.line, width: 0.15 }),
  );
  return [rect(-9.4, y - 1.6, 18.8, 3.2, { fill: dress.gold, stroke: dress.line, width: weight, radius: 0.7 }), ...jewels];
}

/** Crown with a cross: the king. */
const king: HalfFigure = (dress, suit) => [
  path('M-8.4-5.5C-7.8-9.8-4.5-12.2 0-12.2C4.5-12.2 7.8-9.8 8.4-5.5Z', { fill: dress.cloth, stroke: dress.line, width: weight }),
  path('M-9-5.2L-11.3-13.2L-6.3-9.2L-4.6-14.2L0-8.6L4.6-14.2L6.3-9.2L11.3-13.2L9-5.2Z', {
    fill: dress.gold,
    stroke: dress.line,
    width: weight,
  }),
  ...[
    [-11.3, -13.6],
    [-4.6, -14.7],
    [4.6, -14.7],
    [11.3, -13.6],
  ].map(([x = 0, y = 0]) => circle(x, y, 0.95, { fill: dress.gold, stroke: dress.line, width: 0.22 })),
  path('M-.7-12.2L-.7-14.1L-2.2-14.1L-2.2-15.5L-.7-15.5L-.7-17L.7-17L.7-15.5L2.2-15.5L2.2-14.1L.7-14.1L.7-12.2Z', {
    fill: dress.gold,
    stroke: dress.line,
    width: 0.22,
  }),
  pip(suit, 0, -6.8, 2.9),
  ...band(dress, -3.7),
];

/** Coronet of leaves and pearls: the queen. */
const queen: HalfFigure = (dress, suit) => [
  path(
    'M-9-5.2C-9.6-8.4-10.4-10.6-11.8-12.8C-9.2-12.4-7.4-11.2-6.2-9.2C-5.9-11.4-4.4-13.4-2.6-14.2L0-16.4L2.6-14.2C4.4-13.4 5.9-11.4 6.2-9.2C7.4-11.2 9.2-12.4 11.8-12.8C10.4-10.6 9.6-8.4 9-5.2Z',
    {
      fill: dress.gold,
      stroke: dress.line,
      width: weight,
    },
  ),
  path('M-6.2-9.2C-5.8-7.6-5-6.3-4.2-5.4M6.2-9.2C5.8-7.6 5-6.3 4.2-5.4', { stroke: dress.line, width: 0.22 }),
  ...[0, 72, 144, 216, 288].map((turn) =>
    group([path('M0-.5C-1.3-1.4-1.3-3.2 0-3.5C1.3-3.2 1.3-1.4 0-.5Z', { fill: dress.cloth, stroke: dress.line, width: 0.18 })], {
      x: 0,
      y: -10.4,
      rotate: turn,
    }),
  ),
  circle(0, -10.4, 0.75, { fill: dress.gold, stroke: dress.line, width: 0.18 }),
  circle(0, -16.6, 0.8, { fill: white, stroke: dress.line, width: 0.2 }),
  circle(-12, -13.2, 0.8, { fill: white, stroke: dress.line, width: 0.2 }),
  circle(12, -13.2, 0.8, { fill: white, stroke: dress.line, width: 0.2 }),
  pip(suit, -6.9, -7.2, 1.9),
  pip(suit, 6.9, -7.2, 1.9),
  ...band(dress, -3.7),
];

/** Cap with a plume: the jack. */
const jack: HalfFigure = (dress, suit) => [
  path('M-8.8-4C-10-9.4-6.4-13.4-.8-13.4C4.6-13.4 8-10 8.6-4Z', { fill: dress.cloth, stroke: dress.line, width: weight }),
  path('M-4.8-4.6C-5.4-8-4-11.4-.8-13.4M3.8-4.6C4.2-8 2.6-11.4-.8-13.4', { stroke: dress.line, width: 0.22 }),
  circle(-0.8, -13.6, 0.85, { fill: dress.gold, stroke: dress.line, width: 0.22 }),
  path('M6.2-3.6C6-8.4 8-13 12.6-16.8C13.6-12.4 13-8.4 10.6-5.8C9.4-4.4 8-3.6 6.2-3.6Z', {
    fill: white,
    stroke: dress.line,
    width: weight,
  }),
  path('M6.4-3.8C8-8.4 10-12.4 12.4-16.4M7.6-6.8L6.7-8.4M8.6-8.9L7.7-10.8M9.8-11.2L9-13M8-7.4L11-7M9.2-9.7L12.3-9.6M10.4-12.2L13-12.6', {
    stroke: dress.line,
    width: 0.2,
  }),
  path('M-11.2-3.4C-7.6-5.9 7.4-5.9 11-3.4C7.8-1.7-7.8-1.7-11.2-3.4Z', { fill: dress.gold, stroke: dress.line, width: weight }),
  pip(suit, -0.5, -3.6, 2.3),
  pip(suit, -0.6, -8.4, 2.9, { paint: { fill: dress.gold, stroke: dress.line, width: 0.15 } }),
];

const figures = { K: king, Q: queen, J: jack } as const;

/** A court emblem in a frame 34 × 38 mm about the origin, the same on its head. */
export function court(rank: keyof typeof figures, suit: Suit, plain: boolean): readonly Shape[] {
  const dress = dressOf(suit, plain);
  const half: readonly Shape[] = [pip(suit, -13.9, -15.6, 4), group(figures[rank](dress, suit), { x: 0.8, y: -0.9, scale: 0.92 })];
  return [
    rect(-17, -19, 34, 38, { stroke: dress.line, width: 0.35, radius: 1.6, ...(plain ? {} : { fill: '#fdf6e3' }) }),
    group(half),
    group(half, { rotate: 180 }),
    rect(-17, -1.1, 34, 2.2, { fill: dress.gold, stroke: dress.line, width: 0.3 }),
    ...[-14, -10.5, -7, -3.5, 0, 3.5, 7, 10.5, 14].map((x) =>
      path(`M${x - 1.1} 0L${x}-.75L${x + 1.1} 0L${x} .75Z`, { fill: dress.trim, stroke: dress.line, width: 0.15 }),
    ),
  ];
}
