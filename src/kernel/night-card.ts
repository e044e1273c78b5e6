import type { Script } from './script.ts';
import type { Table } from './table.ts';
import type { Bar, ClauseId, Ids, Said, SeatId } from './types.ts';
import type { Call } from './fact.ts';

/**
 * The night card as data: the one list behind the script, the host's screen and the printed
 * night-sequence card.
 */
export type NightCard<O = unknown, I extends Ids = Ids> = readonly NightSection<O, I>[];

export interface NightSection<O = unknown, I extends Ids = Ids> {
  readonly id: string;
  /** A night unlike the others, e.g. the first: it is printed on a sheet of its own. */
  readonly ownSheet?: true;
  readonly lines: readonly NightLine<O, I>[];
}

export interface NightLine<O = unknown, I extends Ids = Ids> {
  /** Stable id; questions asked on the line start with it. */
  readonly id: string;
  /** A role wakes alone, a group together, a moment wakes nobody. */
  readonly kind: 'role' | 'group' | 'moment';
  readonly clause: ClauseId;
  /** Roles any of which must be in the deck for the line to be on the card; none: always. */
  readonly roles: readonly I['role'][];
  /** What is said to wake them, and to send them back to sleep. */
  readonly wake?: Said;
  readonly sleep?: Said;
  /** What the line is about, for the printed card. */
  readonly what: Said;
  /** Whether and why it is called would tell who has what: the host's list shows it only while a button is held. */
  readonly secret?: true;
  /** They only meet, so players who may not act take part too. */
  readonly meeting?: true;
  /** Seats that wake now: living and dead bearers alike; by default everybody with one of the roles. */
  members?(t: Table<O, I>): readonly SeatId[];
  /** Why the line is passed over in silence tonight (wrong night, spent …), or nothing. */
  skip?(t: Table<O, I>): Bar | undefined;
  /** Why living members cannot act though they are called, or nothing. */
  block?(t: Table<O, I>): Block | undefined;
  /** Whether the line is still called when all members are dead, and why. */
  hollow?(t: Table<O, I>): Bar | undefined;
  /** The work of the line for the members who can act. */
  act(t: Table<O, I>, members: readonly SeatId[]): Script;
  /** The question a hollow or blocked call pretends to ask, so that it sounds alike. */
  readonly ask?: readonly Said[];
  /** What else is heard in such a call after the question. */
  pretend?(t: Table<O, I>): Script;
}

/** A reason not to act; with `signal` the player is awake and is shown the sign for "blocked". */
export interface Block extends Bar {
  readonly signal?: true;
}

/** How a line would be called now, and why. */
export interface Calling {
  readonly call: Call;
  readonly members: readonly SeatId[];
  readonly why?: Block;
}
