import type { Game } from '../kernel/game.ts';
import type { NightCard } from '../kernel/night-card.ts';
import type { Table } from '../kernel/table.ts';
import type { Script } from '../kernel/script.ts';
import { said, type RoleId, type Said } from '../kernel/types.ts';
import type { Options } from './options.ts';
import type { Action, Effect } from './schema/effects.ts';
import type { Rules } from './schema/rules.ts';
import type { EventKind, Trigger } from './schema/traits.ts';
import type { Context } from './context.ts';

export type T = Table<Options>;

/** A trigger with its name and whoever has it: a role, a mark, or nobody where it is the file's own. */
export interface Bound {
  readonly id: string;
  readonly owner: string;
  readonly of: 'role' | 'mark' | 'rules';
  readonly trigger: Trigger;
}

/** A rules file worked out for play. */
export interface Book {
  readonly rules: Rules;
  readonly card: NightCard<Options>;
  /** Causes of death that are acts of somebody: all but the vote and a broken heart. */
  readonly attacks: readonly string[];
  readonly causes: readonly string[];
  readonly triggers: ReadonlyMap<EventKind, readonly Bound[]>;
  /** The status that stands for a guard or a block of this effect. */
  readonly statusOf: ReadonlyMap<object, string>;
  /** Message ids of the words that stand inside the rules. */
  readonly textOf: ReadonlyMap<object, string>;
  /** The role without an ability of each side. */
  readonly plain: Readonly<Record<string, RoleId>>;
  /** It matters who voted for whom: sums alone are not enough. */
  readonly needsHands: boolean;
  /** Roles with a call by day. */
  readonly dayRoles: readonly RoleId[];
  /** Carries out effects, or an action with its choices; true if it was not passed. Here because triggers and shields run what they belong to. */
  run(t: T, c: Context, effects: readonly Effect[]): Script;
  perform(t: T, c: Context, action: Action): Script<boolean>;
}

/** Causes of death every game has. */
export const votedOut = 'vote';
export const brokenHeart = 'heart';
export const plainKill = 'kill';

const books = new WeakMap<Game<Options>, Book>();

/** Makes the compiled form known for the game made of it. */
export function enter(game: Game<Options>, book: Book): void {
  books.set(game, book);
}

/** The compiled form of the game at this table. */
export function bookOf(t: T): Book {
  const book = books.get(t.game);
  if (!book) throw new Error(`${t.game.id} was not compiled from a file`);
  return book;
}

/** Words of the file as a message. */
export const text = (t: T, words: object): Said => said(bookOf(t).textOf.get(words) ?? 'text.0');
