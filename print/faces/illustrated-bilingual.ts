import { balanced } from '../balance.ts';
import type { World } from '../art/art.ts';
import { quietAround } from '../card.ts';
import { group, line as rule, type Scene, type Shape } from '../scene.ts';
import type { Fitted, Type } from '../type.ts';
import { attemptNames, captionsOf, inBoth } from './bilingual.ts';
import { capitalsOf } from './caption.ts';
import { stepOf } from './deck-text.ts';
import { whose, type FaceWords } from './face.ts';
import { facilitatorSize } from './facilitator.ts';
import {
  codeAt,
  inksOn,
  lowered,
  lowUpperHalf,
  nameBox,
  onGround,
  platesOf,
  signAt,
  textRoom,
  usual,
  type IllustratedJob,
} from './illustrated.ts';

/** Where picture and words may stand, in mm: below `narrowFrom` lines are shorter, for the code stands beside them. */
export interface BilingualRoom {
  /** Top, left edge and scale of the picture. */
  readonly top: number;
  readonly x: number;
  readonly scale: number;
  /** Names on the board of the picture. */
  readonly name: World['name'];
  readonly left: number;
  readonly width: number;
  readonly narrow: number;
  readonly narrowFrom: number;
  /** The last line stands no lower. */
  readonly bottom: number;
  /** Over the code there may be room for the line of the side: its middle, baseline and width. */
  readonly corner?: { readonly x: number; readonly y: number; readonly width: number };
}

/** Where window, frame and board end in the usual layout, in mm. */
const upper = 54;
/** Pictures are lower by the first of these with which a card's texts fit, in mm: about a line each. */
const cuts = [0, 3, 6, 9, 12, 15] as const;
const sizes = { most: 8.6, least: 7 } as const;
/** From the board to the baseline of the line of the side, and from there to the first of the text, in mm. */
const captionDrop = 2.6;
const textDrop = 3.4;
/** Lines are so much closer than on cards in one language. */
const closer = 0.965;
/** Above the baseline of the line of the side where it stands over the code, lines of text keep so far off, in mm. */
const captionRoom = 2.2;
/** Space between the two texts, in mm: as much as there is room for. */
const gaps = [0.9, 1.7, 2.6] as const;

/** The room on a card's face. A sealed one has no code on it. */
export function faceRoom(world: World, code: boolean): BilingualRoom {
  const { left, width } = textRoom(world, code, true);
  const { y, size, middle, baseline } = codeAt(world, true);
  const full = usual.width - 2 * left;
  const whole = { top: 0, x: 0, scale: 1, name: world.name, left, width: full };
  const corner = { x: middle, y: upper + captionDrop, width: 2 * (usual.width - left - middle) };
  return code
    ? {
        ...whole,
        narrow: width,
        narrowFrom: y - quietAround(size),
        bottom: baseline,
        ...(world.plate === undefined ? { corner } : {}),
      }
    : { ...whole, narrow: full, narrowFrom: usual.height, bottom: baseline - 3.5 };
}

/** How much larger than others facilitator cards in two languages are printed. */
export const heldZoom = 1.4;
const heldWidth = facilitatorSize.w * heldZoom;
const heldScale = 0.92;
/** The room on a facilitator card at the size it is printed. */
export const heldBoth = ({ name }: World): BilingualRoom => ({
  top: 1.6,
  x: (heldWidth - usual.width * heldScale) / 2,
  scale: heldScale,
  name,
  left: 6.2,
  width: heldWidth - 12.4,
  narrow: 0,
  narrowFrom: 999,
  bottom: 83,
});

/**
 * One size for all texts of a deck in both languages, in points: the largest at which no picture is smaller than with the least. Of texts
 * that are too long for any, the first alone is set.
 */
export function bilingualSize(all: readonly FaceWords[], type: Type, room: BilingualRoom): number {
  const tight = all.flatMap((words) => {
    const found = placeBoth(words, type, room, sizes.least);
    return found === undefined ? [] : [{ words, cut: found.cut }];
  });
  const fits = ({ words, cut }: (typeof tight)[number], size: number): boolean => placeBoth(words, type, room, size, cut) !== undefined;
  let size: number = sizes.most;
  // A text that is too long is still the first to be tried at the next size.
  for (let i = 0; i < tight.length && size > sizes.least;) {
    const [one] = tight.slice(i, i + 1);
    if (one === undefined || fits(one, size)) i += 1;
    else size = Math.round((size - 0.1) * 10) / 10;
  }
  return size;
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly font: 'text' | 'strong';
  readonly align?: 'middle';
}

/** The words of a card line by line, and by how many mm the picture over them is lower. */
interface Placed {
  readonly cut: number;
  readonly lines: readonly Line[];
  /** Between the texts: a line at y, so long. In mm. */
  readonly rule?: { readonly y: number; readonly length: number };
}

/** The largest picture with which the words of a card fit, lower by no more than `most` mm; nothing where they fit with none. */
export function placeBoth(words: FaceWords, type: Type, room: BilingualRoom, size: number, most = Infinity): Placed | undefined {
  const texts = textsOf(words, type, room);
  const cornered = corneredCaption(words, type, room);
  for (const cut of cuts.filter((one) => one <= most)) {
    const y = room.top + (upper - cut) * room.scale + captionDrop;
    const across = y > room.narrowFrom ? room.narrow : room.width;
    const caption = captionsOf(capitalsOf(words), type, { font: 'strong', size: sizes.least, width: across });
    const over: Line = { x: room.left, y, text: caption ?? '', font: 'strong' };
    const found =
      caption === undefined ? below([], y) : (below([over], y + textDrop) ?? (cornered && below([cornered], y, cornered.y - captionRoom)));
    if (found !== undefined) return { cut, ...found };
  }
  return undefined;

  function below(lines: readonly Line[], y: number, narrowFrom = room.narrowFrom): Omit<Placed, 'cut'> | undefined {
    let widest: Omit<Placed, 'cut'> | undefined;
    for (const gap of gaps) {
      const set = setFrom(texts, type, { ...room, narrowFrom }, { y, size, gap });
      if (set === undefined) break;
      widest = { ...set, lines: [...lines, ...set.lines] };
    }
    return widest;
  }
}

