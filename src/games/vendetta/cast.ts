import type { Finding } from '../../kernel/game.ts';
import { countOf, filledUp, sizeOf } from '../../rules/cast.ts';
import { leaders, loners, mobsters, specialists } from './classes.ts';
import type { Options } from './options.ts';
import { note, refuse, warn, type Ids, type Cast } from './vocabulary.ts';

/** A row of the setup reference: how many specialists, thugs and mobsters (rules 4.4). */
interface Row {
  readonly specialists: number;
  readonly thugs: number;
  readonly mobsters: number;
}

/** The setup reference, 6 to 16 players; bystanders fill each row up (VD-35). */
export const setupTable: Readonly<Record<number, Row>> = {
  6: { specialists: 0, thugs: 1, mobsters: 0 },
  7: { specialists: 0, thugs: 2, mobsters: 0 },
  8: { specialists: 1, thugs: 2, mobsters: 0 },
  9: { specialists: 1, thugs: 2, mobsters: 0 },
  10: { specialists: 2, thugs: 2, mobsters: 1 },
  11: { specialists: 1, thugs: 2, mobsters: 1 },
  12: { specialists: 2, thugs: 2, mobsters: 1 },
  13: { specialists: 2, thugs: 3, mobsters: 1 },
  14: { specialists: 3, thugs: 3, mobsters: 1 },
  15: { specialists: 3, thugs: 3, mobsters: 1 },
  16: { specialists: 3, thugs: 2, mobsters: 2 },
};

/** The row for a number of players in the mode chosen (VD-32…35, VD-87, VD-97). */
export function suggest(players: number, o: Options): Cast {
  const row = setupTable[Math.min(16, Math.max(6, players))] as Row;
  const cast: Partial<Record<Ids['role'], number>> = { [o.leader]: 1 };
  for (const role of o.specialists.slice(0, row.specialists)) cast[role] = 1;
  if (o.mode === 'yakuza') {
    cast.thug = cast.yakuza = players >= 15 ? 3 : 2;
    return filledUp(cast, 'bystander', players);
  }
  cast.thug = row.thugs;
  for (const role of o.mobsters.slice(0, row.mobsters)) cast[role] = 1;
  if (o.mode === 'loner') cast[o.loner] = 1;
  return filledUp(cast, 'bystander', players);
}

/** Casting rules of the box; a refusal names the clause. */
export function examine(cast: Cast, o: Options): Finding[] {
  const found: Finding[] = [];
  const players = sizeOf(cast);
  const [mafia, yakuza, alone] = [countOf(cast, 'thug', ...mobsters), countOf(cast, 'yakuza'), countOf(cast, ...loners)];
  if (players < 6 || players > 16) found.push(refuse('cast.size', 'VD-35', { n: players }));
  if (countOf(cast, ...leaders) > 1) found.push(refuse('cast.oneLeader', 'VD-22'));
  if (countOf(cast, ...leaders) === 0) found.push(warn('cast.noLeader', 'VD-76'));
  if (countOf(cast, ...mobsters) > countOf(cast, 'thug')) found.push(warn('cast.fewThugs', 'VD-25'));
  for (const role of [...specialists, ...mobsters])
    if (countOf(cast, role) > 1) found.push(refuse('cast.oneOfEach', specialistClause(role), { role: { role } }));
  if (mafia === 0) found.push(refuse('cast.noMafia', 'VD-01'));
  found.push(...examineYakuza(cast, o, players, yakuza), ...examineLoner(o, players, alone));
  const against = players - mafia - (o.lonerWin === 'parityThief' ? alone : 0);
  if (mafia > 0 && yakuza === 0 && mafia >= against) found.push(refuse('cast.mafiaAlreadyWon', 'VD-05'));
  return [...found, ...outOfOrder(cast, 'VD-33', specialists, o.specialists), ...outOfOrder(cast, 'VD-34', mobsters, o.mobsters)];
}

function examineYakuza(cast: Cast, o: Options, players: number, yakuza: number): Finding[] {
  if (o.mode !== 'yakuza') return yakuza > 0 ? [refuse('cast.yakuzaMode', 'VD-86')] : [];
  const found: Finding[] = [];
  if (yakuza === 0) found.push(refuse('cast.noYakuza', 'VD-86'));
  if (players < 12) found.push(refuse('cast.yakuzaSize', 'VD-87', { n: players }));
  if (countOf(cast, ...mobsters) > 0) found.push(refuse('cast.noMobsters', 'VD-88'));
  return found;
}

function examineLoner(o: Options, players: number, alone: number): Finding[] {
  if (o.mode !== 'loner') return alone > 0 ? [refuse('cast.lonerMode', 'VD-96')] : [];
  const found: Finding[] = [];
  if (alone !== 1) found.push(refuse('cast.oneLoner', 'VD-98', { n: alone }));
  if (players < 10) found.push(refuse('cast.lonerSize', 'VD-97', { n: players }));
  return found;
}

/** A role dealt before one that comes ahead of it in the order agreed is worth a word, no more. */
function outOfOrder(cast: Cast, clause: string, ofClass: readonly Ids['role'][], order: readonly Ids['role'][]): Finding[] {
  const dealt = countOf(cast, ...ofClass);
  const missing = order.slice(0, dealt).find((role) => countOf(cast, role) === 0);
  return missing === undefined ? [] : [note('cast.order', clause, { role: { role: missing } })];
}

const specialistClause = (role: Ids['role']): string => (specialists.includes(role) ? 'VD-21' : 'VD-26');
