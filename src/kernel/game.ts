import type { z } from 'zod';
import type { Entry, Ruling } from './answer.ts';
import type { NightCard } from './night-card.ts';
import type { Attempt, Hooks, Role, StatusKind } from './role.ts';
import type { Script } from './script.ts';
import type { Table } from './table.ts';
import type { Bar, ClauseId, FactionId, Ids, Place, RoleId, Said, SeatId } from './types.ts';

/** A rulebook, whole: everything the rest of the program may know about a game. */
export interface Game<O = unknown> {
  readonly id: string;
  /** Raised when older saves would no longer replay to the same story. */
  readonly edition: number;
  /** Brings what was written under an older edition to the next one, by that older edition; one that is left out changes nothing. */
  readonly migrations?: Readonly<Record<number, Migration>>;
  /** Seats the rules can seat at all; comfortable numbers are a matter of `examine`. */
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  readonly factions: readonly Faction[];
  readonly roles: Readonly<Record<RoleId, Role<O>>>;
  readonly statuses: Readonly<Record<string, StatusKind<O>>>;
  readonly tokens: readonly string[];
  /** Moments at which something can end, and names of what the script counts, for the code that describes a position; a 0 stands for any number. */
  readonly moments?: readonly string[];
  /** Likewise; `*.` stands for a role or a line of the night card. */
  readonly counters?: readonly string[];
  /** Options with titles, groups, units and clause ids in `.meta()`; defaults fill what is left out. */
  readonly options: z.ZodType<O>;
  /** The cast the rulebook suggests for this many players. */
  suggest(players: number, options: O): Cast;
  /** What is wrong with or worth knowing about a cast; an empty list is a clean bill. */
  examine(cast: Cast, options: O): readonly Finding[];
  nightCard(cast: CastOf<RoleId>, options: O): NightCard<O>;
  /** The game itself, from the place where the table stands. It never returns. */
  script(t: Table<O>): Script<never>;
  /** Where a game begins. */
  readonly start: Place;
  /** Endings in the order the rulebook tests them. */
  readonly wins: readonly Win<O>[];
  /** What follows facts whatever the roles (`after`), and what the rules themselves prevent. */
  readonly hooks?: Hooks<O>;
  /** What is still done once the game is over, before nothing more is asked (VD-108). */
  epilogue?(t: Table<O>): Script;
  /** Carries out what the host rules, with all consequences. */
  ruling(t: Table<O>, ruling: Ruling): Script;
  /** Deeds of the game's own that can be attempted, by name. */
  readonly deeds?: Readonly<Record<string, Deed<O>>>;
  /** Players are addressed by number, aloud and on screen (YK-36). */
  readonly numbered?: true;
}

/** What a saved game holds that new rules may read otherwise. */
export interface Migrating {
  readonly options: unknown;
  readonly deal: readonly DealtSeat[];
  readonly entries: readonly Entry[];
}

/** Answers are taken over one for one: times and recorded facts go by their number. */
export type Migration = (old: Migrating) => Migrating;

export interface Faction {
  readonly id: FactionId;
  /** The role without an ability, dealt by `--no-roles`. */
  readonly plain: RoleId;
  /** Roles `--no-roles` leaves in, because the team could not kill without them. */
  readonly keeps?: readonly RoleId[];
  /** Members know one another. */
  readonly acquainted: boolean;
  /** Picks a victim together at night (the `uniform` policy spares its own members). */
  readonly kills: boolean;
}

/** Carries out an attempt nothing stood in the way of. */
export type Deed<O = unknown, I extends Ids = Ids> = { carry(t: Table<O, I>, attempt: Attempt<I>): Script }['carry'];

/** How many of each role. */
export type Cast = Readonly<Record<RoleId, number>>;

/** How many of each of these roles; of one left out none. */
export type CastOf<R extends RoleId> = Readonly<Partial<Record<R, number>>>;

/** A remark on a cast: `refuse` stops the game from starting, `warn` and `note` do not. */
export interface Finding extends Bar {
  readonly level: 'refuse' | 'warn' | 'note';
  /** The house rule (a key of the game's options) with which it can be settled. */
  readonly option?: string;
}

/** An ending. `when` answers with the wording if it has come about. */
export interface Win<O = unknown, I extends Ids = Ids> {
  readonly id: string;
  /** Winners; none is a draw. */
  readonly factions: readonly I['faction'][];
  readonly clause: ClauseId;
  /** Moments at which it is tested. */
  readonly at: readonly I['moment'][];
  when(t: Table<O, I>): Said | undefined;
}

/** What a session is started from. Roles stand in seat order. */
export interface Setup {
  readonly options: unknown;
  readonly seed: string;
  readonly deal: readonly DealtSeat[];
  /** A position to begin from instead of the start (scenario files). */
  readonly position?: Position;
}

export interface DealtSeat {
  readonly name?: string;
  readonly role: RoleId;
  /** The physical card, where one was scanned. */
  readonly card?: string;
}

/** A described position in mid-game. */
export interface Position {
  readonly round?: number;
  readonly phase?: string;
  readonly dead?: readonly SeatId[];
  readonly tokens?: Readonly<Record<string, { readonly holder: SeatId; readonly knowing?: boolean; readonly announced?: FactionId }>>;
  readonly statuses?: readonly { readonly what: string; readonly on: SeatId; readonly by?: SeatId; readonly until?: string }[];
  readonly counters?: Readonly<Record<string, number>>;
}
