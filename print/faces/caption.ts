import { pointsPerMm, type Ink, type Shape } from '../scene.ts';
import { leastSize, type Type } from '../type.ts';
import { whose, type FaceWords } from './face.ts';

/** Line distance in mm of a line over a text that takes two. */
const step = 2.42;

/** Where the line over a text stands, in mm: the baseline of one line, about which two are spread. */
interface CaptionPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * The line over a text, if there is one: in capitals, in small letters where capitals are too wide, and on two lines where those are, too. One
 * that is wider still is a `PrintError` that names the `item`.
 */
export function captionShapes(words: FaceWords, { x, y, width }: CaptionPlace, type: Type, ink: Ink, item: string): readonly Shape[] {
  const small = words.caption;
  if (small === undefined) return [];
  const text =
    [capitalsOf(words).caption, small].find((one) => one !== undefined && type.width(one, 'strong', leastSize) <= width) ?? small;
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

/** The same words with the lines over their texts in the capitals of their languages. */
export function capitalsOf({ caption, second, ...words }: FaceWords): FaceWords {
  return {
    ...words,
    ...(caption === undefined ? {} : { caption: caption.toLocaleUpperCase(words.language ?? 'en') }),
    ...(second === undefined ? {} : { second: capitalsOf(second) }),
  };
}
