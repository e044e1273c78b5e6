import { grouped } from '../../src/cards/code.ts';
import type { World } from '../art/art.ts';
import { inkOf } from '../art/layers.ts';
import { quietAround, type CodePlace } from '../card.ts';
import { group, pointsPerMm, rect, type Ink, type Scene, type Shape } from '../scene.ts';
import type { Type } from '../type.ts';
import { textShapes, type TextRoom } from './deck-text.ts';
import { attempt, inBoth } from './bilingual.ts';
import { whose } from './face.ts';
import { inksOn, onGround, signAt, upperHalf, usual, type IllustratedJob } from './illustrated.ts';

/** Where window, frame and board of the usual layout end, in mm from its top. */
const upper = 56;
const margin = 3.4;
/** Line distance of a typed code in mm, and its size in points. */
const typedStep = 2.9;
const typedSize = 7;
/** Texts of rules smaller than this, in points, are left to the facilitator cards. */
const leastText = 7;

/** What stands where on a card that is small or square: the picture over a code, and words beside the code. Lengths in mm. */
export interface CompactPlan {
  /** Of the picture's layout, and its left edge. */
  readonly scale: number;
  readonly left: number;
  readonly code: Pick<CodePlace, 'x' | 'y' | 'size'>;
  /** Beside the code, the last line left to the typed code. */
  readonly room: TextRoom;
  /** Baseline of the typed code. */
  readonly typed: number;
}

/** The code is as large as a quarter of the card, up to 20 mm. On a dark ground its panel keeps off the cut. */
export function compactPlan(width: number, height: number, { plate }: World): CompactPlan {
  const size = Math.min(20, height * (plate === undefined ? 0.26 : 0.25));
  const quiet = quietAround(size);
  const inset = quiet + (plate === undefined ? 0.6 : 2.4);
  const code = { x: width - inset - size, y: height - inset - size, size };
  const scale = Math.min(width / usual.width, (code.y - quiet) / upper);
  const typed = height - margin - 0.4;
  const room = { left: margin, width: code.x - quiet - margin, top: code.y - quiet + 3.4, bottom: typed - 2 * typedStep };
  return { scale, left: (width - usual.width * scale) / 2, code, room, typed };
}

/** A face for a card that is smaller or squarer than usual. A text that would be too small to read is left out. */
export function illustratedCompact(job: IllustratedJob): Scene {
  const { painter, width, height, look, code: coded } = job;
  const { world, colours } = painter.art;
  const { scale, left, code } = compactPlan(width, height, world);
  const quiet = quietAround(code.size);
  const side = code.size + 2 * quiet;
  const { plate } = world;
  return onGround(job, [
    group(upperHalf({ ...job, code: false }), { x: left, y: 0, scale }),
    ...(job.sign?.(left + signAt.x * scale, signAt.y * scale, Math.max(2.2, signAt.r * scale)) ?? []),
    ...(plate === undefined || !coded || look !== 'colour'
      ? []
      : [rect(code.x - quiet, code.y - quiet, side, side, { fill: inkOf(plate.fill, colours) })]),
    ...wordsOf(job),
  ]);
}

/** The line of the side, and the text below it if it can be read. */
function wordsOf(job: IllustratedJob): readonly Shape[] {
  const { painter, words, width, height, type, item, textSize } = job;
  const { world } = painter.art;
  const [ink, accent] = inksOn(job);
  const { room } = compactPlan(width, height, world);
  const shapes: Shape[] = [];
  let { top } = room;
  const box = { width: room.width, height: room.bottom - top, font: 'strong', max: leastText, min: leastText } as const;
  const [, secondName] = inBoth(words, 'name');
  // The board has room for one name.
  const both =
    secondName === undefined
      ? undefined
      : (attempt(type, [secondName, ...inBoth(words, 'caption').slice(0, 1)].join(' · '), box) ?? attempt(type, secondName, box));
  const caption = both ?? (words.caption === undefined ? undefined : type.fit(words.caption, box, whose(item, 'caption')));
  if (caption !== undefined) {
    caption.lines.forEach((text, i) =>
      shapes.push({ kind: 'text', x: room.left, y: top + i * caption.leading, size: caption.size, font: 'strong', text, ink: accent }),
    );
    top += (caption.lines.length - 1) * caption.leading + (leastText / pointsPerMm) * 1.3;
  }
  if (words.ability === '' || textSize < leastText) return shapes;
  return [...shapes, ...textShapes(words.ability, type, textSize, ink, { ...room, top }, item)];
}

/** Where abilities stand on a compact card whose side takes one line: what the size of the deck's texts is found for. */
export function compactText(width: number, height: number, world: World): TextRoom {
  const { room } = compactPlan(width, height, world);
  return { ...room, top: room.top + (leastText / pointsPerMm) * 2.6 };
}

/** The code to type, at the foot beside the square: on two lines where one is too long. */
export function compactTyped(code: string, { room, typed }: CompactPlan, type: Type, ink: Ink): readonly Shape[] {
  const text = grouped(code);
  const lines = type.width(text, 'regular', typedSize) <= room.width ? [text] : [text.slice(0, 5), text.slice(5)];
  return lines.map((line, i): Shape => ({
    kind: 'text',
    x: room.left,
    y: typed - (lines.length - 1 - i) * typedStep,
    size: typedSize,
    font: 'regular',
    text: line,
    ink,
    kerning: false,
  }));
}