/** The line of the side over the code, in both languages if they fit; nothing where not even the first does. */
function corneredCaption(words: FaceWords, type: Type, { corner }: BilingualRoom): Line | undefined {
  if (corner === undefined || words.caption === undefined) return undefined;
  const fitting = [capitalsOf(words), words].flatMap((one) => [inBoth(one, 'caption').join(' · '), one.caption ?? '']);
  const [caps = '', capsFirst = '', small = '', first = ''] = fitting;
  const text = [caps, small, capsFirst, first].find((one) => type.width(one, 'strong', sizes.least) <= corner.width);
  return text === undefined ? undefined : { x: corner.x, y: corner.y, text, font: 'strong', align: 'middle' };
}

/** The texts from a baseline on, so far apart; nothing where they do not fit. */
function setFrom(
  texts: readonly string[],
  type: Type,
  { left, width, narrow, narrowFrom, bottom }: BilingualRoom,
  { y: from, size, gap }: { readonly y: number; readonly size: number; readonly gap: number },
): Omit<Placed, 'cut'> | undefined {
  const lines: Line[] = [];
  let y = from;
  let rule: Placed['rule'];
  const widthAt = (baseline: number): number => (baseline + 0.6 > narrowFrom ? narrow : width);
  for (const [i, text] of texts.entries()) {
    const step = closer * stepOf(text, size);
    if (i > 0) {
      rule = { y: y - step * 0.72 + gap * 0.5, length: widthAt(y) };
      y += gap;
    }
    const across = (n: number): number => widthAt(y + n * step);
    const fits = (lines: readonly string[]): boolean => y + (lines.length - 1) * step <= bottom + 1e-6;
    // Lines of even length are no fewer than full ones, which are found sooner.
    if (!fits(type.wrap(text, 'text', size, across))) return undefined;
    const set = balanced(type, text, 'text', size, across);
    if (!fits(set)) return undefined;
    lines.push(...set.map((line, n): Line => ({ x: left, y: y + n * step, text: line, font: 'text' })));
    y += set.length * step;
  }
  return { lines, ...(rule === undefined ? {} : { rule }) };
}

/** Both names on the board: one line, or two within its lines; nothing where they do not fit. */
const bothNames = (words: FaceWords, type: Type, room: BilingualRoom): Fitted | undefined =>
  attemptNames(type, inBoth(words, 'name'), { ...nameBox(room, sizes.least / room.scale), height: 5.7 });

/** Both texts; the second begins with its name where the board has no room for two names. */
function textsOf(words: FaceWords, type: Type, room: BilingualRoom): readonly string[] {
  const [, name] = inBoth(words, 'name');
  if (name === undefined || bothNames(words, type, room) !== undefined) return inBoth(words, 'ability');
  return [...inBoth({ ...words, second: { ...words, ability: words.ability } }, 'ability'), `${name} – ${words.second?.ability ?? ''}`];
}

/** The same without the second ability. */
const firstAlone = (words: FaceWords): FaceWords =>
  words.second === undefined ? words : { ...words, second: { ...words.second, ability: words.ability } };

/** `textSize` is that of texts in two languages. */
type Job = IllustratedJob;

/** A face in two languages: both names on the board, and below it the texts, beside the code where they reach down to it. */
export function illustratedBilingual(job: Job): Scene {
  const { painter, width, height, code } = job;
  const shapes = [...platesOf(job, true), ...bothOn(job, faceRoom(painter.art.world, code))];
  return onGround(job, [group(shapes, { x: 0, y: lowered(width, height), scale: width / usual.width })]);
}

/** A facilitator card in two languages, laid out for `heldZoom`. */
export function heldBilingual(job: Omit<Job, 'width' | 'height' | 'code'>): Scene {
  const { w, h } = facilitatorSize;
  const whole = { ...job, width: w * heldZoom, height: h * heldZoom, code: false };
  return onGround({ ...job, width: w, height: h }, [
    group(bothOn(whole, heldBoth(job.painter.art.world)), { x: 0, y: 0, scale: 1 / heldZoom }),
  ]);
}

function bothOn(job: Job, room: BilingualRoom): readonly Shape[] {
  const { words, type, textSize } = job;
  const { x, top, scale } = room;
  const [ink, accent] = inksOn(job);
  const set = placeBoth(words, type, room, textSize) ?? placeBoth(firstAlone(words), type, room, textSize);
  if (set === undefined)
    type.fit(words.ability, { width: room.width, height: 0.1, font: 'text', max: textSize, min: textSize }, whose(job.item, 'ability'));
  const names = bothNames(words, type, room);
  return [
    group(lowUpperHalf({ ...job, code: false, leastName: sizes.least / scale }, set?.cut ?? 0, names), { x, y: top, scale }),
    ...(job.sign?.(x + signAt.x * scale, top + signAt.y * scale, Math.max(2.4, signAt.r * scale)) ?? []),
    ...(set?.lines ?? []).map((line): Shape => {
      const of = line.font === 'text' ? { size: textSize, ink } : { size: sizes.least, ink: accent };
      return { kind: 'text', ...line, ...of };
    }),
    ...(set?.rule === undefined ? [] : [rule(room.left, set.rule.y, room.left + set.rule.length, set.rule.y, accent, 0.15)]),
  ];
}
