import type { Context } from '../../print/context.ts';
import type { DrawnCard } from './drawn.ts';
import { pixelsOf, wordless } from './drawn.ts';
import { luminance, ratio, unlike, visions, type Vision } from './vision.ts';

/** Pixels to the mm at which letters are looked at, of 300 dpi, and of a card as a thumbnail of 12 mm at 300 dpi. */
const close = 300 / 25.4;
const thumbnail = (12 / 63) * (300 / 25.4);

/**
 * The least contrast of a face's letters with what they stand on, from 1 to 21: that of the 25th pixel in a hundred, of those that a letter covers
 * wholly (its neighbours are covered too).
 */
export async function contrastOf({ scene }: DrawnCard, context: Context): Promise<number> {
  const [whole, bare] = await Promise.all([pixelsOf(scene, context, close), pixelsOf(wordless(scene), context, close)]);
  const { width, data } = whole;
  const covered = (at: number): boolean =>
    [0, 1, 2].some((channel) => Math.abs((data[3 * at + channel] ?? 0) - (bare.data[3 * at + channel] ?? 0)) > 24);
  const found: number[] = [];
  for (let at = width; at < data.length / 3 - width; at++)
    if ([at, at - 1, at + 1, at - width, at + width].every(covered)) found.push(ratio(luminance(data, at), luminance(bare.data, at)));
  if (found.length < 30) throw new Error('a face without letters');
  return found.sort((a, b) => a - b)[Math.floor(found.length / 4)] ?? 0;
}

/** The upper left corner of a card as a thumbnail of 12 mm shows it: where the sign of the side stands, or rank and suit. */
export async function cornerOf({ scene, card }: DrawnCard, context: Context): Promise<Uint8Array> {
  const { data, width } = await pixelsOf(scene, context, thumbnail);
  const { look } = context;
  const index = look === 'large-print' ? { x: 3.6, y: 3.6, w: 10.8, h: 20 } : { x: 3.6, y: 3.6, w: 8, h: 14 };
  const box = card.face.style === 'playing-card' ? index : { x: 5.2, y: 5.2, w: 7.4, h: 7.4 };
  const [left, top, w, h] = [box.x, box.y, box.w, box.h].map((mm) => Math.round(mm * thumbnail)) as [number, number, number, number];
  const rows = Array.from({ length: h }, (_, y) => data.subarray(3 * ((top + y) * width + left), 3 * ((top + y) * width + left + w)));
  return Uint8Array.from(rows.flatMap((row) => [...row]));
}

/** For each kind of eyes, how unlike the corners of the two sides are that are most alike. */
export function leastUnlike(sides: readonly Uint8Array[]): Readonly<Record<Vision, number>> {
  const least = (vision: Vision): number =>
    Math.min(...sides.flatMap((one, i) => sides.slice(i + 1).map((other) => unlike(one, other, vision))));
  return Object.fromEntries(visions.map((vision) => [vision, least(vision)])) as Record<Vision, number>;
}

/** How much of its area a face covers with ink, from 0 to 1: the mean of what its three colours lack of white. */
export async function inkOn({ scene }: DrawnCard, context: Context): Promise<number> {
  const { data } = await pixelsOf(scene, context, 2);
  return 1 - data.reduce((sum, shade) => sum + shade, 0) / data.length / 255;
}

/** One face of each side of a deck, in the order of its cards. */
export function oneOfEachSide(faces: readonly DrawnCard[], context: Context): readonly DrawnCard[] {
  const sides = faces.map(({ card }) => context.sideOf(card.face));
  return faces.filter((_, i) => sides.indexOf(sides[i] ?? 0) === i);
}
