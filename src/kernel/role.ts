import type { Fact, FactKind } from './fact.ts';
import type { Script } from './script.ts';
import type { Table } from './table.ts';
import type { Agent, Bar, ClauseId, FactionId, RoleId, Said, SeatId } from './types.ts';

/**
 * What a game declares about its roles and statuses. Behaviour hangs on a few named hooks; the
 * functions that call them live in `src/rules`.
 */
export interface Role<O = unknown> extends Hooks<O> {
  readonly id: RoleId;
  readonly faction: FactionId;
  /** Class within the faction (bystander, specialist, leader …), if the rulebook has classes. */
  readonly class?: string;
}

export interface BallotTraits {
  /** How many hands this vote is worth; 1 unless said. */
  readonly weight?: number;
  readonly breaksTies?: true;
  /** The vote goes where the vote of whoever put the status there goes. */
  readonly follows?: 'source';
}

/** A mark on a player: protected, jailed, drunk, silenced … */
export interface StatusKind<O = unknown> extends Hooks<O> {
  readonly id: string;
  /** What the bearer may not do while it lasts. */
  readonly blocks?: readonly Blocked[];
  /** The clause that says so, where it is not the one the mark was made by. */
  readonly blockedBy?: Readonly<Partial<Record<Blocked, ClauseId>>>;
  /** The bearer is awake when called and is shown the sign for "blocked". */
  readonly signals?: true;
  /** Void as soon as whoever put it there is dead (KT-138). */
  readonly diesWithSource?: true;
  /** The host counts it in the open, such as a foul: it can be on a player several times, and everybody may see it. */
  readonly counted?: true;
}

export type Blocked = 'act' | 'group' | 'vote';

/** A status on a seat, as it stands. */
export interface Status {
  readonly what: string;
  readonly on: SeatId;
  readonly by: Agent;
  readonly clause: ClauseId;
  /** The moment at which it ends; without one it lasts. */
  readonly until?: string;
  /** Index in the story of the fact that put it there. */
  readonly fact: number;
}

/** A thing with at most one holder, such as the statuette. */
export interface Token {
  readonly holder?: SeatId;
  readonly knowing: boolean;
  /** A group has it and has not yet chosen who carries it. */
  readonly provisional: boolean;
  /** Faction last announced as having it. */
  readonly announced?: FactionId;
}

/** Who a hook belongs to: the seat that bears the role or status, and the status itself if it is one. */
export interface Bearer {
  readonly seat: SeatId;
  readonly status?: Status;
}

/** Something somebody tries to do to a player. */
export interface Attempt {
  /** `kill`, `steal`, `mark`, `learn` or a word of the game's own. */
  readonly deed: string;
  readonly by: Agent;
  readonly on: SeatId;
  readonly clause: ClauseId;
  /** Index of the fact that caused it. */
  readonly because?: number;
  /** For `mark`: the status and when it ends. For `steal`: the token. */
  readonly status?: string;
  readonly until?: string;
  readonly token?: string;
}

/** What a shield, hamper or passive says to an attempt. Any `prevent` beats any `instead`. */
export type Verdict<O = unknown> =
  | { readonly prevent: Said; readonly clause: ClauseId; readonly shield: Agent }
  | { instead(t: Table<O>): Script; readonly why: Said; readonly clause: ClauseId; readonly shield: Agent };

/** A reaction offered in a window: asked live when it can be used, hollow otherwise. */
export interface Reaction<O = unknown, C = unknown> {
  readonly clause: ClauseId;
  /** True where the window need not be asked for this role's sake although nobody can react; silence would tell nothing. */
  omit?(t: Table<O>): boolean;
  /** Why the bearer cannot react now, or nothing when he can. */
  bar?(t: Table<O>, context: C, self: Bearer): Bar | undefined;
  /** The question put to the table; answered by naming the reacting seat or passing. */
  readonly say: Said;
  /** What only the host reads beside it. */
  note?(t: Table<O>, context: C): Said;
  react(t: Table<O>, context: C, self: Bearer): Script<boolean>;
}

/** A method type, so that hooks of one game fit where any game's are wanted. */
type Follow<O, K extends FactKind> = { follow(t: Table<O>, fact: Extract<Fact, { what: K }>, self: Bearer): Script }['follow'];

export interface Hooks<O = unknown> {
  /** How the bearer's vote counts. */
  readonly ballot?: BallotTraits;
  /** The bearer is the target. */
  shields?(t: Table<O>, attempt: Attempt, self: Bearer): Verdict<O> | undefined;
  /** The bearer is the one acting. */
  hampers?(t: Table<O>, attempt: Attempt, self: Bearer): Verdict<O> | undefined;
  /** The bearer is alive and neither need be involved. */
  passive?(t: Table<O>, attempt: Attempt, self: Bearer): Verdict<O> | undefined;
  /** The role the bearer is taken for when `kind` of knowledge is asked about him. */
  appears?(t: Table<O>, kind: string, self: Bearer): RoleId | undefined;
  /** Seats the bearer may not choose or vote for, and why. */
  forbids?(t: Table<O>, target: SeatId, act: string, self: Bearer): Bar | undefined;
  /** What follows facts of a kind, in story order. */
  readonly after?: { readonly [K in FactKind]?: Follow<O, K> };
  readonly reacts?: Readonly<Record<string, Reaction<O>>>;
}
