import type { PlayingFace } from '../../src/cards/deck-face.ts';
import { group, path, use, type Ink, type Paint, type Scene, type Shape } from '../scene.ts';

export type Suit = PlayingFace['suit'];

/** Outlines on a square of 100 units about the origin. */
const outlines: Readonly<Record<Suit, string>> = {
  hearts: 'M0 46C-13 28-46 8-46-18C-46-35-33-46-21-46C-10-46-3-39 0-29C3-39 10-46 21-46C33-46 46-35 46-18C46 8 13 28 0 46Z',
  diamonds: 'M0-50C9-31 24-13 38 0C24 13 9 31 0 50C-9 31-24 13-38 0C-24-13-9-31 0-50Z',
  spades:
    'M0-49C13-29 46-9 46 15C46 30 35 39 24 39C14 39 7 33 3 25C4 36 8 43 16 49L-16 49C-8 43-4 36-3 25C-7 33-14 39-24 39C-35 39-46 30-46 15C-46-9-13-29 0-49Z',
  clubs:
    'M0-49C13-49 23-39 23-27C23-18 18-11 11-7C16-10 21-11 25-11C37-11 47-1 47 12C47 25 37 35 25 35C15 35 7 30 3 22C4 35 8 43 16 49L-16 49C-8 43-4 35-3 22C-7 30-15 35-25 35C-37 35-47 25-47 12C-47-1-37-11-25-11C-21-11-16-10-11-7C-18-11-23-18-23-27C-23-39-13-49 0-49Z',
};

export const red: Ink = '#c3122f';

/** Black suits are the black plate alone. */
export const suitInk = (suit: Suit): Ink => (suit === 'hearts' || suit === 'diamonds' ? red : 'black');

/** Of the two suits of a colour one is whole in every look, for thin outlines of small signs are all alike. */
export const isWhole = (suit: Suit): boolean => suit === 'hearts' || suit === 'spades';

/** A filled sign on its square, stored once however many cards show it. */
const signs = new Map<Suit, Scene>();

function sign(suit: Suit): Scene {
  const known = signs.get(suit);
  if (known !== undefined) return known;
  const shapes = [group([path(outlines[suit], { fill: suitInk(suit) })], { x: 50, y: 50 })];
  const scene = { width: 100, height: 100, shapes };
  signs.set(suit, scene);
  return scene;
}

/** A suit sign `size` mm high about (x, y); `turned` stands on its head. */
export function pip(
  suit: Suit,
  x: number,
  y: number,
  size: number,
  options: { readonly turned?: boolean; readonly paint?: Paint } = {},
): Shape {
  const { paint } = options;
  // Line weights are given in mm and would shrink with the outline.
  const scaled = paint?.width === undefined ? paint : { ...paint, width: (paint.width * 100) / size };
  const shape = scaled === undefined ? use(sign(suit), -50, -50) : path(outlines[suit], scaled);
  return group([shape], { x, y, scale: size / 100, ...(options.turned === true ? { rotate: 180 } : {}) });
}
