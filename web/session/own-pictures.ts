import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Deck } from '../../src/cards/deck.ts';
import type { WithPictures } from '../../src/cards/deck-pictures.ts';

/**
 * Pictures of a host's own for the cards of a deck, those of its file among them. They lie apart from the games, which would
 * grow a thousandfold with them, and stay on this device.
 */
interface Pictures extends DBSchema {
  pictures: { key: string; value: WithPictures };
}

type Named = Pick<Deck, 'id' | 'edition'>;

/** Decks that have some, so that the database is opened for those alone. */
const place = 'nightdeck.pictures';
/** Those of this visit, where they cannot be kept any longer. */
const held = new Map<string, WithPictures>();

let opened: Promise<IDBPDatabase<Pictures>> | undefined;

function database(): Promise<IDBPDatabase<Pictures>> {
  opened ??= openDB<Pictures>('nightdeck-pictures', 1, {
    upgrade: (db) => void db.createObjectStore('pictures'),
    // Opened anew by the next one who asks.
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Two decks of one name are not the same deck. */
const keyOf = ({ id, edition }: Named): string => `${id}-${edition}`;

/** The pictures this device has for a deck; none where they cannot be read. */
export async function picturesFor(deck: Named): Promise<WithPictures> {
  const key = keyOf(deck);
  const here = held.get(key);
  if (here !== undefined || !listed().includes(key)) return here ?? {};
  try {
    return (await (await database()).get('pictures', key)) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the pictures of a deck in place of those it had; rejects where they are kept for this visit alone. */
export async function keepPictures(deck: Named, all: WithPictures): Promise<void> {
  const key = keyOf(deck);
  const none = Object.keys(all.pictures ?? {}).length === 0 && all.back === undefined;
  held.set(key, all);
  const others = listed().filter((one) => one !== key);
  const db = await database();
  await (none ? db.delete('pictures', key) : db.put('pictures', all, key));
  localStorage.setItem(place, JSON.stringify(none ? others : [...others, key]));
}

/** A deck with the pictures this device has for it, and with thanks for the signs among them. */
export async function illustrated<D extends Deck>(deck: D): Promise<D> {
  const { pictures = {}, back } = await picturesFor(deck);
  const signs = Object.values(pictures).flatMap(({ sign }) => (sign === undefined ? [] : [sign]));
  const none = Object.keys(pictures).length === 0;
  const all = { ...deck, ...(none ? {} : { pictures: { ...deck.pictures, ...pictures } }), ...(back && { back }) };
  return signs.length === 0 ? all : (await import('../../src/cards/named-signs.ts')).thanking(all, signs);
}

function listed(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
