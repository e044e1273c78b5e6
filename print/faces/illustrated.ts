import { inkOf } from '../art/layers.ts';
import type { World } from '../art/art.ts';
import type { Painter } from '../art/picture.ts';
import { quietAround } from '../card.ts';
import { group, pointsPerMm, rect, use, type Ink, type Scene, type Shape } from '../scene.ts';
import { leastSize, type Box, type Fitted, type Type } from '../type.ts';
import { captionShapes } from './caption.ts';
import { textShapes, type TextRoom } from './deck-text.ts';
import { whose, type FaceWords, type Look } from './face.ts';

/** Everything here is laid out on a card of this size in mm; others of about its shape are scaled. */
export const usual = { width: 63, height: 88 } as const;

/** Where the sign of the side stands on a card of the usual size, as an index does: its middle, and its radius in mm. */
export const signAt = { x: 8.9, y: 8.9, r: 2.9 } as const;

/** Where the code of an illustrated card is, in mm. `middle` and `baseline` are those of the typed code below it. */
export interface CodeAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly middle: number;
  readonly baseline: number;
}

/**
 * On a light ground the margin of the card is part of the quiet zone; on a dark one a panel ends where the window does. A
 * `small` code of 18 mm, lower on the card, leaves more room to texts in two languages.
 */
export function codeAt({ plate }: World, small = false): CodeAt {
  const size = small ? 18 : (plate?.size ?? 20);
  const x = text.right + 0.4 - size - (plate === undefined ? 0 : quietAround(size));
  const at = small ? { y: plate === undefined ? 60.4 : 59.8, baseline: 83.85 } : { y: 57.85, baseline: 83.45 };
  return { x, size, middle: x + size / 2, ...at };
}

/** Pictures hang this much higher than they are drawn, in mm. */
const raised = 1.5;
/** Where windows begin, and where the boards of all worlds begin and end with their lines, in mm. */
const windowTop = 4.9;
const board = { top: 45.8, bottom: 56 } as const;
/** A picture is drawn on so much more than its window shows. */
const leastPicture = 0.85;
const text = { left: 5.2, right: usual.width - 5.2, caption: 57.8, top: 61.3, bottom: 83.3 } as const;

/** A card that is taller than usual for its width has half of the rest above the picture, in mm. */
export const lowered = (width: number, height: number): number => Math.max(0, (height - (usual.height * width) / usual.width) / 2);

export interface IllustratedJob {
  readonly painter: Painter;
  readonly picture: Scene;
  /** The sign of the side about (x, y), for a corner of the frame. */
  readonly sign?: ((x: number, y: number, r: number) => readonly Shape[]) | undefined;
  readonly words: FaceWords;
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly look: Look;
  /** Whether the code stands on this side of the card. */
  readonly code: boolean;
  /** The size of all texts of the deck, in points. */
  readonly textSize: number;
  /** The name is no smaller than this, in points. */
  readonly leastName?: number;
  readonly type: Type;
  readonly item: string;
}

/** Where the text is: beside a code, or across the card. */
export function textRoom(world: World, code: boolean, small = false): TextRoom {
  const { x, size } = codeAt(world, small);
  const right = code ? x - quietAround(size) - (world.plate === undefined ? 0 : 0.8) : text.right;
  return { left: text.left, width: right - text.left, top: text.top, bottom: text.bottom };
}

/** A face with a picture: the window, the board with the name over its foot, and the text beside the code. */
export function illustrated(job: IllustratedJob): Scene {
  const { width, height } = job;
  const scale = width / usual.width;
  const shapes = [...upperHalf(job), ...(job.sign?.(signAt.x, signAt.y, signAt.r) ?? []), ...textOf(job)];
  return onGround(job, scale === 1 ? shapes : [group(shapes, { x: 0, y: lowered(width, height), scale })]);
}

/** Shapes on the ground of the deck's world; on white where ink is saved or print is large. */
export function onGround(
  { painter, width, height, bleed, look }: Pick<IllustratedJob, 'painter' | 'width' | 'height' | 'bleed' | 'look'>,
  shapes: readonly Shape[],
): Scene {
  const { world, colours } = painter.art;
  const fill: Ink = look === 'colour' ? inkOf(world.ground, colours) : '#ffffff';
  return { width, height, bleed, shapes: [rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill }), ...shapes] };
}

