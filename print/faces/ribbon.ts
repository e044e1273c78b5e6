import type { PlayingFace } from '../../src/cards/deck-face.ts';
import { path, pointsPerMm, type Ink, type Shape } from '../scene.ts';
import type { Fitted } from '../type.ts';
import { fitNames } from './bilingual.ts';
import { whose, type FaceJob } from './face.ts';
import { suitInk } from './suits.ts';

type Job = FaceJob<PlayingFace>;

/** Height of a ribbon in mm: names in two languages may take two lines. */
export const ribbonHeight = (job: Job): number => lineHeight(job) + (fitted(job).lines.length > 1 ? fitted(job).leading : 0);

const lineHeight = ({ look }: Job): number => (look === 'large-print' ? 9.2 : 4.1);

function fitted({ words, width, look, item, type }: Job): Fitted {
  const large = look === 'large-print';
  const height = (large ? 8.4 : 3.7) * (words.second === undefined ? 1 : 1.9);
  const box = { width: width - (large ? 22 : 32), height, font: 'display', max: large ? 20 : 9, min: large ? 9 : 7, leading: 1.1 } as const;
  return fitNames(type, words, box, whose(item, 'name'));
}

/** The role's name on a ribbon in the colour of its suit, its middle at (0, y). */
export function ribbon(job: Job, y: number, dark: Ink): readonly Shape[] {
  const { face, look, type } = job;
  const plain = look !== 'colour';
  const h = ribbonHeight(job);
  const { lines, size, leading } = fitted(job);
  const half = Math.max(9, ...lines.map((text) => type.width(text, 'display', size) / 2 + 2.2));
  const [top, foot] = [y - h / 2, y + h / 2];
  const fill: Ink = plain ? '#ffffff' : suitInk(face.suit) === 'black' ? dark : suitInk(face.suit);
  const edge: Ink = plain ? suitInk(face.suit) : '#dda83a';
  return [
    // The tails lie behind the band, a little lower.
    ...[-1, 1].map((side) => {
      const at = (n: number): number => Math.round(side * n * 100) / 100;
      return path(
        `M${at(half - 1.6)} ${top + 0.9}H${at(half + 3)}L${at(half + 1.8)} ${y + 0.9}L${at(half + 3)} ${foot + 0.9}H${at(half - 1.6)}Z`,
        {
          fill,
          stroke: edge,
          width: 0.2,
        },
      );
    }),
    path(`M${-half} ${top}H${half}V${foot}H${-half}Z`, { fill, stroke: edge, width: 0.25 }),
    ...lines.map((line, i): Shape => ({
      kind: 'text',
      x: 0,
      y: y + (size / pointsPerMm) * 0.34 + (i - (lines.length - 1) / 2) * leading,
      size,
      font: 'display',
      text: line,
      ink: plain ? 'black' : '#fdf8ec',
      align: 'middle',
    })),
  ];
}
