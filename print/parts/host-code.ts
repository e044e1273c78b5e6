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

/** A code in the corner of something: white panel, QR, and below it the code to type in two lines where there is room. */
export function cornerCode(code: string, place: HostCodePlace, type: Type, typed: boolean): readonly Shape[] {
  const { x, y, size } = place;
  const quiet = quietOf(size);
  const half = Math.ceil(code.length / 2);
  const lines = typed ? [code.slice(0, half), code.slice(half)] : [];
  for (const line of lines) type.runs(line, 'regular', { item: code, field: 'code' });
  return [
    rect(x - quiet, y - quiet, size + 2 * quiet, size + 2 * quiet + (typed ? 3 : 0), { fill: '#ffffff', radius: 0.6 }),
    { kind: 'qr', x, y, size, text: code },
    ...lines.map((text, i): Shape => ({
      kind: 'text',
      x: x + size / 2,
      y: y + size + quiet + 0.95 + i * 1.5,
      size: 4.4,
      font: 'bold',
      text,
      align: 'middle',
      kerning: false,
    })),
  ];
}
