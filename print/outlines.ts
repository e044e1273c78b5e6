import { create, type Font, type Glyph } from 'fontkit';
import { fontOf, type FontFile } from './fonts.ts';
import { pointsPerMm, type FontName } from './scene.ts';
import type { TrueType } from './truetype.ts';
import { hanBoldStroke, isBold, type Type } from './type.ts';

/** Outlines of neighbouring characters from one font file, in its own units, y upwards, starting at (0, 0). */
export interface OutlinedRun {
  /** SVG path data; empty where there is nothing to see. */
  readonly d: string;
  /** Where the run starts, in mm from the start of the text. */
  readonly x: number;
  /** Millimetres in a font unit. */
  readonly scale: number;
  /** Line to draw around the outlines in font units, where a font has no bold of its own. */
  readonly stroke?: number;
}

export interface Outlined {
  readonly runs: readonly OutlinedRun[];
  /** In mm, kerning included. */
  readonly width: number;
}

/** One line of text as the outlines of its characters, shaped and kerned as in the PDF. `size` is in points. */
export function outlined(type: Type, text: string, font: FontName, size: number): Outlined {
  let width = 0;
  const runs = type.runs(text, font).map((run): OutlinedRun => {
    const face = faceOf(type, run.file);
    const scale = Number((size / pointsPerMm / face.unitsPerEm).toPrecision(6));
    const { glyphs, positions } = face.layout(run.text);
    const x = width;
    let pen = 0;
    let d = '';
    glyphs.forEach((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      d += contours(glyph, pen + xOffset, yOffset);
      pen += xAdvance;
    });
    width += pen * scale;
    return { d, x, scale, ...(run.file === 'han' && isBold(font) ? { stroke: hanBoldStroke * face.unitsPerEm } : {}) };
  });
  return { runs, width };
}

const faces = new WeakMap<TrueType, Font>();

function faceOf(type: Type, file: FontFile): Font {
  const font = fontOf(type.fonts, file);
  if (font === undefined) throw new Error(`The font ${file} is not loaded.`);
  const known = faces.get(font);
  if (known !== undefined) return known;
  const face = create(font.bytes as Buffer);
  // Only a collection of fonts, or a name asked for, would give anything else.
  if (!('layout' in face)) throw new Error(`The file of ${file} is not a single font.`);
  faces.set(font, face);
  return face;
}

/** A glyph's contours moved to (x, y). Steps are relative: shorter, and whole numbers almost everywhere. */
function contours(glyph: Glyph, x: number, y: number): string {
  const letters = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;
  let [fromX, fromY] = [0, 0];
  return glyph.path.commands
    .map(({ command, args }) => {
      const steps = args.map((value, i) => (command === 'moveTo' ? value + (i % 2 === 0 ? x : y) : value - (i % 2 === 0 ? fromX : fromY)));
      if (args.length > 0) [fromX, fromY] = [args.at(-2) ?? 0, args.at(-1) ?? 0];
      return letters[command] + joined(steps);
    })
    .join('');
}

/** Numbers as short as path data allows: a minus sign needs no space before it. */
function joined(values: readonly number[]): string {
  return values.map((value, i) => (i === 0 || value < 0 ? '' : ' ') + String(Math.round(value * 100) / 100)).join('');
}
