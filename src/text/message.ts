/** A language the program speaks. */
export type Language = 'en' | 'zh' | 'pl';
export const languages: readonly Language[] = ['en', 'zh', 'pl'];

/** A wording with `{gaps}`, or one wording per plural form of a counted gap. */
export type Message = string | Plural;

/** Wording that follows a number. `#` stands for the number itself. */
export interface Plural {
  readonly by: string;
  readonly forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
}

/** Message id → wording, in one language. */
export type Catalogue = Readonly<Record<string, Message>>;

/** The wording of one area in every language, side by side so that a missing one shows. */
export type Words = Readonly<Record<Language, Catalogue>>;

/**
 * A message whose wording depends on how many: `plural('n', { one: '# vote', other: '# votes' })`.
 * Polish uses `one`, `few`, `many`, `other`; Chinese only `other` (CLDR).
 */
export function plural(by: string, forms: Plural['forms']): Plural {
  return { by, forms };
}
