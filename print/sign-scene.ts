import type { Face } from '../src/cards/deck-face.ts';
import { pathData } from './art/path.ts';
import { pictureFrame } from './art/picture.ts';
import type { Look } from './faces/face.ts';
import type { Sign } from './faces/marks.ts';
import { suitInk } from './faces/suits.ts';
import { cornerOf } from './own-pictures.ts';
import { group, path, rect, type Ink, type Scene, type Shape } from './scene.ts';

/** Signs are drawn on a square of so many units, and stand so large, in mm, about the middle of the window. */
const units = 512;
const size = 35;
const centre = { x: 31.5, y: 27.4 } as const;
const scale = size / units;

/** The right half of a sign lies in the shade: this, and lines of engraving over it. */
const shade = `M${units / 2} 0H${units}V${units}H${units / 2}Z`;
const engraving = pathData(`@blend(27; M${units / 2} 4H${units}; M${units / 2} 508H${units})`);

/** What a sign is drawn by: an SVG path, and how its inside is told where a fill would not do it the usual way. */
export interface Outline {
  readonly d: string;
  readonly evenodd?: true;
}

/**
 * A sign as the picture of a card, on the frame of pictures: rays and a disc of light in the colours of the side, the sign large before
 * them with a light and an engraved dark half, and in the corner what tells the side or the card of a playing deck.
 */
export function signScene(sign: Outline, face: Face, side: Sign, look: Look, letter: string | undefined): Scene {
  const scene = bareSign(sign, face, look);
  return { ...scene, shapes: [...scene.shapes, ...cornerOf(face, side, look, letter)] };
}

/** The same with its corner empty: the card itself draws what tells the side, as large as its look asks. */
export const bareSign = (sign: Outline, face: Face, look: Look): Scene => ({
  ...pictureFrame,
  shapes: look === 'colour' ? inColour(sign, coloursOf(face)) : onWhite(sign, look),
});

interface Colours {
  readonly ground: string;
  readonly ink: string;
}

function coloursOf(face: Face): Colours {
  if (face.style !== 'playing-card') return face.colours;
  const ink = suitInk(face.suit);
  return { ground: '#f3e7c6', ink: ink === 'black' ? '#16181f' : ink };
}

function inColour({ d: outline, ...evenodd }: Outline, { ground, ink }: Colours): readonly Shape[] {
  const away = lightness(ink) > lightness(ground) ? '#000000' : '#ffffff';
  const { x, y } = centre;
  return [
    rect(-1, -1, pictureFrame.width + 2, pictureFrame.height + 2, { fill: ground as Ink }),
    path(pathData(`@rays(${x} ${y} 52 36 2.5)`), { fill: mixed(ground, ink, 0.12) }),
    path(pathData(`@circle(${x} ${y} 19)`), { fill: mixed(ground, away, 0.22) }),
    path(pathData(`@circle(${x} ${y} 20)`), { stroke: mixed(ground, ink, 0.45), width: 0.4 }),
    signed([
      path(outline, { ...evenodd, fill: mixed(ground, away, 0.5), stroke: mixed(ground, away, 0.5), width: 1.5 / scale }),
      path(outline, { ...evenodd, fill: ink as Ink }),
      group([path(shade, { fill: mixed(ink, ground, 0.2) }), path(engraving, { stroke: mixed(ink, ground, 0.5), width: 0.24 / scale })], {
        ...evenodd,
        clip: outline,
      }),
    ]),
  ];
}

/** With little ink an outline, shaded; in large print black. */
function onWhite({ d: outline, ...evenodd }: Outline, look: Look): readonly Shape[] {
  const lines: Shape = group([path(engraving, { stroke: 'black', width: 0.18 / scale })], { ...evenodd, clip: outline });
  return [
    rect(-1, -1, pictureFrame.width + 2, pictureFrame.height + 2, { fill: '#ffffff' }),
    signed(
      look === 'large-print'
        ? [path(outline, { ...evenodd, fill: 'black' })]
        : [path(outline, { ...evenodd, fill: '#ffffff', stroke: 'black', width: 0.4 / scale }), lines],
    ),
  ];
}

const signed = (shapes: readonly Shape[]): Shape => group(shapes, { x: centre.x - size / 2, y: centre.y - size / 2, scale });

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour with a share of another. */
function mixed(colour: string, other: string, share: number): Ink {
  const [from, to] = [channels(colour), channels(other)];
  const hex = from.map((one, i) =>
    Math.round(one + ((to[i] ?? 0) - one) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

const lightness = (colour: string): number => channels(colour).reduce((sum, one, i) => sum + one * ([0.3, 0.59, 0.11][i] ?? 0), 0);
