import { turn, wrapped } from './table/angle.ts';
import type { Lying } from './table/pose.ts';
import { type Guess, mean, nearest, type Shape } from './shape/guess.ts';
import { guesses } from './shape/recognise.ts';

/** A place at the table. */
export interface Place {
  /** The text of the card's code; nothing where a card is missing. */
  readonly card: string | undefined;
  /** On the picture of the table: right and down, code sides. Of a gap as it is worked out. */
  readonly x: number;
  readonly y: number;
  /** How sure it is that this card, or this gap, belongs here: 0 to 1. */
  readonly sure: number;
}

/** Cards as they lie on the table, in the order of seats. A value: every correction makes a new one. */
export interface Arrangement {
  readonly shape: Shape;
  /** Whether the last place is the neighbour of the first. */
  readonly closed: boolean;
  /** Seat one first. */
  readonly places: readonly Place[];
  /** How sure it is that this order is meant and no other: 0 to 1. Below a half the host should be asked. */
  readonly sure: number;
}

/** Where seat one sits and which way the seats go round, to be kept for the next game. */
export interface Orientation {
  /** Where seat one is seen from the middle: degrees clockwise from the bottom of the picture. */
  readonly bearing: number;
  readonly clockwise: boolean;
}

/** What is known before the cards are looked at. */
export interface Known {
  /** How many cards lie on the table, read or not. Without it only clear gaps are seen. */
  readonly seats?: number | undefined;
  /** How they lie, where the host has said so; without cards that can lie so it is worked out. */
  readonly shape?: Shape | undefined;
  /** How the last game was seated. */
  readonly like?: Orientation | undefined;
}

/** Costs per card this far apart leave no doubt. */
const clear = 0.15;
/** With fewer cards than this and gaps between them, more than one shape fits. */
const enough = 5;
const doubtful = 0.45;

/**
 * The order of the cards at the table, gaps in it where cards are missing. A card that was seen and not read has an
 * empty text: it is a gap whose place is known. Seat one is the card nearest to the bottom
 * of the picture, then clockwise as seen from above; a single row and a grid go as their cards are read. With `like`
 * both are as in that game. Nothing where there are no cards.
 */
export function arranged(lying: readonly Lying[], known: Known = {}): Arrangement | undefined {
  return waysToSee(lying, known)?.arrangement;
}

/** The same, with all the shapes in which these cards can be seen, the most likely first. */
export function waysToSee(
  lying: readonly Lying[],
  { seats, shape, like }: Known,
): { readonly arrangement: Arrangement; readonly shapes: readonly Shape[] } | undefined {
  const all = believed(lying, seats)
    .flatMap((cards) => guesses(cards, seats))
    .sort((a, b) => a.cost - b.cost);
  const best = all.find((one) => one.shape === shape) ?? all[0];
  if (best === undefined) return undefined;
  const cards = best.spots.flatMap(({ card }) => card ?? []);
  const order = orderOf(best);
  const other = best.shape === shape ? undefined : all.find((one) => orderOf(one) !== order);
  const arrangement = {
    shape: best.shape,
    closed: best.shape === 'ring' || best.shape === 'oval' || best.shape === 'rows',
    places: best.spots.map(({ card, x, y, sure }) => ({ card: card?.text || undefined, x, y, sure })),
    sure: Math.min(
      other === undefined ? 1 : (other.cost - best.cost) / clear,
      cards.length < enough && best.spots.length > cards.length ? doubtful : 1,
    ),
  };
  return {
    arrangement: like === undefined ? fromBottom(arrangement, nearest(cards)) : oriented(arrangement, like),
    shapes: [...new Set(all.map((one) => one.shape))],
  };
}

/**
 * What may be cards: what was seen and not read can be a pattern between two of them. Where it is known how many cards there
 * are, how evenly they lie tells which of it to believe: all, all but one, or none.
 */
function believed(lying: readonly Lying[], seats: number | undefined): readonly (readonly Lying[])[] {
  const unread = lying.filter(({ text }) => text === '');
  if (seats === undefined || unread.length === 0) return [lying];
  const without = [
    lying.filter(({ text }) => text !== ''),
    ...(unread.length > 1 ? unread.map((out) => lying.filter((one) => one !== out)) : []),
  ];
  return [lying, ...without].filter((cards, i) => i === 1 || cards.length <= seats);
}

/** The cards in a row, the same wherever it begins and whichever way it goes. */
function orderOf({ spots }: Guess): string {
  const texts = spots.map(({ card }) => card?.text ?? '');
  const first = texts.reduce((least, text, i) => (text !== '' && (texts[least] === '' || text < (texts[least] ?? '')) ? i : least), 0);
  const forth = [...texts.slice(first), ...texts.slice(0, first)];
  const back = [forth[0], ...forth.slice(1).reverse()];
  return [forth.join('\n'), back.join('\n')].sort()[0] ?? '';
}

/** A closed order begins at its lowest place; of two rows at the beginning of the lower one. */
function fromBottom(arrangement: Arrangement, spacing: number): Arrangement {
  const { places, closed, shape } = arrangement;
  if (!closed) return arrangement;
  const lowest = Math.max(...places.map(({ y }) => y));
  let first = places.findIndex(({ y }) => y === lowest);
  if (shape === 'rows') {
    const before = (): number => (first + places.length - 1) % places.length;
    for (let i = 1; i < places.length && (places[before()]?.y ?? 0) > lowest - 0.5 * spacing; i++) first = before();
  }
  return { ...arrangement, places: [...places.slice(first), ...places.slice(0, first)] };
}

/** The same cards seated as in a game before: a closed order begins where it began, an open one at the same end. */
export function oriented(arrangement: Arrangement, { bearing, clockwise }: Orientation): Arrangement {
  const { places, closed } = arrangement;
  const off = (i: number): number => Math.abs(wrapped(((bearingOf(places, i) - bearing) * turn) / 360));
  if (!closed) return off(places.length - 1) < off(0) ? { ...arrangement, places: [...places].reverse() } : arrangement;
  const first = places.reduce((best, _, i) => (off(i) < off(best) ? i : best), 0);
  const begun = [...places.slice(first), ...places.slice(0, first)];
  const back = orientationOf(arrangement).clockwise !== clockwise;
  return { ...arrangement, places: back ? [...begun.slice(0, 1), ...begun.slice(1).reverse()] : begun };
}

/** Where seat one sits and which way round it goes, to seat the next game alike. */
export function orientationOf({ places }: Arrangement): Orientation {
  const turns = places.map((_, i) => wrapped(((bearingOf(places, (i + 1) % places.length) - bearingOf(places, i)) * turn) / 360));
  return { bearing: bearingOf(places, 0), clockwise: turns.filter((one) => one > 0).length * 2 >= turns.length };
}

/** Where each place is seen from the middle of all: degrees clockwise from the bottom of the picture, seat one first. */
export function bearings({ places }: Arrangement): readonly number[] {
  return places.map((_, i) => bearingOf(places, i));
}

/** Degrees clockwise from below the middle of all places. */
function bearingOf(places: readonly Place[], i: number): number {
  const [x, y] = [mean(places.map((place) => place.x)), mean(places.map((place) => place.y))];
  const place = places[i] ?? { x, y };
  const degrees = (Math.atan2(place.y - y, place.x - x) * 360) / turn - 90;
  return (degrees + 360) % 360;
}
