import type { Scene, Shape } from '../../print/scene.ts';

/** A line of text as it stands on a page: `size` in points with all that scales it. */
export interface Lettering {
  readonly text: string;
  readonly size: number;
}

/** Every line of text of a page at its size on paper; pictures of playing cards have none. */
export const letteringOf = ({ shapes }: Pick<Scene, 'shapes'>, scale = 1): readonly Lettering[] =>
  shapes.flatMap((shape) => lettering(shape, scale));

function lettering(shape: Shape, scale: number): readonly Lettering[] {
  switch (shape.kind) {
    case 'text':
      return [{ text: shape.text, size: shape.size * scale }];
    case 'group':
      return letteringOf(shape, scale * (shape.scale ?? 1));
    case 'use':
      return letteringOf(shape.scene, scale);
    default:
      return [];
  }
}
