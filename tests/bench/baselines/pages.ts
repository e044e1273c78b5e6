import { qrGrid, type Dark, type QrGrid } from '../../../print/qr.ts';
import { isBold } from '../../../print/type.ts';
import type { Ink, Paint, Scene, Shape } from '../../../print/scene.ts';
import { type Matrix, type Step, mapSteps, mapped, outline, times } from './outline.ts';

/**
 * Pages laid out and taken apart to what any PDF library can draw, as plain data: it is given to each of them as a
 * JSON file. What lies on several pages is a form, to be written once and placed as often as wanted.
 */
export interface Pages {
  readonly forms: readonly Form[];
  readonly pages: readonly Marks[];
}

/** A page; its size in mm. */
export interface Marks {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A form shows as far as `bleed` (mm) beyond its edges. */
export interface Form extends Marks {
  readonly bleed: number;
}

/** In mm from the top left of the page or form. Outlines are absolute; texts, codes and forms lie under a matrix of their own. */
export type Mark =
  | { readonly kind: 'outline'; readonly steps: readonly Step[]; readonly paint: Paint; readonly evenodd: boolean }
  | TextMark
  | CodeMark
  | { readonly kind: 'form'; readonly form: number; readonly matrix: Matrix; readonly show?: Rectangle };

/** A line of text with its baseline at (x, y), turned clockwise; size in points. */
export interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly size: number;
  readonly font: 'regular' | 'bold';
  readonly align: 'start' | 'middle' | 'end';
  readonly ink: Ink;
  readonly text: string;
}

/** A QR code that is worked out already: dark rectangles in whole modules, and the matrix from modules to mm. */
export interface CodeMark {
  readonly kind: 'code';
  readonly modules: number;
  readonly dark: readonly Dark[];
  /** The form of the squares in its corners, in modules, and what is dark besides. */
  readonly corners: number;
  readonly others: readonly Dark[];
  readonly matrix: Matrix;
}

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

const upright: Matrix = [1, 0, 0, 1, 0, 0];

export function takenApart(scenes: readonly Scene[]): Pages {
  const forms: Form[] = [];
  const known = new Map<Scene, number>();
  const corners = new Map<number, number>();
  const cornersOf: Recorder['cornersOf'] = ({ modules, corners: dark }) => {
    const before = corners.get(modules);
    if (before !== undefined) return before;
    corners.set(modules, forms.length);
    const steps = dark.flatMap(({ x, y, w, h }) => outline(box(x, y, w, h, 0)));
    return (
      forms.push({
        width: modules,
        height: modules,
        bleed: 0,
        marks: [{ kind: 'outline', steps, paint: { fill: 'black' }, evenodd: false }],
      }) - 1
    );
  };
  const formOf = (scene: Scene): number => {
    const before = known.get(scene);
    if (before !== undefined) return before;
    const marks = marksOf(scene.shapes, upright, { formOf, cornersOf });
    known.set(scene, forms.length);
    return forms.push({ width: scene.width, height: scene.height, bleed: scene.bleed ?? 0, marks }) - 1;
  };
  const pages = scenes.map(({ width, height, shapes }) => ({ width, height, marks: marksOf(shapes, upright, { formOf, cornersOf }) }));
  return { forms, pages };
}

/** Numbers of forms, which are recorded when they are first asked for. */
interface Recorder {
  readonly formOf: (scene: Scene) => number;
  readonly cornersOf: (code: QrGrid) => number;
}

function marksOf(shapes: readonly Shape[], m: Matrix, recorder: Recorder): Mark[] {
  return shapes.flatMap((shape): Mark[] => {
    switch (shape.kind) {
      case 'path':
        return [{ kind: 'outline', steps: mapSteps(m, outline(shape.d)), paint: scaled(shape, m), evenodd: shape.evenodd === true }];
      case 'rect': {
        const steps = mapSteps(m, outline(box(shape.x, shape.y, shape.w, shape.h, shape.radius ?? 0)));
        return [{ kind: 'outline', steps, paint: scaled(shape, m), evenodd: false }];
      }
      case 'qr': {
        const code = qrGrid(shape.text);
        const { modules, dark, others } = code;
        const unit = shape.size / modules;
        return [
          {
            kind: 'code',
            modules,
            dark,
            corners: recorder.cornersOf(code),
            others,
            matrix: times(m, [unit, 0, 0, unit, shape.x, shape.y]),
          },
        ];
      }
      case 'text': {
        const [x, y] = mapped(m, shape.x, shape.y);
        const { text, align = 'start', ink = 'black' } = shape;
        const font = isBold(shape.font) ? 'bold' : 'regular';
        const degrees = (Math.atan2(m[1], m[0]) * 180) / Math.PI;
        return [{ kind: 'text', x, y, degrees, size: shape.size * Math.hypot(m[0], m[1]), font, align, ink, text }];
      }
      case 'image':
        // The decks compared have none.
        return [];
      case 'group':
        return marksOf(shape.shapes, times(m, turn(shape.x ?? 0, shape.y ?? 0, shape.rotate ?? 0, shape.scale ?? 1)), recorder);
      case 'use': {
        const { scene, x, y, show, turned } = shape;
        const matrix = times(m, turned === true ? turn(x + scene.width, y + scene.height, 180, 1) : turn(x, y, 0, 1));
        const form = recorder.formOf(scene);
        if (show === undefined) return [{ kind: 'form', form, matrix }];
        const [left, top] = mapped(m, x - show.left, y - show.top);
        return [
          {
            kind: 'form',
            form,
            matrix,
            show: [left, top, scene.width + show.left + show.right, scene.height + show.top + show.bottom],
          },
        ];
      }
    }
  });
}

function turn(x: number, y: number, degrees: number, scale: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x, y];
}

/** No deck that is measured has dashes. */
function scaled({ fill, stroke, width = 0.1 }: Paint, m: Matrix): Paint {
  const scale = Math.hypot(m[0], m[1]);
  return { ...(fill === undefined ? {} : { fill }), ...(stroke === undefined ? {} : { stroke, width: width * scale }) };
}

function box(x: number, y: number, w: number, h: number, r: number): string {
  if (r === 0) return `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  return `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
}

/** Red, green and blue from 0 to 1. */
export function rgb(ink: Ink): [number, number, number] {
  const value = ink === 'black' ? 0 : Number.parseInt(ink.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
