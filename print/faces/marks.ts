import { shapes, type ShapeName } from '../../src/cards/signs.ts';
import { leastSize } from '../type.ts';
import { circle, group, path, rect, type Ink, type Shape } from '../scene.ts';

/**
 * Signs that tell sides apart without colour: every side of a deck has its own shape and its own pattern,
 * and the letter the deck gives it.
 */
type Outline = (r: number) => string;

const polygon =
  (corners: number, turn: number): Outline =>
  (r) =>
    `${Array.from({ length: corners }, (_, i) => {
      const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
      return `${i === 0 ? 'M' : 'L'}${fixed(r * Math.cos(angle))} ${fixed(r * Math.sin(angle))}`;
    }).join('')}Z`;

const fixed = (n: number): string => String(Math.round(n * 1000) / 1000);

/** Points far and near by turns, the first one up. */
const star =
  (points: number, near: number): Outline =>
  (r) =>
    `${Array.from({ length: 2 * points }, (_, i) => {
      const angle = ((-90 + (180 / points) * i) * Math.PI) / 180;
      const reach = i % 2 === 0 ? r * 1.12 : r * near;
      return `${i === 0 ? 'M' : 'L'}${fixed(reach * Math.cos(angle))} ${fixed(reach * Math.sin(angle))}`;
    }).join('')}Z`;

/** Petals round the middle. */
const blossom =
  (petals: number): Outline =>
  (r) => {
    const corner = (i: number): string => {
      const angle = ((-90 + (360 / petals) * (i - 0.5)) * Math.PI) / 180;
      return `${fixed(0.88 * r * Math.cos(angle))} ${fixed(0.88 * r * Math.sin(angle))}`;
    };
    const bow = fixed(0.88 * r * Math.sin(Math.PI / petals));
    return `M${corner(0)}${Array.from({ length: petals }, (_, i) => `A${bow} ${bow} 0 0 1 ${corner(i + 1)}`).join('')}Z`;
  };

const disc: Outline = (r) => `M${fixed(-r)} 0A${fixed(r)} ${fixed(r)} 0 1 1 ${fixed(r)} 0A${fixed(r)} ${fixed(r)} 0 1 1 ${fixed(-r)} 0Z`;
/** A disc with a line inside its edge. */
const ring = shapes.indexOf('ring');

/** Shapes that nobody takes for one another, even small and grey, in the order of `shapes`. */
const outlines: readonly Outline[] = [
  disc,
  (r) => polygon(4, 0)(r * 1.18),
  star(8, 0.78),
  (r) => `M${fixed(-0.85 * r)} ${fixed(-0.85 * r)}H${fixed(0.85 * r)}V${fixed(0.85 * r)}H${fixed(-0.85 * r)}Z`,
  (r) =>
    `M0 ${fixed(-r)}C${fixed(0.4 * r)} ${fixed(-0.75 * r)} ${fixed(0.7 * r)} ${fixed(-0.7 * r)} ${fixed(0.9 * r)} ${fixed(-0.7 * r)}C${fixed(0.95 * r)} ${fixed(0.2 * r)} ${fixed(0.5 * r)} ${fixed(0.8 * r)} 0 ${fixed(1.1 * r)}C${fixed(-0.5 * r)} ${fixed(0.8 * r)} ${fixed(-0.95 * r)} ${fixed(0.2 * r)} ${fixed(-0.9 * r)} ${fixed(-0.7 * r)}C${fixed(-0.7 * r)} ${fixed(-0.7 * r)} ${fixed(-0.4 * r)} ${fixed(-0.75 * r)} 0 ${fixed(-r)}Z`,
  blossom(5),
  (r) => `M0 ${fixed(-1.05 * r)}L${fixed(1.15 * r)} ${fixed(0.9 * r)}H${fixed(-1.15 * r)}Z`,
  polygon(6, 0),
];

/** A face's own shape, or the one of the deck's n-th side. */
export type Sign = ShapeName | number;
/** Sides without a shape of their own take these in turn. */
const inTurn = outlines.length;

const numberOf = (sign: Sign): number => (typeof sign === 'number' ? sign % inTurn : shapes.indexOf(sign));

