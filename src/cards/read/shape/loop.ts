import { meanDirection } from '../table/angle.ts';
import type { Lying } from '../table/pose.ts';
import { ellipseThrough } from './ellipse.ts';
import { gapsInLine, gapsInRound } from './gaps.ts';
import { type Guess, median, nearest, offCost, type Shape, type Spot, upCost } from './guess.ts';
import { alongEllipse, alongHull, type Stop, type Track } from './track.ts';

/** An axis longer than the other by this factor makes a ring an oval. */
const oval = 1.25;
/** What the freer descriptions must do better than a ring to be preferred. */
const extra = { oval: 0.12, hull: 0.3, open: 0.1, endGap: 0.9 } as const;
/** A horseshoe is open by at least so many times the distance between neighbours: the less is known of gaps, the more. */
const opening = { known: 1.7, unknown: 2.5 } as const;

/** That a card is missing at an end and not elsewhere is never sure. */
const atEnd = 0.45;

/** Rings, ovals and horseshoes of these cards; `missing` is how many cards are known to be missing. */
export function loopGuesses(cards: readonly Lying[], missing: number | undefined): Guess[] {
  if (cards.length < 3) return [];
  const spacing = nearest(cards);
  const tracks: { track: Track; shape: Shape; more: number }[] = [];
  for (const round of [true, false]) {
    const ellipse = ellipseThrough(cards, spacing, round);
    if (ellipse === undefined) continue;
    const shape = ellipse.stretch < oval ? 'ring' : 'oval';
    tracks.push({ track: alongEllipse(ellipse, cards), shape, more: round ? 0 : extra.oval });
  }
  const hull = alongHull(cards);
  if (hull !== undefined) tracks.push({ track: hull, shape: 'oval', more: extra.hull });
  return tracks.flatMap(({ track, shape, more }) => [
    closed(track, shape, missing, more),
    ...open(track, missing).map((guess) => ({ ...guess, cost: guess.cost + more + extra.open })),
  ]);
}

function closed(track: Track, shape: Shape, missing: number | undefined, more: number): Guess {
  const { stops } = track;
  const gaps = gapsInRound(intervalsOf(track), missing);
  const spots = stops.flatMap((stop, i) => [spotOf(stop), ...gapsAfter(track, i, gaps.counts[i] ?? 0, gaps.sure[i] ?? 0)]);
  return { shape, spots, cost: costOf(stops, gaps.spacing) + gaps.cost + more };
}

/** Horseshoes: each interval that is wide enough may be the opening. */
function open(track: Track, missing: number | undefined): Guess[] {
  const intervals = intervalsOf(track);
  const wide = missing === undefined ? opening.unknown : opening.known;
  const usual = median(intervals);
  return intervals.flatMap((width, at) => {
    if (width < 1.3 * usual) return [];
    const line = [...intervals.slice(at + 1), ...intervals.slice(0, at)];
    const gaps = gapsInLine(line, missing);
    const left = (missing ?? 0) - gaps.counts.reduce((sum, count) => sum + count, 0);
    if (line.length < 2 || width < (wide + left) * gaps.spacing) return [];
    // Where nobody knows how many are missing, no gap is wider than the opening.
    if (missing === undefined && line.some((interval) => interval > width)) return [];
    const order = [...track.stops.slice(at + 1), ...track.stops.slice(0, at + 1)];
    const first = at + 1;
    const spots = order.flatMap((stop, i) => [
      spotOf(stop),
      ...(i === order.length - 1 ? [] : gapsAfter(track, (first + i) % order.length, gaps.counts[i] ?? 0, gaps.sure[i] ?? 0)),
    ]);
    return [
      {
        shape: 'horseshoe' as const,
        spots: withEnds(track, order, spots, left, gaps.spacing),
        cost: costOf(order, gaps.spacing) + gaps.cost + (extra.endGap * left) / order.length,
      },
    ];
  });
}

/**
 * Gaps that are inside nowhere belong to the ends: the end that reaches less far towards the opening has lost its
 * last card. Most cards of a horseshoe point to its opening.
 */
function withEnds(track: Track, order: readonly Stop[], spots: readonly Spot[], left: number, spacing: number): Spot[] {
  const all = [...spots];
  const { angle } = meanDirection(order.map(({ card }) => card.up));
  const reach = ({ x, y }: { x: number; y: number }): number => x * Math.cos(angle) + y * Math.sin(angle);
  let start = order[0]?.way ?? 0;
  let end = order.at(-1)?.way ?? 0;
  for (let i = 0; i < left; i++) {
    const [first, last] = [all[0], all.at(-1)];
    if (first === undefined || last === undefined) break;
    const ahead = (reach(first) - reach(last)) / spacing;
    const sure = atEnd * Math.min(1, Math.abs(ahead));
    if (ahead > 0) all.push({ card: undefined, ...track.at((end += spacing)), sure });
    else all.unshift({ card: undefined, ...track.at((start -= spacing)), sure });
  }
  return all;
}

function intervalsOf({ stops, round }: Track): number[] {
  return stops.map(({ way }, i) => (i === stops.length - 1 ? (stops[0]?.way ?? 0) + round - way : (stops[i + 1]?.way ?? 0) - way));
}

function spotOf({ card }: Stop): Spot {
  return { card, x: card.x, y: card.y, sure: 1 };
}

/** So many gaps, evenly between a stop and the next. */
function gapsAfter(track: Track, i: number, count: number, sure: number): Spot[] {
  const way = track.stops[i]?.way ?? 0;
  const width = intervalsOf(track)[i] ?? 0;
  return Array.from({ length: count }, (_, k) => ({ card: undefined, ...track.at(way + (width * (k + 1)) / (count + 1)), sure }));
}

function costOf(stops: readonly Stop[], spacing: number): number {
  return offCost(stops.map(({ off }) => off / spacing)) + upCost(stops.map(({ aside }) => aside));
}
