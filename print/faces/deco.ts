import { path, type Ink, type Paint, type Path } from '../scene.ts';

/** Drawing of the boxed style: title plates, motifs and a city by night, in mm. */
type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const fixed = (n: number): string => String(Math.round(n * 1000) / 1000);

/** A rectangle whose corners go in by two steps of `step`. */
export function stepped({ x, y, w, h }: Box, step: number, paint: Paint): Path {
  const [r, b] = [x + w, y + h];
  const [s, t] = [step, 2 * step];
  const corners: readonly Point[] = [
    [x + t, y],
    [r - t, y],
    [r - t, y + s],
    [r - s, y + s],
    [r - s, y + t],
    [r, y + t],
    [r, b - t],
    [r - s, b - t],
    [r - s, b - s],
    [r - t, b - s],
    [r - t, b],
    [x + t, b],
    [x + t, b - s],
    [x + s, b - s],
    [x + s, b - t],
    [x, b - t],
    [x, y + t],
    [x + s, y + t],
    [x + s, y + s],
    [x + t, y + s],
  ];
  return path(outline(corners), paint);
}

function outline(points: readonly Point[]): string {
  return `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('')}Z`;
}

/** What fills a panel behind its picture: convex pieces about the panel's middle, not yet cut to it. */
type Motif = (box: Box) => readonly (readonly Point[])[];

const middleOf = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2];
const count = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** Rays about a point, every other one drawn. */
const rays =
  (n: number, at: (box: Box) => Point): Motif =>
  (box) => {
    const [cx, cy] = at(box);
    const far = box.w + box.h;
    const tip = (i: number): Point => [
      cx + far * Math.cos(((i - 0.25) * 2 * Math.PI) / n),
      cy + far * Math.sin(((i - 0.25) * 2 * Math.PI) / n),
    ];
    return count(n).map((i) => [[cx, cy], tip(i), tip(i + 0.5)]);
  };

/** Upright stripes as on a suit. */
const pinstripes: Motif = ({ x, y, w, h }) =>
  count(Math.ceil(w / 2.6)).map((i) => strip([x + 1.3 + i * 2.6, y], [x + 1.3 + i * 2.6, y + h], 0.5));

/** Level stripes, wider apart towards the top. */
const levels: Motif = ({ x, y, w, h }) =>
  count(9).map((i) => strip([x, y + h - 0.9 - 0.26 * i * (i + 2.4)], [x + w, y + h - 0.9 - 0.26 * i * (i + 2.4)], 0.55));

/** Arrowheads one above the other. */
const chevrons: Motif = (box) => {
  const [cx] = middleOf(box);
  return count(12).flatMap((i) => {
    const top = box.y - box.w / 3 + i * 4.2;
    return [
      strip([cx, top], [box.x - 1, top + (cx - box.x + 1) * 0.62], 1),
      strip([cx, top], [box.x + box.w + 1, top + (cx - box.x + 1) * 0.62], 1),
    ];
  });
};

/** Diamonds one inside the other. */
const diamonds: Motif = (box) => {
  const [cx, cy] = middleOf(box);
  return count(8).flatMap((i) => {
    const [a, b] = [6 + i * 4.4, 5 + i * 3.6];
    const corners: readonly Point[] = [
      [cx - a, cy],
      [cx, cy - b],
      [cx + a, cy],
      [cx, cy + b],
    ];
    return corners.map((corner, n) => strip(corner, corners[(n + 1) % 4] ?? corner, 0.7));
  });
};

/** Slanted lines both ways. */
const lattice: Motif = ({ x, y, w, h }) =>
  count(Math.ceil((w + h) / 3.6)).flatMap((i) => {
    const at = x - h + i * 3.6;
    return [strip([at, y], [at + h, y + h], 0.35), strip([at + h, y], [at, y + h], 0.35)];
  });

const motifs: readonly Motif[] = [
  levels,
  rays(20, middleOf),
  rays(44, ({ x, y, w, h }) => [x + w / 2, y + h]),
  pinstripes,
  lattice,
  chevrons,
  diamonds,
];

