import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artSchema } from '../../print/art/art.ts';
import { makeContext, type Context } from '../../print/context.ts';
import type { Look } from '../../print/faces/face.ts';
import { loadFonts } from '../../print/fonts-node.ts';
import { frontsOf } from '../../print/parts/fronts.ts';
import { group, use, type Scene, type Shape } from '../../print/scene.ts';
import { drawSvg } from '../../print/svg.ts';
import type { Card } from '../../src/cards/deck.ts';
import { parseDeck } from '../../src/cards/deck.ts';
import { rulebookOf } from '../../src/cards/rulebook.ts';
import { root } from '../../src/cli/build.ts';
import { ownSvg } from '../../src/cli/own-svg.ts';
import type { Language } from '../../src/text/message.ts';

/** A face of a deck, one for all cards that look alike. */
export interface DrawnCard {
  readonly card: Card;
  readonly scene: Scene;
}

/** Every face of a deck that comes with the program, read anew from its file with the art beside it. */
export async function facesOf(
  name: string,
  language: Language,
  look: Look,
): Promise<{ readonly context: Context; readonly faces: readonly DrawnCard[] }> {
  const read = parseDeck(readFileSync(join(root, 'decks', `${name}.json`), 'utf8'));
  if ('refusal' in read) throw new Error(JSON.stringify(read.refusal));
  const { deck } = read;
  const art =
    deck.art === undefined ? undefined : artSchema.parse(JSON.parse(readFileSync(join(root, 'decks/art', `${deck.art}.json`), 'utf8')));
  const words = [(await rulebookOf(deck)?.load())?.words ?? { en: {}, zh: {}, pl: {} }];
  const context = makeContext({ deck, language, words, look, ...(art === undefined ? {} : { art }) }, await loadFonts(art));
  const front = frontsOf(context);
  const { width, height } = deck.sizes;
  const cards = deck.cards.filter(
    (card, i) => deck.cards.findIndex(({ role, face }) => role === card.role && JSON.stringify(face) === JSON.stringify(card.face)) === i,
  );
  return {
    context,
    faces: cards.map((card) => {
      const side = front(card);
      return { card, scene: { width, height, shapes: [use(side.art, 0, 0), group(side.own)] } };
    }),
  };
}

/** A scene as pixels, three bytes each, so many to the mm. */
export async function pixelsOf(
  scene: Scene,
  { type }: Context,
  perMm: number,
): Promise<{ readonly data: Uint8Array; readonly width: number }> {
  const width = Math.round(scene.width * perMm);
  const { data } = await ownSvg(drawSvg(scene, type, { id: 'f' }), 144)
    .resize({ width })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width };
}

/** The scene without its letters: what they stand on. */
export function wordless(scene: Scene): Scene {
  const without = (shapes: readonly Shape[]): readonly Shape[] =>
    shapes.flatMap((shape): readonly Shape[] => {
      if (shape.kind === 'text') return [];
      if (shape.kind === 'group') return [{ ...shape, shapes: without(shape.shapes) }];
      return [shape.kind === 'use' ? { ...shape, scene: wordless(shape.scene) } : shape];
    });
  return { ...scene, shapes: without(scene.shapes) };
}
