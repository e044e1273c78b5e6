import { describe, expect, it } from 'vitest';
import { boxNet } from '../../print/box-net.ts';
import { cardSizes } from '../../print/card-sizes.ts';
import { layoutDeck } from '../../print/print.ts';
import { PrintError } from '../../print/print-error.ts';
import { deckFile, sound } from '../cards/decks.ts';
import { fonts, job, textOf } from './support.ts';

const card = { w: 63, h: 88 };

describe('A box', () => {
  it('is as deep as its cards are thick, and a little wider and taller than they are', () => {
    const net = boxNet(card, 70, { thickness: 0.3 });
    expect(net.inside).toEqual({ w: 64, h: 89, d: 22 });
    expect(boxNet(card, 70, { thickness: 0.6, sleeved: true }).inside).toEqual({ w: 67, h: 92, d: 43 });
    // Panels stand side by side in the order in which they are folded round the stack.
    const row = [net.left, net.front, net.right, net.back];
    expect(row.map(({ x, w }) => x + w)).toEqual([...row.slice(1).map(({ x }) => x), net.w - 10]);
    expect(row.map(({ h }) => h)).toEqual([89, 89, 89, 89]);
    expect([net.lid.y + net.lid.h, net.bottom.y]).toEqual([net.back.y, net.front.y + net.front.h]);
  });

  it.each(['poker', 'bridge', 'mini', 'trading'] as const)('for 78 cards of %s size lies on one page of either paper', (size) => {
    const deck = { ...sound(deckFile('princeton')), sizes: cardSizes[size] };
    const cards = Array.from({ length: 78 }, (_, i) => deck.cards[i % deck.cards.length]).filter((one) => one !== undefined);
    for (const paper of ['a4', 'letter'] as const) {
      const [page, ...more] = layoutDeck(job({ deck, cards, paper, parts: ['box'] }), fonts);
      expect(more).toEqual([]);
      expect(page && textOf(page)).toContain('for 78 cards of 0.3 mm');
    }
  });

  it('that is larger than the paper is refused with its size', () => {
    const whole = sound(deckFile('princeton'));
    const deck = { ...whole, cards: whole.cards.slice(0, 33), sizes: cardSizes.tarot };
    const refused = (): unknown => layoutDeck(job({ deck, box: { thickness: 0.9, sleeved: true }, parts: ['box'] }), fonts);
    expect(refused).toThrow(PrintError);
    expect(refused).toThrow(/33 cards, 73.9 × 124.7 × 30.7 mm, is larger than A4/);
  });
});
