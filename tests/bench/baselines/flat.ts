import { qrGrid } from '../../../print/qr.ts';
import type { Ink, Paint, Scene, Shape, Text } from '../../../print/scene.ts';
import { type Matrix, type Step, mapSteps, mapped, outline, times } from './outline.ts';

/** What any PDF library can draw: outlines and lines of text, in millimetres from the top left of the page. */
export type Mark =
  | { readonly kind: 'outline'; readonly steps: readonly Step[]; readonly paint: Paint; readonly evenodd: boolean; readonly scale: number }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly degrees: number;
      readonly text: Text;
      readonly scale: number;
    };

/** A page as a list of marks; its size in mm. */
export interface FlatPage {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A page with every card written out: the way a sheet of cards is usually drawn. */
export function flat(scene: Scene): FlatPage {
  const marks: Mark[] = [];
  for (const shape of scene.shapes) draw(shape, [1, 0, 0, 1, 0, 0], marks);
  return { width: scene.width, height: scene.height, marks };
}

function draw(shape: Shape, m: Matrix, marks: Mark[]): void {
  const scale = Math.hypot(m[0], m[1]);
  const add = (steps: readonly Step[], paint: Paint, evenodd = false): void =>
    void marks.push({ kind: 'outline', steps: mapSteps(m, steps), paint, evenodd, scale });
  switch (shape.kind) {
    case 'path':
      return add(outline(shape.d), shape, shape.evenodd);
    case 'rect':
      return add(outline(box(shape.x, shape.y, shape.w, shape.h, shape.radius ?? 0)), shape);
    case 'qr': {
      const grid = qrGrid(shape.text);
      const unit = shape.size / grid.modules;
      const black: Ink = 'black';
      return add(outline(grid.dark.map(({ x, y, w, h }) => box(shape.x + x * unit, shape.y + y * unit, w * unit, h * unit, 0)).join('')), {
        fill: black,
      });
    }
    case 'text': {
      const [x, y] = mapped(m, shape.x, shape.y);
      marks.push({ kind: 'text', x, y, degrees: (Math.atan2(m[1], m[0]) * 180) / Math.PI, text: shape, scale });
      return;
    }
    case 'group': {
      const angle = ((shape.rotate ?? 0) * Math.PI) / 180;
      const size = shape.scale ?? 1;
      const inner = times(m, [
        Math.cos(angle) * size,
        Math.sin(angle) * size,
        -Math.sin(angle) * size,
        Math.cos(angle) * size,
        shape.x ?? 0,
        shape.y ?? 0,
      ]);
      for (const one of shape.shapes) draw(one, inner, marks);
      return;
    }
    case 'use': {
      const inner = times(
        m,
        shape.turned === true ? [-1, 0, 0, -1, shape.x + shape.scene.width, shape.y + shape.scene.height] : [1, 0, 0, 1, shape.x, shape.y],
      );
      for (const one of shape.scene.shapes) draw(one, inner, marks);
    }
  }
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
