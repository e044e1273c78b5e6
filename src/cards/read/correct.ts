import type { Arrangement, Place } from './arrangement.ts';
import { nearest } from './shape/guess.ts';
import type { Lying } from './table/pose.ts';

/**
 * Corrections by the host. Places are numbered from zero, seat one first; a number that names no place changes nothing.
 * What the host has put right is sure.
 */

/** Seat one is this place. The last place of an open order turns it round. */
export function startingAt(arrangement: Arrangement, first: number): Arrangement {
  const { places, closed } = arrangement;
  if (places[first] === undefined) return arrangement;
  if (!closed && first === places.length - 1) return { ...arrangement, places: [...places].reverse() };
  return { ...arrangement, places: [...places.slice(first), ...places.slice(0, first)] };
}

/** The other way round. Seat one of a closed order stays where it is. */
export function reversed(arrangement: Arrangement): Arrangement {
  const { places, closed } = arrangement;
  return { ...arrangement, places: closed ? [...places.slice(0, 1), ...places.slice(1).reverse()] : [...places].reverse() };
}

/** Two places exchange what lies there. With a gap this moves a card. */
export function exchanged(arrangement: Arrangement, a: number, b: number): Arrangement {
  const [one, other] = [arrangement.places[a], arrangement.places[b]];
  if (one === undefined || other === undefined || a === b) return arrangement;
  return withPlaces(arrangement, (place, i) => (i === a ? put(place, other.card) : i === b ? put(place, one.card) : place));
}

/** A gap before this place; after the last one where the number is that of the places. */
export function withGap(arrangement: Arrangement, at: number): Arrangement {
  const { places, closed } = arrangement;
  if (!Number.isInteger(at) || at < 0 || at > places.length || places.length === 0) return arrangement;
  const before = places[at - 1] ?? (closed ? places.at(-1) : undefined);
  const after = places[at] ?? (closed ? places[0] : undefined);
  return { ...arrangement, places: [...places.slice(0, at), between(places, before, after), ...places.slice(at)] };
}

/** Without a gap; a place with a card stays. */
export function withoutGap(arrangement: Arrangement, at: number): Arrangement {
  const { places } = arrangement;
  if (places[at] === undefined || places[at].card !== undefined) return arrangement;
  return { ...arrangement, places: places.filter((_, i) => i !== at) };
}

/** A card at a place, typed or scanned by itself; nothing empties the place. A card that lay elsewhere leaves a gap there. */
export function withCard(arrangement: Arrangement, at: number, card: string | undefined): Arrangement {
  if (arrangement.places[at] === undefined) return arrangement;
  return withPlaces(arrangement, (place, i) => {
    if (i === at) return put(place, card);
    return card !== undefined && place.card === card ? put(place, undefined) : place;
  });
}

/**
 * The arrangement with what has been found since: new cards go to the gaps where they lie, and no other seat moves.
 * `left` are those that lie at no gap.
 */
export function filledIn(
  arrangement: Arrangement,
  cards: readonly Lying[],
): { readonly arrangement: Arrangement; readonly left: readonly string[] } {
  const seated = new Set(arrangement.places.map(({ card }) => card));
  const fresh = cards.filter(({ text }) => text !== '' && !seated.has(text));
  const reach = 0.6 * nearest(arrangement.places.map(({ x, y }) => ({ text: '', x, y, up: 0 })));
  const pairs = fresh
    .flatMap((card) => arrangement.places.map((place, i) => ({ card, i, place, far: Math.hypot(card.x - place.x, card.y - place.y) })))
    .filter(({ place, far }) => place.card === undefined && far <= reach)
    .sort((a, b) => a.far - b.far);
  const lies = new Map<number, Lying>();
  for (const { card, i } of pairs) if (!lies.has(i) && ![...lies.values()].includes(card)) lies.set(i, card);
  const placed = new Set([...lies.values()].map(({ text }) => text));
  return {
    arrangement: withPlaces(arrangement, (place, i) => {
      const card = lies.get(i);
      return card === undefined ? place : { card: card.text, x: card.x, y: card.y, sure: 1 };
    }),
    left: fresh.map(({ text }) => text).filter((text) => !placed.has(text)),
  };
}

/** What lies at each seat, seat one first: what is to be dealt once the host has said yes. */
export function seatCards({ places }: Arrangement): readonly (string | undefined)[] {
  return places.map(({ card }) => card);
}

function withPlaces(arrangement: Arrangement, change: (place: Place, i: number) => Place): Arrangement {
  return { ...arrangement, places: arrangement.places.map(change) };
}

function put(place: Place, card: string | undefined): Place {
  return { ...place, card, sure: 1 };
}

/** A gap half-way between two places; beyond the end of an open order as far as its neighbours are apart. */
function between(places: readonly Place[], before: Place | undefined, after: Place | undefined): Place {
  const [end, inner] = before === undefined ? [places[0], places[1]] : [places.at(-1), places.at(-2)];
  if (before !== undefined && after !== undefined)
    return { card: undefined, x: (before.x + after.x) / 2, y: (before.y + after.y) / 2, sure: 1 };
  const [x, y] = [end?.x ?? 0, end?.y ?? 0];
  return { card: undefined, x: 2 * x - (inner?.x ?? x - 3), y: 2 * y - (inner?.y ?? y), sure: 1 };
}
