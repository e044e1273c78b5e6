import type { Cast, Finding } from '../kernel/game.ts';
import { countOf, filledUp, note, refuse, sizeOf } from '../rules/cast.ts';
import { plainEvening, type Options } from './options.ts';
import type { Rules } from './schema/rules.ts';

/**
 * The cast the chosen evening has for this many players. Without one a quarter belongs to the side that knows itself, and one of each
 * other role is dealt in the order of the file as long as a quarter has no ability.
 */
export function suggest(
  rules: Rules,
  plain: Readonly<Record<string, string>>,
  players: number,
  { evening }: Pick<Options, 'evening'>,
): Cast {
  const found = rules.evenings?.find(({ id }) => id === evening) ?? (evening === plainEvening ? rules.evenings?.[0] : undefined);
  const rows = found?.rows ?? [];
  const row = rows.find(({ players: [from, to] }) => from <= players && players <= to) ?? nearest(rows, players);
  const rest = row?.rest ?? restOf(rules, plain);
  if (row) return cut(filledUp(row.roles, rest, players) as Cast, players, rest);
  const known = Object.entries(rules.sides).find(([, side]) => side.acquainted)?.[0];
  const killer = known === undefined ? undefined : plain[known];
  const killers = Math.max(1, Math.round(players / 4));
  const others = Object.keys(rules.roles).filter((role) => role !== killer && role !== rest);
  const dealt = others.slice(0, Math.max(0, players - killers - Math.ceil(players / 4)));
  const one = Object.fromEntries(dealt.map((role) => [role, 1]));
  return filledUp(killer === undefined ? one : { [killer]: killers, ...one }, rest, players) as Cast;
}

const restOf = (rules: Rules, plain: Readonly<Record<string, string>>): string => {
  const side = Object.entries(rules.sides).find(([id, { acquainted }]) => !acquainted && plain[id] !== undefined)?.[0];
  return (side === undefined ? undefined : plain[side]) ?? Object.keys(rules.roles)[0] ?? '';
};

type Rows = NonNullable<Rules['evenings']>[number]['rows'];

/** The row for the number of players next below, or the first. */
const nearest = (rows: Rows, players: number): Rows[number] | undefined =>
  [...rows].reverse().find(({ players: [from] }) => from <= players) ?? rows[0];

/** A row for more players than there are gives up cards from its end. */
function cut(cast: Cast, players: number, rest: string): Cast {
  let over = sizeOf(cast) - players;
  const all = { ...cast };
  const order = Object.keys(all).sort((a, b) => Number(a === rest) - Number(b === rest));
  for (const role of [...order].reverse()) {
    const gone = Math.min(over, Math.max(0, (all[role] ?? 0) - (order[0] === role ? 1 : 0)));
    all[role] = (all[role] ?? 0) - gone;
    over -= gone;
  }
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n > 0));
}

/** What is wrong with a cast, or worth knowing. */
export function examine(rules: Rules, cast: Cast): Finding[] {
  const found: Finding[] = [];
  const players = sizeOf(cast);
  const side = (id: string): number =>
    countOf(cast, ...Object.entries(rules.roles).flatMap(([role, own]) => (own.side === id ? [role] : [])));
  const dealt = Object.keys(rules.sides).filter((id) => side(id) > 0);
  if (dealt.length < 2) found.push(refuse('own.cast.oneSide', 'OWN-cast'));
  for (const win of rules.wins) {
    if (win.by !== 'parity' || side(win.side) === 0) continue;
    const own = side(win.side);
    if (own >= players - own) found.push(refuse('own.cast.alreadyWon', 'OWN-cast', { side: { faction: win.side } }));
    else if (own * 3 > players) found.push(note('own.cast.strong', 'OWN-cast', { side: { faction: win.side }, n: own, players }));
  }
  for (const [role, own] of Object.entries(rules.roles))
    if (countOf(cast, role) > (own.most ?? 99)) found.push(refuse('own.cast.most', 'OWN-cast', { role: { role }, n: own.most ?? 99 }));
  const odds = oddsOf(rules, cast);
  if (odds)
    found.push(
      note('own.cast.odds', 'OWN-cast', {
        odds: { list: Object.entries(odds).map(([side, n]) => ({ id: 'own.cast.share', with: { side: { faction: side }, n } })) },
      }),
    );
  const manual = Object.entries(rules.roles).filter(([role, own]) => countOf(cast, role) > 0 && isManual(own));
  if (manual.length > 0)
    found.push(
      note('own.cast.manual', 'OWN-cast', { roles: { list: manual.map(([role]) => ({ id: 'own.role', with: { role: { role } } })) } }),
    );
  return found;
}

/** What the lab has counted for exactly these cards, likeliest winners first. */
function oddsOf(rules: Rules, cast: Cast): Readonly<Record<string, number>> | undefined {
  const players = sizeOf(cast);
  for (const { rows } of rules.evenings ?? [])
    for (const {
      players: [from, to],
      roles,
      rest,
      odds,
    } of rows) {
      if (!odds || players < from || players > to) continue;
      const full = rest === undefined ? roles : filledUp(roles, rest, players);
      const ids = new Set([...Object.keys(full), ...Object.keys(cast)]);
      if ([...ids].some((role) => (full[role] ?? 0) !== (cast[role] ?? 0))) continue;
      return Object.fromEntries(Object.entries(odds).sort((a, b) => b[1] - a[1]));
    }
  return undefined;
}

/** Whether the host carries out something of the role by hand. */
export const isManual = (role: unknown): boolean => JSON.stringify(role).includes('"do":"manual"');
