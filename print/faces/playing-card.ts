import type { PlayingFace } from '../../src/cards/deck.ts';
import { circle, group, type Shape } from '../scene.ts';
import { court } from './courts.ts';
import { whose, type FaceJob, type FaceStyle } from './face.ts';
import { pip, suitInk } from './suits.ts';

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

/** An ordinary playing card: corner indices, pips or a court emblem, the role's name small above the code. */
export const playingCard: FaceStyle<PlayingFace> = (job) => {
  const { face, width, height } = job;
  const index = cornerIndex(job);
  const middle = { x: width / 2, y: (job.codeTop - 1.2) / 2 };
  return {
    width,
    height,
    bleed: job.bleed,
    shapes: [
      group(index),
      group(index, { x: width, y: height, rotate: 180 }),
      group(job.look === 'large-print' ? [pip(face.suit, 0, -2, 30)] : figure(job), middle),
      ...roleName(job),
    ],
  };
};

function cornerIndex({ face, look, item, type }: FaceJob<PlayingFace>): readonly Shape[] {
  const large = look === 'large-print';
  const size = (face.rank === '10' ? 17 : 21) * (large ? 1.3 : 1);
  type.runs(face.rank, 'bold', whose(item, 'rank'));
  const x = large ? 8.6 : 7.6;
  return [
    { kind: 'text', x, y: large ? 11.6 : 9.8, size, font: 'bold', text: face.rank, ink: suitInk(face.suit), align: 'middle' },
    pip(face.suit, x, large ? 17.2 : 14.6, large ? 7.6 : 5.6, outlined(face, look)),
  ];
}

function figure({ face, look, codeTop }: FaceJob<PlayingFace>): readonly Shape[] {
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
      const size = spots.length > 8 ? 7.8 : 8.4;
      const reach = (codeTop - 9.6) / 2 - size / 2;
      return spots.map(([column, row]) => pip(face.suit, column * 10.6, row * reach, size, { ...outlined(face, look), turned: row > 0 }));
    }
  }
}

function outlined(face: PlayingFace, look: FaceJob['look']): { paint?: { stroke: ReturnType<typeof suitInk>; width: number } } {
  return look === 'ink-saver' ? { paint: { stroke: suitInk(face.suit), width: 0.35 } } : {};
}

function roleName({ words, width, codeTop, look, item, type }: FaceJob<PlayingFace>): readonly Shape[] {
  const large = look === 'large-print';
  const fitted = type.fit(
    words.name,
    { width: width - 24, height: large ? 6 : 3.4, font: 'bold', max: large ? 15 : 8.5, min: large ? 9 : 6 },
    whose(item, 'name'),
  );
  return fitted.lines.map((text) => ({
    kind: 'text',
    x: width / 2,
    y: codeTop - 0.9,
    size: fitted.size,
    font: 'bold',
    text,
    align: 'middle',
  }));
}
