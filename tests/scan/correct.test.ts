import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arrangement } from '../../src/cards/read/arrangement.ts';
import { exchanged, filledIn, reversed, seatCards, startingAt, withCard, withGap, withoutGap } from '../../src/cards/read/correct.ts';
import { tableOf } from '../support/tables.ts';

/** Places one apart in a row, a dot for a gap. */
const of = (cards: string, closed = true): Arrangement => ({
  shape: closed ? 'ring' : 'row',
  closed,
  sure: 1,
  places: Array.from(cards, (card, i) => ({ card: card === '.' ? undefined : card, x: 3 * i, y: 0, sure: 0.5 })),
});
const text = (arrangement: Arrangement): string =>
  seatCards(arrangement)
    .map((card) => card ?? '.')
    .join('');

describe('corrections of the order of seats', () => {
  it('set the first seat and the way round', () => {
    expect(text(startingAt(of('abcde'), 2))).toBe('cdeab');
    expect(text(reversed(of('abcde')))).toBe('aedcb');
    expect(text(reversed(of('abcde', false)))).toBe('edcba');
    expect(text(startingAt(of('abcde', false), 4))).toBe('edcba');
  });

  it('swap two cards, and move one into a gap', () => {
    expect(text(exchanged(of('abcd'), 0, 2))).toBe('cbad');
    const moved = exchanged(of('ab.d'), 1, 2);
    expect(text(moved)).toBe('a.bd');
    expect(moved.places[2]).toMatchObject({ card: 'b', x: 6, sure: 1 });
  });

  it('put in and take out gaps, never a card', () => {
    const gap = withGap(of('abc'), 1);
    expect(text(gap)).toBe('a.bc');
    expect(gap.places[1]).toMatchObject({ x: 1.5, y: 0 });
    expect(withGap(of('abc', false), 3).places[3]).toMatchObject({ card: undefined, x: 9 });
    expect(withGap(of('abc', false), 0).places[0]).toMatchObject({ card: undefined, x: -3 });
    expect(text(withoutGap(gap, 1))).toBe('abc');
    expect(text(withoutGap(gap, 0))).toBe('a.bc');
  });

  it('take a card that was typed, from wherever it lay', () => {
    expect(text(withCard(of('a.c'), 1, 'b'))).toBe('abc');
    expect(text(withCard(of('a.c'), 1, 'c'))).toBe('ac.');
    expect(text(withCard(of('abc'), 1, undefined))).toBe('a.c');
  });

  it('change nothing for places that are not there', () => {
    const order = of('abc');
    for (const at of [-1, 3, 1.5, NaN]) {
      expect(startingAt(order, at)).toBe(order);
      expect(exchanged(order, at, 1)).toBe(order);
      expect(withoutGap(order, at)).toBe(order);
      expect(withCard(order, at, 'x')).toBe(order);
      if (at !== 3) expect(withGap(order, at)).toBe(order);
    }
  });

  it('never lose a card or make one', () => {
    const step = fc.record({ kind: fc.constantFrom('start', 'swap', 'gap', 'ungap', 'back'), a: fc.nat(8), b: fc.nat(8) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, closed) => {
        const after = steps.reduce(
          (so, { kind, a, b }) => {
            if (kind === 'start') return startingAt(so, a);
            if (kind === 'swap') return exchanged(so, a, b);
            if (kind === 'gap') return withGap(so, a);
            return kind === 'ungap' ? withoutGap(so, a) : reversed(so);
          },
          of('abc.ef', closed),
        );
        expect(Array.from(text(after).replaceAll('.', '')).sort().join('')).toBe('abcef');
      }),
      { seed: 10 },
    );
  });

  it('fill gaps with cards found later; no other seat moves, and a card that lies at no gap is left over', () => {
    const table = tableOf('ring', 12, 6, { seed: 1 });
    const places = table.seats.map(({ text: card, x, y }, i) => ({ card: i === 3 || i === 8 ? undefined : card, x, y, sure: 1 }));
    const [fourth] = table.seats.slice(3);
    const late = [{ ...table.seats[0], text: 'X', x: 0, y: 0, up: 0 }, ...(fourth ? [{ ...fourth, x: fourth.x + 0.5 }] : [])];
    const { arrangement, left } = filledIn({ shape: 'ring', closed: true, sure: 1, places }, late);
    expect(seatCards(arrangement)).toEqual(table.seats.map(({ text: card }, i) => (i === 8 ? undefined : card)));
    expect(left).toEqual(['X']);
  });
});
