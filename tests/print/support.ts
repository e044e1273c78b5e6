import { inflateSync } from 'node:zlib';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import type { Fonts } from '../../print/fonts.ts';
import type { PrintJob } from '../../print/job.ts';
import { printDeck, type Printed } from '../../print/print.ts';
import type { Scene, Shape, Use } from '../../print/scene.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { setupTable } from '../../src/cards/setup-table.ts';
import { princeton } from '../cards/decks.ts';
import { princeton as princetonRules } from '../../src/games/princeton/index.ts';
import type { Rulebook } from '../../src/rules/define-game.ts';

const words = princetonRules.words;

export const fonts: Fonts = await loadFonts();

/** A Princeton job with whatever a test wants otherwise. */
export function job(changes: Partial<PrintJob> = {}): PrintJob {
  return { deck: princeton, language: 'en', words: [words], ...setupOf(changes.deck ?? princeton, princetonRules), ...changes };
}

/** The setup table of a deck as a printer is given it. */
export function setupOf(deck: Deck, game: Rulebook): Pick<PrintJob, 'setup'> {
  const setup = deck.game === game.id ? setupTable(deck, game) : undefined;
  return setup ? { setup } : {};
}

export const print = (changes: Partial<PrintJob> = {}): Promise<Printed> => printDeck(job(changes), fonts);

/** Printed as the command does it, with the art and the letters that the deck names. */
export async function printInArt(changes: Partial<PrintJob>): Promise<Printed> {
  const art = await loadArt((changes.deck ?? princeton).art);
  return printDeck(job({ ...changes, ...(art === undefined ? {} : { art }) }), await loadFonts(art));
}

/** The objects of a PDF as text, packed ones unpacked; other streams stay compressed. */
export function skeleton(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const packed = [...text.matchAll(/\/Type ?\/ObjStm.*?\/Length (\d+).*?stream\n/gs)].map((found) => {
    const from = found.index + found[0].length;
    return inflateSync(bytes.slice(from, from + Number(found[1]))).toString('latin1');
  });
  return [text, ...packed].join('\n');
}

/** The cards and labels that lie on a page; what is as large as the page is a picture of several. */
export function laidOn(page: Scene): readonly Use[] {
  return page.shapes.flatMap((shape) => {
    if (shape.kind !== 'use') return [];
    return shape.scene.width === page.width && shape.scene.height === page.height ? laidOn(shape.scene) : [shape];
  });
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
