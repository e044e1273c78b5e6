import type { FactKind, FactOf } from './fact.ts';
import type { Script } from './script.ts';
import type { Table } from './table.ts';
import type { Agent, Bar, ClauseId, Ids, Said, SeatId } from './types.ts';

/**
 * What a game declares about its roles and statuses. Behaviour hangs on a few named hooks; the
 * functions that call them live in `src/rules`.
 */
export interface Role<O = unknown, I extends Ids = Ids> extends Hooks<O, I> {
  readonly id: I['role'];
  readonly faction: I['faction'];
  /** Class within the faction (bystander, specialist, leader …), if the rulebook has classes. */
  readonly class?: string;
}

export interface BallotTraits {
  /** How many hands this vote is worth; 1 unless said. */
  readonly weight?: number;
  readonly breaksTies?: true;
  /** The vote goes where the vote of the player who put the status there goes. */
  readonly follows?: 'source';
}

/** A mark on a player: protected, jailed, drunk, silenced … */
export interface StatusKind<O = unknown, I extends Ids = Ids> extends Hooks<O, I> {
  readonly id: I['status'];
  /** What the bearer may not do while it lasts. */
  readonly blocks?: readonly Blocked[];
  /** The clause that says so, where it is not the one the mark was made by. */
  readonly blockedBy?: Readonly<Partial<Record<Blocked, ClauseId>>>;
  /** The bearer is awake when called and is shown the sign for "blocked". */
  readonly signals?: true;
  /** Void as soon as the player who put it there is dead (KT-138). */
  readonly diesWithSource?: true;
  /** Over with the death of the player who bears it: not back when that player is called back (KT-R40, KT-R64). */
  readonly diesWithBearer?: true;
  /** The host counts it in the open, such as a foul: it can be on a player several times, and everybody may see it. */
  readonly counted?: true;
}

export type Blocked = 'act' | 'group' | 'vote';

/** A status on a seat, as it stands. */
export interface Status<I extends Ids = Ids> {
  readonly what: I['status'];
  readonly on: SeatId;
  readonly by: Agent<I>;
  readonly clause: ClauseId;
  /** The moment at which it ends; without one it lasts. */
  readonly until?: I['moment'];
  /** Index in the story of the fact that put it there. */
  readonly fact: number;
}

/** A thing with at most one holder, such as the statuette. */
export interface Token<I extends Ids = Ids> {
  readonly holder?: SeatId;
  readonly knowing: boolean;
  /** A group has it and has not yet chosen who carries it. */
  readonly provisional: boolean;
  /** Faction last announced as having it. */
  readonly announced?: I['faction'];
}

/** Who a hook belongs to: the seat that bears the role or status, and the status itself if it is one. */
export interface Bearer<I extends Ids = Ids> {
  readonly seat: SeatId;
  readonly status?: Status<I>;
}

/** Something somebody tries to do to a player. */
export interface Attempt<I extends Ids = Ids> {
  /** `kill`, `steal`, `mark`, `learn` or a word of the game's own. */
  readonly deed: I['deed'];
  readonly by: Agent<I>;
  readonly on: SeatId;
  readonly means?: I['means'];
  readonly clause: ClauseId;
  /** Index of the fact that caused it. */
  readonly because?: number;
  /** For `mark`: the status and when it ends. For `steal`: the token. */
  readonly status?: I['status'];
  readonly until?: I['moment'];
  readonly token?: I['token'];
}

/** What a hook says to an attempt. Any `prevent` beats any `instead`. */
export type Verdict<O = unknown, I extends Ids = Ids> =
  | { readonly prevent: Said; readonly clause: ClauseId; readonly shield: Agent<I> }
  | { instead(t: Table<O, I>): Script; readonly why: Said; readonly clause: ClauseId; readonly shield: Agent<I> };

/** A reaction offered in a window: asked live when it can be used, hollow otherwise. */
export interface Reaction<O = unknown, C = unknown, I extends Ids = Ids> {
  readonly clause: ClauseId;
  /** True where the window need not be asked for this role's sake although nobody can react; silence would tell nothing. */
  omit?(t: Table<O, I>): boolean;
  /** Why the bearer cannot react now, or nothing when he can. */
  bar?(t: Table<O, I>, context: C, self: Bearer<I>): Bar | undefined;
  /** The question put to the table; answered by naming the reacting seat or passing. */
  readonly say: Said;
  /** What only the host reads beside it. */
  note?(t: Table<O, I>, context: C): Said;
  react(t: Table<O, I>, context: C, self: Bearer<I>): Script<boolean>;
}

/** A method type, so that hooks of one game fit where any game's are wanted. */
type Follow<O, I extends Ids, K extends FactKind> = {
  follow(t: Table<O, I>, fact: FactOf<K, I>, self: Bearer<I>, index: number): Script;
}['follow'];

export interface Hooks<O = unknown, I extends Ids = Ids> {
  /** How the bearer's vote counts. */
  readonly ballot?: BallotTraits;
  /** The bearer is the target. */
  shields?(t: Table<O, I>, attempt: Attempt<I>, self: Bearer<I>): Verdict<O, I> | undefined;
  /** The bearer is the one acting. */
  stopsActor?(t: Table<O, I>, attempt: Attempt<I>, self: Bearer<I>): Verdict<O, I> | undefined;
  /** The role the bearer is taken for at a look of this kind. */
  appears?(t: Table<O, I>, look: I['look'], self: Bearer<I>): I['role'] | undefined;
  /** Seats the bearer may not choose or vote for, and why. */
  forbids?(t: Table<O, I>, target: SeatId, act: string, self: Bearer<I>): Bar | undefined;
  /** What follows facts of a kind, in story order; `index` is where in the story the fact stands. */
  readonly after?: { readonly [K in FactKind]?: Follow<O, I, K> };
  readonly reacts?: Readonly<Partial<Record<I['window'], Reaction<O, unknown, I>>>>;
}
