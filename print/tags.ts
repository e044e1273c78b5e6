import type { Scene, Shape } from './scene.ts';

/** A piece of a page as programs read it to people: text as it stands, a figure with its words, or decoration. */
export interface Piece {
  readonly tag: 'P' | 'Figure' | 'Artifact';
  readonly shapes: readonly Shape[];
  /** A figure in words: the texts of a card in their order, and what its code says. */
  readonly alt?: string;
}

/**
 * The pieces of a page in the order they are read in, which is the order they are drawn in: a card with the code and letters
 * laid over it is one figure, and what has no words is decoration, such as backs, cuts and lines; so are the last `furniture`
 * shapes, which stand on every page (ISO 32000-1, 14.8).
 */
export function piecesOf(shapes: readonly Shape[], furniture = 0): readonly Piece[] {
  const pieces: Piece[] = [];
  const around = shapes.slice(shapes.length - furniture);
  shapes.slice(0, shapes.length - furniture).forEach((shape, i) => {
    const before = pieces.at(-1);
    const said = wordsOf(shape);
    const over = shape.kind === 'group' && shapes[i - 1]?.kind === 'use';
    if (over && before?.tag === 'Figure' && said.length > 0)
      pieces[pieces.length - 1] = { tag: 'Figure', shapes: [...before.shapes, shape], alt: `${before.alt ?? ''}. ${said.join('. ')}` };
    else if (said.length === 0) {
      if (before?.tag === 'Artifact') pieces[pieces.length - 1] = { tag: 'Artifact', shapes: [...before.shapes, shape] };
      else pieces.push({ tag: 'Artifact', shapes: [shape] });
    } else if (shape.kind === 'text') pieces.push({ tag: 'P', shapes: [shape] });
    else pieces.push({ tag: 'Figure', shapes: [shape], alt: said.join('. ') });
  });
  return around.length === 0 ? pieces : [...pieces, { tag: 'Artifact', shapes: around }];
}

const known = new WeakMap<Scene, readonly string[]>();

/** What a shape says: its texts and codes, each once, as names in two corners and codes to scan and to type are the same. */
function wordsOf(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'text':
    case 'qr':
      return shape.text.trim() === '' ? [] : [shape.text.trim()];
    case 'group':
      return once(shape.shapes.flatMap(wordsOf));
    case 'use': {
      const said = known.get(shape.scene) ?? once(shape.scene.shapes.flatMap(wordsOf));
      known.set(shape.scene, said);
      return said;
    }
    default:
      return [];
  }
}

const once = (said: readonly string[]): readonly string[] => [...new Set(said)];
