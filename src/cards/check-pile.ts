import type { Cast } from '../kernel/game.ts';
import { said, type RoleId, type Said } from '../kernel/types.ts';
import { parseCode, type CodeFault, type DeckKey } from './code.ts';
import type { Card, Deck } from './deck.ts';
import { looksLikeKey } from './key.ts';
import { sum } from './pile.ts';

/** A pile of cards as it was read: the text of each card's code, as often as it lies there. */
export type PileCodes = readonly string[];

/** What a pile holds, measured against the chosen cards. */
export interface PileCheck {
  /** Cards of this deck, each once. */
  readonly cards: readonly Card[];
  /** Cards whose code lies in the pile more than once: somebody printed them twice. */
  readonly doubles: readonly Card[];
  /** Roles the game needs more cards of, and how many. */
  readonly missing: Cast;
  /** Roles of which more lie here than the game needs, and how many: these cards are not in play. */
  readonly over: Cast;
  /** Cards that cannot be used, by what is wrong with them. */
  readonly strange: Readonly<Record<Strange, number>>;
  /** Everything is there, nothing twice and nothing strange; cards over may lie aside. */
  readonly complete: boolean;
  /** The finding, one sentence each; they name roles and are for the host's eyes. */
  readonly words: readonly Said[];
}

/** Cards of another deck; of a sealed deck whose key is missing; the host's own; and codes that are of no card of this deck. */
export type Strange = 'otherEdition' | 'sealed' | 'hostCards' | 'unusable';

/** Checks the cards of a pile (a stack, a fan, a table of undealt cards) against those the game needs, before it is dealt. */
export function checkPile(codes: PileCodes, deck: Deck, cast: Cast, key?: DeckKey): PileCheck {
  const { cards, doubles, strange } = sortPile(codes, deck, key);
  const lies: Record<RoleId, number> = {};
  for (const { role } of cards) lies[role] = (lies[role] ?? 0) + 1;
  const missing = beyond(cast, lies);
  const over = beyond(lies, cast);
  const complete = sum(missing) === 0 && doubles.length === 0 && Object.values(strange).every((n) => n === 0);
  return { cards, doubles, missing, over, strange, complete, words: wordsOf(cards, doubles, missing, over, strange, cast) };
}

/** What lies in a pile: the deck's cards once each, those that lie there more than once, and what is no card of it. Key cards are passed over. */
export function sortPile(codes: PileCodes, deck: Deck, key?: DeckKey): Pick<PileCheck, 'cards' | 'doubles' | 'strange'> {
  const read: Card[] = [];
  const strange: Record<Strange, number> = { otherEdition: 0, sealed: 0, hostCards: 0, unusable: 0 };
  for (const text of codes) {
    const one = parseCode(text, deck, key);
    if ('card' in one) read.push(one.card);
    else if (!looksLikeKey(text)) strange[strangeness[one.fault]]++;
  }
  const cards = read.filter((card, i) => read.findIndex(({ no }) => no === card.no) === i);
  const doubles = cards.filter(({ no }) => read.filter((card) => card.no === no).length > 1);
  return { cards, doubles, strange };
}

/** What is strange in a pile, one sentence each. */
export function strangeWords(strange: PileCheck['strange']): readonly Said[] {
  return (Object.keys(strange) as Strange[]).filter((what) => strange[what] > 0).map((what) => said(`pile.${what}`, { n: strange[what] }));
}

const strangeness: Readonly<Record<CodeFault, Strange>> = {
  otherEdition: 'otherEdition',
  sealedWithoutKey: 'sealed',
  hostCard: 'hostCards',
  foreign: 'unusable',
  torn: 'unusable',
  otherVersion: 'unusable',
  forged: 'unusable',
  notInDeck: 'unusable',
};

function wordsOf(
  cards: readonly Card[],
  doubles: readonly Card[],
  missing: Cast,
  over: Cast,
  strange: PileCheck['strange'],
  cast: Cast,
): readonly Said[] {
  const [lacking, left] = [sum(missing), sum(over)];
  return [
    lacking === 0 ? said('pile.whole', { n: sum(cast) }) : said('pile.short', { n: lacking, of: sum(cast) }),
    ...Object.entries(missing).map(([role, n]) => said('pile.missing', { n, role: { role } })),
    ...doubles.map(({ no, role }) => said('pile.double', { no, role: { role } })),
    ...strangeWords(strange),
    ...(left === 0 ? [] : [said('pile.notInPlay', { n: left })]),
    ...Object.entries(over).map(([role, n]) => said('pile.over', { n, role: { role } })),
    ...(cards.length === 0 ? [said('pile.empty')] : []),
  ];
}

/** What of `a` goes beyond `b`, in the order of `a`. */
function beyond(a: Cast, b: Cast): Cast {
  return Object.fromEntries(
    Object.entries(a).flatMap(([role, n]) => {
      const more = n - (b[role] ?? 0);
      return more > 0 ? [[role, more] as const] : [];
    }),
  );
}
