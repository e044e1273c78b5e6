import { isSealedCode, parseCode, type DeckKey } from '../../src/cards/code.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { keyBytes, makeDeckKey, makeKey, parseKey } from '../../src/cards/key.ts';
import { Store } from './store.ts';

/** The key of a sealed printing, as this device keeps it from the day it was printed or scanned here. */
export interface KeptKey {
  /** Id and edition of the deck. */
  readonly deck: string;
  readonly edition: string;
  /** The deck's title, for the list in the settings. */
  readonly title: string;
  /** Text of the key card. */
  readonly key: string;
  /** Ms since 1970. */
  readonly at: number;
}

const place = 'nightdeck.keys';
/** More than anybody prints; a list without an end would fill the store. */
const most = 60;

/** The keys on this device, the newest first. */
export const keptKeys = new Store<readonly KeptKey[]>(stored());

/** The keys kept for a deck, the newest first. */
export function keysFor(deck: Deck): readonly DeckKey[] {
  return keptFor(deck).map(({ key }) => key);
}

/** The keys kept for a deck with the time each has been kept since. */
export function keptFor(deck: Deck): readonly { readonly key: DeckKey; readonly at: number }[] {
  return keptKeys.value
    .filter((one) => one.deck === deck.id && one.edition === deck.edition)
    .flatMap(({ key, at }) => {
      const read = parseKey(key, deck);
      return 'key' in read ? [{ key: read.key, at }] : [];
    });
}

/** A kept key that opens one of these sealed cards, where `key` does not. */
export function keyThatOpens(texts: readonly string[], deck: Deck, key: DeckKey | undefined): DeckKey | undefined {
  for (const text of texts.filter(isSealedCode)) {
    const opens = (one: DeckKey | undefined): boolean => 'card' in parseCode(text, deck, one);
    const other = opens(key) ? undefined : keysFor(deck).find(opens);
    if (other) return other;
  }
  return undefined;
}

/** The key of a game, from the text of its key card. */
export function keyOf(game: { readonly key?: string | undefined }, deck: Deck): DeckKey | undefined {
  const read = game.key === undefined ? undefined : parseKey(game.key, deck);
  return read && 'key' in read ? read.key : undefined;
}

/** Keeps a key; one that is known keeps its day. False where this device cannot keep it beyond this page. */
export function keepKey(deck: Deck, title: string, key: DeckKey): boolean {
  const text = makeKey(key);
  const known = keptKeys.value.find((one) => one.key === text);
  const kept = known ?? { deck: deck.id, edition: deck.edition, title, key: text, at: Date.now() };
  return put([kept, ...keptKeys.value.filter((one) => one !== known)].slice(0, most));
}

/** Forgets a key; what is returned brings it back. */
export function forgetKey(key: KeptKey): () => void {
  const before = keptKeys.value;
  put(before.filter((one) => one !== key));
  return () => void put(before);
}

/** A new key, at random from the browser's generator for secrets. */
export function newKey(deck: Deck): DeckKey {
  return makeDeckKey(deck, crypto.getRandomValues(new Uint8Array(keyBytes)));
}

function put(keys: readonly KeptKey[]): boolean {
  keptKeys.set(keys);
  try {
    localStorage.setItem(place, JSON.stringify(keys));
    return true;
  } catch {
    return false;
  }
}

function stored(): readonly KeptKey[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptKey {
  if (typeof value !== 'object' || value === null) return false;
  const { deck, edition, title, key, at } = value as Readonly<Record<string, unknown>>;
  return [deck, edition, title, key].every((one) => typeof one === 'string') && typeof at === 'number' && Number.isFinite(at);
}
