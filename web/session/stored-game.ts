import type { Deal } from '../../src/cards/deal.ts';
import type { Entry } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Cast, DealtSeat, Position } from '../../src/kernel/game.ts';
import type { Said } from '../../src/kernel/types.ts';

/** A game as it lies on this device, without its answers. */
export interface StoredGame {
  readonly id: string;
  /** Id of the rulebook. */
  readonly game: string;
  /** Id of a deck that comes with the app, or the deck itself where the host opened a file. */
  readonly deck: string | object;
  /** What the list calls it: the deck's title. */
  readonly title: string;
  readonly stage: Stage;
  /** Players' names in seat order; an empty name is a seat number. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly cast: Cast;
  /** Who holds what, once it is known; roles stand in seat order. */
  readonly deal: readonly DealtSeat[];
  /** The deal while it is being scanned. */
  readonly dealing?: Deal;
  /** Where each seat was seen from the middle of the table, degrees clockwise from the bottom; where the table was scanned whole. */
  readonly bearings?: readonly number[];
  /** By how many places the host has turned the table, clockwise from seat 1 on top. */
  readonly turned?: number;
  /** Text of the key card, for a sealed deck. */
  readonly key?: string;
  readonly seed: string;
  /** Edition of the rules the answers were given under; the first where there is none. */
  readonly edition?: number;
  /** A position in mid-game to begin from, where the save had one. */
  readonly position?: Position;
  /** The story as it was written down, where the rules of today would tell another: the game can only be read. */
  readonly recorded?: Recorded;
  readonly createdAt: number;
  readonly touchedAt: number;
  /** Where the game stands, for the list: a round and how many live. */
  readonly round?: number;
  readonly alive?: number;
}

/** A story that is kept as it is, and why. */
export interface Recorded {
  readonly story: readonly Fact[];
  readonly remark: Said;
}

/** Where a game stands on its way: being set up, being scanned, being hosted, finished. */
export type Stage = 'setup' | 'scan' | 'host' | 'over';

/** A stored game with its answers: what deleting takes away and undoing brings back. */
export interface WholeGame {
  readonly game: StoredGame;
  readonly entries: readonly StoredEntry[];
  /** Who hosted it last. */
  readonly mark?: Mark;
}

/** An answer, when it was given (ms since 1970), and what it brought. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly at: number;
  /** The facts told between this answer and the next; with the first answer also those before it. Old games have none. */
  readonly facts?: readonly Fact[];
}

/** Who hosts a game and how often it has been written: what every write is checked against. */
export interface Mark {
  /** Raised whenever another window takes the game over; a window with a lower one may write nothing. */
  readonly generation: number;
  /** The window that hosts it. */
  readonly by: string;
  /** Raised with every write. */
  readonly turn: number;
  /** The game was once written anew, as it was no longer there: locks from before may count no more. */
  readonly anew?: true;
}
