import type { Sheet } from '../context.ts';
import type { Flip } from '../paper.ts';
import { group, path, type Shape } from '../scene.ts';

/** A leaf of a booklet: half a sheet of paper, in mm. */
export interface Leaf {
  readonly width: number;
  readonly height: number;
}

/** How many sheets so many pages take. */
export const sheetsFor = (pages: number): number => Math.ceil(pages / 4);

/** Ink of the marks that say where to fold. */
const mark = '#9aa0ad';

/**
 * Pages two by two on both sides of lying sheets, so that the sheets laid into one another and folded in the middle read in
 * order. Printers turn a lying sheet over its long edge top down, and its back is drawn on its head for them.
 */
export function imposed(pages: readonly (readonly Shape[])[], leaf: Leaf, part: string, flip: Flip): readonly Sheet[] {
  const sheets = sheetsFor(pages.length);
  const all = sheets * 4;
  const paper = { width: leaf.width * 2, height: leaf.height };
  const grid = { paper, columns: 1, rows: 1, w: paper.width, h: paper.height, x0: 0, y0: 0, pitchX: 0, pitchY: 0 };
  const side = (left: number, right: number, reverse: boolean): Sheet => {
    const shapes = [
      ...(pages[left - 1] ?? []),
      ...(pages[right - 1] ?? []).map((shape) => moved(shape, leaf.width)),
      path(`M${leaf.width} 5v3.5M${leaf.width} ${leaf.height - 8.5}v3.5`, { stroke: mark, width: 0.2 }),
    ];
    const turned = reverse && flip === 'long';
    return {
      part,
      grid,
      shapes: turned ? [group(shapes, { x: paper.width, y: paper.height, rotate: 180 })] : shapes,
      furniture: 'none',
      reverse,
    };
  };
  return Array.from({ length: sheets }, (_, s) => [side(all - 2 * s, 2 * s + 1, false), side(2 * s + 2, all - 2 * s - 1, true)]).flat();
}

/** Lines stay lines, so that programs that read pages aloud find them. */
function moved(shape: Shape, by: number): Shape {
  if (shape.kind === 'text' || shape.kind === 'rect' || shape.kind === 'use') return { ...shape, x: shape.x + by };
  return group([shape], { x: by, y: 0 });
}
