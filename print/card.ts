import { grouped } from '../src/cards/code.ts';
import { quietModules } from './qr.ts';
import { rect, type Ink, type Shape } from './scene.ts';
import type { Type } from './type.ts';

/** Where the code sits on a card, in mm. */
export interface CodePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Top of the code's room: quiet zone included. */
  readonly top: number;
  /** Baseline of the typed code. */
  readonly baseline: number;
}

/** Wanted width of a code, and the modules of the version 1 symbol that a card code always is. */
const codeSize = 22;
/** On a back nothing else wants the room. */
const backCodeSize = 25;
const modules = 21;
/** Nothing but grounds comes nearer to the cut than this. */
export const safe = 4.4;

/** Width of the quiet zone around a code of this size, in mm. */
export const quietAround = (size: number): number => (size / modules) * quietModules;

/** The code at the bottom centre, its quiet zone and the typed code inside the safe area. */
export function codePlace(width: number, height: number): CodePlace {
  const size = sizeOn(width, codeSize);
  const quiet = quietAround(size);
  const baseline = height - safe - 0.6;
  const y = baseline - 1.9 - quiet - size;
  return { x: (width - size) / 2, y, size, top: y - quiet, baseline };
}

/** The typed code alone, on the line where every card has it: the face of a sealed card. `top` is where its room begins. */
export function typedPlace(width: number, height: number): Pick<CodePlace, 'top' | 'baseline'> {
  const { baseline } = codePlace(width, height);
  return { baseline, top: baseline - 3.2 };
}

/** The square in the middle of a sealed card's back. */
export function squarePlace(width: number, height: number): Pick<CodePlace, 'x' | 'y' | 'size'> {
  const size = sizeOn(width, backCodeSize);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

function sizeOn(width: number, most: number): number {
  return Math.min(most, ((width - 2 * safe) * modules) / (modules + 2 * quietModules));
}

/** The code to type, its middle at x; `size` is in points. */
export function typedShapes(code: string, x: number, baseline: number, type: Type, ink: Ink = 'black', size = 7.5): readonly Shape[] {
  const text = grouped(code);
  type.runs(text, 'regular', { item: code, field: 'code' });
  return [{ kind: 'text', x, y: baseline, size, font: 'regular', text, ink, align: 'middle', kerning: false }];
}

/** The square of a back: a white panel as wide as the quiet zone, and the QR. No sign of it can be read by eye. */
export function squareShapes(code: string, { x, y, size }: Pick<CodePlace, 'x' | 'y' | 'size'>): readonly Shape[] {
  const quiet = quietAround(size);
  return [rect(x - quiet, y - quiet, size + 2 * quiet, size + 2 * quiet, { fill: '#ffffff' }), { kind: 'qr', x, y, size, text: code }];
}
