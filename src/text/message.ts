/** A language the program speaks. */
export type Language = 'en' | 'zh' | 'pl';
export const languages: readonly Language[] = ['en', 'zh', 'pl'];
/** Whether the program speaks a language, by its code. */
export const isLanguage = (code: string): code is Language => (languages as readonly string[]).includes(code);
/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', zh: '中文', pl: 'Polski' };

/** A wording with `{gaps}`, one wording per plural form of a counted gap, or another where two gaps are filled alike. */
export type Message = string | Plural | Alike;

/** Wording that follows a number. `#` stands for the number itself. */
export interface Plural {
  readonly by: string;
  readonly forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
}

/** Wording that depends on whether two gaps would say the same. */
export interface Alike {
  readonly by: readonly [one: string, other: string];
  readonly forms: { readonly same: string; readonly other: string };
}

/** Message id → wording, in one language. */
export type Catalogue = Readonly<Record<string, Message>>;

/** The wording of one area in every language, side by side so that a missing one shows. */
export type Words = Readonly<Record<Language, Catalogue>>;

/**
 * A message whose wording depends on how many: `plural('n', { one: '# vote', other: '# votes' })`.
 * Polish uses `one`, `few`, `many`, `other`; Chinese only `other` (CLDR).
 */
export function plural<const By extends string, const Forms extends Plural['forms']>(
  by: By,
  forms: Forms,
): { readonly by: By; readonly forms: Forms } {
  return { by, forms };
}

/**
 * A message that does not say the same thing twice: `alike('role', 'faction', { same: '{role}', other: '{role} ({faction})' })`
 * for a role that is a side of its own and named like it.
 */
export function alike<const One extends string, const Other extends string, const Forms extends Alike['forms']>(
  one: One,
  other: Other,
  forms: Forms,
): { readonly by: readonly [One, Other]; readonly forms: Forms } {
  return { by: [one, other], forms };
}
