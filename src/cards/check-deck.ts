import { said, type Said } from '../kernel/types.ts';
import { sortPile, type PileCodes, strangeWords, type Strange } from './check-pile.ts';
import type { DeckKey } from './code.ts';
import type { Card, Deck } from './deck.ts';

/** What was seen of a deck after it was printed and cut. */
export interface DeckSeen {
  /** The text of each code that was scanned, as often as it lies there. */
  readonly codes: PileCodes;
  /** Numbers of cards whose code no camera reads: they were named by hand. */
  readonly unreadable?: readonly number[];
  /** Codes that a photo shows and that could not be read: nobody knows of which card. They count while cards are missing. */
  readonly unread?: number;
}

/** A deck measured against what was printed. */
export interface DeckCheck {
  /** Cards of the printing that have been seen. */
  readonly there: number;
  readonly missing: readonly Card[];
  /** Cards that lie there more than once. */
  readonly doubles: readonly Card[];
  /** Cards that are there and whose code cannot be scanned. */
  readonly unreadable: readonly Card[];
  /** Cards of this deck that were not printed with these. */
  readonly besides: readonly Card[];
  readonly strange: Readonly<Record<Strange, number>>;
  /** Cards to print again: missing ones and those that no camera reads. */
  readonly again: readonly Card[];
  /** Every printed card is there once and can be scanned, and nothing else lies among them. */
  readonly ready: boolean;
  /** The finding, one sentence each; they name cards by number and role, for the host's eyes. */
  readonly words: readonly Said[];
}

/** Checks a printed and cut deck: every card of the printing once, each readable, none of another deck. */
export function checkDeck(seen: DeckSeen, deck: Deck, printed: readonly Card[], key?: DeckKey): DeckCheck {
  const { cards, doubles, strange } = sortPile(seen.codes, deck, key);
  const scanned = new Set(cards.map(({ no }) => no));
  const unreadable = deck.cards.filter(({ no }) => seen.unreadable?.includes(no) === true && !scanned.has(no));
  const lies = new Set([...scanned, ...unreadable.map(({ no }) => no)]);
  const meant = new Set(printed.map(({ no }) => no));
  const missing = printed.filter(({ no }) => !lies.has(no));
  const besides = deck.cards.filter(({ no }) => lies.has(no) && !meant.has(no));
  const again = printed.filter(({ no }) => !scanned.has(no));
  const unread = missing.length > 0 ? (seen.unread ?? 0) : 0;
  const sound = again.length + doubles.length + unread === 0 && Object.values(strange).every((n) => n === 0);
  const one =
    (id: string) =>
    ({ no, role }: Card) =>
      said(id, { no, role: { role } });
  const words = [
    ...(lies.size === 0 ? [said('ready.empty', { n: printed.length })] : []),
    ...(sound ? [said('ready.whole', { n: printed.length })] : []),
    ...(lies.size > 0 && missing.length > 0 ? [said('ready.short', { n: missing.length, of: printed.length })] : []),
    ...(lies.size > 0 ? missing.map(one('ready.missing')) : []),
    ...doubles.map(one('pile.double')),
    ...unreadable.map(one('ready.unreadable')),
    ...(unread > 0 ? [said('ready.unread', { n: unread })] : []),
    ...strangeWords(strange),
    ...besides.map(one('ready.besides')),
  ];
  return { there: printed.length - missing.length, missing, doubles, unreadable, besides, strange, again, ready: sound, words };
}
