import { grouped } from '../src/cards/code.ts';
import { quietModules } from './qr.ts';
import { rect, type Shape } from './scene.ts';
import type { Type } from './type.ts';

/** Where the code sits on a card, in mm. */
export interface CodePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Top of the white panel: quiet zone included. */
  readonly top: number;
  /** Baseline of the typed code. */
  readonly baseline: number;
}

/** Wanted width of a code, and the modules of the version 1 symbol that a card code always is. */
const codeSize = 25;
const modules = 21;
/** Nothing but grounds comes nearer to the cut than this. */
export const safe = 3.2;

/** The code at the bottom centre, its quiet zone and the typed code inside the safe area. */
export function codePlace(width: number, height: number): CodePlace {
  const size = Math.min(codeSize, ((width - 2 * safe) * modules) / (modules + 2 * quietModules));
  const quiet = (size / modules) * quietModules;
  const baseline = height - safe - 0.6;
  const y = baseline - 1.9 - quiet - size;
  return { x: (width - size) / 2, y, size, top: y - quiet, baseline };
}

/** White panel, QR and the same code to type. */
export function codeShapes(code: string, place: CodePlace, type: Type, ground = false): readonly Shape[] {
  const quiet = place.y - place.top;
  const panel = rect(place.x - quiet, place.top, place.size + 2 * quiet, place.baseline + 0.9 - place.top, { fill: '#ffffff' });
  const text = grouped(code);
  type.runs(text, 'regular', { item: code, field: 'code' });
  return [
    ...(ground ? [panel] : []),
    { kind: 'qr', x: place.x, y: place.y, size: place.size, text: code },
    { kind: 'text', x: place.x + place.size / 2, y: place.baseline, size: 7.5, font: 'regular', text, align: 'middle', kerning: false },
  ];
}
