import { leastHeight, tableLayout } from '../elements/table-layout.ts';

/** Where words, table and answers stand. */
export type Arrangement = 'stacked' | 'side' | 'cockpit';

const onItsSide = window.matchMedia('(max-height: 30rem) and (orientation: landscape)');
const wide = window.matchMedia('(min-width: 60rem) and (min-height: 30.01rem)');

/** Above each other on a phone, beside each other on a phone on its side, and with the words alone in a column where there is room. */
export const arrangement = (): Arrangement => (onItsSide.matches ? 'side' : wide.matches ? 'cockpit' : 'stacked');

/** What the line below the table and a row of answers take, rem. */
const below = 8.125;
/** What is kept for the words of any question with its note and its clock, rem. */
const forWords = 9.875;
/** What is kept for a row of candidates, rem; where the window is high, for two. */
const forCandidates = 3.875;
const high = 56;

/**
 * How high the table stands at every question of a game, px, in `room` px from the top of the question to the foot of
 * the answers: decided without a look at what is asked, so that a thumb finds a seat without one. Words that need more
 * than they are left stand smaller, and then scroll.
 */
export function tableHeight(seats: number, width: number, room: number, how: Arrangement, rem: number): number {
  if (how === 'side') return room;
  const kept = below + (how === 'stacked' ? forWords : forCandidates * (window.innerHeight >= high * rem ? 2 : 1));
  const free = Math.floor(room - kept * rem);
  return Math.max(leastHeight(seats, width), Math.min(free, Math.ceil(tableLayout(seats, width).height)));
}

const decided = new Map<string, number>();

/** What was decided before for a game and a window, `key`; else it is decided now, and holds from then on. */
export function once(key: string, decide: () => number): number {
  const before = decided.get(key);
  if (before !== undefined) return before;
  const now = decide();
  decided.set(key, now);
  return now;
}
