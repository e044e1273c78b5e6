import { describe, expect, it } from 'vitest';
import { laidCards, type Laid } from '../../../src/cards/in-play/laid.ts';
import { compare, whereIs } from '../../../src/cards/in-play/verdict.ts';
import type { Session } from '../../../src/kernel/session.ts';
import { otherDeck, princeton as deck } from '../decks.ts';
import { cards, dealt, roleOf, rule } from './games.ts';

const laid = ({ setup, story }: Session): Laid => laidCards(setup.deal, story, deck);
const card = (no: number) => ({ role: roleOf(no), no });

describe('where a card lies', () => {
  it('is the seat it was scanned at, and the seat it was exchanged to', () => {
    const session = dealt();
    for (const [i, no] of cards.entries()) expect(whereIs(card(no), laid(session))).toEqual({ where: 'at', seat: i + 1 });
    rule(session, { do: 'swap', seats: [1, 4] }, { do: 'swap', seats: [4, 5] });
    expect([1, 8, 9].map((no) => whereIs(card(no), laid(session)))).toEqual([5, 1, 4].map((seat) => ({ where: 'at', seat })));
  });

  it('is out of the game for a card that was not dealt, or that was handed back', () => {
    const session = dealt();
    expect(whereIs(card(7), laid(session))).toEqual({ where: 'out' });
    rule(session, { do: 'recast', seat: 4, role: roleOf(7) });
    expect(whereIs(card(8), laid(session))).toEqual({ where: 'taken', from: 4 });
    expect(whereIs(card(7), laid(session))).toEqual({ where: 'at', seat: 4 });
  });

  it('comes back when the player gets back the role he had', () => {
    const session = dealt();
    rule(session, { do: 'recast', seat: 4, role: roleOf(7) }, { do: 'recast', seat: 4, role: roleOf(8) });
    expect(whereIs(card(8), laid(session))).toEqual({ where: 'at', seat: 4 });
    expect(whereIs(card(7), laid(session))).toEqual({ where: 'out' });
  });

  it('is one of several seats where nobody read the numbers', () => {
    const named = laid(dealt('named'));
    expect(whereIs(card(1), named)).toEqual({ where: 'among', seats: [1, 2] });
    expect(whereIs({ role: roleOf(6) }, named)).toEqual({ where: 'at', seat: 3 });
    // The same codes mean nothing under another deck.
    const session = dealt();
    expect(whereIs(card(1), laidCards(session.setup.deal, session.story, otherDeck))).toEqual({ where: 'among', seats: [1, 2] });
  });
});

describe('a card and the seat it lies at', () => {
  it('agree where the game has the role there, be it another card of the same role', () => {
    const now = laid(dealt());
    expect(compare(card(1), 1, now)).toEqual({ is: 'agrees', seat: 1, alike: false });
    expect(compare(card(2), 1, now)).toEqual({ is: 'agrees', seat: 1, alike: true });
    expect(compare({ role: roleOf(1) }, 1, now)).toEqual({ is: 'agrees', seat: 1, alike: false });
  });

  it('differ where the game has the card at another seat, or at none', () => {
    const now = laid(dealt());
    expect(compare(card(1), 4, now)).toEqual({ is: 'elsewhere', seat: 4, others: [1] });
    expect(compare({ role: roleOf(1) }, 4, now)).toEqual({ is: 'elsewhere', seat: 4, others: [1, 2] });
    expect(compare(card(7), 4, now)).toEqual({ is: 'notInPlay', seat: 4 });
  });

  it('differ where the player was given another card that he does not hold', () => {
    const session = dealt();
    rule(session, { do: 'recast', seat: 4, role: roleOf(7) });
    expect(compare(card(8), 4, laid(session))).toEqual({ is: 'notInPlay', seat: 4, from: 4 });
  });
});
