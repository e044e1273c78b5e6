import { describe, expect, it } from 'vitest';
import { checkPile } from '../../src/cards/check-pile.ts';
import { makeCode } from '../../src/cards/code.ts';
import { makeFacilitatorCode } from '../../src/cards/host-code.ts';
import { keyBytes, makeDeckKey, makeKey } from '../../src/cards/key.ts';
import { dealPile } from '../../src/cards/pile.ts';
import { castFor } from '../../src/cards/setup-table.ts';
import { princeton as rules } from '../../src/games/princeton/index.ts';
import { languages } from '../../src/text/message.ts';
import { speaker } from '../../src/text/speak.ts';
import { words } from '../../src/text/pile.ts';
import { otherDeck, princeton, sealedPrinceton } from './decks.ts';

const cast = castFor(princeton, 9, rules) ?? {};
const dealt = dealPile(princeton, cast);
const pile = ('pile' in dealt ? dealt.pile : []).map(({ no }) => no);
const codes = (...numbers: number[]): string[] => numbers.map((no) => makeCode(princeton, no));
const [role = ''] = Object.keys(cast);
const spare = princeton.cards.map(({ no }) => no).filter((no) => !pile.includes(no));
const found = (texts: readonly string[]) => checkPile(texts, princeton, cast);
const ids = (texts: readonly string[]): string[] => found(texts).words.map(({ id }) => id);

describe('the pile before the deal', () => {
  it('is whole when every needed card lies there, in any order', () => {
    const check = found(codes(...pile).reverse());
    expect(check).toMatchObject({ complete: true, missing: {}, over: {}, doubles: [] });
    expect(check.words).toEqual([{ id: 'pile.whole', with: { n: 9 } }]);
  });

  it('names what is missing by role and number', () => {
    const check = found(codes(...pile.filter((no) => princeton.cards.find((card) => card.no === no)?.role !== role)));
    expect(check).toMatchObject({ complete: false, missing: { [role]: cast[role] } });
    expect(check.words).toContainEqual({ id: 'pile.missing', with: { n: cast[role], role: { role } } });
    expect(found([]).missing).toEqual(cast);
    expect(ids([])).toContain('pile.empty');
  });

  it('names a card that lies there twice; it still counts once', () => {
    const [twice = 0, ...rest] = pile;
    const check = found(codes(twice, ...rest.slice(1), twice));
    expect(check.doubles.map(({ no }) => no)).toEqual([twice]);
    expect(check.cards).toHaveLength(8);
    expect(check.complete).toBe(false);
    expect(ids(codes(twice, twice))).toContain('pile.double');
  });

  it('says of what is left over that it is not in play, and that is no fault', () => {
    const check = found(codes(...pile, ...spare.slice(0, 3)));
    expect(check.complete).toBe(true);
    expect(Object.values(check.over).reduce((sum, n) => sum + n, 0)).toBe(3);
    expect(check.words).toContainEqual({ id: 'pile.notInPlay', with: { n: 3 } });
  });

  it('tells cards of another deck, host cards and stray codes apart', () => {
    const host = makeFacilitatorCode(princeton, princeton.facilitator[0] ?? '') ?? '';
    const check = found([...codes(...pile), makeCode(otherDeck, 1), makeCode(otherDeck, 2), host, 'https://example.org']);
    expect(check.strange).toEqual({ otherEdition: 2, sealed: 0, hostCards: 1, unusable: 1 });
    expect(check.complete).toBe(false);
    expect(check.cards).toHaveLength(9);
  });

  it('asks for the key of a sealed deck, and reads the pile with it', () => {
    const key = makeDeckKey(sealedPrinceton, new Uint8Array(keyBytes).fill(7));
    const texts = [makeKey(key), ...pile.map((no) => makeCode(sealedPrinceton, no, key))];
    expect(checkPile(texts, sealedPrinceton, cast).strange.sealed).toBe(9);
    expect(checkPile(texts, sealedPrinceton, cast, key)).toMatchObject({ complete: true });
  });

  it('has words in every language for whatever can be found', () => {
    const key = makeDeckKey(sealedPrinceton, new Uint8Array(keyBytes).fill(7));
    const strange = [
      makeCode(otherDeck, 1),
      makeFacilitatorCode(princeton, princeton.facilitator[0] ?? '') ?? '',
      'x',
      makeCode(sealedPrinceton, 1, key),
    ];
    const all = [
      found([]),
      found(codes(...pile)),
      found([...codes(...pile, pile[0] ?? 0, ...spare.slice(0, 1)), ...strange]),
      checkPile([strange[3] ?? ''], sealedPrinceton, cast),
    ];
    for (const language of languages)
      for (const said of all.flatMap((check) => check.words))
        expect(speaker(language, [words]).say(said)).not.toMatch(/⟦pile|\{n\}|\{no\}/);
  });
});
