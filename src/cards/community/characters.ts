import { said, type Said } from '../../kernel/types.ts';
import { mostItems, numbered, teams, type Character, type Team } from './form.ts';

/** What a script file holds, as far as it was understood, and what was not. */
export interface Script {
  readonly title: string;
  readonly author: string;
  readonly characters: readonly Character[];
  /** Ids in the order in which they are called, where the file has such lists. */
  readonly order: { readonly first: readonly string[]; readonly other: readonly string[] };
  readonly notes: readonly Said[];
}

type Group = Readonly<Record<string, unknown>>;

/** Reads the items of a script file as leniently as other programs do; nothing where it is no such list. */
export function charactersIn(items: readonly unknown[]): Script | undefined {
  const notes: Said[] = [];
  const characters: Character[] = [];
  let meta: Group = {};
  if (items.length > mostItems) notes.push(said('script.cut', { most: mostItems }));
  for (const item of items.slice(0, mostItems)) {
    const group = typeof item === 'string' ? { id: item } : isGroup(item) ? named(item) : undefined;
    const id = text(group?.['id'], 50);
    if (!group || id === '') {
      notes.push(said('script.noItem', { n: items.indexOf(item) + 1 }));
      continue;
    }
    if (id === '_meta') meta = group;
    else if (characters.some((one) => one.id === plain(id))) notes.push(said('script.twice', { name: id }));
    else characters.push(characterOf(group, id, notes));
  }
  if (characters.length === 0) return undefined;
  const ids = (value: unknown): readonly string[] =>
    Array.isArray(value) ? value.flatMap((one) => (typeof one === 'string' ? [plain(one)] : [])) : [];
  leftOut(meta, ['id', 'name', 'author', 'firstNight', 'otherNight'], '_meta', notes);
  return {
    title: text(meta['name'], 80),
    author: text(meta['author'], 80),
    characters,
    order: { first: ids(meta['firstNight']), other: ids(meta['otherNight']) },
    notes,
  };
}

function characterOf(group: Group, id: string, notes: Said[]): Character {
  const name = text(group['name'], 60) || id;
  const ability = text(group['ability'], 600);
  if (ability === '') notes.push(said('script.nameOnly', { name }));
  const wanted = text(group['team'], 20).replace(/^traveler$/, 'traveller');
  const team: Team = teams.find((one) => one === wanted) ?? 'townsfolk';
  if (wanted !== team && (wanted !== '' || ability !== '')) notes.push(said('script.team', { name }));
  const known = [
    'id',
    'name',
    'team',
    'ability',
    'firstNight',
    'otherNight',
    'firstNightReminder',
    'otherNightReminder',
    'reminders',
    'remindersGlobal',
  ];
  leftOut(group, known, name, notes);
  const longest = { name: 60, ability: 600, firstNightReminder: 400, otherNightReminder: 400 };
  const isLong = ([field, most]: readonly [string, number]): boolean => lengthOf(group[field]) > most;
  if (Object.entries(longest).some(isLong)) notes.push(said('script.shortened', { names: name }));
  return {
    id: plain(id),
    name,
    team,
    ability,
    firstNight: place(group['firstNight']),
    otherNight: place(group['otherNight']),
    firstNightReminder: text(group['firstNightReminder'], 400),
    otherNightReminder: text(group['otherNightReminder'], 400),
    reminders: [...list(group['reminders']), ...list(group['remindersGlobal'])],
  };
}

/** Says which fields were not taken; those that say nothing are passed over. */
function leftOut(group: Group, known: readonly string[], name: string, notes: Said[]): void {
  const others = Object.entries(group).filter(([key, value]) => !known.includes(key) && value !== '' && value !== false && !isEmpty(value));
  if (others.length > 0)
    notes.push(
      said('script.leftOut', {
        name,
        fields: others
          .map(([key]) => key.slice(0, 30))
          .slice(0, 12)
          .join(', '),
      }),
    );
}

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The sharing form writes numbers for the names of fields. */
function named(group: Group): Group {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [/^\d+$/.test(key) ? (numbered[Number(key)] ?? key) : key, value]));
}

/** An id as programs compare it: small letters and digits alone. */
export const plain = (id: string): string => (id === '_meta' ? id : id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.trim().slice(0, most) : '');
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.trim().length : 0);
const list = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value
        .map((one) => text(one, 60))
        .filter((one) => one !== '')
        .slice(0, 20)
    : [];

/** Decimals and negatives pass, as elsewhere; what is no number sleeps. */
function place(value: unknown): number {
  const n = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(n) ? Math.abs(n) : 0;
}