/** The motif of the deck's n-th side, cut to the panel. */
export function motif(side: number, box: Box, fill: Ink): Path {
  const pieces = (motifs[side % motifs.length] ?? levels)(box)
    .map((piece) => cut(piece, box))
    .filter((piece) => piece.length > 2);
  return path(pieces.map(outline).join(''), { fill });
}

/** A straight band of a width about the line from one point to another. */
function strip([ax, ay]: Point, [bx, by]: Point, width: number): readonly Point[] {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((by - ay) / length) * (width / 2), ((ax - bx) / length) * (width / 2)];
  return [
    [ax + nx, ay + ny],
    [bx + nx, by + ny],
    [bx - nx, by - ny],
    [ax - nx, ay - ny],
  ];
}

/** The part of a convex shape inside a box (Sutherland and Hodgman). */
function cut(shape: readonly Point[], { x, y, w, h }: Box): readonly Point[] {
  const insides: readonly ((p: Point) => number)[] = [([px]) => px - x, ([px]) => x + w - px, ([, py]) => py - y, ([, py]) => y + h - py];
  return insides.reduce<readonly Point[]>(
    (points, inside) =>
      points.flatMap((to, i): readonly Point[] => {
        const from = points.at(i - 1) ?? to;
        const [a, b] = [inside(from), inside(to)];
        if (a >= 0 === b >= 0) return b >= 0 ? [to] : [];
        const share = a / (a - b);
        const edge: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        return b >= 0 ? [edge, to] : [edge];
      }),
    shape,
  );
}

/** Roofs from the card's side towards its middle: distance from the side, height above the foot. */
const roofs: readonly Point[] = [
  [0, 21],
  [2.6, 21],
  [2.6, 24],
  [3.3, 24],
  [3.3, 26],
  [4, 26],
  [4, 28],
  [4.4, 28],
  [4.4, 31.4],
  [4.6, 31.4],
  [4.6, 28],
  [5, 28],
  [5, 26],
  [5.7, 26],
  [5.7, 24],
  [6.4, 24],
  [6.4, 13.5],
  [8.2, 13.5],
  [8.2, 16],
  [8.7, 16],
  [8.7, 17.2],
  [10, 17.2],
  [10, 16],
  [10.5, 16],
  [10.5, 9],
  [12.2, 9],
  [12.2, 5.5],
  [13.4, 5.5],
];
/** Lit windows on the same measure. */
const lights: readonly Point[] = [
  [3.5, 22],
  [4.9, 22],
  [4.2, 19.6],
  [3.5, 17.2],
  [4.9, 14.8],
  [4.2, 12.4],
  [3.5, 10],
  [4.9, 7.6],
  [8.7, 13.6],
  [9.7, 11.4],
  [8.7, 9.2],
  [9.7, 7],
  [11.2, 6.2],
];

/** Houses at both sides of the foot of a card; `scale` 1 fits beside a code. */
export function skyline({ x, y, w, h }: Box, scale: number, houses: Paint, lit: Ink | undefined): readonly Path[] {
  const foot = y + h;
  const sides: readonly ((p: Point) => Point)[] = [
    ([u, v]) => [x + u * scale, foot - v * scale],
    ([u, v]) => [x + w - u * scale, foot - v * scale],
  ];
  // The houses reach a little under the frame, so that no white shows between the two.
  const reach = roofs.at(-1)?.[0] ?? 0;
  const d = sides.map((at) => outline([[-1, -1] as const, [-1, 21] as const, ...roofs, [reach, -1] as const].map(at))).join('');
  const [wide, tall] = [0.3 * scale, 0.5 * scale];
  const panes = sides
    .map((at) =>
      lights
        .map((light) => {
          const [px, py] = at(light);
          return outline([
            [px - wide, py - tall],
            [px + wide, py - tall],
            [px + wide, py + tall],
            [px - wide, py + tall],
          ]);
        })
        .join(''),
    )
    .join('');
  return [path(d, houses), ...(lit === undefined ? [] : [path(panes, { fill: lit })])];
}
