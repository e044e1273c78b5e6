import type { z } from 'zod';
import type { Game } from '../kernel/game.ts';
import { optionFields } from '../kernel/option-fields.ts';
import type { RoleId } from '../kernel/types.ts';
import { languageNames, languages, type Message } from '../text/message.ts';
import type { Row, Rows } from '../text/rows.ts';
import { sizeOf } from './cast.ts';
import type { Listed, ModuleFile } from './role-module.ts';

/** What is wrong with a game that only shows when it is put together; each sentence names the place. */
export function faultsOf(game: Game, ids: Listed, rows: readonly Rows[], files: readonly (readonly [RoleId, ModuleFile])[]): string[] {
  const all = Object.assign({}, ...rows) as Rows;
  const has = (id: string): boolean => Object.hasOwn(all, id);
  return [
    ...rows.flatMap((list) => Object.entries(list).flatMap(([id, row]) => faultsOfRow(id, row))),
    ...wordedTwice(rows),
    ...files.flatMap(([id, file]) => faultsOfRole(game, id, file, has)),
    ...faultsOfSides(game, has),
    ...faultsOfEndings(game, ids),
    ...faultsOfStatuses(game, ids, files),
    ...faultsOfOptions(game.options, has),
    ...faultsByDefault(game, files, has),
    ...['game.name', 'game.about', 'role.host'].filter((id) => !has(id)).map((id) => lacks('The game', id)),
    ...Object.keys(game.statuses).flatMap((id) => lacking(`The status ${id}`, [`status.${id}`], has)),
    ...Object.entries(game.statuses).flatMap(([id, { blocks }]) =>
      blocks ? lacking(`The status ${id} blocks and`, [`bar.${id}`], has) : [],
    ),
    ...game.tokens.flatMap((id) => lacking(`The token ${id}`, [`token.${id}`], has)),
  ];
}

const lacks = (what: string, id: string): string => `${what} has no words: add a row '${id}'.`;
const lacking = (what: string, ids: readonly string[], has: (id: string) => boolean): string[] =>
  ids.filter((id) => !has(id)).map((id) => lacks(what, id));

/** A language is empty, or leaves other gaps than English does. */
function faultsOfRow(id: string, row: Row): string[] {
  const wanted = gapsOf(row[0]);
  const empty = languages.filter((_, i) => isEmpty(row[i])).map((language) => languageNames[language]);
  const otherwise = languages.flatMap((language, i) => {
    const message = row[i];
    if (isEmpty(message)) return [];
    const gaps = gapsOf(message);
    return gaps === wanted
      ? []
      : [`The row '${id}' has the gaps ${gaps || 'none'} in ${languageNames[language]}, but ${wanted || 'none'} in English.`];
  });
  return empty.length > 0 ? [`The row '${id}' has no wording in ${empty.join(', ')}.`] : otherwise;
}

const isEmpty = (message: Message | undefined): message is undefined =>
  message === undefined || formsOf(message).some((form) => form.trim() === '');

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message.forms));

function gapsOf(message: Message | undefined): string {
  if (message === undefined) return '';
  const named = formsOf(message).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap));
  return [...new Set([...named, ...(typeof message === 'string' ? [] : [message.by].flat())])].sort().join(', ');
}

