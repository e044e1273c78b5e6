import type { CourtArt } from '../art/art.ts';
import { inkOf } from '../art/layers.ts';
import type { Painter } from '../art/picture.ts';
import { quietAround, type CodePlace } from '../card.ts';
import type { Face, PlayingFace } from '../../src/cards/deck-face.ts';
import { group, path, rect, use, type Ink, type Scene, type Shape } from '../scene.ts';
import type { FaceJob, Look } from './face.ts';
import { ribbon, ribbonHeight } from './ribbon.ts';
import { isWhole, pip, suitInk } from './suits.ts';

/** The box of a court on a card of the usual size, and the unit it is drawn in, in mm. */
const box = { w: 46.4, h: 74.2, unit: 0.04 } as const;
const drawn = { w: 1160, h: 1855 } as const;
/** What stays free beside the box for the indices, and above and below it for the typed code, in mm. */
const margin = { x: 8.8, y: 8 } as const;
const codeSize = { usual: 18, low: 24.2 } as const;

/** The court of this face whose code is a shield between its heads, where the deck's art has one; large print has another layout. */
export function courtOf(face: Face, look: Look, painter: Painter | undefined): CourtArt | undefined {
  return look === 'large-print' ? undefined : personOf(face, painter);
}

/** The person on this face, where the deck's art has one. */
export function personOf(face: Face, painter: Painter | undefined): CourtArt | undefined {
  if (face.style !== 'playing-card') return undefined;
  return painter?.art.courts?.[face.rank + face.suit];
}

const scaleOn = (width: number, height: number): number => Math.min((width - 2 * margin.x) / box.w, (height - 2 * margin.y) / box.h);

/** The code of a court card, as a shield between its two heads. In mm, without the quiet zone. */
export function courtCode(width: number, height: number): Pick<CodePlace, 'x' | 'y' | 'size'> {
  // Faces as low as this are printed smaller still: their modules stay as large as a camera needs.
  const size = height < 83 ? codeSize.low : codeSize.usual;
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

/** A court with its frame, the shield, and the role's name on a ribbon at either side of it. */
export function courtShapes(job: FaceJob<PlayingFace>, court: CourtArt, painter: Painter): readonly Shape[] {
  const { face, width, height, look, sealed } = job;
  const scale = scaleOn(width, height);
  const { colours } = painter.art;
  const saving = look === 'ink-saver';
  const ink = (name: string): Ink => (saving ? 'black' : inkOf(name, colours));
  const [w, h] = [box.w * scale, box.h * scale];
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  const { size } = courtCode(width, height);
  const half = size / 2 + quietAround(size) + 0.15;
  const middle = { x: width / 2, y: height / 2 };
  const name = ribbon(job, half + 0.1 + ribbonHeight(job) / 2, ink('ink'));
  const ground: Ink = saving ? '#ffffff' : inkOf(painter.art.world.ground, colours);
  return [
    rect(x, y, w, h, saving ? {} : { fill: inkOf('pale', colours) }),
    group([use(wholeOf(face, court, painter, saving), 0, 0)], { x, y, scale: box.unit * scale }),
    rect(x, y, w, h, { stroke: ink('ink'), width: saving ? 0.2 : 0.45 }),
    group(
      [
        path(octagon(half + (saving ? 0 : 0.85)), { fill: saving ? ground : ink('gold'), stroke: ink('ink'), width: saving ? 0.2 : 0.35 }),
        ...(saving ? [] : [path(octagon(half), { fill: ground, stroke: ink('ink'), width: 0.25 })]),
        ...(sealed === true ? [pip(face.suit, 0, 0, size * 0.8, saving ? { paint: { stroke: suitInk(face.suit), width: 0.3 } } : {})] : []),
      ],
      middle,
    ),
    group(name, middle),
    group(name, { ...middle, rotate: 180 }),
  ];
}

/** The upper half of a court in a frame, `w` mm wide, its middle at (0, 0); and how high it is. */
export function courtBust(face: PlayingFace, court: CourtArt, painter: Painter, w: number): readonly Shape[] {
  const scale = w / box.w;
  const h = (box.h / 2) * scale;
  const inside = group([use(wholeOf(face, court, painter, false), 0, 0)], { clip: `M0 0H${drawn.w}V${drawn.h / 2}H0Z` });
  return [
    rect(-w / 2, -h / 2, w, h, { fill: inkOf('pale', painter.art.colours) }),
    group([inside], { x: -w / 2, y: -h / 2, scale: box.unit * scale }),
    rect(-w / 2, -h / 2, w, h, { stroke: 'black', width: 0.7 }),
  ];
}

/** A court's head and chest, its middle at that of a picture of 63 by 60 mm. */
export function courtHead(face: PlayingFace, court: CourtArt, painter: Painter, saving: boolean): readonly Shape[] {
  const [x, y] = [63 / 2 - box.w / 2, 7.4];
  return [
    rect(-63, -60, 3 * 63, 3 * 60, { fill: saving ? '#ffffff' : inkOf('pale', painter.art.colours) }),
    group([use(wholeOf(face, court, painter, saving), 0, 0)], { x, y, scale: box.unit }),
  ];
}

/** A square with its corners cut, about the origin. */
function octagon(half: number): string {
  const near = Math.round((half - 2.4) * 100) / 100;
  const far = Math.round(half * 100) / 100;
  return `M${-near} ${-far}H${near}L${far} ${-near}V${near}L${near} ${far}H${-near}L${-far} ${near}V${-near}Z`;
}

/** Both halves in their box, in the units of the art. */
function wholeOf(face: PlayingFace, court: CourtArt, painter: Painter, saving: boolean): Scene {
  const half: Scene = {
    width: drawn.w,
    height: drawn.h,
    shapes: saving ? inLines(face, court) : inColour(face, court, painter),
  };
  return { width: drawn.w, height: drawn.h, shapes: [use(half, 0, 0), use(half, 0, 0, { turned: true })] };
}

function inColour(face: PlayingFace, court: CourtArt, { art: { colours } }: Painter): readonly Shape[] {
  const ink = (name: string): Ink => inkOf(name, colours);
  return [
    path(court.gold, { fill: ink('gold') }),
    path(court.red, { fill: ink('red') }),
    path(court.blue, { fill: ink('blue') }),
    path(court.black, { fill: ink('ink') }),
    path(court.line, { stroke: ink('ink'), width: 5 }),
    path(court.fine, { stroke: ink('ink'), width: 3 }),
    ...court.pips.map(([x, y, size, turn]) => group([pip(face.suit, 0, 0, size)], { x, y, rotate: turn })),
  ];
}

function inLines(face: PlayingFace, court: CourtArt): readonly Shape[] {
  return [
    path(court.black, { stroke: 'black', width: 4 }),
    path(court.line, { stroke: 'black', width: 4 }),
    path(court.fine, { stroke: 'black', width: 3 }),
    ...court.pips.map(([x, y, size, turn]) =>
      group([pip(face.suit, 0, 0, size, size > 150 && isWhole(face.suit) ? {} : { paint: { stroke: suitInk(face.suit), width: 6 } })], {
        x,
        y,
        rotate: turn,
      }),
    ),
  ];
}
