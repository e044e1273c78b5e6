import { describe, expect, it } from 'vitest';
import { layoutFacilitator, layoutDeck, printDeck } from '../../print/print.ts';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import type { PrintJob } from '../../print/job.ts';
import type { Text } from '../../print/scene.ts';
import { checkPdf } from '../../src/cli/check-pdf.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import { gameWords } from '../../src/games/index.ts';
import { languages } from '../../src/text/message.ts';
import { deckFile, keyNamed, sound } from '../cards/decks.ts';
import { allShapes, laidOn } from './support.ts';
import { pictograms } from '../../print/faces/icons.ts';
import { letteringOf } from './type-sizes.ts';

const deck = sound(deckFile('ktulu'));
const art = await loadArt(deck.art);
const fonts = await loadFonts(art);
const words = await gameWords[deck.game]?.();
if (art === undefined || words === undefined) throw new Error('a deck without art');
/** One card of each role. */
const roles = deck.cards.filter((card, i) => deck.cards.findIndex(({ role }) => role === card.role) === i);
const job = (changes: Partial<PrintJob> = {}): PrintJob => ({ deck, art, language: 'en', words: [words], parts: ['cards'], ...changes });
const textsOf = (shapes: Parameters<typeof allShapes>[0]): readonly Text[] =>
  allShapes(shapes).flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
const facesIn = (changes: Partial<PrintJob>) =>
  layoutDeck(job({ cards: roles, ...changes }), fonts)
    .flatMap(laidOn)
    .map(({ scene }) => scene);

describe('an illustrated face', () => {
  it.each(languages)('has its text in one size from one line, whole, even, and with no word alone on the last line, in %s', (language) => {
    const faces = facesIn({ language });
    expect(faces).toHaveLength(roles.length);
    const texts = faces.map((face) => textsOf(face.shapes).filter(({ font }) => font === 'text'));
    expect(new Set(texts.flat().map(({ size }) => size)).size).toBe(1);
    expect(new Set(texts.map(([first]) => first?.y)).size).toBe(1);
    const last = texts.map((lines) => lines.at(-1)?.text ?? '');
    if (language !== 'zh') expect(last.filter((line) => !line.includes(' '))).toEqual([]);
    for (const lines of texts) expect(lines.at(-1)?.y ?? 0).toBeLessThanOrEqual(84);
    expect(Math.min(...faces.flatMap((face) => textsOf(face.shapes)).map(({ size }) => size))).toBeGreaterThanOrEqual(6.5);
  });

  it('shows the sign of a role in the same frame where the art has no picture of it, holes and all', () => {
    const card = roles.find(({ role }) => role === 'sheriff');
    if (card?.face.style !== 'western') throw new Error('no drawn face');
    const { sheriff: _, ...faces } = art.faces;
    const eye = { ...card, face: { ...card.face, icon: 'eye' } };
    const [face] = facesIn({ art: { ...art, faces }, cards: [eye] });
    const shapes = allShapes(face?.shapes ?? []);
    const drawn = shapes.filter((shape) => shape.kind === 'path' && shape.d === pictograms['eye']);
    expect(drawn).toHaveLength(2);
    expect(drawn.every((shape) => 'evenodd' in shape)).toBe(true);
    // The frame, its board and the text stay those of the deck.
    expect(textsOf(face?.shapes ?? []).map(({ font }) => font)).toEqual(expect.arrayContaining(['text']));
  });

  it('shows nothing but one ground within 4 mm of the cut, so that a crooked cut tells nothing', async () => {
    const cards = ['sheriff', 'thief', 'leader', 'megaAlien'].flatMap((role) => roles.filter((card) => card.role === role));
    const { bytes } = await printDeck(job({ cards, sheet: 'shop' }), fonts);
    const grounds = new Set<number>();
    let pages = 0;
    for await (const page of pagesOf(bytes, 100)) {
      pages++;
      const [across, down] = [page.width / 69, page.height / 94];
      for (let y = 0; y < page.height; y++) {
        for (let x = 0; x < page.width; x++) {
          const near = Math.min(x / across, (page.width - 1 - x) / across, y / down, (page.height - 1 - y) / down);
          if (near < 3 + 3.8) grounds.add(page.data[y * page.width + x] ?? -1);
        }
      }
    }
    expect(pages).toBe(4);
    expect(Math.max(...grounds) - Math.min(...grounds)).toBeLessThanOrEqual(1);
  });

  it.each(['colour', 'ink-saver', 'large-print'] as const)(
    'reads back its codes, of 20 mm and on a sheet each a little smaller, in the look %s',
    async (look) => {
      const cards = roles.filter((_, i) => i % 5 === 0);
      const { bytes, plan } = await printDeck(job({ cards, look }), fonts);
      const sizes = plan.codes.map(({ size }) => size);
      expect(Math.max(...sizes)).toBe(20);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16.8);
      const report = await checkPdf(bytes);
      expect(report).toMatchObject({ findings: [], read: cards.length });
    },
  );

  it.each(languages)('is large in large print, in %s: on white, 12 points and more, and 16 on facilitator cards', (language) => {
    const sheets = layoutDeck(job({ cards: roles, language, look: 'large-print', parts: ['cards', 'facilitator'] }), fonts);
    for (const { scene: face } of sheets.flatMap(laidOn)) {
      const [ground] = allShapes(face.shapes);
      const lines = letteringOf(face);
      const name = lines[0]?.text;
      expect(ground, name).toMatchObject({ kind: 'rect', fill: '#ffffff' });
      expect(Math.min(...lines.slice(-2).map(({ size }) => size)), name).toBeGreaterThanOrEqual(face.width > 70 ? 16 : 12);
    }
  });

  it('goes with the back of its deck, and with letters alone where the deck is sealed', async () => {
    const sealed = { ...deck, sealed: true };
    const pages = layoutDeck(
      job({ deck: sealed, key: keyNamed(sealed, 'a seed'), cards: roles.slice(0, 9), parts: ['cards', 'backs'] }),
      fonts,
    );
    const [fronts, backs] = pages.map((page) => allShapes(page.shapes).filter((shape) => shape.kind === 'qr').length);
    expect([fronts, backs]).toEqual([0, 9]);
  });

  it('is as heavy as its art and no heavier: the whole deck with its backs at most 500 KB', async () => {
    const { bytes } = await printDeck(job({ parts: ['cards', 'backs', 'facilitator'] }), fonts);
    expect(bytes.length).toBeLessThanOrEqual(500_000);
    expect(bytes.length).toBeGreaterThan(100_000);
  });

  it('has a facilitator card with the same picture, drawn dark for the screen', () => {
    const card = layoutFacilitator(job(), fonts, 'leader');
    expect(card).toMatchObject({ width: 44, height: 63, dark: true });
    const texts = textsOf(card?.shapes ?? []).map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual(['Leader', 'I', 'INDIANS']);
    expect(Math.max(...textsOf(card?.shapes ?? []).map(({ y }) => y))).toBeLessThanOrEqual(59);
  });
});
