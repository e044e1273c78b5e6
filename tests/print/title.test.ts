import { describe, expect, it } from 'vitest';
import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import { hasFreePlace } from '../../print/free-place.ts';
import { layoutDeck } from '../../print/print.ts';
import { checkPdf } from '../../src/cli/check-pdf.ts';
import { princeton } from '../cards/decks.ts';
import { job, printInArt, textOf } from './support.ts';

const art = await loadArt('princeton');
const fonts = await loadFonts(art);
const eight = princeton.cards.slice(0, 8);

describe('A title card', () => {
  it('takes the place behind the last card, says the deck and its edition, has no code, and passes the check', async () => {
    const { bytes, plan, layout } = await printInArt({ cards: eight, parts: ['cards', 'title', 'backs'] });
    expect(layout.scenes).toHaveLength(2);
    expect(textOf(layout.scenes[0] ?? { width: 0, height: 0, shapes: [] })).toMatch(/Princeton Mafia[^]*Title card/);
    expect(textOf(layout.scenes[1] ?? { width: 0, height: 0, shapes: [] })).toContain(`edition ${princeton.edition}`);
    expect(plan.codes).toHaveLength(8);
    const report = await checkPdf(bytes);
    expect(report).toMatchObject({ read: 8, findings: [] });
  });

  it('has the ground of the other cards at its edges, in front and behind, so that a crooked cut marks none', () => {
    const [front, back] = layoutDeck(
      job({ cards: eight, parts: ['cards', 'title', 'backs'], ...(art === undefined ? {} : { art }) }),
      fonts,
    );
    for (const page of [front, back]) {
      const cells = (page?.shapes ?? []).flatMap((shape) => (shape.kind === 'use' && shape.scene.width === 63 ? [shape.scene] : []));
      const grounds = cells.map(({ shapes: [first] }) => (first?.kind === 'use' ? first.scene.shapes[0] : first));
      expect(cells).toHaveLength(9);
      expect(new Set(grounds.map((ground) => JSON.stringify(ground))).size).toBe(1);
    }
  });

  it('comes unasked only where the last sheet has a place left', () => {
    const free = (cards: number, sheet?: 'shop' | 'fold'): boolean =>
      hasFreePlace({ deck: princeton, ...(sheet === undefined ? {} : { sheet }) }, cards);
    expect([8, 9, 10, 18].map((n) => free(n))).toEqual([true, false, true, false]);
    expect([free(8, 'shop'), free(4, 'fold'), free(5, 'fold')]).toEqual([false, false, true]);
  });
});
