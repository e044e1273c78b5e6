import type { Faction } from '../kernel/game.ts';
import type { Block, NightLine } from '../kernel/night-card.ts';
import type { Hooks, StatusKind } from '../kernel/role.ts';
import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { said, type Bar, type ClauseId, type Ids, type Said, type SeatId } from '../kernel/types.ts';
import type { Rows } from '../text/rows.ts';

/** A role as its module declares it. Its id is the name it has in the game's list of modules. */
export interface RoleModule<O = unknown, I extends Ids = Ids> extends Hooks<O, I> {
  readonly faction: I['faction'];
  /** Class within the faction (bystander, specialist, leader …), if the rulebook has classes. */
  readonly class?: string;
  /** What it does when it is called alone at night. */
  readonly night?: NightTurn<O, I>;
}

/** A role's own turn of the night. What is said are the messages `<role>.wake`, `.ask`, `.sleep` and, for the printed card, `.what`. */
export interface NightTurn<O = unknown, I extends Ids = Ids> extends Pick<NightLine<O, I>, 'skip' | 'members' | 'secret'> {
  readonly clause: ClauseId;
  /** Roles any of which bring the turn to the table; the role itself unless said. */
  readonly roles?: readonly I['role'][];
  /** The question, where several roles share one. */
  readonly ask?: readonly Said[];
  readonly what?: Said;
  /** Why it cannot act though it is called, or nothing. */
  block?(t: Table<O, I>, role: I['role']): Block | undefined;
  /** Whether it is still called when everybody with the role is dead, and why. */
  hollow?(t: Table<O, I>, role: I['role']): Bar | undefined;
  act(t: Table<O, I>, members: readonly SeatId[], role: I['role']): Script;
  /** What else is heard in a call that only sounds as if it were answered. */
  pretend?(t: Table<O, I>, role: I['role']): Script;
}

/** What the file of a role exports. */
export interface ModuleFile<O = unknown, I extends Ids = Ids> {
  readonly role: RoleModule<O, I>;
  /** What the role leaves on players. */
  readonly statuses?: Readonly<Record<string, StatusModule<O, I>>>;
  /** Questions that only this role asks; the game lists those of several roles. */
  readonly questions?: readonly string[];
  /** What only this role counts, such as `bullet.used`; the game lists the rest. */
  readonly counters?: readonly string[];
  readonly words: Rows;
}

export type StatusModule<O = unknown, I extends Ids = Ids> = Omit<StatusKind<O, I>, 'id'>;
export type FactionModule<I extends Ids = Ids> = Omit<Faction, 'id' | 'plain' | 'keeps'> & {
  readonly plain: I['role'];
  readonly keeps?: readonly I['role'][];
};

/** The ids a game lists, because they belong to no role alone. */
export interface Listed {
  readonly factions: readonly string[];
  /** Who besides a side can be behind an act, worded like a side. */
  readonly agents?: readonly string[];
  readonly phases: readonly string[];
  readonly moments: readonly string[];
  readonly tokens?: readonly string[];
  /** Deeds besides those every game has. */
  readonly deeds?: readonly string[];
  /** How something is done, where a rule asks for it. */
  readonly means?: readonly string[];
  /** What is asked when a player is looked at, for `seenAs` and `appears`. */
  readonly looks?: readonly string[];
  readonly windows?: readonly string[];
  readonly counters?: readonly string[];
  /** Questions; a star stands for every role, two for anything. */
  readonly questions?: readonly string[];
  /** Statuses no role leaves: those of the rules themselves. */
  readonly statuses?: readonly string[];
}

type In<L extends Listed, K extends keyof Listed> = L extends Readonly<Record<K, readonly (infer Id extends string)[]>> ? Id : never;
/** An id with a star stands for all that have anything in its place. */
type Starred<Id extends string> = Id extends `${infer Before}*${infer After}` ? `${Before}${string}${After}` : Id;
/** A question with a star is one of each role, with two one of anything that is asked or decided. */
type Asked<Id extends string, R extends string> = Id extends `**${infer After}`
  ? `${string}${After}`
  : Id extends `*${infer After}`
    ? `${R}${After}`
    : Id;
type StatusIn<F> = F extends { readonly statuses: infer S } ? keyof S & string : never;
type QuestionIn<F> = F extends { readonly questions: readonly (infer Q extends string)[] } ? Q : never;
type CounterIn<F> = F extends { readonly counters: readonly (infer C extends string)[] } ? C : never;

/** Every id of a game, read off what it lists and the files of its roles. */
export interface IdsOf<L extends Listed, M> extends Ids {
  readonly role: keyof M & string;
  readonly faction: In<L, 'factions'>;
  readonly agent: In<L, 'agents'>;
  readonly status: StatusIn<M[keyof M]> | In<L, 'statuses'>;
  readonly token: In<L, 'tokens'>;
  readonly moment: In<L, 'moments'> | 'ruled';
  readonly phase: In<L, 'phases'>;
  readonly deed: In<L, 'deeds'> | 'kill' | 'mark' | 'steal' | 'learn';
  readonly means: In<L, 'means'>;
  readonly look: In<L, 'looks'>;
  readonly window: In<L, 'windows'> | `attempt.${string}`;
  readonly counter: Starred<In<L, 'counters'> | CounterIn<M[keyof M]>>;
  readonly question: Asked<In<L, 'questions'>, keyof M & string> | QuestionIn<M[keyof M]>;
}

/** The line of the night card on which a role is called alone: wake, ask, act, sleep. */
export function roleLine<O, I extends Ids>(id: I['role'], turn: NightTurn<O, I>): NightLine<O, I> {
  const { roles = [id], ask = [said(`${id}.ask`)], what = said(`${id}.what`), block, hollow, act, pretend, ...more } = turn;
  return {
    ...more,
    id,
    kind: 'role',
    roles,
    wake: said(`${id}.wake`),
    ask,
    sleep: said(`${id}.sleep`),
    what,
    ...(block && { block: (t) => block(t, id) }),
    ...(hollow && { hollow: (t) => hollow(t, id) }),
    act: (t, members) => act(t, members, id),
    ...(pretend && { pretend: (t) => pretend(t, id) }),
  };
}

/** Roles of a side or of a class, in the order in which they are listed. */
export function rolesOf<R extends string>(
  files: Readonly<Record<R, { readonly role: { readonly faction: string; readonly class?: string } }>>,
  wanted: { readonly faction?: string; readonly class?: string },
): R[] {
  const all = Object.entries(files) as [R, (typeof files)[R]][];
  return all
    .filter(([, { role }]) => (wanted.faction ?? role.faction) === role.faction && (wanted.class ?? role.class) === role.class)
    .map(([id]) => id);
}

/** The lines of the roles named, in this order. */
export function turnsOf<O, I extends Ids, R extends I['role']>(
  files: Readonly<Record<R, { readonly role: RoleModule<O, I> }>>,
  order: readonly NoInfer<R>[],
): NightLine<O, I>[] {
  return order.flatMap((id) => {
    const { night } = files[id].role;
    return night ? [roleLine(id, night)] : [];
  });
}
