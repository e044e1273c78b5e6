/**
 * The words everything else is written in. The kernel knows seats, questions, answers and facts;
 * it names no role and no game.
 */

/** A place at the table, counted from 1 in seating order. */
export type SeatId = number;

/** Ids are the field's own words in camelCase; what people read comes from the text catalogues. */
export type RoleId = string;
export type FactionId = string;
/** Number of a rulebook clause, ruling or option, e.g. `PR-61`, `PR-R5`, `X-8`. */
export type ClauseId = string;

/**
 * The ids the rules of one game are made of. A game narrows each to the union of its own, so that the compiler
 * knows a slip; code that serves every game takes any string.
 */
export interface Ids {
  readonly role: RoleId;
  readonly faction: FactionId;
  /** Who besides a side can be behind an act, worded like a side: the city, say. */
  readonly agent: string;
  readonly status: string;
  readonly token: string;
  /** Named points at which effects fall due, statuses end and victories are tested. */
  readonly moment: string;
  readonly phase: string;
  /** What can be attempted. */
  readonly deed: string;
  /** How it is done, where a rule asks for it: by poison, by hanging. */
  readonly means: string;
  /** What is asked when a player is looked at: the card, the side. */
  readonly look: string;
  /** Windows in which roles react. */
  readonly window: string;
  /** Names of the questions the game asks, by which files refer to them. */
  readonly question: string;
  /** What the game counts for itself. */
  readonly counter: string;
}

/** Something to be said or shown in the reader's language: a message id and what fills its gaps. */
export interface Said {
  readonly id: string;
  readonly with?: Readonly<Record<string, Filler>>;
}

/** What may fill a gap in a message. Seats become names, ids become the words of the game. */
export type Filler =
  | string
  | number
  | { readonly seat: SeatId }
  | { readonly seats: readonly SeatId[] }
  | { readonly role: RoleId }
  | { readonly faction: FactionId }
  | { readonly factions: readonly FactionId[] }
  | { readonly said: Said }
  | { readonly list: readonly Said[] };

/** Who may know a fact: everybody, the host alone, or the players in these seats (and the host). */
export type Audience = 'public' | 'host' | readonly SeatId[];

/** Who or what is behind an act. An empty agent is the rulebook itself. */
export interface Agent<I extends Ids = Ids> {
  readonly seat?: SeatId;
  readonly faction?: I['faction'] | I['agent'];
  readonly role?: I['role'];
  readonly host?: true;
}

/** Where in the game something happens. Rounds count nights; the first night is round 1 or 0 as the rulebook says. */
export interface Place<I extends Ids = Ids> {
  readonly round: number;
  readonly phase: I['phase'];
  /** Line of the night card being worked, if any. */
  readonly line?: string;
}

/** Why something is not allowed, with the clause that says so. */
export interface Bar {
  readonly why: Said;
  readonly clause: ClauseId;
}

/** A refused answer: nothing has changed. */
export type Refusal = Bar;

/** Makes a `Said`; `said('night.falls')`, `said('day.died', { who: { seat: 3 } })`. */
export function said(id: string, fill?: Readonly<Record<string, Filler>>): Said {
  return fill === undefined ? { id } : { id, with: fill };
}
