import type { Face } from '../src/cards/deck-face.ts';
import type { Context } from './context.ts';
import { mark } from './faces/marks.ts';
import { largeSize, leastSize } from './type.ts';
import type { Ink, Shape } from './scene.ts';

/** The sign of a drawn face's side, as on its card, about (x, y); nothing for playing cards. */
export function signOf(context: Context, face: Face, x: number, y: number, r: number): readonly Shape[] {
  if (face.style === 'playing-card') return [];
  const plain = context.look !== 'colour';
  const [ground, ink]: readonly Ink[] = plain ? ['#ffffff', 'black'] : [face.colours.ground as Ink, face.colours.ink as Ink];
  const colours = { fill: ground ?? '#ffffff', ink: ink ?? 'black' };
  // On enlarged sheets its letter has 16 points like the text.
  const enlarged = context.zoom > 1;
  const least = enlarged ? largeSize / context.zoom : leastSize;
  return mark(face.shape ?? context.sideOf(face), x, y, enlarged ? r * 1.2 : r, colours, context.letterOf(face), least);
}
