import type { DrawnFace, Face } from '../src/cards/deck-face.ts';
import { pictureFrame } from './art/picture.ts';
import type { Look } from './faces/face.ts';
import { mark, type Sign } from './faces/marks.ts';
import { pip, suitInk } from './faces/suits.ts';
import { group, pointsPerMm, rect, type Image, type Ink, type Scene, type Shape } from './scene.ts';
import { leastSize } from './type.ts';

/** A picture of the deck's own, made ready for paper: a JPEG in base 64, and its focus: hundredths from the left and from the top. */
export interface ReadyPicture extends Pick<Image, 'jpeg' | 'pixels'> {
  readonly focus: readonly [x: number, y: number];
}

/** The pictures a deck brings, made ready: of its faces by name, and of its back. */
export interface ReadyPictures {
  readonly faces: Readonly<Record<string, ReadyPicture>>;
  /** Outlines of signs that stand for pictures, on 512 × 512. */
  readonly signs?: Readonly<Record<string, string>>;
  readonly back?: ReadyPicture;
}

interface Field {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The picture over all of a field, nothing beyond it; where it is wider or higher than the field, its focus says what is kept. */
export function covering({ jpeg, pixels, focus }: ReadyPicture, field: Field): Shape {
  const scale = Math.max(field.w / pixels[0], field.h / pixels[1]);
  const [w, h] = [pixels[0] * scale, pixels[1] * scale];
  const [x, y] = [field.x + ((field.w - w) * focus[0]) / 100, field.y + ((field.h - h) * focus[1]) / 100];
  return group([{ kind: 'image', x, y, w, h, jpeg, pixels }], { clip: `M${field.x} ${field.y}h${field.w}v${field.h}h${-field.w}Z` });
}

/** What of a picture shows between frame and board, in the coordinates of pictures; it goes on behind the board. */
const seen: Field = { x: 4.4, y: 5.9, w: 54.2, h: 44.6 };

/** The picture as the window of a card shows it, and over it what tells the side or the card of a playing deck. */
export function windowScene(picture: ReadyPicture, face: Face, side: Sign, look: Look, letter: string | undefined): Scene {
  return {
    ...pictureFrame,
    shapes: [covering(picture, seen), ...cornerOf(face, side, look, letter)],
  };
}

/** What stands in the upper corner of a window: the sign of the side, or rank and suit. */
export function cornerOf(face: Face, side: Sign, look: Look, letter: string | undefined): readonly Shape[] {
  return face.style === 'playing-card' ? indexOf(face) : sideOf(face, side, look, letter);
}

const sideOf = (face: DrawnFace, side: Sign, look: Look, letter: string | undefined): readonly Shape[] =>
  badge(face, side, 12.6, 14.4, 3.7, look, letter);

/** The sign of a face's side in its colours, with a rim that sets it off from any picture. */
export function badge(
  face: DrawnFace,
  side: Sign,
  x: number,
  y: number,
  r: number,
  look: Look,
  letter: string | undefined,
): readonly Shape[] {
  const [fill, ink]: readonly [Ink, Ink] = look === 'colour' ? [face.colours.ground as Ink, face.colours.ink as Ink] : ['#ffffff', 'black'];
  const shape = face.shape ?? side;
  // Cards in large print are tarot cards, laid out a tenth smaller.
  const least = look === 'large-print' ? 14.5 : leastSize;
  return [...mark(shape, x, y, r * 1.19, { fill: ink, ink }), ...mark(shape, x, y, r, { fill, ink }, letter, least)];
}

/** Rank and suit of a playing card on a tab in the upper corner of the window. */
function indexOf({ rank, suit }: Extract<Face, { style: 'playing-card' }>): readonly Shape[] {
  const x = 11.4;
  return [
    rect(6.9, 8.4, 9, 14.6, { fill: '#ffffff', stroke: 'black', width: 0.25, radius: 1.2 }),
    {
      kind: 'text',
      x,
      y: 8.4 + 6.2,
      size: (rank === '10' ? 4.6 : 5.4) * pointsPerMm,
      font: 'bold',
      text: rank,
      ink: suitInk(suit),
      align: 'middle',
    },
    pip(suit, x, 19.2, 5.2),
  ];
}

/** The back: the picture on the upper half and again, turned, on the lower, so that a card that lies turned is no marked card. */
export function pictureBack(picture: ReadyPicture, width: number, height: number, bleed: number): Scene {
  const half = [covering(picture, { x: -bleed, y: -bleed, w: width + 2 * bleed, h: height / 2 + bleed })];
  return { width, height, bleed, shapes: [group(half), group(half, { x: width, y: height, rotate: 180 })] };
}

/** What is left of a picture where ink is saved: grey, each shade times `keeps` plus `adds`. */
export const paleness = { keeps: 0.45, adds: 140 } as const;
