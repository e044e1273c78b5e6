import type { Deck } from '../../src/cards/deck.ts';
import { printingsOf } from './printings.ts';

/** How far the check of a printed and cut deck has come. */
export interface Checked {
  /** When what is checked was printed, as its `Printing` says; nothing for the whole deck. */
  readonly printing?: number | undefined;
  /** The text of each code that was seen, as often as the card lies there. */
  readonly codes: readonly string[];
  /** Numbers of cards that were named by hand. */
  readonly unreadable: readonly number[];
  /** Codes in the last photo that were found and not read. */
  readonly unread: number;
}

/** Kept until the window is closed: a phone may end a page whose host has gone to the printer, or to take a photo. */
const place = ({ id, edition }: Deck): string => `nightdeck.checked.${id}.${edition}`;

/** What was printed last: cards seen before it are not those that lie there now. */
const newest = (deck: Deck): number | null => printingsOf(deck)[0]?.at ?? null;

/** Keeps how far the check of a deck has come, in this window; where nothing can be kept, the page has it alone. */
export function keepChecked(deck: Deck, checked: Checked): void {
  try {
    sessionStorage.setItem(place(deck), JSON.stringify({ ...checked, newest: newest(deck) }));
  } catch {
    // The cards are shown again then.
  }
}

/** How far the check of a deck has come in this window, unless the deck was printed anew since. */
export function checkedSoFar(deck: Deck): Checked | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(deck)) ?? 'null') as (Checked & { readonly newest: number | null }) | null;
    return kept?.newest === newest(deck) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets how far the check of a deck has come: it is ready, or is checked from the beginning. */
export function forgetChecked(deck: Deck): void {
  try {
    sessionStorage.removeItem(place(deck));
  } catch {
    // Where nothing can be removed, nothing can have been kept.
  }
}
