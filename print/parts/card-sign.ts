import type { Face } from '../../src/cards/deck-face.ts';
import { pip, suitInk } from '../faces/suits.ts';
import { pointsPerMm, type Shape } from '../scene.ts';
import type { Type } from '../type.ts';

/** Rank and suit of a playing card in one line, `height` mm high, its top left corner at (x, y); nothing for other faces. */
export function cardSign(
  face: Face,
  x: number,
  y: number,
  height: number,
  type: Type,
): { readonly width: number; readonly shapes: readonly Shape[] } {
  if (face.style !== 'playing-card') return { width: 0, shapes: [] };
  const size = (height * pointsPerMm) / 0.75;
  const width = type.width(face.rank, 'bold', size);
  return {
    width: width + height * 1.3,
    shapes: [
      { kind: 'text', x, y: y + height, size, font: 'bold', text: face.rank, ink: suitInk(face.suit) },
      pip(face.suit, x + width + height * 0.7, y + height * 0.52, height),
    ],
  };
}
