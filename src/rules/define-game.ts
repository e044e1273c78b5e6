import type { z } from 'zod';
import type { Cast, CastOf, Deed, Faction, Finding, Game, Migration, Win } from '../kernel/game.ts';
import type { NightCard } from '../kernel/night-card.ts';
import { optionFields } from '../kernel/option-fields.ts';
import type { Hooks, Role, StatusKind } from '../kernel/role.ts';
import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import type { Ids, Place, RoleId } from '../kernel/types.ts';
import type { Words } from '../text/message.ts';
import { calls as usualCalls, words as played } from '../text/played.ts';
import { filled, wordsOf, type Row, type Rows } from '../text/rows.ts';
import { faultsOf } from './registration.ts';
import type { FactionModule, Listed, ModuleFile, StatusModule } from './role-module.ts';
import { carryOutRuling } from './ruling.ts';

/** A game with its wording: all that the rest of the program may know about it. */
export interface Rulebook<O = unknown> extends Game<O> {
  readonly words: Words;
}

/** A rulebook as its folder declares it. */
export interface Definition<O, I extends Ids> {
  readonly id: string;
  readonly edition: number;
  readonly migrations?: Readonly<Record<number, Migration>>;
  readonly players: Game['players'];
  /** Every id no role brings. */
  readonly ids: Listed;
  readonly factions: Readonly<Record<I['faction'], FactionModule<I>>>;
  /** The files of the roles, in the order in which roles are listed. */
  readonly roles: Readonly<Record<I['role'], ModuleFile<O, I>>>;
  /** Statuses no role leaves: those of the rules themselves. */
  readonly statuses?: Readonly<Partial<Record<I['status'], StatusModule<O, I>>>>;
  readonly options: z.ZodType<O>;
  suggest(players: number, options: O): CastOf<I['role']>;
  examine(cast: CastOf<I['role']>, options: O): readonly Finding[];
  nightCard(options: O): NightCard<O, I>;
  readonly start: Place<I>;
  script(t: Table<O, I>): Script<never>;
  readonly wins: readonly Win<O, I>[];
  readonly hooks?: Hooks<O, I>;
  readonly deeds?: Readonly<Partial<Record<I['deed'], Deed<O, I>>>>;
  epilogue?(t: Table<O, I>): Script;
  readonly numbered?: true;
  /** All wording that belongs to no role alone. */
  readonly words: readonly Rows[];
  /** How a role is woken and sent back to sleep, with the gap `role`, where it is not as usual: `<role>.wake` and `<role>.sleep` where a role does not say it otherwise. */
  readonly calls?: { readonly wake: Row; readonly sleep: Row };
}

/**
 * Puts a game together from its parts. What the compiler cannot know is checked here: throws an error that lists,
 * each with its place, the words that are missing, the lines that are on no card and the like.
 */
export function defineGame<O, I extends Ids>(d: Definition<O, I>): Rulebook<O> {
  const files = Object.entries<ModuleFile<O>>(d.roles);
  const roles: Record<RoleId, Role<O>> = {};
  const statuses: Record<string, StatusKind<O>> = {};
  const words: Rows[] = [];
  for (const [id, file] of files) {
    const { night: _, ...role } = file.role;
    roles[id] = { id, ...role };
    addStatuses(statuses, file.statuses);
    words.push(file.words, callsOf(id, file, d.calls ?? usualCalls));
  }
  addStatuses(statuses, d.statuses as Readonly<Record<string, StatusModule<O>>> | undefined);
  const own = [...d.words, ...words];
  const rows = [...own, optionWords(d.options, own), without(played, own)];
  const { words: _, calls: __, roles: ___, ids, ...rest } = d;
  const game = {
    ...rest,
    factions: Object.entries<FactionModule>(d.factions).map(([id, faction]): Faction => ({ id, ...faction })),
    roles,
    statuses,
    tokens: ids.tokens ?? [],
    moments: [...ids.moments, 'ruled'],
    counters: [...(ids.counters ?? []), ...files.flatMap(([, { counters = [] }]) => counters)],
    nightCard: (_cast: Cast, options: O) => d.nightCard(options),
    ruling: carryOutRuling,
    words: wordsOf(...rows),
  } as unknown as Rulebook<O>;
  const faults = faultsOf(game, ids, rows, files);
  if (faults.length > 0) throw new Error(`The game ${d.id} cannot be registered:\n${faults.join('\n')}`);
  return game;
}

function addStatuses<O>(all: Record<string, StatusKind<O>>, more: Readonly<Record<string, StatusModule<O>>> = {}): void {
  for (const [id, kind] of Object.entries(more)) all[id] = { id, ...kind };
}

/** "Nurse, open your eyes." from the name of the role, where the role has a turn of its own and does not say it otherwise. */
function callsOf<O>(id: RoleId, { role, words }: ModuleFile<O>, calls: NonNullable<Definition<O, Ids>['calls']>): Rows {
  const name = words[`role.${id}`];
  if (!role.night || !name) return {};
  const made = { [`${id}.wake`]: filled(calls.wake, 'role', name), [`${id}.sleep`]: filled(calls.sleep, 'role', name) };
  return Object.fromEntries(Object.entries(made).filter(([message]) => !(message in words)));
}

/** Rows that none of the lists words itself. */
const without = (rows: Rows, lists: readonly Rows[]): Rows =>
  Object.fromEntries(Object.entries(rows).filter(([id]) => !lists.some((list) => id in list)));

/** The values of an option that are roles are named like them: `option.<name>.<role>`. */
function optionWords(options: z.ZodType, lists: readonly Rows[]): Rows {
  const all = Object.assign({}, ...lists) as Rows;
  return Object.fromEntries(
    optionFields(options).flatMap(({ title, kind }) =>
      ('values' in kind ? kind.values : []).flatMap((value): [string, Row][] => {
        const name = all[`role.${value}`];
        return name && !(`${title}.${value}` in all) ? [[`${title}.${value}`, name]] : [];
      }),
    ),
  );
}
