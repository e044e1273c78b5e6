import { quietModules } from '../qr.ts';
import { rect, type Shape } from '../scene.ts';
import type { Type } from '../type.ts';

const modules = 21;

/** A code of the host's own: its square without the quiet zone, in mm. */
export interface HostCodePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Width of the quiet zone round a code of this size, in mm. */
export const quietOf = (size: number): number => (size / modules) * quietModules;

/** Lines of the letters to type, and how far apart, in mm. */
const leading = 2.5;
/** Width of four letters beside a code, with their margin, in mm. */
const besideWidth = 6.6;

/** A code in the corner of something: white panel, QR, and the letters to type, below it or left of it. */
export function cornerCode(code: string, place: HostCodePlace, type: Type, letters: 'below' | 'beside'): readonly Shape[] {
  const { x, y, size } = place;
  const quiet = quietOf(size);
  const lines = letters === 'below' ? [code.slice(0, 5), code.slice(5)] : [code.slice(0, 4), code.slice(4, 8), code.slice(8)];
  for (const line of lines) type.runs(line, 'regular', { item: code, field: 'code' });
  const [left, down] = letters === 'below' ? [0, 5.2] : [besideWidth, 0];
  const middle = letters === 'below' ? x + size / 2 : x - quiet - left / 2 + 0.2;
  const first = letters === 'below' ? y + size + quiet + 1.75 : y + size / 2 - leading + 0.9;
  return [
    rect(x - quiet - left, y - quiet, size + 2 * quiet + left, size + 2 * quiet + down, { fill: '#ffffff', radius: 0.6 }),
    { kind: 'qr', x, y, size, text: code },
    ...lines.map((text, i): Shape => ({
      kind: 'text',
      x: middle,
      y: first + i * leading,
      size: 7,
      font: 'bold',
      text,
      align: 'middle',
      kerning: false,
    })),
  ];
}
