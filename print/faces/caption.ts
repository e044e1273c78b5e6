import { pointsPerMm, type Ink, type Shape } from '../scene.ts';
import { leastSize, type Type } from '../type.ts';
import { whose } from './face.ts';

/** Line distance in mm of a line over a text that takes two. */
const step = 2.42;

/** Where the line over a text stands, in mm: the baseline of one line, about which two are spread. */
interface CaptionPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * The line over a text: in capitals, in small letters where capitals are too wide, and on two lines where those are, too. One
 * that is wider still is a `PrintError` that names the `item`.
 */
export function captionShapes(words: string, { x, y, width }: CaptionPlace, type: Type, ink: Ink, item: string): readonly Shape[] {
  const capitals = words.toLocaleUpperCase();
  const text = [capitals, words].find((one) => type.width(one, 'strong', leastSize) <= width) ?? words;
  const box = {
    width,
    height: step + leastSize / pointsPerMm + 0.1,
    font: 'strong',
    max: leastSize,
    min: leastSize,
    leading: 0.98,
  } as const;
  const { lines } = type.fit(text, box, whose(item, 'caption'));
  const first = y - ((lines.length - 1) * step) / 2;
  return lines.map((line, i): Shape => ({ kind: 'text', x, y: first + i * step, size: leastSize, font: 'strong', text: line, ink }));
}
