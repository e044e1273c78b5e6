import type { Cast, Game } from '../kernel/game.ts';
import { optionFields } from '../kernel/option-fields.ts';
import type { RoleId } from '../kernel/types.ts';
import type { Deck, Localised, SetupRow } from './deck.ts';
import { trouble, type Trouble } from './trouble.ts';

/** A row whose roles are counted. */
export interface CountedRow extends Omit<SetupRow, 'roles' | 'options'> {
  readonly roles: Cast;
}

/** A setup table that can be printed: each row says its roles. */
export interface SetupTable {
  readonly source?: string | Localised;
  readonly rows: readonly CountedRow[];
}

type Suggesting = Pick<Game, 'suggest' | 'options' | 'players'>;

/** The deck's setup table, with what the game suggests where a row leaves the roles to it; nothing where the deck has none. */
export function setupTable({ setup }: Deck, game: Suggesting | undefined): SetupTable | undefined {
  return setup && { ...(setup.source !== undefined && { source: setup.source }), rows: setup.rows.flatMap((row) => counted(row, game)) };
}

function counted({ options, roles, ...row }: SetupRow, game: Suggesting | undefined): readonly CountedRow[] {
  if (roles) return [{ ...row, roles }];
  const [from, to] = row.players;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((players): CountedRow[] => {
    const cast = suggestedBy(game, players, options);
    return cast ? [{ ...(players === from && row.title && { title: row.title }), players: [players, players], roles: cast }] : [];
  });
}

/**
 * The cast the deck's setup table gives for this many players; nothing when the table has no row for them, or leaves them to a
 * game that is not given.
 */
export function castFor({ setup }: Deck, players: number, game?: Suggesting): Cast | undefined {
  const row = setup?.rows.find(({ players: [from, to] }) => from <= players && players <= to);
  if (!row) return undefined;
  if (!row.roles) return suggestedBy(game, players, row.options);
  const cast: Record<RoleId, number> = {};
  for (const [role, count] of Object.entries(row.roles)) if (count > 0) cast[role] = count;
  if (row.rest !== undefined) {
    const left = players - Object.values(cast).reduce((sum, count) => sum + count, 0);
    if (left > 0) cast[row.rest] = (cast[row.rest] ?? 0) + left;
  }
  return cast;
}

/** Fewest and most players of the setup table, or nothing without one. */
export function playersOf(deck: Deck): { readonly min: number; readonly max: number } | undefined {
  const ends = deck.setup?.rows.flatMap((row) => row.players);
  return ends && { min: Math.min(...ends), max: Math.max(...ends) };
}

/** Rows that are left to a game which cannot fill them, each with its place. */
export function rowsAstray({ setup }: Deck, game: Suggesting | undefined): Trouble[] {
  if (!game) return [];
  const known = optionFields(game.options).map(({ name }) => name);
  return (setup?.rows ?? []).flatMap((row, i) => {
    if (row.roles) return [];
    const { min, max } = game.players;
    const place = `setup.rows[${String(i)}]`;
    if (row.players[0] < min || row.players[1] > max) return [trouble('deck.rowPlayers', { min, max }, place)];
    const read = game.options.safeParse(row.options ?? {});
    const name = Object.keys(row.options ?? {}).find((one) => !known.includes(one)) ?? read.error?.issues[0]?.path.join('.');
    return name === undefined ? [] : [trouble('deck.rowOption', { name, known: known.join(', ') }, place)];
  });
}

function suggestedBy(game: Suggesting | undefined, players: number, options: SetupRow['options']): Cast | undefined {
  const read = game?.options.safeParse(options ?? {});
  return read?.success ? game?.suggest(players, read.data) : undefined;
}
