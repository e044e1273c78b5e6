import type { PlayingFace } from '../../src/cards/deck-face.ts';
import { path, pointsPerMm, type Ink, type Shape } from '../scene.ts';
import { whose, type FaceJob, type Look } from './face.ts';
import { suitInk } from './suits.ts';

/** Height of a ribbon in mm. */
export const ribbonHeight = (look: Look): number => (look === 'large-print' ? 7.4 : 4.1);

/** The role's name on a ribbon in the colour of its suit, its middle at (0, y). */
export function ribbon({ face, words, width, look, item, type }: FaceJob<PlayingFace>, y: number, dark: Ink): readonly Shape[] {
  const plain = look !== 'colour';
  const h = ribbonHeight(look);
  const large = look === 'large-print';
  const fitted = type.fit(
    words.name,
    { width: width - 32, height: h - 0.4, font: 'display', max: large ? 15 : 9, min: large ? 9 : 7 },
    whose(item, 'name'),
  );
  const [text = ''] = fitted.lines;
  const half = Math.max(9, type.width(text, 'display', fitted.size) / 2 + 2.2);
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
    ...fitted.lines.map((line, i): Shape => ({
      kind: 'text',
      x: 0,
      y: y + (fitted.size / pointsPerMm) * 0.34 + (i - (fitted.lines.length - 1) / 2) * fitted.leading,
      size: fitted.size,
      font: 'display',
      text: line,
      ink: plain ? 'black' : '#fdf8ec',
      align: 'middle',
    })),
  ];
}