/** Window, frame and board of a card of the usual size. */
export function upperHalf(job: IllustratedJob): readonly Shape[] {
  return [...pictureOf(job), ...nameOf(job)];
}

/** The same with its board higher by `cut` mm, 0 or at least 2: the picture is smaller in a window as wide. `names` stand on the board. */
export function lowUpperHalf(job: IllustratedJob, cut: number, names?: Fitted): readonly Shape[] {
  if (cut === 0) return [...pictureOf(job), ...nameOf(job, names)];
  const { painter, picture } = job;
  const { world } = painter.art;
  const frame = painter.layers(world.frame);
  const scale = Math.max(leastPicture, 1 - cut / (board.top - windowTop));
  const place = { x: (usual.width / 2) * (1 - scale), y: windowTop * (1 - scale), scale };
  return [
    // Some of the window lies under the board, as on a whole card.
    group([group([group([use(picture, 0, -raised)], place)], { clip: world.window }), ...frame], {
      clip: across(0, board.top + 0.9 - cut),
    }),
    group(frame, { y: -cut, clip: across(board.top, board.bottom) }),
    group(nameOf(job, names), { y: -cut }),
  ];
}

const across = (from: number, to: number): string => `M0 ${from}H${usual.width}V${to}H0Z`;

function pictureOf(job: IllustratedJob): readonly Shape[] {
  const { painter, picture } = job;
  const { world } = painter.art;
  return [group([use(picture, 0, -raised)], { clip: world.window }), ...painter.layers(world.frame), ...platesOf(job)];
}

/** The panel behind a code on a dark ground. */
export function platesOf({ painter, code, look }: Pick<IllustratedJob, 'painter' | 'code' | 'look'>, small = false): readonly Shape[] {
  const { world, colours } = painter.art;
  const { plate } = world;
  if (plate === undefined || !code || look !== 'colour') return [];
  const at = codeAt(world, small);
  const quiet = quietAround(at.size);
  const side = at.size + 2 * quiet;
  const paint = { fill: inkOf(plate.fill, colours), stroke: inkOf(plate.stroke, colours), width: 0.35 };
  return [rect(at.x - quiet, at.y - quiet, side, side, paint)];
}

/** The room for the name on the board. */
export const nameBox = ({ name }: Pick<World, 'name'>, least: number = leastSize): Box => ({
  width: name.width,
  height: 6.4,
  font: 'display',
  max: name.size,
  min: least,
  leading: 1,
});

/** A name, or names in two languages, on the board. */
function nameOf({ painter, words, type, item, look, leastName }: IllustratedJob, names?: Fitted): readonly Shape[] {
  const { name } = painter.art.world;
  const fitted = names ?? type.fit(words.name, nameBox(painter.art.world, leastName), whose(item, 'name'));
  const ink: Ink = look === 'ink-saver' ? 'black' : inkOf(name.colour, painter.art.colours);
  // Small letters stand in the middle of the board, not on the line of the large ones.
  const drop = ((name.size - fitted.size) / pointsPerMm) * 0.34;
  return fitted.lines.map((line, i): Shape => ({
    kind: 'text',
    x: usual.width / 2,
    y: name.y - drop + (i - (fitted.lines.length - 1) / 2) * fitted.leading,
    size: fitted.size,
    font: 'display',
    text: line,
    ink,
    align: 'middle',
  }));
}

/** The ink of texts, and of what stands over them. */
export function inksOn({ painter, look }: Pick<IllustratedJob, 'painter' | 'look'>): readonly [text: Ink, accent: Ink] {
  const { world, colours } = painter.art;
  return look === 'colour' ? [inkOf(world.ink, colours), inkOf(world.accent, colours)] : ['black', 'black'];
}

function textOf(job: IllustratedJob): readonly Shape[] {
  const { painter, words, type, item, code, textSize } = job;
  const room = textRoom(painter.art.world, code);
  const [ink, accent] = inksOn(job);
  const shapes = captionShapes(words, { x: text.left, y: text.caption, width: room.width }, type, accent, item);
  return words.ability === '' ? shapes : [...shapes, ...textShapes(words.ability, type, textSize, ink, room, item)];
}
