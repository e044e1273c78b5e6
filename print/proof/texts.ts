import type { Scene, Shape } from '../scene.ts';

/** Every line of text on a page, as it is laid out. */
export function textsOf({ shapes }: Scene): readonly string[] {
  return shapes.flatMap(texts);
}

function texts(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'text':
      return [shape.text];
    case 'group':
      return shape.shapes.flatMap(texts);
    case 'use':
      return textsOf(shape.scene);
    default:
      return [];
  }
}

/** The letters and digits of a text alone: readers of PDFs guess spaces, and programs that save a file again lose signs. */
export const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');
