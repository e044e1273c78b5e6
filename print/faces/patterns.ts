import type { PatternName } from '../../src/cards/signs.ts';
import { circle, path, type Ink, type Shape } from '../scene.ts';
import type { Box } from './deco.ts';

/** Patterns coarse enough to be told apart on a grey copy, cut to a box. Lengths in mm. */

const fixed = (n: number): string => String(Math.round(n * 1000) / 1000);
const weight = 0.55;
const gap = 2.6;

/** How often something about `size` fits into a length, at least once. */
const times = (length: number, size: number): number => Math.max(1, Math.round(length / size));
const count = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

type Draw = (box: Box) => string;

/** Lines at 45°, each cut at the sides of the box. */
const slanted =
  (lean: 1 | -1): Draw =>
  ({ x, y, w, h }) => {
    const step = gap * 1.25;
    return count(Math.floor((w + h) / step))
      .map((i) => {
        const at = (i + 0.5) * step - h;
        const [from, to] = [Math.max(at, 0), Math.min(at + h, w)];
        const level = (px: number): number => (lean === 1 ? px - at : h - (px - at));
        return `M${fixed(x + from)} ${fixed(y + level(from))}L${fixed(x + to)} ${fixed(y + level(to))}`;
      })
      .join('');
  };

const lines: Readonly<Record<Exclude<PatternName, 'dots'>, Draw>> = {
  plain: () => '',
  hatching: slanted(-1),
  levels: ({ x, y, w, h }) =>
    count(times(h, gap))
      .map((i) => `M${fixed(x)} ${fixed(y + ((i + 0.5) * h) / times(h, gap))}h${fixed(w)}`)
      .join(''),
  lattice: (box) => slanted(1)(box) + slanted(-1)(box),
  pinstripes: ({ x, y, w, h }) =>
    count(times(w, gap))
      .map((i) => `M${fixed(x + ((i + 0.5) * w) / times(w, gap))} ${fixed(y)}v${fixed(h)}`)
      .join(''),
  zigzag: ({ x, y, w, h }) => {
    const [rows, teeth] = [times(h, gap * 1.3), times(w, 4.4)];
    const [rise, half] = [Math.min(1.9, (h / rows) * 0.6), w / teeth / 2];
    return count(rows)
      .map((row) => {
        const level = y + ((row + 0.5) * h) / rows + rise / 2;
        return `M${fixed(x)} ${fixed(level)}${count(teeth)
          .map(() => `l${fixed(half)} ${fixed(-rise)}l${fixed(half)} ${fixed(rise)}`)
          .join('')}`;
      })
      .join('');
  },
};

/** A pattern over a box, in one ink. */
export function weave(pattern: PatternName, box: Box, ink: Ink): readonly Shape[] {
  if (pattern === 'dots') return dots(box, ink);
  const inner = { x: box.x + weight / 2, y: box.y + weight / 2, w: box.w - weight, h: box.h - weight };
  const d = lines[pattern](inner);
  return d === '' ? [] : [path(d, { stroke: ink, width: weight })];
}

function dots({ x, y, w, h }: Box, ink: Ink): readonly Shape[] {
  const [rows, columns] = [times(h, gap), times(w, gap * 1.2)];
  return count(rows).flatMap((row) =>
    count(row % 2 === 0 ? columns : columns - 1).map((column) =>
      circle(x + ((column + (row % 2 === 0 ? 0.5 : 1)) * w) / columns, y + ((row + 0.5) * h) / rows, 0.55, { fill: ink }),
    ),
  );
}
