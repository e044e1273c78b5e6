import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { artSchema, type Art } from '../../print/art/art.ts';
import { makeContext } from '../../print/context.ts';
import type { Look } from '../../print/faces/face.ts';
import { loadFonts } from '../../print/fonts-node.ts';
import { backsOf } from '../../print/parts/cards.ts';
import { frontsOf } from '../../print/parts/fronts.ts';
import { facilitatorCard } from '../../print/parts/facilitator.ts';
import { group, use, type Scene } from '../../print/scene.ts';
import { drawSvg } from '../../print/svg.ts';
import { parseDeck } from '../../src/cards/deck.ts';
import { rulebookOf } from '../../src/cards/rulebook.ts';
import { root } from '../../src/cli/build.ts';
import type { Language } from '../../src/text/message.ts';

/**
 * `npm run pictures -- faces <deck> [language] [look] [role …]`: every face of a deck as a picture of 300 dpi, and all of
 * them on sheets of twelve, in `out/faces/<deck>`. The deck is read anew from its file with the art beside it.
 */
export async function drawFaces([name = '', language = 'en', look = 'colour', ...roles]: readonly string[]): Promise<void> {
  const read = parseDeck(readFileSync(join(root, 'decks', `${name}.json`), 'utf8'));
  if ('refusal' in read) throw new Error(JSON.stringify(read.refusal));
  const { deck } = read;
  const art: Art | undefined =
    deck.art === undefined ? undefined : artSchema.parse(JSON.parse(readFileSync(join(root, 'decks/art', `${deck.art}.json`), 'utf8')));
  const words = [(await rulebookOf(deck)?.load())?.words ?? { en: {}, zh: {}, pl: {} }];
  const job = { deck, language: language as Language, words, look: look as Look, ...(art === undefined ? {} : { art }) };
  const context = makeContext(job, await loadFonts(art));
  const [front, back] = [frontsOf(context), backsOf(context)];
  const cards = deck.cards.filter(
    (card, i) => deck.cards.findIndex(({ role, face }) => role === card.role && JSON.stringify(face) === JSON.stringify(card.face)) === i,
  );
  const shown = cards.filter(({ role }) => roles.length === 0 || roles.includes(role));
  const { width, height } = deck.sizes;
  const faces = shown.map((card): readonly [string, Scene] => {
    const { art: face, own } = front(card);
    return [card.role, { width, height, shapes: [use(face, 0, 0), group(own)] }];
  });
  const others: (readonly [string, Scene])[] = [];
  if (roles.length === 0) {
    const [first] = cards;
    if (first !== undefined) others.push(['back', { width, height, shapes: [use(back(first).art, 0, 0)] }]);
    for (const [title, paper] of [
      ['facilitator', true],
      ['screen', false],
    ] as const) {
      const held = first && facilitatorCard(context, first.role, paper);
      if (held !== undefined) others.push([title, { width: held.width, height: held.height, shapes: [use(held, 0, 0)] }]);
    }
  }
  const folder = join(root, 'out/faces', name);
  mkdirSync(folder, { recursive: true });
  const pictures: Buffer[] = [];
  for (const [i, [title, scene]] of [...faces, ...others].entries()) {
    const png = await toPng(drawSvg(scene, context.type, { id: `f${String(i)}` }), scene.width);
    writeFileSync(join(folder, `${String(i + 1).padStart(2, '0')}-${title}.png`), png);
    pictures.push(await sharp(png).resize({ width: 372, height: 520, fit: 'contain', background: '#55504a' }).png().toBuffer());
  }
  for (let from = 0; from < pictures.length; from += 12) {
    const sheet = join(folder, `sheet-${String(from / 12 + 1)}.png`);
    writeFileSync(sheet, await sheetOf(pictures.slice(from, from + 12), 4));
    console.log(sheet);
  }
}

/** 300 dots to the inch. */
const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: Math.round((width / 25.4) * 300) })
    .png()
    .toBuffer();

async function sheetOf(pictures: readonly Buffer[], columns: number): Promise<Buffer> {
  const [w, h, gap] = [372, 520, 12];
  const rows = Math.ceil(pictures.length / columns);
  return sharp({ create: { width: columns * (w + gap) + gap, height: rows * (h + gap) + gap, channels: 3, background: '#55504a' } })
    .composite(
      pictures.map((input, i) => ({ input, left: gap + (i % columns) * (w + gap), top: gap + Math.floor(i / columns) * (h + gap) })),
    )
    .png()
    .toBuffer();
}