/** How far below the middle the letter stands, in radii, and how large it is; the triangle has its room at the foot. */
const letters = (n: number): { readonly drop: number; readonly size: number } =>
  n === 6 ? { drop: 0.72, size: 0.84 } : { drop: 0.42, size: n === ring ? 0.86 : 1 };

/** A side's sign about (x, y), with its letter, which is no smaller than `leastLetter` in points. */
export function mark(
  sign: Sign,
  x: number,
  y: number,
  r: number,
  colours: { readonly fill: Ink; readonly ink: Ink },
  letter = '',
  leastLetter: number = leastSize,
): readonly Shape[] {
  const n = numberOf(sign);
  const outline = outlines[n] ?? disc;
  const { drop, size } = letters(n);
  // One letter still has room on a small sign where its size in proportion would be too small to read.
  const letterSize = Math.max(leastLetter, r * size * (letter.length > 1 ? 2.5 : 3.3));
  return [
    group([path(outline(r), { fill: colours.fill, stroke: colours.ink, width: 0.35 })], { x, y }),
    ...(n === ring ? [circle(x, y, r * 0.78, { stroke: colours.ink, width: r * 0.11 })] : []),
    ...(letter === ''
      ? []
      : [
          {
            kind: 'text',
            x,
            y: y + r * drop,
            size: letterSize,
            font: 'bold',
            text: letter,
            ink: colours.ink,
            align: 'middle',
          } as const,
        ]),
  ];
}

/** The pattern of the deck's n-th side over a band: stripes, dots, waves … in thin lines of one ink. */
export function pattern(side: number, x: number, y: number, w: number, h: number, ink: Ink): readonly Shape[] {
  const lines: string[] = [];
  const dots: Shape[] = [];
  const slanted = (lean: 1 | -1): void => {
    for (let at = -h; at < w + h; at += 3) {
      // Each line is cut at the band's sides, so that it needs no clipping.
      const [from, to] = lean === 1 ? [Math.max(at, 0), Math.min(at + h, w)] : [Math.max(at - h, 0), Math.min(at, w)];
      if (from >= to) continue;
      const yAt = (px: number): number => (lean === 1 ? px - at : at - px);
      lines.push(`M${fixed(x + from)} ${fixed(y + yAt(from))}L${fixed(x + to)} ${fixed(y + yAt(to))}`);
    }
  };
  switch (side % 6) {
    case 0:
      break;
    case 1:
      slanted(1);
      break;
    case 2:
      for (let row = 0; row * 2.6 + 1.3 < h; row++)
        for (let at = row % 2 === 0 ? 1.3 : 2.8; at < w; at += 3) dots.push(circle(x + at, y + row * 2.6 + 1.3, 0.38, { fill: ink }));
      break;
    case 3:
      for (let at = 1.5; at < h; at += 2.2) lines.push(`M${fixed(x)} ${fixed(y + at)}h${fixed(w)}`);
      break;
    case 4:
      slanted(1);
      slanted(-1);
      break;
    default:
      for (let at = 1.5; at < w; at += 2.2) lines.push(`M${fixed(x + at)} ${fixed(y)}v${fixed(h)}`);
  }
  return [...(lines.length === 0 ? [] : [path(lines.join(''), { stroke: ink, width: 0.2 })]), ...dots];
}

/** A ground with the side's pattern on it, or only outlined where ink is to be saved. */
export function band(
  side: number,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: { readonly ground: Ink; readonly ink: Ink },
  saving: boolean,
): readonly Shape[] {
  if (saving)
    return [...pattern(side, x, y, w, h, '#9aa0ad'), path(`M${fixed(x)} ${fixed(y + h)}h${fixed(w)}`, { stroke: 'black', width: 0.4 })];
  return [rect(x, y, w, h, { fill: colours.ground }), ...pattern(side, x, y, w, h, mixed(colours.ground, colours.ink, 0.22))];
}

/** A colour between two, `share` of the second. */
export function mixed(a: Ink, b: Ink, share: number): Ink {
  const parts = (ink: Ink): number[] => (ink === 'black' ? [0, 0, 0] : [1, 3, 5].map((i) => parseInt(ink.slice(i, i + 2), 16)));
  const other = parts(b);
  return `#${parts(a)
    .map((part, i) =>
      Math.round(part * (1 - share) + (other[i] ?? 0) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
