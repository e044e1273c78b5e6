import { describe, expect, it } from 'vitest';
import { quietAround } from '../../print/card.ts';
import { cardSizeNames, cardSizes } from '../../print/card-sizes.ts';
import { makeContext } from '../../print/context.ts';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import type { PrintJob } from '../../print/job.ts';
import { sheetsOf } from '../../print/layout.ts';
import { outsideOf } from '../../print/proof/safe-zone.ts';
import { makeType } from '../../print/type.ts';
import { gameWords } from '../../src/games/index.ts';
import { deckFile, sound } from '../cards/decks.ts';

/** One of playing cards, one on a light and one on a dark ground, in the language with the longest words. */
const decks = await Promise.all(
  (['princeton', 'ktulu', 'yakuza'] as const).map(async (id) => {
    const deck = sound(deckFile(id));
    const [art, words] = await Promise.all([loadArt(deck.art), gameWords[id]?.()]);
    if (words === undefined) throw new Error(`no words of ${id}`);
    const job: PrintJob = { deck, language: 'pl', words: [words], ...(art === undefined ? {} : { art }) };
    return { id, job, fonts: await loadFonts(art) };
  }),
);

const cases = cardSizeNames.flatMap((size) => decks.map((deck) => [size, deck.id, deck] as const));

describe('cards of every size that has a name', () => {
  it.each(cases)(
    '%s: texts and codes of %s lie where shops take them, codes with all of their quiet zone inside the cut',
    (size, _id, { job, fonts }) => {
      const sizes = cardSizes[size];
      const { width, height, bleed } = sizes;
      const type = makeType(fonts);
      const sheets = sheetsOf(makeContext({ ...job, deck: { ...job.deck, sizes }, sheet: 'shop', parts: ['cards'] }, fonts));
      // As shops ask: an eighth of an inch.
      const near = bleed + 3.175;
      const zone = { left: near, top: near, right: width + 2 * bleed - near, bottom: height + 2 * bleed - near };
      for (const { grid, shapes, codes = [] } of sheets) {
        const scene = { ...grid.paper, shapes };
        expect(outsideOf(scene, zone, type)).toEqual([]);
        for (const code of codes) {
          const quiet = quietAround(code.size);
          expect(code.size).toBeGreaterThanOrEqual(14.9);
          expect(Math.min(code.x, code.y) - quiet).toBeGreaterThanOrEqual(bleed);
          expect(code.x + code.size + quiet).toBeLessThanOrEqual(bleed + width + 1e-6);
          expect(code.y + code.size + quiet).toBeLessThanOrEqual(bleed + height + 1e-6);
        }
      }
      expect(sheets).toHaveLength(job.deck.cards.length);
    },
  );
});

describe('cards to fold', () => {
  it('have each back head to head above its face, the paper’s middle between them', () => {
    for (const { job, fonts } of decks) {
      const sheets = sheetsOf(makeContext({ ...job, sheet: 'fold', parts: ['cards', 'backs'] }, fonts));
      const cells = sheets.flatMap(({ cells = [], grid }) => cells.map((cell) => ({ ...cell, middle: grid.paper.height / 2 })));
      const faces = cells.filter(({ what }) => what === 'face');
      expect(faces.map(({ no }) => no)).toEqual(job.deck.cards.map(({ no }) => no));
      for (const face of faces) {
        const back = cells.find(({ what, no }) => what === 'back' && no === face.no);
        expect(back).toMatchObject({ x: face.x });
        expect((back?.y ?? 0) + face.h).toBeCloseTo(face.middle);
        expect(face.y).toBeCloseTo(face.middle);
      }
    }
  });
});
