import { said, type Said } from '../../kernel/types.ts';
import type { RulesFile } from '../../own/schema/rules.ts';
import type { Language } from '../../text/message.ts';
import type { DeckFile } from '../deck.ts';
import { trouble, type Trouble } from '../trouble.ts';
import { charactersIn, type Script } from './characters.ts';
import { sideOfTeam, type Character, type Team } from './form.ts';

/** A deck made from a script file: it prints, deals and calls at night; the host resolves. */
export interface FromScript {
  readonly file: DeckFile;
  /** What was taken and what was not, a sentence each. */
  readonly report: readonly Said[];
}

type Playing = Exclude<Team, 'fabled' | 'loric'>;
type Named = Character & { readonly role: string; readonly team: Playing };

/** Whether a value read from JSON is a community script and no deck. */
export const isScript = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Makes a deck with rules of its own from the items of a community script file; every call is the host's to resolve. */
export function fromScript(items: readonly unknown[]): FromScript | { readonly refusal: Trouble } {
  const script = charactersIn(items);
  if (!script) return { refusal: trouble('script.none') };
  const playing = rolesOf(script);
  const aside = script.characters.filter(({ team }) => team === 'fabled' || team === 'loric');
  if (playing.length < 2) return { refusal: trouble('script.tooFew', { n: playing.length, aside: aside.length }) };
  const language = languageOf(script);
  const rules = rulesFrom(script, playing, language);
  const title = script.title || 'Script';
  const calls = Object.values(rules.roles).reduce((sum, { calls: own }) => sum + (own?.length ?? 0), 0);
  return {
    file: {
      format: 'nightdeck.deck',
      version: 1,
      id: slug(title),
      title: { [language]: title },
      ...(script.author && { author: { [language]: script.author } }),
      languages: [language],
      style: 'house',
      rules,
      cards: playing.map(({ role }, i) => ({ no: i + 1, role })),
    },
    report: [
      said('script.taken', { roles: playing.length, calls, marks: Object.keys(rules.marks ?? {}).length }),
      said('script.manual'),
      ...aside.map(({ name }) => said('script.aside', { name })),
      ...script.notes,
    ],
  };
}

function rolesOf(script: Script): readonly Named[] {
  const taken = new Set(['host', 'nobody', 'day', 'night', 'dawn', 'deal', 'card', 'window', 'table', 'good', 'evil', 'travellers']);
  return script.characters.flatMap((one): Named[] => {
    if (one.team === 'fabled' || one.team === 'loric') return [];
    const base =
      one.id
        .replace(/[^a-z0-9]/g, '')
        .replace(/^\d+/, '')
        .slice(0, 24) || 'role';
    let role = base;
    // The second call of a role takes the name with a 2 behind it.
    for (let n = 1; taken.has(role) || taken.has(`${role}2`) || role in {}; n++) role = `${base}x${n}`;
    taken.add(role).add(`${role}2`);
    return [{ ...one, role, team: one.team }];
  });
}

