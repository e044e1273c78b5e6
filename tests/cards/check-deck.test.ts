import { describe, expect, it } from 'vitest';
import { checkDeck, type DeckSeen } from '../../src/cards/check-deck.ts';
import { makeCode } from '../../src/cards/code.ts';
import { words as pileWords } from '../../src/text/pile.ts';
import { languages } from '../../src/text/message.ts';
import { words } from '../../src/text/ready.ts';
import { speaker } from '../../src/text/speak.ts';
import { keyNamed, otherDeck, princeton, sealedPrinceton } from './decks.ts';

const printed = princeton.cards.slice(0, 6);
const codes = (...numbers: number[]): string[] => numbers.map((no) => makeCode(princeton, no));
const check = (seen: DeckSeen) => checkDeck(seen, princeton, printed);
const numbers = (cards: readonly { readonly no: number }[]): number[] => cards.map(({ no }) => no);

describe('a deck that was printed and cut', () => {
  it('is ready when each printed card was scanned once, in any order', () => {
    const whole = check({ codes: codes(6, 5, 4, 3, 2, 1), unread: 2 });
    expect(whole).toMatchObject({ ready: true, there: 6, missing: [], again: [] });
    expect(whole.words).toEqual([{ id: 'ready.whole', with: { n: 6 } }]);
  });

  it('is not ready while cards are missing, double, foreign or not to be read, and names each', () => {
    const foreign = makeCode(otherDeck, 1);
    const found = check({ codes: [...codes(1, 1, 2, 3), foreign], unreadable: [4, 2], unread: 1 });
    expect(found).toMatchObject({ ready: false, there: 4, strange: { otherEdition: 1 } });
    expect(numbers(found.doubles)).toEqual([1]);
    // Scanned after all, card 2 reads.
    expect(numbers(found.unreadable)).toEqual([4]);
    expect(numbers(found.missing)).toEqual([5, 6]);
    expect(numbers(found.again)).toEqual([4, 5, 6]);
    expect(found.words.map(({ id }) => id)).toEqual([
      'ready.short',
      'ready.missing',
      'ready.missing',
      'pile.double',
      'ready.unreadable',
      'ready.unread',
      'pile.otherEdition',
    ]);
    for (const twice of [codes(1, 2, 3, 4, 5, 6, 6), [...codes(1, 2, 3, 4, 5, 6), foreign]])
      expect(check({ codes: twice }).ready).toBe(false);
  });

  it('takes cards of the deck that were not printed with these for no fault', () => {
    const found = check({ codes: codes(1, 2, 3, 4, 5, 6, 20) });
    expect(found.ready).toBe(true);
    expect(numbers(found.besides)).toEqual([20]);
  });

  it('opens with its key when it is sealed, and with no other', () => {
    const [key, other] = [keyNamed(sealedPrinceton, 'a'), keyNamed(sealedPrinceton, 'b')];
    const sealed = sealedPrinceton.cards.map(({ no }) => makeCode(sealedPrinceton, no, key));
    expect(checkDeck({ codes: sealed }, sealedPrinceton, sealedPrinceton.cards, key).ready).toBe(true);
    expect(checkDeck({ codes: sealed }, sealedPrinceton, sealedPrinceton.cards, other).there).toBe(0);
    expect(checkDeck({ codes: sealed }, sealedPrinceton, sealedPrinceton.cards).strange.sealed).toBe(sealed.length);
  });

  it('says so in every language', () => {
    const found = [
      check({ codes: [] }),
      check({ codes: codes(1, 1, 2, 30), unreadable: [3], unread: 2 }),
      check({ codes: codes(1, 2, 3, 4, 5, 6) }),
    ];
    for (const language of languages) {
      const say = speaker(language, [words, pileWords]);
      for (const one of found.flatMap((each) => each.words)) expect(say.has(one.id), one.id).toBe(true);
    }
  });
});
