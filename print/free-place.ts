import type { CardSheet, PrintJob } from './job.ts';
import { cardGrid, foldGrid, perSheet } from './paper.ts';
import { PrintError } from './print-error.ts';

/** Whether the last sheet of so many cards has a place left, where a title card costs no paper. */
export function hasFreePlace(job: Pick<PrintJob, 'deck' | 'paper'> & { readonly sheet?: CardSheet }, cards: number): boolean {
  if (job.sheet === 'shop') return false;
  try {
    return cards % placesOf(job) !== 0;
  } catch (error) {
    // What does not fit the paper is refused where it is laid out.
    if (error instanceof PrintError) return false;
    throw error;
  }
}

function placesOf({ deck, paper = 'a4', sheet }: Parameters<typeof hasFreePlace>[0]): number {
  const cell = { w: deck.sizes.width, h: deck.sizes.height };
  if (sheet === 'fold') return foldGrid(paper, cell).columns;
  return perSheet(cardGrid(paper, cell, sheet === 'shop' ? undefined : sheet));
}
