import { balanced } from '../balance.ts';
import { pointsPerMm, type FontName, type Ink, type Shape, type Text } from '../scene.ts';
import type { Type } from '../type.ts';
import { usual } from './illustrated.ts';

/** Lines in the middle of a card, in mm: the first one's baseline, and how far down the last may be. */
export interface Field {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Letters of a text; `max` is the largest size in points that is tried. */
export interface Setting {
  readonly font: FontName;
  readonly max: number;
  readonly ink: Ink;
}

/** A single line, its baseline at this height. */
export const atHeight = (y: number, width: number): Field => ({ top: y, bottom: y, width });

/** A text in the middle, as large as its field allows; nothing where it would be too small to read. */
export function lines(type: Type, text: string, { top, bottom, width }: Field, set: Setting, least: number): readonly Shape[] {
  if (text === '') return [];
  for (let size = Math.max(set.max, least); size >= least - 1e-9; size -= 0.2) {
    const broken = balanced(type, text, set.font, size, width);
    const step = ((/[\u2e80-\u9fff]/u.test(text) ? 1.35 : 1.2) * size) / pointsPerMm;
    const fits = (broken.length - 1) * step <= bottom - top + 0.01 && broken.every((line) => type.width(line, set.font, size) <= width);
    if (fits) return placed(broken, top, step, set, size);
  }
  return [];
}

function placed(broken: readonly string[], top: number, step: number, { font, ink }: Setting, size: number): readonly Text[] {
  return broken.map((text, i) => ({ kind: 'text', x: usual.width / 2, y: top + i * step, size, font, text, ink, align: 'middle' }));
}

/** The same at the smallest size, on as many lines as it takes. */
export function blockOf(type: Type, text: string, width: number, set: Setting, least: number): readonly Text[] {
  const size = Math.max(set.max, least);
  return placed(balanced(type, text, set.font, size, width), 0, 0, set, size);
}

/** A list in one column or two; nothing where it is too much for a card. */
export function columnsOf(type: Type, list: readonly string[], field: Field, set: Setting, least: number): readonly Shape[] {
  const { top, bottom, width } = field;
  const columns = list.length > 8 ? 2 : 1;
  const rows = Math.ceil(list.length / columns);
  const left = (usual.width - width) / 2;
  const column = (width - (columns - 1) * 2) / columns;
  for (let size = Math.max(set.max, least); size >= least - 1e-9; size -= 0.2) {
    const step = (1.45 * size) / pointsPerMm;
    const wide = Math.max(0, ...list.map((line) => type.width(line, set.font, size)));
    if (wide > column || (rows - 1) * step > bottom - top) continue;
    const x = columns === 1 ? (usual.width - wide) / 2 : left;
    return list.map((text, i): Shape => ({
      kind: 'text',
      x: x + Math.floor(i / rows) * (column + 2),
      y: top + (i % rows) * step,
      size,
      font: set.font,
      text,
      ink: set.ink,
    }));
  }
  return [];
}

/** A list in lines in the middle, no entry broken; nothing where it is too much for a card. */
export function runOn(type: Type, list: readonly string[], { top, bottom, width }: Field, set: Setting, least: number): readonly Shape[] {
  const size = least;
  const step = (1.3 * size) / pointsPerMm;
  const broken: string[] = [];
  for (const entry of list) {
    const longer = `${broken.at(-1) ?? ''} · ${entry}`;
    if (broken.length > 0 && type.width(longer, set.font, size) <= width) broken[broken.length - 1] = longer;
    else broken.push(entry);
  }
  return (broken.length - 1) * step > bottom - top ? [] : placed(broken, top, step, set, size);
}