function wordedTwice(rows: readonly Rows[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap((list) =>
    Object.keys(list).flatMap((id) => {
      if (seen.has(id)) return [`The message '${id}' is worded in two places.`];
      seen.add(id);
      return [];
    }),
  );
}

function faultsOfRole(game: Game, id: RoleId, { role }: ModuleFile, has: (id: string) => boolean): string[] {
  const sides = game.factions.map((faction) => faction.id);
  return [
    ...(sides.includes(role.faction)
      ? []
      : [`The role ${id} belongs to '${role.faction}', which is none of the sides ${sides.join(', ')}.`]),
    ...lacking(`The role ${id}`, [`role.${id}`, `role.${id}.ability`], has),
    ...(role.class === undefined ? [] : lacking(`The class of the role ${id}`, [`class.${role.class}`], has)),
  ];
}

function faultsOfSides(game: Game, has: (id: string) => boolean): string[] {
  return game.factions.flatMap(({ id, plain, keeps = [] }) => [
    ...[plain, ...keeps]
      .filter((role) => game.roles[role]?.faction !== id)
      .map((role) => `The side ${id} names the role '${role}', which is not one of its own.`),
    ...lacking(`The side ${id}`, [`faction.${id}`, `faction.${id}.wins`], has),
  ]);
}

/** A moment that never comes would never be tested. */
function faultsOfEndings(game: Game, { moments }: Listed): string[] {
  const known = [...moments, 'ruled'];
  return game.wins.flatMap(({ id, at }) =>
    at
      .filter((one) => !known.includes(one))
      .map((one) => `The ending ${id} is tested at '${one}', which is none of the moments ${known.join(', ')}.`),
  );
}

/** Each status has one place that says what it does. */
function faultsOfStatuses(game: Game, ids: Listed, files: readonly (readonly [RoleId, ModuleFile])[]): string[] {
  const left = files.flatMap(([role, file]) => Object.keys(file.statuses ?? {}).map((status) => [status, role] as const));
  const first = new Map(left.toReversed());
  return [
    ...left.flatMap(([status, role]) =>
      first.get(status) === role ? [] : [`The status ${status} is declared by two roles, ${first.get(status)} and ${role}.`],
    ),
    ...(ids.statuses ?? [])
      .filter((status) => !(status in game.statuses))
      .map((status) => `The status ${status} is listed, but no statuses of the game say what it does.`),
  ];
}

/** What can only be seen of a game under options: nothing of it where an option has no default. */
function faultsByDefault(game: Game, files: readonly (readonly [RoleId, ModuleFile])[], has: (id: string) => boolean): string[] {
  const options = game.options.safeParse({});
  if (!options.success) return options.error.issues.map(({ path }) => `The option ${path.join('.')} has no default.`);
  return [...faultsOfCard(game, options.data, files, has), ...faultsOfCasts(game, options.data)];
}

/** For every number of players the cast suggested is of this game, and leaves no seat without a card. */
function faultsOfCasts(game: Game, options: unknown): string[] {
  const { min, max, usual } = game.players;
  if (!(min <= usual && usual <= max)) return [`The game seats ${min} to ${max} players, but ${usual} as a rule.`];
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((players) => {
    const cast = game.suggest(players, options);
    const strange = Object.keys(cast).filter((role) => !game.roles[role]);
    if (strange.length > 0)
      return [`The cast suggested for ${players} players has '${strange.join("', '")}', which is no role of the game.`];
    return sizeOf(cast) === players ? [] : [`The cast suggested for ${players} players has ${sizeOf(cast)} cards.`];
  });
}

/** Every role with a turn of its own stands on the card, and everything on the card has its words. */
function faultsOfCard(
  game: Game,
  options: unknown,
  files: readonly (readonly [RoleId, ModuleFile])[],
  has: (id: string) => boolean,
): string[] {
  const card = game.nightCard({}, options);
  const lines = card.flatMap((section) => section.lines);
  const ids = lines.map(({ id }) => id);
  return [
    ...new Set(ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `The line ${id} stands twice on the night card.`)),
    ...files.flatMap(([id, { role }]) =>
      role.night && !lines.some((line) => line.id === id)
        ? [`The role ${id} acts at night, but its turn is in no section of the night card.`]
        : [],
    ),
    // A card of one section needs no headings.
    ...(card.length > 1 ? card : []).flatMap(({ id }) => lacking(`The section ${id} of the night card`, [`night.section.${id}`], has)),
    ...lines.flatMap(({ id, roles, wake, sleep, what, ask = [] }) => [
      ...roles
        .filter((role) => !game.roles[role])
        .map((role) => `The line ${id} of the night card is for '${role}', which is no role of the game.`),
      ...lacking(
        `The line ${id} of the night card`,
        [wake, sleep, what, ...ask].flatMap((said) => (said ? [said.id] : [])),
        has,
      ),
    ]),
  ];
}

function faultsOfOptions(options: z.ZodType, has: (id: string) => boolean): string[] {
  return optionFields(options).flatMap(({ name, title, help, group, clause, kind }) => [
    ...(clause === undefined ? [`The option ${name} names no clause.`] : []),
    ...lacking(`The option ${name}`, [title, help, `group.${group}`, ...choicesOf(kind).map((value) => `${title}.${value}`)], has),
  ]);
}

const choicesOf = (kind: ReturnType<typeof optionFields>[number]['kind']): readonly string[] => ('values' in kind ? kind.values : []);
