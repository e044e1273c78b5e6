import { balanced, greedy } from '../balance.ts';
import type { World } from '../art/art.ts';
import { quietAround } from '../card.ts';
import { group, type Scene, type Shape } from '../scene.ts';
import type { Type } from '../type.ts';
import { inBoth, captionsOf } from './bilingual.ts';
import { capitalsOf } from './caption.ts';
import { stepOf } from './deck-text.ts';
import { whose, type FaceWords } from './face.ts';
import { facilitatorSize } from './facilitator.ts';
import { codeAt, inksOn, lowered, onGround, platesOf, signAt, textRoom, upperHalf, usual, type IllustratedJob } from './illustrated.ts';

/** How a deck's cards in two languages are set: the size of the picture with its board, and that of all texts in points. */
export interface BilingualPlan {
  readonly scale: number;
  readonly size: number;
}

/** Where words may stand, in mm: below `narrowFrom` their lines are shorter, for the code stands beside them. */
export interface BilingualRoom {
  /** Top of the picture. */
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly narrow: number;
  readonly narrowFrom: number;
  /** The second language begins no higher than `second`, and so far below the first. */
  readonly second: number;
  readonly gap: number;
  /** The last line stands no lower. */
  readonly bottom: number;
}

/** Where window, frame and board end in the usual layout, in mm. */
const upper = 54;
const scales = [1, 0.97, 0.94, 0.91, 0.89, 0.86, 0.83, 0.8, 0.77, 0.74, 0.71, 0.68, 0.65] as const;
const sizes = { most: 8.6, least: 7 } as const;
/** Sizes of the second name in points, the least for one line. */
const heading = { most: 11, least: 8 } as const;

/** The room on a card's face. A sealed one has no code on it. */
export function faceRoom(world: World, code: boolean): BilingualRoom {
  const { left, width, bottom } = textRoom(world, code);
  const at = codeAt(world);
  const full = usual.width - 2 * left;
  const above = at.y - quietAround(at.size);
  return code
    ? { top: 0, left, width: full, narrow: width, narrowFrom: above, second: above + 3.2, gap: 1.9, bottom }
    : { top: 0, left, width: full, narrow: full, narrowFrom: usual.height, second: 0, gap: 2.4, bottom: bottom - 3 };
}

/** How much larger than others facilitator cards in two languages are printed. */
export const heldZoom = 1.4;
/** The room on a facilitator card at the size it is printed. */
export const heldBoth: BilingualRoom = {
  top: 2,
  left: 6.2,
  width: facilitatorSize.w * heldZoom - 12.4,
  narrow: 0,
  narrowFrom: 999,
  second: 0,
  gap: 2.6,
  bottom: 83,
};

/** The largest pictures with which all texts of a deck fit in both languages; of texts that are too long for any, the first alone is set. */
export function bilingualPlan(all: readonly FaceWords[], type: Type, room: BilingualRoom): BilingualPlan {
  const fit = (scale: number, size: number, words: readonly FaceWords[]): boolean =>
    words.every((one) => placed(one, type, room, { scale, size }, false) !== undefined);
  const scale = scales.find((one) => fit(one, sizes.least, all)) ?? scales[scales.length - 1] ?? 0.7;
  const fitting = all.filter((one) => fit(scale, sizes.least, [one]));
  let size: number = sizes.most;
  while (size > sizes.least && !fit(scale, size, fitting)) size = Math.round((size - 0.1) * 10) / 10;
  return { scale, size };
}

interface Line {
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly font: 'display' | 'text' | 'strong';
}

