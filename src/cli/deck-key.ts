import { randomBytes } from 'node:crypto';
import type { DeckKey } from '../cards/code.ts';
import type { Deck } from '../cards/deck.ts';
import { keyBytes, makeDeckKey, parseKey } from '../cards/key.ts';
import { words as cardWords } from '../text/cards.ts';
import { speaker } from '../text/speak.ts';
import type { Part } from '../../print/job.ts';
import { Failure, Usage, type Args } from './command.ts';

/** How a printing is sealed: the deck as it is printed, its key, and the parts with the key card among them. */
export interface Sealing {
  readonly deck: Deck;
  readonly parts: readonly Part[];
  readonly key?: DeckKey;
}

/** Parts that lie differently or carry other codes than new backs, which are for cards that exist already. */
const wholeDeck: readonly Part[] = ['cards', 'backs', 'labels'];

/** What a command line says of it. */
interface Wanted {
  readonly key: string | undefined;
  readonly sealed: boolean;
  readonly sheet: string | undefined;
}

/**
 * What `--sealed`, `--key` and `new-backs` make of a printing. Without a key there is a new one from the system's
 * generator, and its key card is printed with it: nobody could read the cards otherwise. `single` cards join a deck that
 * has its key already.
 */
export function sealingOf({ values }: Pick<Args<Wanted>, 'values'>, deck: Deck, wanted: readonly Part[], single = false): Sealing {
  const given = values.key;
  const renewed = wanted.includes('new-backs');
  const sealed = deck.sealed || values.sealed || renewed || (single && given !== undefined);
  if (!sealed) {
    if (given !== undefined) throw new Usage('--key is for a sealed deck; say --sealed too.');
    return { deck, parts: wanted };
  }
  const apart = wanted.find((part) => wholeDeck.includes(part));
  if (renewed && apart !== undefined)
    throw new Usage(`new-backs are for cards that have been printed already; leave ${apart} out of --parts.`);
  if (renewed && values.sheet === 'shop')
    throw new Usage('new-backs are cut or stuck on at home; a print shop prints --parts backs --sealed.');
  if (single && given === undefined)
    throw new Usage('A single card of a sealed deck has to open with the key of the others: give --key, the code of its key card.');
  const known = given === undefined || given === 'new' ? undefined : keyFrom(given, deck);
  if (known === undefined && wanted.includes('cards') && !wanted.includes('backs'))
    throw new Usage('Sealed cards have their codes on the backs: add backs to --parts, or give the --key under which they are printed.');
  const coded = wanted.some((part) => part === 'new-backs' || wholeDeck.includes(part));
  return {
    deck: { ...deck, sealed: true },
    key: known ?? makeDeckKey(deck, randomBytes(keyBytes)),
    parts: known === undefined && coded && !wanted.includes('key') ? [...wanted, 'key'] : wanted,
  };
}

/** The key typed from its key card. */
export function keyFrom(code: string, deck: Deck): DeckKey {
  const read = parseKey(code, deck);
  if ('key' in read) return read.key;
  throw new Failure(`--key: ${speaker('en', [cardWords]).say(read.refusal.why)}`);
}
