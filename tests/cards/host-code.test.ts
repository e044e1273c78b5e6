import QRCode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { accept } from '../../src/cards/accept.ts';
import { checkDigits } from '../../src/cards/base32.ts';
import { editionIn, makeCode, parseCode } from '../../src/cards/code.ts';
import { newDeal } from '../../src/cards/deal.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { looksLikeHostCode, makeFacilitatorCode, makeNightCode, parseHostCode } from '../../src/cards/host-code.ts';
import { deckFile, otherDeck, princeton, sealedPrinceton, sound } from './decks.ts';

const codesOf = (deck: Deck): string[] => [...deck.facilitator.map((role) => makeFacilitatorCode(deck, role) ?? ''), makeNightCode(deck)];

describe('codes of host cards', () => {
  it.each(['princeton', 'town', 'yakuza', 'vendetta', 'ktulu'])('every one of the deck %s names its own card', (id) => {
    const deck = sound(deckFile(id));
    const codes = codesOf(deck);
    expect(new Set(codes).size).toBe(codes.length);
    const read = codes.map((code) => parseHostCode(code, deck));
    expect(read).toEqual([
      ...deck.facilitator.map((role) => ({ hostCard: { kind: 'facilitator', role } })),
      { hostCard: { kind: 'night' } },
    ]);
    // Typed as people type: small letters, groups, O for 0.
    expect(
      parseHostCode(
        (codes[0] ?? '')
          .toLowerCase()
          .replaceAll('0', 'o')
          .replace(/^(....)/, '$1 - '),
        deck,
      ),
    ).toEqual(read[0]);
  });

  it('fit a version 1 code of level H, and none tells a role', () => {
    for (const code of codesOf(princeton)) {
      expect(QRCode.create(code, { errorCorrectionLevel: 'H' }).version).toBe(1);
      for (const role of princeton.facilitator) expect(code.toLowerCase()).not.toContain(role.toLowerCase().slice(0, 4));
    }
  });

  it('a host card is never taken for a role card, nor a role card for a host card', () => {
    const [code = ''] = codesOf(princeton);
    expect(parseCode(code, princeton)).toMatchObject({ fault: 'hostCard' });
    expect(editionIn(code)).toBeUndefined();
    expect(looksLikeHostCode(code)).toBe(true);
    const deal = newDeal(3);
    expect(accept(deal, code, princeton)).toMatchObject({ deal, outcome: { kind: 'hostCard' } });
    expect(looksLikeHostCode(makeCode(princeton, 1))).toBe(false);
    expect(parseHostCode(makeCode(princeton, 1), princeton)).toMatchObject({ refusal: { why: { id: 'code.foreign' } } });
  });

  it('another deck, a slip of the finger and a made-up card are told apart', () => {
    const [code = ''] = codesOf(princeton);
    expect(parseHostCode(code, otherDeck)).toMatchObject({ refusal: { why: { id: 'code.otherEdition' } } });
    const slip = code.slice(0, 5) + (code[5] === '2' ? '3' : '2') + code.slice(6);
    expect(parseHostCode(slip, princeton)).toMatchObject({ refusal: { why: { id: 'code.mistyped' } } });
    const made = `H${princeton.edition}2222`;
    expect(parseHostCode(made + checkDigits(made), princeton)).toMatchObject({ refusal: { why: { id: 'code.forged' } } });
    expect(parseHostCode(code, sealedPrinceton)).toMatchObject({ hostCard: { kind: 'facilitator' } });
    for (const text of ['', 'H', 'https://example.org', 'H'.repeat(300)])
      expect(parseHostCode(text, princeton)).toMatchObject({ refusal: { why: { id: 'code.foreign' } } });
  });
});