/** The words of a card line by line, or nothing where they are too long; their number is the same where they are not made `even`. */
function placed(
  words: FaceWords,
  type: Type,
  room: BilingualRoom,
  { scale, size }: BilingualPlan,
  even = true,
): readonly Line[] | undefined {
  const { width, narrow, narrowFrom, bottom } = room;
  const lines: Line[] = [];
  let y = room.top + upper * scale + 3.3;
  const caption = captionsOf(capitalsOf(words), type, { font: 'strong', size: sizes.least, width });
  if (caption !== undefined) {
    lines.push({ y, text: caption, size: sizes.least, font: 'strong' });
    y += 3.4;
  }
  const [, secondName] = inBoth(words, 'name');
  const widthAt = (at: number): number => (at + 0.6 > narrowFrom ? narrow : width);
  const texts = inBoth(words, 'ability');
  for (const [i, text] of texts.entries()) {
    const step = stepOf(text, size);
    if (i > 0) begin();
    const set = flowed(text, type, size, (n) => widthAt(y + n * step), even);
    for (const line of set) {
      lines.push({ y, text: line, size, font: 'text' });
      y += step;
    }
  }
  if (texts.length < 2) begin();
  return (lines.at(-1)?.y ?? 0) <= bottom ? lines : undefined;

  /** Goes on to the second language: its name, where it is another. */
  function begin(): void {
    y = Math.max(y + room.gap, room.second);
    if (secondName === undefined) return;
    const box = { width: widthAt(y), height: 9, font: 'display', max: heading.most, min: sizes.least, leading: 1 } as const;
    // One line is better than two of larger letters.
    const small = Math.floor((4 * heading.most * box.width) / type.width(secondName, 'display', heading.most)) / 4;
    const set = type.fit(
      secondName,
      small < heading.most && small >= heading.least ? { ...box, max: small } : box,
      whose(secondName, 'name'),
    );
    set.lines.forEach((text, i) => lines.push({ y: y + i * set.leading, text, size: set.size, font: 'display' }));
    y += (set.lines.length - 1) * set.leading + 3.5;
  }
}

/** A text in lines as wide as their places, of even length where that takes no line more. */
function flowed(text: string, type: Type, size: number, widthOf: (line: number) => number, even: boolean): readonly string[] {
  const full = greedy(type, text, 'text', size, widthOf);
  if (!even) return full;
  const alike = balanced(type, text, 'text', size, widthOf);
  return alike.length === full.length ? alike : full;
}

/** The same without the second ability. */
const firstAlone = (words: FaceWords): FaceWords =>
  words.second === undefined ? words : { ...words, second: { ...words.second, ability: words.ability } };

type Job = IllustratedJob & { readonly plan: BilingualPlan };

/** A face in two languages: a smaller picture, the first text below it, and beside the code the second under its name. */
export function illustratedBilingual(job: Job): Scene {
  const { painter, width, height, code } = job;
  const shapes = [...platesOf(job), ...bothOn(job, faceRoom(painter.art.world, code))];
  return onGround(job, [group(shapes, { x: 0, y: lowered(width, height), scale: width / usual.width })]);
}

/** A facilitator card in two languages, laid out for `heldZoom`. */
export function heldBilingual(job: Omit<Job, 'width' | 'height' | 'code'>): Scene {
  const { w, h } = facilitatorSize;
  const whole = { ...job, width: w * heldZoom, height: h * heldZoom, code: false };
  return onGround({ ...job, width: w, height: h }, [group(bothOn(whole, heldBoth, whole.width), { x: 0, y: 0, scale: 1 / heldZoom })]);
}

function bothOn(job: Job, room: BilingualRoom, width: number = usual.width): readonly Shape[] {
  const { words, type, plan } = job;
  const { scale, size } = plan;
  const x = (width - usual.width * scale) / 2;
  const [ink, accent] = inksOn(job);
  const lines = placed(words, type, room, plan) ?? placed(firstAlone(words), type, room, { scale, size: sizes.least });
  if (lines === undefined)
    type.fit(words.ability, { width: room.width, height: 0.1, font: 'text', max: size, min: size }, whose(job.item, 'ability'));
  return [
    group(upperHalf({ ...job, code: false, leastName: sizes.least / scale }), { x, y: room.top, scale }),
    ...(job.sign?.(x + signAt.x * scale, room.top + signAt.y * scale, Math.max(2.4, signAt.r * scale)) ?? []),
    ...(lines ?? []).map(({ font, ...line }): Shape => ({
      kind: 'text',
      x: room.left,
      font,
      ink: font === 'text' ? ink : accent,
      ...line,
    })),
  ];
}
