import { tidied } from '../../../src/cards/base32.ts';
import { makeCode, parseCode, type DeckKey } from '../../../src/cards/code.ts';
import { keyBytes, makeDeckKey, makeKey, parseKey } from '../../../src/cards/key.ts';
import { princeton, sealedPrinceton } from '../../cards/decks.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, textLike } from './mutate.ts';

const key = makeDeckKey(
  sealedPrinceton,
  Uint8Array.from({ length: keyBytes }, (_, i) => i),
);
const keyText = makeKey(key);

/** Codes of cards and key cards, mistyped or made up. */
export const codes: Fuzzer = {
  name: 'codes',
  full: 20_000,
  share: 300,
  input(random): Verdict {
    const deck = pick(random, [princeton, sealedPrinceton]);
    const { no } = pick(random, deck.cards);
    if (random.below(4) === 0) {
      const text = textLike(random, keyText);
      const read = parseKey(text, sealedPrinceton);
      if ('refusal' in read) return 'refused';
      if (tidied(text) === keyText) return 'taken';
      return slips(tidied(text) ?? '') > 2 && !opensAny(read.key) ? 'refused' : { silent: JSON.stringify(text) };
    }
    const given = deck.sealed ? key : undefined;
    const text = textLike(random, makeCode(deck, no, given));
    const read = parseCode(text, deck, given);
    if ('fault' in read) return 'refused';
    return read.card.no === no && tidied(text) === tidied(makeCode(deck, no, given)) ? 'taken' : { silent: JSON.stringify(text) };
  },
};

/** In how many places a key card was read wrongly. */
const slips = (text: string): number => keyText.split('').filter((sign, i) => sign !== text[i]).length;

/**
 * Two check digits notice any slip and any exchange, and let one in a thousand through of what is wrong in more places. The
 * first card refuses such a key then, as each card does that was printed under another one.
 */
const opensAny = (wrong: DeckKey): boolean =>
  sealedPrinceton.cards.some(({ no }) => 'card' in parseCode(makeCode(sealedPrinceton, no, key), sealedPrinceton, wrong));