function rulesFrom(script: Script, all: readonly Named[], language: Language): RulesFile {
  const words = (text: string): Partial<Record<Language, string>> => ({ [language]: text });
  const our = sides[language];
  const inFirst = placesOf(all, script.order.first, ({ firstNight }) => firstNight);
  const inOther = placesOf(all, script.order.other, ({ otherNight }) => otherNight);
  const call = (nights: 'first' | 'other', order: number | undefined, text: string) =>
    order === undefined ? [] : [{ nights, order, do: [{ do: 'manual' as const, words: words(text.slice(0, 400)) }] }];
  const used = [...new Set(all.map(({ team }) => sideOfTeam[team]))];
  const demons = all.some(({ team }) => team === 'demon');
  const marks = [...new Set(all.flatMap(({ name, reminders }) => reminders.map((token) => `${name}: ${token}`.slice(0, 60))))].slice(
    0,
    110,
  );
  return {
    players: [5, 20],
    sides: Object.fromEntries(
      used.map((id) => [id, { name: our[id as keyof typeof our], ...(id === 'evil' && { acquainted: true, calls: [] }) }]),
    ),
    roles: Object.fromEntries(
      all.map((one) => [
        one.role,
        {
          name: words(one.name),
          ...(one.ability && { ability: words(one.ability) }),
          side: sideOfTeam[one.team],
          class: one.team,
          calls: [
            ...call('first', inFirst.get(one.id), one.firstNightReminder || one.ability || one.name),
            ...call('other', inOther.get(one.id), one.otherNightReminder || one.ability || one.name),
          ],
        },
      ]),
    ),
    ...(marks.length > 0 && { marks: Object.fromEntries(marks.map((token, i) => [`reminder${i + 1}`, { name: words(token) }])) }),
    day: { vote: 'accusation', reveal: 'none', ...(used.includes('good') && { by: 'good' }) },
    wins:
      used.includes('good') && used.includes('evil')
        ? [
            { by: 'gone', side: 'good', who: demons ? { class: 'demon' } : { side: 'evil' } },
            { by: 'when', side: 'evil', when: { atMost: [2, {}] } },
          ]
        : [{ by: 'when', side: 'nobody', when: { atMost: [1, {}] } }],
    evenings: [{ id: 'usual', name: our.usual, rows: rowsFor(all) }],
  };
}

/** Place in the night by the list where there is one, else by the numbers; who sleeps has none. */
function placesOf(all: readonly Named[], list: readonly string[], n: (one: Named) => number): ReadonlyMap<string, number> {
  const key = (one: Named): number => (list.length > 0 ? list.indexOf(one.id) + 1 : n(one));
  const awake = all.filter((one) => key(one) > 0).sort((a, b) => key(a) - key(b));
  return new Map(awake.map(({ id }, i) => [id, Math.min(i + 1, 999)]));
}

/** How many of each team play, as such scripts are dealt; from the front of the file, as far as it reaches. */
function rowsFor(all: readonly Named[]): { players: [number, number]; roles: Record<string, number> }[] {
  const front = (team: Playing, n: number): string[] =>
    all
      .filter((one) => one.team === team)
      .slice(0, n)
      .map(({ role }) => role);
  const rows = [];
  for (let players = 5; players <= Math.min(15, all.length); players++) {
    const outsiders = players < 7 ? players - 5 : (players - 7) % 3;
    const minions = players < 10 ? 1 : players < 13 ? 2 : 3;
    const rest = players - outsiders - minions - 1;
    const some = [...front('townsfolk', rest), ...front('outsider', outsiders), ...front('minion', minions), ...front('demon', 1)];
    const others = all.map(({ role }) => role).filter((role) => !some.includes(role));
    const roles = [...some, ...others.slice(0, players - some.length)];
    rows.push({ players: [players, players] as [number, number], roles: Object.fromEntries(roles.map((role) => [role, 1])) });
  }
  return rows.length > 0 ? rows : [{ players: [5, 20], roles: Object.fromEntries(all.slice(0, 5).map(({ role }) => [role, 1])) }];
}

/** Chinese where the names are; Polish by its letters; else English. */
function languageOf({ characters }: Script): Language {
  const all = characters.map(({ name, ability }) => name + ability).join('');
  return /\p{Script=Han}/u.test(all) ? 'zh' : /[ąęłńśźż]/i.test(all) ? 'pl' : 'en';
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40) || 'script';

const sides = {
  en: { good: { en: 'Good' }, evil: { en: 'Evil' }, travellers: { en: 'Travellers' }, usual: { en: 'Usual' } },
  zh: { good: { zh: '善良阵营' }, evil: { zh: '邪恶阵营' }, travellers: { zh: '旅行者' }, usual: { zh: '常规' } },
  pl: { good: { pl: 'Dobro' }, evil: { pl: 'Zło' }, travellers: { pl: 'Podróżni' }, usual: { pl: 'Zwykła' } },
} as const;
