import { leastHeight, tableLayout } from '../elements/table-layout.ts';

/** Where words, table and answers stand. */
type Arrangement = 'stacked' | 'side' | 'cockpit';

/** A phone on its side, or a page magnified until it is as low. */
export const onItsSide = window.matchMedia('(max-height: 30rem) and (min-width: 35.5rem) and (orientation: landscape)');
const wide = window.matchMedia('(min-width: 60rem) and (min-height: 30.01rem)');

/** Above each other on a phone, beside each other on a phone on its side, and with the words alone in a column where there is room. */
const arrangement = (): Arrangement => (onItsSide.matches ? 'side' : wide.matches ? 'cockpit' : 'stacked');

/** Letters so much larger than usual that words, table and answers are scrolled rather than pressed into a window, px. */
const largeLetters = 21;

/** What is reckoned in on this page, px: as large as its reader has set letters. */
export const remOfPage = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether its reader has set letters so large that the page is scrolled. */
export const isScrolled = (rem = remOfPage()): boolean => rem > largeLetters;

/** What the line below the table and a row of answers take, rem. */
const below = 8.75;
/** What is kept for the words of any question with its note, its clock and its candidates, rem. */
const forWords = 11.875;
/** In a low window the bar is slimmer by so much, and that is for the words, rem. */
const slimmer = 1.5;
const low = 42;
/** What is kept for a row of candidates, rem; where the window is high, for two. */
const forCandidates = 3.875;
const high = 56;

/** What stands below the answers where nothing of it stays in sight by itself, rem: an edge on a phone on its side, the tools in a cockpit. */
const atFoot: Readonly<Record<Arrangement, number>> = { stacked: 0, side: 0.5, cockpit: 4.625 };

/**
 * How high the table stands at every question of a game, px, in a window from `top`, where the question begins, to
 * `bottom`, where the answers end: decided without a look at what is asked, so that a thumb finds a seat without one.
 * Words that need more than they are left stand smaller, and then scroll. `rem` is what the page reckons in.
 */
export function tableHeight(seats: number, width: number, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, rem: number): number {
  const how = arrangement();
  const room = Math.floor(Math.min(bottom, window.innerHeight - atFoot[how] * rem) - top);
  if (isScrolled(rem)) return Math.max(Math.ceil(tableLayout(seats, width).height), how === 'side' ? room : 0);
  if (how === 'side') return Math.max(leastHeight(seats, width), room);
  const kept =
    below +
    (how === 'stacked'
      ? forWords + (window.innerHeight <= low * rem ? slimmer : 0)
      : forCandidates * (window.innerHeight >= high * rem ? 2 : 1));
  return Math.max(leastHeight(seats, width), Math.min(Math.floor(room - kept * rem), Math.ceil(tableLayout(seats, width).height)));
}

const decided = new Map<string, number>();
const windowSize = (): string => `${window.innerWidth}×${window.innerHeight}`;
// Asked for at each question, a phone's browser would lay the page out to tell it.
let size = windowSize();
window.addEventListener('resize', () => (size = windowSize()));

/** What was decided before for a table in a window of this size; else it is decided now, and holds from then on. */
export function once(table: string, decide: () => number): number {
  const before = decided.get(`${table} ${size}`);
  if (before !== undefined) return before;
  const now = decide();
  // The window may have been turned since it last told its size; the page is laid out by now.
  size = windowSize();
  decided.set(`${table} ${size}`, now);
  return now;
}
