import { endsAlone } from '../balance.ts';
import { quietAround } from '../card.ts';
import { group, path, pointsPerMm, rect, use, type Scene, type Shape } from '../scene.ts';
import { largeSize, type Box, type Fitted, type Type } from '../type.ts';
import { attempt } from './bilingual.ts';
import { whose, type FaceWords } from './face.ts';
import { codeAt, usual, type CodeAt, type IllustratedJob } from './illustrated.ts';
import { setBelow, taller, type Room } from './illustrated-large.ts';

/** Names are up to this much larger, in points on paper. */
const nameSize = 22;
const margin = 4.8;
const width = usual.width - 2 * margin;
/** Empty space between name, picture, line of the side and text, in mm of the usual layout. */
const gap = 1.8;
/** What of a picture the windows of all worlds show, as drawn in the usual layout. */
const shown = { x: 4.9, y: 4.9, w: 53.2, h: 42 } as const;
/** A picture is drawn no larger, and with one that is smaller nothing is won. */
const scales = { most: 0.74, good: 0.6, least: 0.4 } as const;
/** Room for the sign of the side right of the picture, in mm. */
const leastSign = 11;
/** Of so many layouts, each a mm higher than the one before, the one is taken with the fewest last lines of a single word. */
const tries = 7;

/** How all cards of a deck are set in large print on cards that are tall enough. Lengths in mm of the usual layout. */
export interface TallPlan {
  /** Top of the text, the same on every card. */
  readonly top: number;
  readonly scale: number;
  /** The lines of the sides stand beside the picture, else below it. */
  readonly beside: boolean;
  /** Radius of the sign of the side. */
  readonly sign: number;
  /** Of all texts, in points of the usual layout. */
  readonly size: number;
}

/** The size of a face in mm, and where its code stands in the usual layout if it has one. */
export interface TallRoom {
  readonly width: number;
  readonly height: number;
  readonly code?: Pick<CodeAt, 'x' | 'y' | 'size'>;
}

/** 16 points on paper in the usual layout. */
const least = (room: TallRoom): number => (largeSize * usual.width) / room.width;

function textRoom({ code, ...size }: TallRoom, top: number): Room {
  const more = taller(size.width, size.height);
  const whole = { top, bottom: 83.3 + more, width };
  if (code === undefined) return { ...whole, narrowFrom: usual.height + more, narrow: 0 };
  const quiet = quietAround(code.size);
  return { ...whole, narrowFrom: code.y + more - quiet, narrow: code.x - quiet - margin };
}

const nameBox = (room: TallRoom): Box => ({
  width,
  height: 2.3 * (least(room) / pointsPerMm),
  font: 'strong',
  max: (nameSize * usual.width) / room.width,
  min: least(room),
  leading: 1,
});

/** A name on one line if it can be, else on two. */
function nameIn(words: FaceWords, type: Type, room: TallRoom): Fitted | undefined {
  const box = nameBox(room);
  const one = type.width(words.name, 'strong', box.min) <= width;
  return attempt(type, words.name, one ? { ...box, height: box.max / pointsPerMm } : box);
}

function captionIn(words: FaceWords, type: Type, room: TallRoom, across: number): Fitted | undefined {
  const size = least(room);
  return words.caption === undefined
    ? undefined
    : attempt(type, words.caption, { width: across, height: 99, font: 'strong', max: size, min: size, leading: 1.02 });
}

/** How a deck is set in 20 to 16 points: as large as leaves pictures of a good size; nothing where 16 leaves none worth its room. */
export function tallPlan(words: readonly FaceWords[], type: Type, room: TallRoom): TallPlan | undefined {
  // What does not fit is found out with the first text.
  const all = [...words].sort((one, other) => other.ability.length - one.ability.length);
  for (const points of [20, 18] as const) {
    const plan = planIn(all, type, room, (points * usual.width) / room.width, scales.good);
    if (plan !== undefined) return plan;
  }
  return planIn(all, type, room, least(room), scales.least);
}

/** The largest pictures with which every text of a deck is set in this size. */
function planIn(all: readonly FaceWords[], type: Type, room: TallRoom, textSize: number, leastScale: number): TallPlan | undefined {
  const size = least(room);
  const names = all.map((words) => nameIn(words, type, room));
  if (names.some((name) => name === undefined)) return undefined;
  const head = margin + Math.max(...names.map((name) => (name?.lines.length === 1 ? name.height : 0))) + gap;
  const below = all.some(({ caption }) => caption !== undefined) ? size / pointsPerMm + gap : 0;
  const scaleFor = (height: number, across: number): number => Math.min(scales.most, height / shown.h, across / shown.w);
  const columns = besides(all, type, room);
  const plans: { readonly plan: TallPlan; readonly alone: number }[] = [];
  for (let height = scales.most * shown.h + below; height > below && plans.length < tries; height -= 1) {
    const under = scaleFor(height - below, width - leastSign);
    const right = columns
      .map(({ across, tall }) => ({ scale: scaleFor(height, width - gap - across), tall }))
      .filter(({ scale, tall }) => scale * shown.h - tall - gap >= leastSign)
      .sort((one, other) => other.scale - one.scale)[0];
    const beside = right !== undefined && right.scale > under;
    const scale = beside ? right.scale : under;
    if (scale < leastScale) break;
    const top = head + scale * shown.h + (beside ? 0 : below) + gap;
    const texts = setAll(all, type, textRoom(room, top), textSize);
    if (texts === undefined) continue;
    const sign = Math.min(8, (width - gap - scale * shown.w) / 2.4, beside ? (scale * shown.h - right.tall - gap) / 2.3 : 99);
    plans.push({ plan: { top, scale, beside, sign, size: textSize }, alone: texts.filter(endsAlone).length });
  }
  const fewest = Math.min(...plans.map(({ alone }) => alone));
  return plans.find(({ alone }) => alone === fewest)?.plan;
}

