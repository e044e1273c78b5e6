import { naming, type NameKind } from '../../own/naming.ts';
import { copiesOf, entriesOf, isDraft, tables, withCopies, withEntry, type DeckDraft, type Group, type TableName } from './draft.ts';

const tableOf: Readonly<Record<NameKind, TableName>> = {
  role: 'roles',
  side: 'sides',
  mark: 'marks',
  token: 'tokens',
  cause: 'causes',
  class: 'classes',
  count: 'counts',
};

/** The deck that is being written with a role of another deck, and all that role needs: sides, marks, causes, other roles and wins. */
export function takeRole(draft: DeckDraft, from: DeckDraft, role: string): DeckDraft {
  const wins = new Set(winsFor(draft, from).map((win) => JSON.stringify(win)));
  // Wins the host has changed stay as they are.
  const untouched = draft.rules.wins.every((win) => wins.has(JSON.stringify(win)));
  const taken = withArt(withLovers(withAll(draft, from, 'roles', role), from), from);
  return untouched ? { ...taken, rules: { ...taken.rules, wins: winsFor(taken, from) } } : taken;
}

/** A deck with no more than one role of each of the first two sides of another: somebody to be killed, and who kills. */
export function beginWith(draft: DeckDraft, from: DeckDraft): DeckDraft {
  const [people, killers] = Object.entries(from.rules.sides);
  const second = Object.entries(from.rules.sides).find(([, side]) => side['acquainted'] === true) ?? killers;
  const plain = [people, second].flatMap((side) => (typeof side?.[1]['plain'] === 'string' ? [side[1]['plain']] : []));
  const next = plain.reduce((so, role) => takeRole(so, from, role), draft);
  return { ...next, rules: { ...next.rules, day: from.rules['day'] } };
}

/** A deck without pictures takes over those of the deck its roles are from: they are there for the role taken, others show their sign in the same frame. */
const withArt = (draft: DeckDraft, { art }: DeckDraft): DeckDraft =>
  art === undefined || draft['art'] !== undefined || draft['pictures'] !== undefined ? draft : { ...draft, art };

function withAll(draft: DeckDraft, from: DeckDraft, table: TableName, id: string): DeckDraft {
  const entry = entriesOf(from, table)[id];
  if (!entry || id in entriesOf(draft, table)) return draft;
  let next = withEntry(draft, table, id, entry);
  if (table === 'roles') next = withCopies(next, id, Math.max(1, copiesOf(from, id)));
  for (const [kind, name] of namesIn(entry)) next = withAll(next, from, tableOf[kind], name);
  return next;
}

/** Sides that no card belongs to come with the mark by which they win. */
function withLovers(draft: DeckDraft, from: DeckDraft): DeckDraft {
  const held = new Set(Object.values(from.rules.roles).map((role) => role['side']));
  const apart = from.rules.wins.filter(({ side }) => typeof side === 'string' && side !== 'nobody' && !held.has(side));
  return apart.reduce<DeckDraft>((so, win) => {
    const marks = namesIn(win).filter(([kind]) => kind === 'mark');
    const known = marks.length > 0 && marks.every(([, mark]) => mark in entriesOf(so, 'marks'));
    return known && typeof win['side'] === 'string' ? withAll(so, from, 'sides', win['side']) : so;
  }, draft);
}

/** Every name a part of a file uses, with what it names. */
function namesIn(part: unknown): readonly (readonly [NameKind, string])[] {
  const found: (readonly [NameKind, string])[] = [];
  const visit = (value: unknown, field = ''): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, field);
    else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) visit(one, key);
    else if (typeof value === 'string') {
      const kind = field === 'cause' || field === 'from' ? 'cause' : naming[field];
      if (kind) found.push([kind, value]);
    }
  };
  visit(part);
  return found;
}

/** The wins of another deck as far as they speak of what is in the draft. */
function winsFor(draft: DeckDraft, from: DeckDraft): readonly Group[] {
  return from.rules.wins.flatMap((win) => {
    const side = win['side'];
    if (typeof side !== 'string' || (side !== 'nobody' && !(side in draft.rules.sides))) return [];
    const left = pruned(win, draft);
    return isPart(left) ? [left] : [];
  });
}

/** Fields that only narrow something down: without them it holds all the same. */
const narrowing = ['unless', 'except'];

/** What is left of a condition in a deck that lacks some names; nothing where it can never hold. */
function pruned(value: unknown, draft: DeckDraft, field = ''): unknown {
  const kind = naming[field];
  if (kind && (typeof value === 'string' || Array.isArray(value))) {
    const names = [value].flat().filter((name) => name === 'nobody' || String(name) in entriesOf(draft, tableOf[kind]));
    return names.length === 0 ? undefined : typeof value === 'string' || names.length === 1 ? names[0] : names;
  }
  if (Array.isArray(value)) {
    const left = value.map((one) => pruned(one, draft, field));
    if (field !== 'any') return left.includes(undefined) ? undefined : left;
    const some = left.filter((one) => one !== undefined);
    return some.length === 0 ? undefined : some;
  }
  if (!isPart(value)) return value;
  const left = Object.entries(value).map(([key, one]) => [key, pruned(one, draft, key)] as const);
  if (left.some(([key, one]) => one === undefined && !narrowing.includes(key))) return undefined;
  return Object.fromEntries(left.filter(([, one]) => one !== undefined));
}

const isPart = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a deck file has roles that may be taken from it. */
export const isSource = (file: unknown): file is DeckDraft =>
  isDraft(file) && tables.every((table) => typeof (file.rules[table] ?? {}) === 'object');
