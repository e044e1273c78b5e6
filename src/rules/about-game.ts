import type { Game } from '../kernel/game.ts';
import type { Row } from '../text/rows.ts';

/** What the rest of the program knows of a game before it loads it: the file `about.ts` of its folder. */
export interface About {
  readonly players: Game['players'];
  /** Prefix of the rulebook's clause ids. */
  readonly clauses: string;
  /** How much it asks of the host, from 1 for the easiest; games are offered in this order. */
  readonly demands: number;
  /** What kind of game it is, in a sentence. */
  readonly about: Row;
  /** How long it takes, and how hard it is. */
  readonly effort: Row;
}