/** The lines of all texts of a deck, or nothing where one does not fit. */
function setAll(all: readonly FaceWords[], type: Type, room: Room, size: number): readonly (readonly string[])[] | undefined {
  const texts: (readonly string[])[] = [];
  for (const { ability } of all) {
    const lines = ability === '' ? [] : setBelow([ability], room, type, size);
    if (lines === undefined) return undefined;
    texts.push(lines.flatMap((line) => (line.kind === 'text' ? [line.text] : [])));
  }
  return texts;
}

/** Columns for the lines of all sides beside the picture, as wide as their longest word or line, and how tall the lines are there. */
function besides(all: readonly FaceWords[], type: Type, room: TallRoom): readonly { readonly across: number; readonly tall: number }[] {
  const captions = all.flatMap(({ caption }) => (caption === undefined ? [] : [caption]));
  const words = captions.map((caption) => type.breaks(caption, 'strong').widest(least(room)));
  const whole = captions.map((caption) => type.width(caption, 'strong', least(room)));
  return [words, whole].map((widths) => {
    const across = Math.max(leastSign, ...widths.map((width) => width + 0.1));
    return { across, tall: Math.max(0, ...all.map((words) => captionIn(words, type, room, across)?.height ?? 0)) };
  });
}

/** Where a face of this size has its code. */
export const tallRoom = (job: Pick<IllustratedJob, 'width' | 'height' | 'code' | 'painter'>): TallRoom => {
  const { x, y, size } = codeAt(job.painter.art.world);
  return { width: job.width, height: job.height, ...(job.code ? { code: { x, y, size } } : {}) };
};

type TallJob = Omit<IllustratedJob, 'textSize' | 'look'> & { readonly plan: TallPlan };

/** A face in large print on a tall card: the name, the picture below it, and the text in 16 points. */
export function illustratedTall(job: TallJob): Scene {
  const { painter, picture, words, type, item, plan, bleed, sign } = job;
  const { world } = painter.art;
  const room = tallRoom(job);
  const size = least(room);
  const name = nameIn(words, type, room) ?? type.fit(words.name, nameBox(room), whose(item, 'name'));
  const top = margin + name.height + gap;
  const rest = width - gap - plan.scale * shown.w;
  const caption = captionIn(words, type, room, plan.beside ? rest : width);
  const foot = plan.top - gap - (plan.beside || caption === undefined ? 0 : caption.height + gap);
  // Below a name of two lines the picture is lower.
  const scale = Math.min(plan.scale, (foot - top) / shown.h);
  const picked = { w: shown.w * scale, h: shown.h * scale };
  const inset = { x: margin - shown.x * scale, y: top - shown.y * scale, scale };
  const right = margin + picked.w + gap;
  const line = (text: string, x: number, y: number, of: number): Shape => ({ kind: 'text', x, y, size: of, font: 'strong', text });
  const captionAt = plan.beside ? { x: right, y: top + picked.h - (caption?.height ?? 0) } : { x: margin, y: foot + gap };
  const signRoom = { w: margin + width - right, h: picked.h - (plan.beside ? (caption?.height ?? 0) + gap : 0) };
  const shapes: Shape[] = [
    ...name.lines.map((text, i) => line(text, margin, margin + (name.size / pointsPerMm) * 0.8 + i * name.leading, name.size)),
    group([group([use(picture, 0, -1.5)], { clip: world.window }), path(world.window, { stroke: 'black', width: 0.7 / scale })], inset),
    ...(sign?.(right + signRoom.w / 2, top + signRoom.h / 2, plan.sign) ?? []),
    ...(caption?.lines ?? []).map((text, i) =>
      line(text, captionAt.x, captionAt.y + (size / pointsPerMm) * 0.8 + i * (caption?.leading ?? 0), size),
    ),
    ...(words.ability === '' ? [] : (setBelow([words.ability], textRoom(room, plan.top), type, plan.size) ?? [])),
  ];
  return {
    width: job.width,
    height: job.height,
    bleed,
    shapes: [
      rect(-bleed, -bleed, job.width + 2 * bleed, job.height + 2 * bleed, { fill: '#ffffff' }),
      group(shapes, { x: 0, y: 0, scale: job.width / usual.width }),
    ],
  };
}
