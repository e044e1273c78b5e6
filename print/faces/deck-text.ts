import { balanced } from '../balance.ts';
import { pointsPerMm, type Ink, type Shape } from '../scene.ts';
import type { Type } from '../type.ts';
import { whose } from './face.ts';

/** Where the texts of a deck stand on its cards, in mm: `top` is the first baseline, `bottom` the last there may be. */
export interface TextRoom {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sizes in points that the texts of a deck may have. */
const sizes = { most: 8.6, least: 7 } as const;

/** Line distance in mm: Chinese wants more. */
export const stepOf = (words: string, size: number): number => ((/[\u2e80-\u9fff]/u.test(words) ? 1.32 : 1.16) * size) / pointsPerMm;

const heightOf = (words: string, type: Type, size: number, width: number): number =>
  (type.wrap(words, 'text', size, width).length - 1) * stepOf(words, size);

/** One size for all texts of a deck, in points: the largest at which every one of them fits; 0 if none does. */
export function textSizeFor(texts: readonly string[], type: Type, { width, top, bottom }: TextRoom): number {
  let size: number = sizes.most;
  for (const words of texts)
    while (size >= sizes.least && heightOf(words, type, size, width) > bottom - top) size = Math.round((size - 0.1) * 10) / 10;
  return size < sizes.least ? 0 : size;
}

/** A text in its place, lines of even length, never smaller than the least. One that does not fit is a `PrintError` that names the `item`. */
export function textShapes(words: string, type: Type, deckSize: number, ink: Ink, room: TextRoom, item: string): readonly Shape[] {
  const size = Math.max(deckSize, sizes.least);
  const { left, width, top, bottom } = room;
  const box = { width, height: bottom - top + size / pointsPerMm, font: 'text', max: size, min: size, leading: 1.16 } as const;
  // Says whose text it is, and refuses it.
  if (heightOf(words, type, size, width) > bottom - top) type.fit(words, box, whose(item, 'ability'));
  const lines = balanced(type, words, 'text', size, width);
  const step = stepOf(words, size);
  return lines.map((text, i): Shape => ({ kind: 'text', x: left, y: top + i * step, size, font: 'text', text, ink }));
}
