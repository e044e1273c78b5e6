import type { NightCard } from '../kernel/night-card.ts';
import type { Table } from '../kernel/table.ts';
import type { Script } from '../kernel/script.ts';
import { said, type FactionId, type RoleId, type Said, type SeatId } from '../kernel/types.ts';
import type { Rulebook } from '../rules/define-game.ts';
import type { NamedCall } from './call-list.ts';
import type { Context, Event } from './context.ts';
import type { Options } from './options.ts';
import type { Action, Effect } from './schema/effects.ts';
import type { Rules } from './schema/rules.ts';
import type { EventKind, Trigger } from './schema/traits.ts';
import type { Worn } from './worn.ts';

export type T = Table<Options>;

/** Who is meant, worked out at the table. */
export type Seats = (t: T, c: Context) => readonly SeatId[];
/** Whether a condition holds. */
export type Holds = (t: T, c: Context) => boolean;
/** Carries effects out. */
export type Run = (t: T, c: Context) => Script;
/** Carries out an action with its choices; true if it was not passed. */
export type Perform = (t: T, c: Context) => Script<boolean>;

/** What the parts of a rules file are compiled with: the file and what is known of it as a whole. */
export interface Plan {
  readonly rules: Rules;
  /** Causes of death that are acts of somebody: all but the vote and a broken heart. */
  readonly attacks: readonly string[];
  readonly causes: readonly string[];
  /** The status that stands for a guard or a block of this effect. */
  readonly statusOf: ReadonlyMap<object, string>;
  /** Message ids of the words that stand inside the rules. */
  readonly textOf: ReadonlyMap<object, string>;
  /** The role without an ability of each side. */
  readonly plain: Readonly<Record<string, RoleId>>;
  readonly worn: Worn;
  /** Compiles effects or an action. Here because effects hold actions, and actions and shields hold effects. */
  effects(all: readonly Effect[]): Run;
  action(action: Action): Perform;
}

/** The members of a call now, dead or alive, in seating order. */
export type Members = (t: T) => readonly SeatId[];

/** A call of the file, ready to be made. */
export interface OwnCall extends NamedCall {
  readonly clause: string;
  /** The side that is called together; nothing where roles or marks are called. */
  readonly side: string | undefined;
  readonly members: Members;
  /** Each of those called acts for itself. */
  readonly apart: boolean;
  /** The kill of a side, of which there may be more or fewer. */
  readonly isKill: boolean;
  readonly holds: Holds;
  readonly perform: Perform;
}

/** A trigger with its name and who has it: a role, a mark, or nobody where it is the file's own. */
export interface Bound {
  readonly id: string;
  readonly owner: string;
  readonly of: 'role' | 'mark' | 'rules';
  readonly trigger: Trigger;
  /** Whether an event is what it waits for: whom it befell, who did it, how. */
  readonly isMeant: (t: T, c: Context, e: Event) => boolean;
  readonly perform: Perform;
}

/** A rules file worked out for play: everything it says has become a function, once for all games. */
export interface Book extends Plan {
  readonly card: NightCard<Options>;
  readonly triggers: ReadonlyMap<EventKind, readonly Bound[]>;
  /** Calls of each role by night, for a player who does what another role does. */
  readonly nightCalls: ReadonlyMap<RoleId, readonly OwnCall[]>;
  readonly dayCalls: readonly OwnCall[];
  /** Sides that win together with the winners, and when. */
  readonly along: readonly { readonly side: FactionId; readonly holds: Holds }[];
  /** It matters who voted for whom: sums alone are not enough. */
  readonly needsHands: boolean;
}

/** Causes of death every game has. */
export const votedOut = 'vote';
export const brokenHeart = 'heart';
export const plainKill = 'kill';

/** A game made from a file, with its compiled form. */
export interface OwnGame extends Rulebook<Options> {
  readonly book: Book;
}

/** The compiled form of the game at this table. */
export const bookOf = (t: T): Book => (t.game as OwnGame).book;

/** Words of the file as a message. */
export const text = ({ textOf }: Plan, words: object): Said => said(textOf.get(words) ?? 'text.0');
