import { weakContrasts } from '../cards/contrast.ts';
import type { Deck } from '../cards/deck.ts';
import { rulebookOf } from '../cards/rulebook.ts';
import { wordsOf } from '../cards/words.ts';
import { words as cardWords } from '../text/cards.ts';
import { speaker } from '../text/speak.ts';

/** What of a deck's colours is hard to read, a sentence each with the figure and what would do. */
export async function contrastsIn(deck: Deck): Promise<readonly string[]> {
  const weak = weakContrasts(deck);
  if (weak.length === 0) return [];
  const game = await rulebookOf(deck)?.load();
  const { say } = speaker('en', [cardWords, ...(game ? [game.words] : []), wordsOf(deck)]);
  return weak.map((one) => say(one));
}
