import { languages, type Catalogue, type Message, type Words } from './message.ts';

/** One message: its wording in each language, in the order of `languages`. */
export type Row = readonly [en: Message, zh: Message, pl: Message];
/** Message id → its row. */
export type Rows = Readonly<Record<string, Row>>;

/** Rows whose ids the compiler knows. */
export const rows = <const R extends Rows>(list: R): R => list;

/** The rows with what their ids begin with: `whom` under `day` is `day.whom`. */
export const under = <const P extends string, const R extends Rows>(
  prefix: P,
  list: R,
): { readonly [Id in keyof R & string as `${P}.${Id}`]: R[Id] } =>
  Object.fromEntries(Object.entries(list).map(([id, row]) => [`${prefix}.${id}`, row])) as never;

/** The catalogues of a list of rows, with its ids known to the compiler. */
export interface WordsIn<R extends Rows> {
  readonly en: { readonly [Id in keyof R]: R[Id][0] };
  readonly zh: { readonly [Id in keyof R]: R[Id][1] };
  readonly pl: { readonly [Id in keyof R]: R[Id][2] };
}

/** The rows as one catalogue per language; later rows win. */
export function wordsOf<const R extends Rows>(list: R): WordsIn<R>;
export function wordsOf(...lists: readonly Rows[]): Words;
export function wordsOf(...lists: readonly Rows[]): Words {
  const all = Object.entries(Object.assign({}, ...lists) as Rows);
  return Object.fromEntries(
    languages.map((language, i): [string, Catalogue] => [language, Object.fromEntries(all.map(([id, row]) => [id, row[i] as Message]))]),
  ) as unknown as Words;
}

/** The row with a gap filled from another row, language by language: "{role}, open your eyes." with the name of a role. */
export function filled(row: Row, gap: string, by: Row): Row {
  return row.map((message, i) =>
    typeof message === 'string' ? message.replaceAll(`{${gap}}`, typeof by[i] === 'string' ? by[i] : '') : message,
  ) as unknown as Row;
}
