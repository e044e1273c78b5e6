import { loadFonts } from '../../print/fonts-node.ts';
import type { Fonts } from '../../print/fonts.ts';
import type { PrintJob } from '../../print/job.ts';
import { printDeck, type Printed } from '../../print/print.ts';
import type { Scene, Shape } from '../../print/scene.ts';
import { words } from '../../src/text/games/princeton.ts';
import { princeton } from '../cards/decks.ts';

export const fonts: Fonts = await loadFonts();

/** A Princeton job with whatever a test wants otherwise. */
export function job(changes: Partial<PrintJob> = {}): PrintJob {
  return { deck: princeton, language: 'en', words: [words], ...changes };
}

export const print = (changes: Partial<PrintJob> = {}): Promise<Printed> => printDeck(job(changes), fonts);

/** The plain parts of a PDF as text; streams stay compressed. */
export function skeleton(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** Every shape of a scene, groups and used scenes opened. */
export function allShapes(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'group') return allShapes(shape.shapes);
    if (shape.kind === 'use') return [shape, ...allShapes(shape.scene.shapes)];
    return [shape];
  });
}

/** All words on a page. */
export function textOf(scene: Scene): string {
  return allShapes(scene.shapes)
    .flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    .join('\n');
}
