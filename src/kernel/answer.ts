import type { Candidate } from './question.ts';
import type { FactionId, RoleId, SeatId } from './types.ts';

/**
 * Answers are small JSON values, told apart by the field they carry. A save is a list of them.
 */
export type Answer = SeatsAnswer | OptionAnswer | VotesAnswer | CountsAnswer | NumberAnswer | DoneAnswer | ExpiredAnswer | RulingAnswer;

/** To `choose`: the seats, in the order they were named; empty passes. */
export interface SeatsAnswer {
  readonly seats: readonly SeatId[];
}
/** To `pick`: the id of an option. */
export interface OptionAnswer {
  readonly option: string;
}
/** To `ballot`: each voter's marks. A voter left out abstains. */
export interface VotesAnswer {
  readonly votes: Readonly<Record<SeatId, readonly Candidate[]>>;
}
/** To `ballot`: how many hands for each candidate. */
export interface CountsAnswer {
  readonly counts: Readonly<Record<Candidate, number>>;
}
/** To `number`. */
export interface NumberAnswer {
  readonly number: number;
}
/** To `say` and `show`: it has been said or shown. */
export interface DoneAnswer {
  readonly done: true;
}
/** To any question whose clock may run out. */
export interface ExpiredAnswer {
  readonly expired: true;
}
/** To any question: the host rules instead of answering; the question is then asked again. */
export interface RulingAnswer {
  readonly ruling: Ruling;
}

/** What a host may decide over the rulebook's head (VD-08, X-6). Consequences follow by the same scripts. */
export type Ruling =
  | { readonly do: 'kill'; readonly seat: SeatId }
  | { readonly do: 'revive'; readonly seat: SeatId }
  | { readonly do: 'reveal'; readonly seat: SeatId }
  | { readonly do: 'move'; readonly token: string; readonly to: SeatId }
  | { readonly do: 'mark'; readonly status: string; readonly seat: SeatId }
  | { readonly do: 'unmark'; readonly status: string; readonly seat: SeatId }
  | { readonly do: 'swap'; readonly seats: readonly [SeatId, SeatId] }
  | { readonly do: 'recast'; readonly seat: SeatId; readonly role: RoleId }
  | { readonly do: 'note'; readonly text: string; readonly seat?: SeatId }
  /** The player gets up in mid-game and is out of it. */
  | { readonly do: 'leave'; readonly seat: SeatId }
  /** Somebody else sits down at the seat and plays on with its card. */
  | { readonly do: 'sit'; readonly seat: SeatId; readonly name: string }
  | { readonly do: 'end'; readonly won: readonly FactionId[] };

/** One entry of a save: the key of the question and the answer it got. */
export type Entry = readonly [key: string, answer: Answer];

export const done: DoneAnswer = { done: true };
export const expired: ExpiredAnswer = { expired: true };
