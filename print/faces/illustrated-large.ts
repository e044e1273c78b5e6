import { balanced } from '../balance.ts';
import { quietAround } from '../card.ts';
import { group, pointsPerMm, rect, use, type Scene, type Shape } from '../scene.ts';
import type { Box, Fitted, Type } from '../type.ts';
import { attempt, captionsOf, fitNames, inBoth } from './bilingual.ts';
import { whose, type FaceWords } from './face.ts';
import { facilitatorSize } from './facilitator.ts';
import { codeAt, usual, type IllustratedJob } from './illustrated.ts';

/** Sizes of the text in points: the largest that fits the card; two languages are not set smaller than `both`. */
const sizes = { most: 16, least: 7, both: 16 } as const;
/** The same on facilitator cards, which are printed at twice their size. */
const heldSizes = { most: 11, least: 8, both: 8 } as const;
const leading = 1.12;
/** Sizes of the line of the side in points: 16 and more on a tarot card, less where name and line are long. */
const captions = { large: { max: 14.4, min: 14.4, leading: 1 }, small: { max: 11, min: 8, leading: 1.05 } } as const;
const margin = 4.8;
/** The picture is this much smaller, in the corner, its window from (margin, margin). */
const scale = 0.42;
const head = { width: 53.2 * scale, height: 43.7 * scale } as const;

/** A place for text whose lines below `narrowFrom` are shorter: beside the code. Lengths in mm. */
export interface Room {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly narrowFrom: number;
  readonly narrow: number;
}

/** By how much a card is taller than usual for its width, in mm of the usual layout: so much lower stands its code. */
export const taller = (width: number, height: number): number => Math.max(0, (height * usual.width) / width - usual.height);

type LargeJob = Omit<IllustratedJob, 'textSize' | 'look'>;

/** A face in large print: white, a small picture beside a large name, and the text as large as the card has room for. */
export function illustratedLarge(job: LargeJob): Scene {
  const { painter, picture, width, height, bleed, code, words, type, item } = job;
  const { world } = painter.art;
  const at = codeAt(world);
  // What a tall card has more is the text's.
  const more = taller(width, height);
  const room: Room = {
    top: margin + head.height + 2,
    bottom: 83.3 + more,
    width: usual.width - 2 * margin,
    narrowFrom: code ? at.y + more - quietAround(at.size) : usual.height + more,
    narrow: at.x - quietAround(at.size) - margin,
  };
  const left = margin + head.width + 2;
  const inset = { x: margin - 4.9 * scale, y: margin - 4.9 * scale, scale };
  const shapes = [
    group([group([use(picture, 0, -1.5)], { clip: world.window }), rect(4.9, 4.9, 53.2, 43.7, { stroke: 'black', width: 0.7 })], inset),
    ...headOf(job, left, usual.width - margin - left, head.height),
    ...flowing(words, room, sizes, type, item),
  ];
  return {
    width,
    height,
    bleed,
    shapes: [
      rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill: '#ffffff' }),
      group(shapes, { x: 0, y: 0, scale: width / usual.width }),
    ],
  };
}

/** A facilitator card in large print without a picture: its room is the text's. */
export function largeHeld(job: Pick<LargeJob, 'words' | 'type' | 'item' | 'bleed'>): Scene {
  const { w: width, h: height } = facilitatorSize;
  const { words, type, item, bleed } = job;
  // The corner on the right is kept for the card's code.
  const head = words.second === undefined ? 12.6 : 18.4;
  const room: Room = { top: head + 6.6, bottom: 58.4, width: width - 2 * 4.4, narrowFrom: height, narrow: 0 };
  return {
    width,
    height,
    bleed,
    shapes: [
      rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill: '#ffffff' }),
      ...headOf(job, 4.4, 25.6, head),
      ...flowing(words, room, heldSizes, type, item).map((shape): Shape => (shape.kind === 'text' ? { ...shape, x: 4.4 } : shape)),
    ],
  };
}

