import type { PlayingFace } from '../../src/cards/deck-face.ts';
import { inkOf } from '../art/layers.ts';
import { circle, group, rect, type Shape } from '../scene.ts';
import { courtBust, courtOf, courtShapes, personOf } from './court-card.ts';
import { court } from './courts.ts';
import { fitNames } from './bilingual.ts';
import { whose, type FaceJob, type FaceStyle } from './face.ts';
import { ribbon, ribbonHeight } from './ribbon.ts';
import { isWhole, pip, suitInk } from './suits.ts';

/** Columns −1, 0, 1 and heights −1 … 1 of the pips, as on ordinary cards. */
const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  8: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  9: [
    [-1, -1],
    [1, -1],
    [-1, -1 / 3],
    [1, -1 / 3],
    [0, 0],
    [-1, 1 / 3],
    [1, 1 / 3],
    [-1, 1],
    [1, 1],
  ],
  10: [
    [-1, -1],
    [1, -1],
    [0, -2 / 3],
    [-1, -1 / 3],
    [1, -1 / 3],
    [-1, 1 / 3],
    [1, 1 / 3],
    [0, 2 / 3],
    [-1, 1],
    [1, 1],
  ],
};

/** An ordinary playing card: corner indices; pips with the role's name above the code, or a court round it. */
export const playingCard: FaceStyle<PlayingFace> = (job) => {
  const { face, width, height, bleed, look, painter } = job;
  const index = cornerIndex(job);
  const middle = { x: width / 2, y: (job.codeTop - (painter === undefined ? 1.2 : nameRoom(job) - pipTop)) / 2 };
  const person = courtOf(face, look, painter);
  return {
    width,
    height,
    bleed,
    shapes: [
      ...(painter === undefined || look !== 'colour'
        ? []
        : [rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, { fill: inkOf(painter.art.world.ground, painter.art.colours) })]),
      ...(person === undefined || painter === undefined
        ? [...(look === 'large-print' ? largeFigure(job, middle.x, 2 * middle.y) : [group(figure(job), middle)]), ...roleName(job)]
        : courtShapes(job, person, painter)),
      group(index),
      group(index, { x: width, y: height, rotate: 180 }),
    ],
  };
};

/** Pips of a deck with art begin here, in mm. */
const pipTop = 4.6;
/** What a ribbon takes of the height above the code, in mm. */
const nameRoom = (job: FaceJob<PlayingFace>): number => ribbonHeight(job) + 2.2;

function cornerIndex({ face, look, item, type, painter, height }: FaceJob<PlayingFace>): readonly Shape[] {
  const large = look === 'large-print';
  const font = painter === undefined ? 'bold' : 'display';
  const size =
    (painter === undefined ? (face.rank === '10' ? 17 : 21) : large ? (face.rank === '10' ? 17 : 20) : face.rank === '10' ? 13.2 : 14.5) *
    (large ? 1.3 : 1);
  type.runs(face.rank, font, whose(item, 'rank'));
  // Shops want an eighth of an inch free of letters. Sides are told apart by these signs, so they are as large as the margin.
  const x = painter === undefined ? (large ? 8.6 : 7.6) : large ? 9 : height >= 83 ? 6 : face.rank === '10' ? 6.6 : 6.2;
  const y = large ? 11.6 : painter === undefined ? 9.8 : 8.8;
  const below = large ? 18.8 : painter === undefined ? 14.6 : 12.4;
  const sign = large ? 9.4 : painter === undefined ? 5.6 : 5;
  return [
    { kind: 'text', x, y, size, font, text: face.rank, ink: suitInk(face.suit), align: 'middle', kerning: false },
    pip(face.suit, x, below, sign, isWhole(face.suit) ? {} : hollow(face, look)),
  ];
}

/** In large print: the suit, or on a card that is tall enough the person of a court; between the index and `bottom`. */
function largeFigure({ face, painter, width }: FaceJob<PlayingFace>, x: number, bottom: number): readonly Shape[] {
  const top = 25;
  const person = personOf(face, painter);
  const room = bottom - 2 - top;
  if (person === undefined || painter === undefined || room < 36)
    return [group([pip(face.suit, 0, -2, Math.min(44, bottom * 0.62))], { x, y: bottom / 2 })];
  const w = Math.min(width - 2 * 6.6, room * 1.25);
  return [group(courtBust(face, person, painter, w), { x, y: top + room / 2 })];
}

function figure(job: FaceJob<PlayingFace>): readonly Shape[] {
  const { face, look, codeTop, painter } = job;
  const plain = look === 'ink-saver';
  switch (face.rank) {
    case 'A':
      return [
        pip(face.suit, 0, 0, 24, outlined(face, look)),
        circle(0, 0, 16.5, { stroke: suitInk(face.suit), width: 0.3 }),
        circle(0, 0, 17.3, { stroke: suitInk(face.suit), width: 0.15 }),
      ];
    case 'K':
    case 'Q':
    case 'J':
      return court(face.rank, face.suit, plain);
    default: {
      const spots = pips[face.rank] ?? [];
      const size = spots.length > 8 ? (painter === undefined ? 7.8 : 7.2) : 8.4;
      const reach = (codeTop - (painter === undefined ? 9.6 : nameRoom(job) + pipTop)) / 2 - size / 2;
      return spots.map(([column, row]) => pip(face.suit, column * 10.6, row * reach, size, { ...outlined(face, look), turned: row > 0 }));
    }
  }
}

/** The sign of an index whose suit is not whole: of thin lines to save ink, of thick ones in large print. */
const hollow = (face: PlayingFace, look: FaceJob['look']): ReturnType<typeof outlined> =>
  look === 'colour' ? {} : { paint: { stroke: suitInk(face.suit), width: look === 'large-print' ? 0.9 : 0.28 } };

function outlined(face: PlayingFace, look: FaceJob['look']): { paint?: { stroke: ReturnType<typeof suitInk>; width: number } } {
  return look === 'ink-saver' ? { paint: { stroke: suitInk(face.suit), width: 0.35 } } : {};
}

function roleName(job: FaceJob<PlayingFace>): readonly Shape[] {
  const { words, width, codeTop, look, item, type, painter } = job;
  if (painter !== undefined)
    return [group(ribbon(job, codeTop - ribbonHeight(job) / 2 - 0.6, inkOf('ink', painter.art.colours)), { x: width / 2, y: 0 })];
  const large = look === 'large-print';
  const height = (large ? 6 : 3.4) * (words.second === undefined ? 1 : 2);
  const box = { width: width - 24, height, font: 'bold', max: large ? 15 : 8.5, min: large ? 9 : 7, leading: 1.1 } as const;
  const { lines, size, leading } = fitNames(type, words, box, whose(item, 'name'));
  return lines.map((text, i) => ({
    kind: 'text',
    x: width / 2,
    y: codeTop - 0.9 - (lines.length - 1 - i) * leading,
    size,
    font: 'bold',
    text,
    align: 'middle',
  }));
}
