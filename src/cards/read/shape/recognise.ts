import type { Lying } from '../table/pose.ts';
import { gridGuesses } from './grid.ts';
import type { Guess } from './guess.ts';
import { loopGuesses } from './loop.ts';
import { rowGuess, rowsGuesses } from './rows.ts';

/** The ways of seeing how these cards lie, the best first. `seats` is how many cards there should be, where that is known. */
export function guesses(cards: readonly Lying[], seats?: number): readonly Guess[] {
  if (cards.length === 0) return [];
  const missing = seats === undefined ? undefined : Math.max(0, seats - cards.length);
  return [rowGuess(cards, missing), ...rowsGuesses(cards, missing), ...gridGuesses(cards, missing), ...loopGuesses(cards, missing)].sort(
    (a, b) => a.cost - b.cost,
  );
}
