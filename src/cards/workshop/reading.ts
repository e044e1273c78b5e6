import type { Said } from '../../kernel/types.ts';
import { explainRole } from '../../own/explain/role.ts';
import type { Names } from '../../own/form/begin.ts';
import { causesOf } from '../../own/index-of.ts';
import type { NameKind } from '../../own/naming.ts';
import type { OwnWords } from '../../own/schema/basic.ts';
import { rulesSchema } from '../../own/schema/rules.ts';
import { inLanguage, wordsFor } from '../../own/words.ts';
import type { Language } from '../../text/message.ts';
import { parseDeck, type Deck } from '../deck.ts';
import { entriesOf, type DeckDraft, type TableName } from './draft.ts';

/** Mistakes of a draft that are listed at once. */
const mostListed = 6;

/** What a draft comes to: the deck it makes, or what keeps it from being one; and what its roles do in words. */
export interface Reading {
  readonly deck?: Deck;
  /** With the entry of a table each is about, where it is about one. */
  readonly mistakes: readonly { readonly why: Said; readonly table?: TableName; readonly id?: string }[];
  /** What a role does, a sentence each; nothing while the rules cannot be told. */
  told(role: string): readonly string[];
}

export function readDraft(draft: DeckDraft, language: Language): Reading {
  const read = parseDeck(draft);
  const told = teller(draft, language);
  if ('deck' in read) return { deck: read.deck, mistakes: [], told };
  return { mistakes: read.all.slice(0, mostListed).map(({ why, place }) => ({ why, ...entryAt(draft, place) })), told };
}

/** Made when a role is first told: most changes are not looked at. */
function teller(draft: DeckDraft, language: Language): Reading['told'] {
  let tell: Reading['told'] | undefined;
  return (role) => (tell ??= tellerOf(draft, language))(role);
}

function tellerOf(draft: DeckDraft, language: Language): Reading['told'] {
  const { data } = rulesSchema.safeParse(draft.rules);
  if (!data) return () => [];
  const words = wordsFor(data, draft.title, draft.languages)[language];
  const names = (id: string): string => (typeof words[id] === 'string' ? words[id] : id);
  return (role) => explainRole(data, role, { language, names });
}

/** The entry a place like `rules.roles.seer.calls[0]` lies in. */
function entryAt(draft: DeckDraft, place = ''): { readonly table?: TableName; readonly id?: string } {
  const [, table, id] = /^rules\.(roles|sides|marks|causes|classes|tokens|counts)\.([A-Za-z0-9]+)/.exec(place) ?? [];
  return table !== undefined && id !== undefined && id in entriesOf(draft, table as TableName) ? { table: table as TableName, id } : {};
}

/** The name of an entry in a language, its id where it has none yet. */
export function nameOf(draft: DeckDraft, table: TableName, id: string, language: Language): string {
  const words = entriesOf(draft, table)[id]?.['name'] as OwnWords | undefined;
  return inLanguage(words, language, draft.languages) || id;
}

/** Everything in a draft that can be named; `usual` words the causes every game has. */
export function namesIn(draft: DeckDraft, language: Language, usual: (cause: string) => string): Names {
  const all = (table: TableName): Names[NameKind] =>
    Object.keys(entriesOf(draft, table)).map((id) => ({ id, label: nameOf(draft, table, id, language) }));
  const causes = all('causes');
  const { data } = rulesSchema.safeParse(draft.rules);
  const more = data ? causesOf(data).filter((id) => !causes.some((one) => one.id === id)) : ['vote', 'heart'];
  return {
    role: all('roles'),
    side: all('sides'),
    mark: all('marks'),
    token: all('tokens'),
    class: all('classes'),
    count: all('counts'),
    cause: [...causes, ...more.map((id) => ({ id, label: usual(id) }))],
  };
}
