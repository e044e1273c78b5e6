import { tidied } from '../../../src/cards/base32.ts';
import { makeCode, parseCode } from '../../../src/cards/code.ts';
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
      return tidied(text) === tidied(keyText) ? 'taken' : { silent: JSON.stringify(text) };
    }
    const given = deck.sealed ? key : undefined;
    const text = textLike(random, makeCode(deck, no, given));
    const read = parseCode(text, deck, given);
    if ('fault' in read) return 'refused';
    return read.card.no === no && tidied(text) === tidied(makeCode(deck, no, given)) ? 'taken' : { silent: JSON.stringify(text) };
  },
};
