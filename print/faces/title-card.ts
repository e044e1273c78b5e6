import { inkOf } from '../art/layers.ts';
import { pictureFrame, type Painter } from '../art/picture.ts';
import { group, path, rect, use, type Ink, type Scene, type Shape } from '../scene.ts';
import { largeSize, leastSize, type Type } from '../type.ts';
import type { Look } from './face.ts';
import { lowered, lowUpperHalf, usual } from './illustrated.ts';
import { atHeight, blockOf, columnsOf, lines, runOn, type Field, type Setting } from './title-lines.ts';

/** What a title card says, in the reader's language. */
export interface TitleWords {
  readonly title: string;
  /** How many cards, and for how many players. */
  readonly facts: string;
  readonly about: string;
  readonly edition: string;
  /** That it is no role. */
  readonly notDealt: string;
  /** Over the list of what is in the deck, and the list by roles, "3 × Mafia", and by sides. */
  readonly inside: string;
  readonly roles: readonly string[];
  readonly sides: readonly string[];
  /** Whom thanks are due to. */
  readonly small: readonly string[];
}

export interface TitleJob {
  readonly words: TitleWords;
  /** Frame, board, letters and ground of the deck. */
  readonly painter: Painter;
  readonly pictures: readonly Shape[];
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  readonly look: Look;
  readonly type: Type;
  readonly item: string;
}

/** The face of a title card: pictures of the deck in its own frame, its name on the board, and no code. */
export function titleFace(job: TitleJob): Scene {
  const { words, painter, pictures, width, height, bleed, look, type, item } = job;
  const { scale, x, least, ...place } = placeOf(job);
  const y = look === 'large-print' ? 0 : place.y;
  const { ground, ink, accent } = inksOf(job);
  const picture: Scene = { ...pictureFrame, shapes: [group(pictures, { y: 1.5 })] };
  const job63 = {
    painter,
    picture,
    words: { name: words.title, ability: '' },
    ...usual,
    bleed,
    look,
    code: false,
    textSize: 0,
    type,
    item,
  };
  // What a tall card has more below is the words', in large print all of it and some of the picture's height.
  const more = (height - usual.height * scale - y) / scale;
  const large = look === 'large-print' ? largeSize / scale : 0;
  const cut = large === 0 ? 0 : largeCut;
  const top = (large === 0 ? 64.4 : 66) - cut;
  const foot = Math.max(7, least);
  const about = lines(type, words.about, { top, bottom: 78 + more, width: 52 }, { font: 'text', max: Math.max(8.6, large), ink }, least);
  const shapes = [
    ...lowUpperHalf(job63, cut),
    ...lines(type, words.facts, atHeight(59.6 - cut, 52), { font: 'strong', max: Math.max(9, large), ink: accent }, least),
    ...about,
    ...lines(type, words.notDealt, atHeight(83 + more, 52), { font: 'text', max: foot, ink: accent }, least),
    // Words that take all of the room have the edition on the other side alone.
    ...(about.some((shape) => shape.kind === 'text' && shape.y > 75.4 + more)
      ? []
      : lines(type, words.edition, atHeight(79.6 + more, 52), { font: 'text', max: foot, ink }, least)),
  ];
  return {
    width,
    height,
    bleed,
    shapes: [rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill: ground }), group(shapes, { x, y, scale })],
  };
}

/** Its other side: the back of the deck, so that all edges are alike, and over it what is in the deck. */
export function titleReverse(job: TitleJob, back: Scene): Scene {
  const { words, width, height, bleed, type } = job;
  const { scale, x, y, least } = placeOf(job);
  const { ground, ink, accent } = inksOf(job);
  const panel = { left: 8, top: 10.4, width: 47, height: 67.2 } as const;
  const inner = panel.width - 6;
  const small = [words.edition, ...words.small].flatMap((text) => blockOf(type, text, inner, { font: 'text', max: 7, ink: accent }, least));
  const foot = panel.top + panel.height - 4.6;
  const smallTop = foot - (small.length - 1) * 2.9;
  const room: Field = { top: 28.6, bottom: smallTop - 6.4, width: inner };
  const set: Setting = { font: 'text', max: 9.6, ink };
  // Too many names for columns run on in lines, and where those are too many sides must do.
  const list =
    [
      columnsOf(type, words.roles, room, set, least),
      runOn(type, words.roles, room, set, least),
      columnsOf(type, words.sides, room, set, least),
    ].find((shapes) => shapes.length > 0) ?? [];
  const heading = list.length === 0 ? [] : lines(type, words.inside, atHeight(23, inner), { font: 'strong', max: 8, ink: accent }, least);
  const title = list.length === 0 ? 36 : 17.4;
  const shapes = [
    rect(panel.left, panel.top, panel.width, panel.height, { fill: ground, stroke: accent, width: 0.5, radius: 2 }),
    rect(panel.left + 1, panel.top + 1, panel.width - 2, panel.height - 2, { stroke: accent, width: 0.2, radius: 1.4 }),
    ...lines(type, words.title, atHeight(title, inner), { font: 'display', max: 15, ink }, least),
    ...(list.length === 0 ? lines(type, words.facts, atHeight(title + 6, inner), { font: 'strong', max: 8, ink: accent }, least) : []),
    ...heading,
    ...list,
    ...(smallTop > 44 && small.length > 0
      ? [
          path(`M${usual.width / 2 - 8} ${smallTop - 4}h16`, { stroke: accent, width: 0.25 }),
          ...small.map((shape, i): Shape => ({ ...shape, y: smallTop + i * 2.9 })),
        ]
      : []),
  ];
  return { width, height, bleed, shapes: [use(back, 0, 0), group(shapes, { x, y, scale })] };
}

/** Points: smaller type is left out, on a card of any size. */
const leastLarge = 10;
/** By how many mm the pictures are lower in large print. */
const largeCut = 9;

/** A card of the usual size laid into this one, and the smallest type on it that nobody has trouble with. */
function placeOf({ width, height, look }: TitleJob): {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly least: number;
} {
  const scale = Math.min(width / usual.width, height / usual.height);
  const tall = scale === width / usual.width ? lowered(width, height) : 0;
  const least = look === 'large-print' ? leastLarge : leastSize;
  return { scale, x: (width - usual.width * scale) / 2, y: tall, least: Math.max(least, least / scale) };
}

function inksOf({ painter, look }: TitleJob): Readonly<Record<'ground' | 'ink' | 'accent', Ink>> {
  if (look !== 'colour') return { ground: '#ffffff', ink: 'black', accent: 'black' };
  const { world, colours } = painter.art;
  return { ground: inkOf(world.ground, colours), ink: inkOf(world.ink, colours), accent: inkOf(world.accent, colours) };
}