/** Name and side, in a column of this width and height. */
export function headOf(
  { words, type, item }: Pick<LargeJob, 'words' | 'type' | 'item'>,
  x: number,
  width: number,
  height: number,
): readonly Shape[] {
  const said = captionsOf(words, type, { font: 'strong', size: captions.small.min, width });
  const nameIn = (caption: Fitted | undefined, min: number): Box => {
    const room = caption === undefined ? height : height - caption.height - 1;
    return { width, height: room, font: 'strong', max: 20, min, leading: 1 };
  };
  // The line of the side is as large as texts are where that leaves room for a name as large.
  const large = said === undefined ? undefined : attempt(type, said, { width, height: 10.6, font: 'strong', ...captions.large });
  const both = large && (words.second === undefined ? attempt(type, words.name, nameIn(large, captions.large.min)) : undefined);
  const small = (): Fitted | undefined =>
    said === undefined ? undefined : type.fit(said, { width, height: 7.4, font: 'strong', ...captions.small }, whose(item, 'caption'));
  const caption = both === undefined ? small() : large;
  const name = both ?? fitNames(type, words, nameIn(caption, captions.small.min), whose(item, 'name'));
  const line = (text: string, y: number, size: number): Shape => ({ kind: 'text', x, y, size, font: 'strong', text });
  return [
    ...name.lines.map((text, i) => line(text, margin + (name.size / pointsPerMm) * 0.8 + i * name.leading, name.size)),
    ...(caption?.lines ?? []).map((text, i, all) =>
      line(text, margin + height - 0.4 - (all.length - 1 - i) * (caption?.leading ?? 0), caption?.size ?? 0),
    ),
  ];
}

/** The texts at the largest size at which they fit, else the first alone; a `PrintError` that names it where that does not fit, either. */
function flowing(
  words: FaceWords,
  room: Room,
  sizes: { readonly most: number; readonly least: number; readonly both: number },
  type: Type,
  item: string,
): readonly Shape[] {
  const texts = inBoth(words, 'ability');
  const [first] = texts;
  if (first === undefined) return [];
  for (let size: number = sizes.most; texts.length > 1 && size >= sizes.both; size -= 0.5) {
    const shapes = setBelow(texts, room, type, size);
    if (shapes !== undefined) return shapes;
  }
  for (let size: number = sizes.most; size >= sizes.least; size -= 0.5) {
    const shapes = setBelow([first], room, type, size);
    if (shapes !== undefined) return shapes;
  }
  type.fit(first, { width: room.width, height: 0.1, font: 'text', max: sizes.least, min: sizes.least }, whose(item, 'ability'));
  return [];
}

/** Texts below one another, half a line between them; nothing where they do not fit. */
export function setBelow(texts: readonly string[], room: Room, type: Type, size: number): readonly Shape[] | undefined {
  const shapes: Shape[] = [];
  let { top } = room;
  for (const text of texts) {
    const lines = wrapped(text, { ...room, top }, type, size);
    if (lines === undefined) return undefined;
    const place = { ...room, top };
    shapes.push(
      ...lines.map((line, i): Shape => ({ kind: 'text', x: margin, y: baseline(place, size, i), size, font: 'text', text: line })),
    );
    top += (lines.length + 0.5) * leading * (size / pointsPerMm);
  }
  return shapes;
}

const baseline = ({ top }: Room, size: number, line: number): number => top + (size / pointsPerMm) * (0.8 + line * leading);

function wrapped(words: string, room: Room, type: Type, size: number): readonly string[] | undefined {
  const widthOf = (line: number): number =>
    baseline(room, size, line) + (size / pointsPerMm) * 0.25 > room.narrowFrom ? room.narrow : room.width;
  const lines = balanced(type, words, 'text', size, widthOf);
  const fits =
    lines.every((line, i) => type.width(line, 'text', size) <= widthOf(i)) && baseline(room, size, lines.length - 1) <= room.bottom;
  return fits ? lines : undefined;
}
