import type { DeckKey } from '../../src/cards/code.ts';
import type { Card, Deck } from '../../src/cards/deck.ts';
import { makeKey } from '../../src/cards/key.ts';
import { Store } from './store.ts';

/** A printing of a deck, as this device knows it: which cards lie on paper, under which key, and whether they were checked after cutting. */
export interface Printing {
  /** Id and edition of the deck. */
  readonly deck: string;
  readonly edition: string;
  /** The deck's title as it was printed; none in what was kept before titles were. */
  readonly title?: string;
  /** Numbers of the cards. */
  readonly cards: readonly number[];
  /** Text of the key card, of a sealed printing. */
  readonly key?: string;
  /** When it was printed, or first checked where it was printed elsewhere; ms since 1970. */
  readonly at: number;
  /** When every card was found to be there and to read; ms since 1970. */
  readonly ready?: number;
}

const place = 'nightdeck.printings';
/** More than anybody prints; a list without an end would fill the store. */
const most = 60;

/** The printings this device knows, the newest first. */
export const printings = new Store<readonly Printing[]>(stored());

/** The printings of a deck, the newest first. */
export function printingsOf(deck: Deck): readonly Printing[] {
  return printings.value.filter((one) => one.deck === deck.id && one.edition === deck.edition);
}

/** The printing of a deck that was checked last and is ready. */
export function readyPrinting(deck: Deck): Printing | undefined {
  return printingsOf(deck)
    .filter(({ ready }) => ready !== undefined)
    .sort((a, b) => (b.ready ?? 0) - (a.ready ?? 0))[0];
}

/** Keeps what has been printed; the same cards under the same key, printed anew, are to be checked anew. */
export function keepPrinting(deck: Deck, cards: readonly Card[], key: DeckKey | undefined): boolean {
  return put(of(deck, cards, key));
}

/** Keeps that these cards are there and read. False where this device cannot keep it beyond this page. */
export function keepReady(deck: Deck, cards: readonly Card[], key: DeckKey | undefined): boolean {
  const found = of(deck, cards, key);
  const known = printings.value.find((one) => same(one, found));
  return put({ ...(known ?? found), ready: Date.now() });
}

function of(deck: Deck, cards: readonly Card[], key: DeckKey | undefined): Printing {
  const numbers = cards.map(({ no }) => no).sort((a, b) => a - b);
  return {
    deck: deck.id,
    edition: deck.edition,
    title: Object.values(deck.title)[0] ?? deck.id,
    cards: numbers,
    ...(key === undefined ? {} : { key: makeKey(key) }),
    at: Date.now(),
  };
}

function same(a: Printing, b: Printing): boolean {
  return a.deck === b.deck && a.edition === b.edition && a.key === b.key && a.cards.join() === b.cards.join();
}

function put(printing: Printing): boolean {
  const others = printings.value.filter((one) => !same(one, printing));
  const all = [printing, ...others].sort((a, b) => b.at - a.at).slice(0, most);
  printings.set(all);
  try {
    localStorage.setItem(place, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

function stored(): readonly Printing[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(value) ? value.filter(isPrinting).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isPrinting(value: unknown): value is Printing {
  if (typeof value !== 'object' || value === null) return false;
  const { deck, edition, title, cards, key, at, ready } = value as Readonly<Record<string, unknown>>;
  return (
    typeof deck === 'string' &&
    typeof edition === 'string' &&
    (title === undefined || typeof title === 'string') &&
    Array.isArray(cards) &&
    cards.every((no) => Number.isInteger(no)) &&
    (key === undefined || typeof key === 'string') &&
    Number.isFinite(at) &&
    (ready === undefined || Number.isFinite(ready))
  );
}
