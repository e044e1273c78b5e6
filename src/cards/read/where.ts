import type { SeatId } from '../../kernel/types.ts';
import type { Arrangement, Place } from './arrangement.ts';

/** A side of the picture of a table. */
export type Side = 'top' | 'topRight' | 'right' | 'bottomRight' | 'bottom' | 'bottomLeft' | 'left' | 'topLeft' | 'middle';

/** Neighbouring seats without a card, and where the camera is to be pointed for them. */
export interface Missing {
  readonly seats: readonly SeatId[];
  /** The seats beside them; none beyond the end of an open order. */
  readonly before: SeatId | undefined;
  readonly after: SeatId | undefined;
  readonly side: Side;
}

/** What is missing, neighbours together, in the order of seats; seats that are `held` have their card already. */
export function missing({ places, closed }: Arrangement, held: ReadonlySet<SeatId> = new Set()): readonly Missing[] {
  const runs: number[][] = [];
  const isGap = (i: number): boolean => places[i]?.card === undefined && !held.has(i + 1);
  for (const i of places.keys()) {
    if (!isGap(i)) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === i - 1) run.push(i);
    else runs.push([i]);
  }
  // Round a closed table the last seats and the first are neighbours.
  const [first, last] = [runs[0], runs.at(-1)];
  if (closed && first !== undefined && last !== undefined && first !== last && first[0] === 0 && last.at(-1) === places.length - 1) {
    last.push(...first);
    runs.shift();
  }
  const seat = (i: number): SeatId | undefined => {
    const at = closed ? (i + places.length) % places.length : i;
    return places[at] === undefined || isGap(at) ? undefined : at + 1;
  };
  return runs.map((run) => ({
    seats: run.map((i) => i + 1),
    before: seat((run[0] ?? 0) - 1),
    after: seat((run.at(-1) ?? 0) + 1),
    side: sideOf(places, run[run.length >> 1] ?? 0),
  }));
}

/** On which side of the picture a place lies. */
export function sideOf(places: readonly Pick<Place, 'x' | 'y'>[], i: number): Side {
  const across = share(
    places.map(({ x }) => x),
    i,
  );
  const down = share(
    places.map(({ y }) => y),
    i,
  );
  const sides: readonly (readonly Side[])[] = [
    ['topLeft', 'top', 'topRight'],
    ['left', 'middle', 'right'],
    ['bottomLeft', 'bottom', 'bottomRight'],
  ];
  return sides[third(down)]?.[third(across)] ?? 'middle';
}

/** Where a value lies between the least and the greatest: −1 to 1. */
function share(values: readonly number[], i: number): number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // A row that lies straight has no upper and no lower part.
  return most - least < 2 ? 0 : (2 * ((values[i] ?? 0) - least)) / (most - least) - 1;
}

function third(value: number): number {
  return value < -0.4 ? 0 : value > 0.4 ? 2 : 1;
}
