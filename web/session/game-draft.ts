import { stockOf } from '../../src/cards/deck.ts';
import { dealPile, sum } from '../../src/cards/pile.ts';
import { castFor } from '../../src/cards/setup-table.ts';
import type { Cast, Finding } from '../../src/kernel/game.ts';
import { wordingOptions, type Variant } from '../../src/text/wording.ts';
import { makeGameId, makeSeed } from './games-db.ts';
import type { StoredGame } from './stored-game.ts';
import type { TableSet } from './table.ts';

/** A game that has not begun: everything about it may still be changed. It is worded as its cards are, where the rules can be. */
export function newDraft(table: TableSet, title: string, names?: readonly string[], wording?: Variant): StoredGame {
  const { min, max, usual } = table.game.players;
  const seats = names && names.length >= min && names.length <= max ? names : Array.from({ length: usual }, () => '');
  const now = Date.now();
  const draft: StoredGame = {
    id: makeGameId(),
    game: table.game.id,
    deck: table.kept ?? table.source,
    title,
    stage: 'setup',
    names: seats,
    options: worded(table, {}, wording),
    cast: {},
    deal: [],
    seed: makeSeed(),
    createdAt: now,
    touchedAt: now,
  };
  return { ...draft, cast: suggested(table, draft) };
}

/** The cast for this number of players: the deck's own table while no house rule says otherwise, else the rulebook's. */
export function suggested(table: TableSet, { names, options }: Pick<StoredGame, 'names' | 'options'>): Cast {
  const telling = wordingOptions(table.game.options).map(({ name }) => name);
  const own = Object.keys(options).every((name) => telling.includes(name)) ? castFor(table.deck, names.length, table.game) : undefined;
  return own ?? table.game.suggest(names.length, table.game.options.parse(options));
}

/** House rules with the option of a wording switched on, and those of other wordings left out. */
export function worded(
  { game }: Pick<TableSet, 'game'>,
  options: StoredGame['options'],
  wording: Variant | undefined,
): StoredGame['options'] {
  const all = wordingOptions(game.options);
  const others = Object.entries(options).filter(([name]) => all.every((one) => one.name !== name));
  return Object.fromEntries([...others, ...all.filter(({ variant }) => variant === wording).map(({ name }) => [name, true] as const)]);
}

/** The names of so many seats: more are cut off, fewer are filled with seats that have no name yet. */
export const resized = (names: readonly string[], count: number): string[] => Array.from({ length: count }, (_, i) => names[i] ?? '');

/** The draft with other names or seats; a cast nobody has touched follows the number of players. */
export function reseated(table: TableSet, draft: StoredGame, names: readonly string[]): StoredGame {
  const next = { ...draft, names };
  return same(draft.cast, suggested(table, draft)) ? { ...next, cast: suggested(table, next) } : next;
}

/** The draft with other house rules; a cast nobody has touched follows them. */
export function ruledBy(table: TableSet, draft: StoredGame, options: StoredGame['options']): StoredGame {
  const next = { ...draft, options };
  return same(draft.cast, suggested(table, draft)) ? { ...next, cast: suggested(table, next) } : next;
}

/** Whether the cast is the suggested one. */
export function isSuggested(table: TableSet, draft: StoredGame): boolean {
  return same(draft.cast, suggested(table, draft));
}

/** What is to be said about the cast: too few or too many cards, what the deck lacks, and what the rulebook says. */
export function findings(table: TableSet, draft: StoredGame): readonly Finding[] {
  const off = sum(draft.cast) - draft.names.length;
  if (off !== 0) {
    const why = { id: off < 0 ? 'setup.cards.few' : 'setup.cards.many', with: { n: Math.abs(off) } };
    return [{ level: 'refuse', clause: '', why }];
  }
  const pile = dealPile(table.deck, draft.cast);
  const lacking: Finding[] = 'refusal' in pile ? [{ level: 'refuse', clause: '', why: pile.refusal.why }] : [];
  return [...lacking, ...table.game.examine(draft.cast, table.game.options.parse(draft.options))];
}

/** A role there are cards for. */
export interface CastRole {
  readonly role: string;
  readonly stock: number;
  readonly faction: string;
  readonly class?: string;
}

/** Roles a cast can be made of: those the deck has cards for, in the order of the rulebook. */
export function castable(table: TableSet): readonly CastRole[] {
  const stock = stockOf(table.deck);
  return Object.values(table.game.roles)
    .filter(({ id }) => (stock[id] ?? 0) > 0)
    .map(({ id, faction, class: group }) => ({
      role: id,
      stock: stock[id] ?? 0,
      faction,
      ...(group === undefined ? {} : { class: group }),
    }));
}

function same(a: Cast, b: Cast): boolean {
  const roles = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...roles].every((role) => (a[role] ?? 0) === (b[role] ?? 0));
}
