import type { Language } from '../../text/message.ts';
import type { OwnWords } from '../../own/schema/basic.ts';
import { mostCards } from '../deck.ts';

/** Tables of a rules file whose entries have names. */
export const tables = ['roles', 'sides', 'marks', 'causes', 'classes', 'tokens', 'counts'] as const;
export type TableName = (typeof tables)[number];

export type Group = Readonly<Record<string, unknown>>;
type Entries = Readonly<Record<string, Group>>;

/** Rules that are being written: they may not add up yet. */
export type DraftRules = Readonly<Record<string, unknown>> & {
  readonly roles: Entries;
  readonly sides: Entries;
  readonly wins: readonly Group[];
};

export interface DraftCard {
  readonly no: number;
  readonly role: string;
  readonly copies?: number;
}

/** A deck file with rules of its own that is being written. */
export interface DeckDraft extends Group {
  readonly id: string;
  readonly title: OwnWords;
  readonly languages: readonly Language[];
  readonly rules: DraftRules;
  readonly cards: readonly DraftCard[];
}

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value can be worked on as a deck with rules of its own. */
export function isDraft(value: unknown): value is DeckDraft {
  if (!isGroup(value) || !isGroup(value['rules']) || !isGroup(value['title'])) return false;
  const { rules, cards, languages } = value;
  return (
    isGroup(rules['roles']) && isGroup(rules['sides']) && Array.isArray(rules['wins']) && Array.isArray(cards) && Array.isArray(languages)
  );
}

/** A deck without roles, to be filled. */
export const emptyDraft = (title: string, language: Language): DeckDraft => ({
  format: 'nightdeck.deck',
  version: 1,
  id: 'our-game',
  title: { [language]: title },
  languages: [language],
  style: 'house',
  rules: { sides: {}, roles: {}, day: { vote: 'plurality' }, wins: [] },
  cards: [],
});

export const entriesOf = ({ rules }: DeckDraft, table: TableName): Entries => (rules[table] ?? {}) as Entries;

/** The draft with an entry put in, changed, or (`undefined`) taken out; a role's cards go with it. */
export function withEntry(draft: DeckDraft, table: TableName, id: string, entry: Group | undefined): DeckDraft {
  const { [id]: _before, ...others } = entriesOf(draft, table);
  const before = entriesOf(draft, table);
  const all = entry === undefined ? others : id in before ? { ...before, [id]: entry } : { ...others, [id]: entry };
  const next = { ...draft, rules: { ...draft.rules, [table]: all } };
  return table === 'roles' && entry === undefined ? withCopies(next, id, 0) : next;
}

/** A short id made from a name, free in all tables: letters and digits where the name has them, else a number. */
export function idFor(draft: DeckDraft, name: string, stem: string): string {
  const [first = '', ...rest] = name
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .filter((word) => word !== '');
  const joined = [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())].join('');
  const base = /^[a-z]/.test(joined) && !(joined in {}) ? joined.slice(0, 24) : stem;
  const taken = (id: string): boolean => tables.some((table) => id in entriesOf(draft, table)) || id in {} || reserved.includes(id);
  if (base !== stem && !taken(base)) return base;
  for (let n = 1; ; n++) if (!taken(`${base}${n}`)) return `${base}${n}`;
}

/** Names the program keeps for itself. */
const reserved = ['nobody', 'day', 'night', 'dawn', 'deal', 'card', 'window', 'table', 'host', 'vote', 'heart', 'kill'];

/** How many cards of a role a draft has. */
export const copiesOf = ({ cards }: DeckDraft, role: string): number =>
  cards.reduce((sum, card) => sum + (card.role === role ? (card.copies ?? 1) : 0), 0);

/** The draft with so many cards of a role: numbers of cards that stay do not change, so that what is printed stays good. */
export function withCopies(draft: DeckDraft, role: string, copies: number): DeckDraft {
  const single = draft.cards.flatMap(({ copies: n = 1, ...card }) => Array.from({ length: n }, (_, i) => ({ ...card, no: card.no + i })));
  const own = single.filter((card) => card.role === role);
  const others = single.filter((card) => card.role !== role);
  const taken = new Set(single.map(({ no }) => no));
  const more: DraftCard[] = [];
  for (let no = 1; own.length + more.length < copies && no <= mostCards; no++) if (!taken.has(no)) more.push({ no, role });
  const cards = [...others, ...own.slice(0, copies), ...more].sort((a, b) => a.no - b.no);
  return { ...draft, cards: inRuns(cards) };
}

/** Cards with numbers that follow each other as one entry with `copies`. */
function inRuns(cards: readonly DraftCard[]): readonly DraftCard[] {
  const runs: DraftCard[] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    const { no: from, copies = 1, ...before } = last ?? { no: 0 };
    const { no, ...now } = card;
    if (last && no === from + copies && JSON.stringify(before) === JSON.stringify(now))
      runs[runs.length - 1] = { ...last, copies: copies + 1 };
    else runs.push(card);
  }
  return runs;
}
