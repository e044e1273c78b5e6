import { meanDirection, wrapped } from '../table/angle.ts';
import type { Lying } from '../table/pose.ts';
import { gapsInLine } from './gaps.ts';
import { type Guess, mean, offCost, type Spot, upCost } from './guess.ts';
import { type Along, along, beside, found, intervals, spread, withGaps } from './line.ts';
import { type SlotRow, type Slots, slotsOf } from './slots.ts';

/** What it costs to say that a card is missing at an end, where nothing shows it. */
const endGap = 0.9;
/** What two rows must do better than one ring to be preferred. */
const extra = 0.1;

/** One long row, as its cards are read from left to right. Nothing shows at which end cards are missing; they are put after the last. */
export function rowGuess(cards: readonly Lying[], missing: number | undefined): Guess {
  const read = meanDirection(cards.map(({ up }) => up));
  const line = cards.length === 1 ? read.angle + Math.PI / 2 : spread(cards);
  const right = read.agreement > 0.5 ? read.angle + Math.PI / 2 : 0;
  const direction = Math.cos(line - right) < 0 ? line + Math.PI : line;
  const row = along(cards, direction);
  const gaps = gapsInLine(intervals(row), missing);
  const spots = withGaps(row, gaps.counts, gaps.sure);
  const left = Math.max(0, (missing ?? 0) - (spots.length - cards.length));
  for (let i = 0; i < left; i++) spots.push(...spots.slice(-1).map((last) => beside(last, direction, gaps.spacing || 3, 0.2)));
  const level = mean(row.map(({ v }) => v));
  const across = Math.cos(read.angle - direction + Math.PI / 2) < 0 ? direction + Math.PI / 2 : direction - Math.PI / 2;
  const off = row.map(({ v }) => (v - level) / (gaps.spacing || 1));
  const cost = offCost(off) + upCost(cards.map(({ up }) => wrapped(up - across))) + gaps.cost + (endGap * left) / cards.length;
  return { shape: 'row', spots, cost };
}

/** Two rows facing each other, clockwise. */
export function rowsGuesses(cards: readonly Lying[], missing: number | undefined): Guess[] {
  if (cards.length < 3) return [];
  const line = spread(cards);
  // Cards of both rows point across them, one way or the other: doubled angles agree.
  const across = meanDirection(cards.map(({ up }) => 2 * up)).angle / 2;
  return [across + Math.PI / 2, line, line + Math.PI / 2].flatMap((direction) => facing(cards, missing, direction) ?? []);
}

/** Two rows in about that direction. */
function facing(cards: readonly Lying[], missing: number | undefined, about: number): Guess | undefined {
  let direction = about;
  let halves = split(along(cards, direction));
  for (let i = 0; i < 3 && halves !== undefined; i++) {
    direction += slope(halves);
    halves = split(along(cards, direction));
  }
  if (halves === undefined) return undefined;
  const [upper, lower] = halves;
  const slots = slotsOf(halves, missing);
  const apart = mean(lower.map(({ v }) => v)) - mean(upper.map(({ v }) => v));
  if (slots === undefined || apart < 0.6 * slots.spacing) return undefined;
  const [top, bottom] = slots.rows.map((row, i) => inSlots(halves[i] ?? [], row, direction, slots));
  const off = halves.flatMap((row) => {
    const level = mean(row.map(({ v }) => v));
    return row.map(({ v }) => (v - level) / slots.spacing);
  });
  const inward = [
    ...upper.map(({ card }) => wrapped(card.up - direction - Math.PI / 2)),
    ...lower.map(({ card }) => wrapped(card.up - direction + Math.PI / 2)),
  ];
  return { shape: 'rows', spots: [...(top ?? []), ...(bottom ?? []).reverse()], cost: offCost(off) + upCost(inward) + slots.cost + extra };
}

/** The places of a row, from its left: the cards in their slots and gaps in the others. */
function inSlots(cards: readonly Along[], { first, slots, count }: SlotRow, direction: number, { spacing, sure }: Slots): Spot[] {
  const [sin, cos] = [Math.sin(direction), Math.cos(direction)];
  const level = mean(cards.map(({ v }) => v));
  return Array.from({ length: count }, (_, i): Spot => {
    const card = cards[slots.indexOf(i)]?.card;
    if (card !== undefined) return found(card);
    const u = first + i * spacing;
    return { card: undefined, x: cos * u - sin * level, y: sin * u + cos * level, sure };
  });
}

/** The cards above and below the widest step across the rows; nothing where there is none. */
function split(cards: readonly Along[]): readonly [Along[], Along[]] | undefined {
  const levels = cards.map(({ v }) => v).sort((a, b) => a - b);
  let widest = 0;
  let at = 0;
  for (const [i, level] of levels.entries()) {
    const step = (levels[i + 1] ?? level) - level;
    if (step > widest) [widest, at] = [step, level + step / 2];
  }
  const upper = cards.filter(({ v }) => v < at);
  const lower = cards.filter(({ v }) => v >= at);
  return upper.length > 0 && lower.length > 0 && upper.length + lower.length > 2 ? [upper, lower] : undefined;
}

/** By how much both rows run askew, radians. */
function slope(rows: readonly (readonly Along[])[]): number {
  let [uu, uv] = [1e-9, 0];
  for (const row of rows) {
    const [u, v] = [mean(row.map((one) => one.u)), mean(row.map((one) => one.v))];
    for (const one of row) {
      uu += (one.u - u) ** 2;
      uv += (one.u - u) * (one.v - v);
    }
  }
  return Math.atan2(uv, uu);
}
