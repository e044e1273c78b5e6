import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import { drawPdf } from '../../print/pdf.ts';
import { layoutFacilitator } from '../../print/print.ts';
import type { Group, Scene } from '../../print/scene.ts';
import { makeType } from '../../print/type.ts';
import type { Area, Gray } from '../../src/cards/read/gray.ts';
import { findDeck } from '../../src/cli/find-deck.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import { pointsPerMm } from '../../print/scene.ts';
import { gameWords } from '../../src/games/index.ts';

/** The facilitator card of a role as it comes out of the printer. */
export interface PrintedRole {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly picture: Gray;
  /** Whether it is drawn for a dark room already. */
  readonly dark: boolean;
  /** Where each line of text stands, in mm. */
  readonly lines: readonly (Area & { readonly text: string })[];
}

/** Draws a role's facilitator card into a PDF and takes its picture. */
export async function printRole(deckId: string, role: string): Promise<PrintedRole> {
  const [deck, words] = [await findDeck(deckId), await gameWords[deckId]?.()];
  const art = await loadArt(deck.art);
  const fonts = await loadFonts(art);
  const scene = words && layoutFacilitator({ deck, language: 'en', words: [words], ...(art === undefined ? {} : { art }) }, fonts, role);
  if (scene === undefined) throw new Error(`the deck ${deckId} has no card for ${role}`);
  const type = makeType(fonts);
  const facts = { title: role, subject: '', keywords: '', language: 'en', duplex: 'one-sided' } as const;
  for await (const picture of pagesOf(await drawPdf([{ scene }], facts, type), 150))
    return { width: scene.width, height: scene.height, picture, dark: scene.dark === true, lines: linesOf(scene, type) };
  throw new Error('nothing was printed');
}

function linesOf({ shapes }: Pick<Scene, 'shapes'>, type: ReturnType<typeof makeType>): PrintedRole['lines'] {
  return shapes.flatMap((shape): PrintedRole['lines'] => {
    if (shape.kind === 'group' && shape.rotate === undefined) return linesOf(shape, type).map((line) => movedBy(shape, line));
    if (shape.kind !== 'text') return [];
    const [width, height] = [type.width(shape.text, shape.font, shape.size), shape.size / pointsPerMm];
    const x = shape.x - { start: 0, middle: width / 2, end: width }[shape.align ?? 'start'];
    // From the height of a capital letter down to the baseline.
    return [{ text: shape.text, x, y: shape.y - 0.7 * height, width, height: 0.7 * height }];
  });
}

function movedBy(
  { x: left = 0, y: top = 0, scale = 1 }: Group,
  { text, x, y, width, height }: PrintedRole['lines'][number],
): PrintedRole['lines'][number] {
  return { text, x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale };
}
